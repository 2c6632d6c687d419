public import Foundation

/// Has a say in which gestures are recognized.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether the recognizer may go from possible to recognized; it fails otherwise. Default: yes.
    func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) throws(NotImplemented) -> Bool

    /// Whether the recognizer is told of a touch that begins. Default: yes.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) throws(NotImplemented) -> Bool

    /// Whether two recognizers may be at it at once; one of two delegates' yes is enough.
    /// Default: no.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) throws(NotImplemented) -> Bool

    /// Whether the recognizer waits until the other one failed. Default: no.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) throws(NotImplemented) -> Bool

    /// Whether the other recognizer waits until this one failed. Default: no.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) throws(NotImplemented) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }
}
