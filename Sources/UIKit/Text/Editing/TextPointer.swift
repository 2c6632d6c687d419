import Foundation

/// What a mouse does in a text: a press takes the caret there, a move selects, two presses take
/// words and three paragraphs.
final class TextPointer: UIGestureRecognizer {
    private let editor: TextEditor
    /// What the press selected; moving selects from its ends on.
    private var origin = NSRange(location: 0, length: 0)
    private var unit = Unit.character
    /// Where the button went down on what is selected: a drag may begin there, or else the caret goes
    /// there in the end.
    private var pending: CGPoint?

    /// How far a press that is no drag may move, in points.
    private static let slack: CGFloat = 4

    private enum Unit {
        case character, word, paragraph
    }

    init(_ editor: TextEditor) {
        self.editor = editor
        super.init()
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let client = editor.client, touch.view === client,
            client.isTextSelectable
        else {
            state = .failed
            return
        }
        guard client.isFirstResponder || client.becomeFirstResponder() else {
            state = .failed
            return
        }
        editor.isSelectedByTouch = false
        if editor.dragging.mayLift(touch, event) {
            pending = touch.windowLocation
            state = .began
            return
        }
        press(touch, extending: event.modifierFlags.contains(.shift))
        state = .began
    }

    private func press(_ touch: UITouch, extending: Bool) {
        let place = editor.closestPosition(to: touch.location(in: editor.client))
        if extending {
            unit = .character
            origin = NSRange(location: editor.selection.anchor, length: 0)
            extend(to: place)
            return
        }
        unit = [.character, .word, .paragraph][min(touch.tapCount, 3) - 1]
        origin = range(at: place.offset)
        if unit == .character {
            editor.select(TextSelection(caret: place.offset, affinity: place.affinity))
        } else {
            editor.select(TextSelection(origin))
        }
    }

    private func range(at offset: Int) -> NSRange {
        switch unit {
        case .character: NSRange(location: offset, length: 0)
        case .word: editor.wordRange(at: offset)
        case .paragraph: editor.paragraphRange(at: offset)
        }
    }

    private func extend(to place: TextOffset) {
        let range = range(at: place.offset)
        if range.location < origin.location {
            editor.select(TextSelection(anchor: origin.upperBound, head: range.location))
        } else {
            editor.select(
                TextSelection(
                    anchor: origin.location, head: max(range.upperBound, origin.upperBound),
                    affinity: place.affinity))
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, pending == nil else { return }
        extend(to: editor.closestPosition(to: touch.location(in: editor.client)))
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first, let pending {
            let way = hypot(
                touch.windowLocation.x - pending.x, touch.windowLocation.y - pending.y)
            if way < Self.slack { press(touch, extending: false) }
        } else if let touch = touches.first, editor.selection.isCaret {
            editor.followLink(at: touch.location(in: editor.client))
        }
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        pending = nil
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
