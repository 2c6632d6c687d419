import Foundation

/// Tells a control where a pointer is over it, and that it left.
final class ControlHover: UIHoverGestureRecognizer {
    private let handler: (CGPoint?) -> Void

    /// - Parameter handler: Gets the place in the recognizer's view; `nil` when the pointer left.
    init(_ handler: @escaping (CGPoint?) -> Void) {
        self.handler = handler
        super.init()
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        handler(state == .began || state == .changed ? location(in: view) : nil)
    }
}
