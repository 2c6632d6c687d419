import Foundation

/// The two grips with which a finger changes what is selected.
@MainActor final class TextHandles {
    private weak var editor: TextEditor?
    private let start: TextHandle
    private let end: TextHandle

    init(_ editor: TextEditor) {
        self.editor = editor
        start = TextHandle(isStart: true)
        end = TextHandle(isStart: false)
        for handle in [start, end] {
            handle.drag = { [weak self] handle, point in self?.drag(handle, to: point) }
            editor.client?.addSubview(handle)
        }
    }

    func remove() {
        start.removeFromSuperview()
        end.removeFromSuperview()
    }

    func place() {
        guard let editor, let client = editor.client, let range = client.selectedTextRange else {
            return
        }
        for handle in [start, end] {
            handle.tintColor = client.tintColor
            let caret = client.caretRect(for: handle.isStart ? range.start : range.end)
            handle.place(along: caret)
            let seen = editor.canvas.convert(editor.canvas.bounds, to: client)
            handle.isHidden = !seen.insetBy(dx: -4, dy: -4).intersects(caret)
        }
    }

    /// The grip that is moved beyond the other one stops a character before it.
    private func drag(_ handle: TextHandle, to point: CGPoint) {
        guard let editor, let client = editor.client else { return }
        let range = editor.selection.range
        let offset = editor.closestPosition(to: handle.convert(point, to: client)).offset
        let string = editor.string
        if handle.isStart {
            let limit = string.characterOffset(before: range.upperBound)
            editor.select(TextSelection(anchor: range.upperBound, head: min(offset, limit)))
        } else {
            let limit = string.characterOffset(after: range.location)
            editor.select(TextSelection(anchor: range.location, head: max(offset, limit)))
        }
        editor.isSelectedByTouch = true
    }
}

/// A grip: a line with a knob at its end. It is a control, so that scroll views leave its touches to
/// it.
final class TextHandle: UIControl {
    let isStart: Bool
    var drag: ((TextHandle, CGPoint) -> Void)?
    private let stem = UIView(frame: .zero)
    private let knob = UIView(frame: .zero)
    /// Where the finger is from the middle of the line, in points.
    private var grip = CGVector.zero

    /// The knob's diameter, in points, as on iOS.
    private static let diameter: CGFloat = 11
    /// How far a finger may miss the line, in points.
    private static let reach: CGFloat = 16

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        for part in [stem, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        knob.layer.cornerRadius = Self.diameter / 2
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) {
        isStart = true
        super.init(coder: coder)
    }

    override var canBecomeFocused: Bool { false }
    override var isAccessibilityElementByDefault: Bool { false }

    func place(along caret: CGRect) {
        frame = caret.insetBy(dx: -Self.reach, dy: -Self.reach)
        stem.frame = CGRect(x: Self.reach, y: Self.reach, width: caret.width, height: caret.height)
        let y = isStart ? Self.reach - Self.diameter + 1 : Self.reach + caret.height - 1
        knob.frame = CGRect(
            x: Self.reach + caret.width / 2 - Self.diameter / 2, y: y, width: Self.diameter,
            height: Self.diameter)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        stem.backgroundColor = tintColor
        knob.backgroundColor = tintColor
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        grip = CGVector(dx: bounds.midX - point.x, dy: bounds.midY - point.y)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        drag?(self, CGPoint(x: point.x + grip.dx, y: point.y + grip.dy))
        return true
    }
}
