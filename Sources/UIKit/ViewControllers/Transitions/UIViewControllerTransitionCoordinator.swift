public import Foundation

/// What is to be known of a transition under way.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a person had hold of it when it began.
    var initiallyInteractive: Bool { get }
    /// Whether a person can take hold of it while it runs.
    var isInterruptible: Bool { get }
    /// Whether a person has hold of it now.
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    /// How far a person has moved it, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast the rest goes once the person let go, times the usual pace.
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view that the transition happens in.
    var containerView: UIView { get }
    var targetTransform: CGAffineTransform { get }
}

/// Lets others animate alongside of a transition, and hear of its end.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Adds changes that are animated for as long as the transition takes, and what is called after it
    /// ended, cancelled or not.
    ///
    /// - Returns: False when the transition has begun to move: then the changes are not made.
    @discardableResult
    func animate(
        alongsideTransition animation:
            ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same, for views that lie outside of the transition's container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Adds what is called each time a person takes hold of the transition or lets go of it.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation:
            ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
