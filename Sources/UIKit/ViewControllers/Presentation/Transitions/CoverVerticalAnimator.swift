import Foundation

/// Moves a view up from below the container's lower edge, and down again.
final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from),
            let view = transitionContext.view(forKey: isPresenting ? .to : .from)
        else {
            transitionContext.completeTransition(true)
            return
        }
        if isPresenting {
            UIView.performWithoutAnimation {
                container.addSubview(view)
                view.frame = transitionContext.finalFrame(for: controller)
                view.transform = Self.below(view, container)
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            options: .curveEaseOut
        ) { [self] in
            view.transform = isPresenting ? .identity : Self.below(view, container)
        } completion: { _ in
            let completed = !transitionContext.transitionWasCancelled
            if !completed || self.isPresenting { view.transform = .identity }
            transitionContext.completeTransition(completed)
            view.transform = .identity
        }
    }

    /// Out of sight. A transform leaves the view's own layout alone.
    private static func below(_ view: UIView, _ container: UIView) -> CGAffineTransform {
        let top = view.center.y - view.bounds.height / 2
        return CGAffineTransform(translationX: 0, y: max(0, container.bounds.maxY - top))
    }
}
