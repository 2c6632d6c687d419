public import Foundation

/// Decides on a person's choice of a tab, hears of it, and may animate it.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a person may choose the controller. Default: yes.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) throws(NotImplemented) -> Bool

    /// A person chose the controller, also if it was chosen already. Not called when the program does.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) throws(NotImplemented)

    /// What animates the change; `nil` for none.
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) throws(NotImplemented) -> (any UIViewControllerAnimatedTransitioning)?

    /// What lets a person move that animation; `nil` lets it run.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) throws(NotImplemented) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) throws(NotImplemented) -> (any UIViewControllerAnimatedTransitioning)? {
        throw NotImplemented()
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) throws(NotImplemented) -> (any UIViewControllerInteractiveTransitioning)? {
        throw NotImplemented()
    }
}
