public import Foundation

/// Lets a person move a transition, such as with a finger.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition. Who implements it calls the context's `updateInteractiveTransition(_:)`,
    /// `finishInteractiveTransition()` or `cancelInteractiveTransition()`, and `completeTransition(_:)`
    /// at the end.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// How fast the rest goes once the person let go, times the usual pace. Default: 1.
    var completionSpeed: CGFloat { get }

    /// The pace of the rest. Default: eases in and out.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether a person has hold of the transition from its beginning on. Default: yes.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
