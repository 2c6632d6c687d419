public import Foundation

/// What a transition is about: who goes, who comes, and where.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that the transition happens in. The animator puts the coming view into it.
    var containerView: UIView { get }

    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }

    /// Tells how far a person has moved the transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Tells that the person let go and the transition goes on to its end.
    func finishInteractiveTransition()
    /// Tells that the person let go and the transition goes back to its beginning.
    func cancelInteractiveTransition()
    /// Tells that a person took hold of a transition under way.
    func pauseInteractiveTransition()

    /// Ends the transition; every animator calls it, once.
    ///
    /// - Parameter didComplete: False when the transition was cancelled.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view to animate; `nil` when the animator has to leave that view alone.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    var targetTransform: CGAffineTransform { get }

    /// Where a controller's view is at the beginning; `.zero` when it is nowhere.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view has to be at the end; `.zero` when that does not matter.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Names one of a transition's two controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is seen at the beginning.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is seen at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names one of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is seen at the beginning.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that is seen at the end.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
