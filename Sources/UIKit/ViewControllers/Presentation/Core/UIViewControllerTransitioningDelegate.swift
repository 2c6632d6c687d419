public import Foundation

/// Supplies what a controller is presented and dismissed with.
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// - Returns: `nil` for the movement of the controller's own style.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) throws(NotImplemented) -> (any UIViewControllerAnimatedTransitioning)?

    /// - Returns: `nil` for the movement of the controller's own style.
    func animationController(
        forDismissed dismissed: UIViewController
    ) throws(NotImplemented) -> (any UIViewControllerAnimatedTransitioning)?

    /// - Returns: `nil` when no person moves the presentation.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) throws(NotImplemented) -> (any UIViewControllerInteractiveTransitioning)?

    /// - Returns: `nil` when no person moves the dismissal.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) throws(NotImplemented) -> (any UIViewControllerInteractiveTransitioning)?

    /// Asked for controllers of the style `custom`.
    ///
    /// - Parameters:
    ///   - presented: The controller that comes.
    ///   - presenting: `nil` when it isn't known yet.
    ///   - source: The controller that was asked to present.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) throws(NotImplemented) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) throws(NotImplemented) -> (any UIViewControllerAnimatedTransitioning)? {
        throw NotImplemented()
    }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) throws(NotImplemented) -> (any UIViewControllerAnimatedTransitioning)? {
        throw NotImplemented()
    }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) throws(NotImplemented) -> (any UIViewControllerInteractiveTransitioning)? {
        throw NotImplemented()
    }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) throws(NotImplemented) -> (any UIViewControllerInteractiveTransitioning)? {
        throw NotImplemented()
    }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) throws(NotImplemented) -> UIPresentationController? {
        throw NotImplemented()
    }
}
