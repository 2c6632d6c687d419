public import Foundation

/// Moves views from one controller's screen to another's.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// In seconds. What happens alongside takes as long.
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval

    /// Puts the coming view into the container, animates, and calls the context's
    /// `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// An animator that can be paused and turned back, the same one for the whole transition.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) throws(NotImplemented) -> any UIViewImplicitlyAnimating

    /// Called when all is over.
    ///
    /// - Parameter transitionCompleted: False when it was cancelled.
    func animationEnded(_ transitionCompleted: Bool) throws(NotImplemented)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) throws(NotImplemented) -> any UIViewImplicitlyAnimating {
        throw NotImplemented()
    }

    public func animationEnded(_ transitionCompleted: Bool) throws(NotImplemented) {
        throw NotImplemented()
    }
}
