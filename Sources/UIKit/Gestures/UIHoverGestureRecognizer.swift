import Foundation

/// Follows a pointer over a view: begins when it comes, changes as it moves, ends when it leaves.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    final func pointerDidMove(to pointer: HostPointerEvent) {
        lastLocation = pointer.location
        modifierFlags = UIKeyModifierFlags(pointer.modifiers)
        state = state == .possible ? .began : .changed
    }

    final func pointerDidLeave() {
        if state == .began || state == .changed { state = .ended }
    }

    /// Touches are nothing to it.
    override func accepts(_ touch: UITouch) -> Bool { false }
}
