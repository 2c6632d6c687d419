import Foundation

/// Fades a view in and out.
final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from),
            let view = transitionContext.view(forKey: isPresenting ? .to : .from)
        else {
            transitionContext.completeTransition(true)
            return
        }
        let alpha = view.alpha
        if isPresenting {
            UIView.performWithoutAnimation {
                transitionContext.containerView.addSubview(view)
                view.frame = transitionContext.finalFrame(for: controller)
                view.alpha = 0
            }
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) { [self] in
            view.alpha = isPresenting ? alpha : 0
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            view.alpha = alpha
        }
    }
}
