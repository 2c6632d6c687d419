public import Foundation

/// Hears which controller a navigation controller shows, and may show it in another way.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// The controller's view is about to come to the screen.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) throws(NotImplemented)

    /// The controller's view is on the screen. Not called for a transition that was cancelled.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) throws(NotImplemented)

    /// What animates the change; `nil` for the usual movement.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) throws(NotImplemented) -> (any UIViewControllerAnimatedTransitioning)?

    /// What lets a person move that animation; `nil` lets it run.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) throws(NotImplemented) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) throws(NotImplemented) -> (any UIViewControllerAnimatedTransitioning)? {
        throw NotImplemented()
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) throws(NotImplemented) -> (any UIViewControllerInteractiveTransitioning)? {
        throw NotImplemented()
    }
}

extension UINavigationController {
    /// Which way a navigation controller's stack goes.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }
}
