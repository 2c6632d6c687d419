import Foundation

/// What a finger does in a text: a tap takes the caret there, two taps take a word and three a
/// paragraph; a finger that stays takes the caret along.
final class TextFinger: UIGestureRecognizer {
    private let editor: TextEditor
    private let timer = GestureTimer()
    private var start = CGPoint.zero
    private var isDragging = false

    /// How long a finger stays before it takes the caret along, in seconds.
    private static let delay: TimeInterval = 0.5
    /// How far a finger that taps may move, in points.
    private static let slack: CGFloat = 10

    init(_ editor: TextEditor) {
        self.editor = editor
        super.init()
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map {
            NSNumber(value: $0.rawValue)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouches == 1, let client = editor.client,
            touch.view === client, client.isTextSelectable
        else {
            state = .failed
            return
        }
        start = touch.windowLocation
        // A finger that stays on what is selected drags that.
        if editor.dragging.mayLift(touch, event) { return }
        timer.start(Self.delay, in: view) { [weak self] in self?.beginDragging() }
    }

    private func beginDragging() {
        guard takeFocus() else {
            state = .failed
            return
        }
        isDragging = true
        state = .began
        moveCaret()
    }

    private func takeFocus() -> Bool {
        guard let client = editor.client else { return false }
        return client.isFirstResponder || client.becomeFirstResponder()
    }

    private func moveCaret() {
        let place = editor.closestPosition(to: location(in: editor.client))
        editor.isSelectedByTouch = false
        editor.select(TextSelection(caret: place.offset, affinity: place.affinity))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isDragging {
            moveCaret()
            state = .changed
        } else if let touch = touches.first,
            hypot(touch.windowLocation.x - start.x, touch.windowLocation.y - start.y) > Self.slack
        {
            state = .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !isDragging, let touch = touches.first else {
            state = .ended
            return
        }
        let wasEditing = editor.isEditing
        guard takeFocus() else {
            state = .failed
            return
        }
        tap(touch, wasEditing: wasEditing)
        state = .ended
    }

    private func tap(_ touch: UITouch, wasEditing: Bool) {
        let place = editor.closestPosition(to: touch.location(in: editor.client))
        switch touch.tapCount {
        case 1:
            let point = touch.location(in: editor.client)
            if editor.followLink(at: point) { return }
            // A tap on the caret, or on what is selected, asks for what can be done with it.
            let range = editor.selection.range
            if wasEditing, place.offset >= range.location, place.offset <= range.upperBound {
                editor.menu.open(at: point)
            } else {
                moveCaret()
            }
        case 2: select(editor.wordRange(at: place.offset))
        default: select(editor.paragraphRange(at: place.offset))
        }
    }

    private func select(_ range: NSRange) {
        editor.select(TextSelection(range))
        editor.isSelectedByTouch = true
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        timer.stop()
        isDragging = false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        isDragging
    }
}
