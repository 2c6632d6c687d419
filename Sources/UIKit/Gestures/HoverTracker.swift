/// Tells hover recognizers of a pointer that moves with no button pressed.
@MainActor struct HoverTracker {
    private var current: [UIHoverGestureRecognizer] = []

    /// - Complexity: O(*n*) in the views that a hit test visits.
    mutating func move(to pointer: HostPointerEvent, in window: UIWindow) {
        let found = recognizers(under: pointer, in: window)
        let left = current.filter { !found.contains($0) }
        current = found
        for recognizer in left { recognizer.pointerDidLeave() }
        for recognizer in found { recognizer.pointerDidMove(to: pointer) }
    }

    mutating func leave(_ pointer: HostPointerEvent) {
        let left = current
        current = []
        for recognizer in left { recognizer.pointerDidLeave() }
    }

    private func recognizers(
        under pointer: HostPointerEvent, in window: UIWindow
    ) -> [UIHoverGestureRecognizer] {
        var found: [UIHoverGestureRecognizer] = []
        let point = window.convert(pointer.location, from: nil)
        var view = window.hitTest(point, with: nil)
        while let next = view {
            for case let recognizer as UIHoverGestureRecognizer in next.gestureRecognizers ?? []
            where recognizer.isEnabled {
                found.append(recognizer)
            }
            view = next.superview
        }
        return found
    }
}
