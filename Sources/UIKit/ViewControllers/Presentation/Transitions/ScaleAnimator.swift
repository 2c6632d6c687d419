import Foundation

/// Lets a view come from another size to its own, and fade away.
final class ScaleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let beginning: (UIView) -> CGAffineTransform

    /// - Parameter beginning: What the view is transformed by before it comes.
    init(isPresenting: Bool, from beginning: @escaping (UIView) -> CGAffineTransform) {
        self.isPresenting = isPresenting
        self.beginning = beginning
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        isPresenting ? 0.3 : 0.2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from),
            let view = transitionContext.view(forKey: isPresenting ? .to : .from)
        else {
            transitionContext.completeTransition(true)
            return
        }
        if isPresenting {
            UIView.performWithoutAnimation {
                transitionContext.containerView.addSubview(view)
                view.frame = transitionContext.finalFrame(for: controller)
                view.alpha = 0
                if !UIAccessibility.isReduceMotionEnabled { view.transform = beginning(view) }
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            options: .curveEaseOut
        ) { [self] in
            view.alpha = isPresenting ? 1 : 0
            view.transform = .identity
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            view.alpha = 1
            view.transform = .identity
        }
    }
}
