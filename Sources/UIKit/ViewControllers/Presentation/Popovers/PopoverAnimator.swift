import Foundation

/// Lets a popover grow from its arrow's tip, and fade away.
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
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
                if !UIAccessibility.isReduceMotionEnabled {
                    view.transform = Self.small((view as? PopoverView)?.placement, view)
                }
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            options: .curveEaseOut
        ) { [self] in
            view.alpha = isPresenting ? 1 : 0
            if isPresenting { view.transform = .identity }
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            view.alpha = 1
            view.transform = .identity
        }
    }

    private static func small(
        _ placement: PopoverPlacement?, _ view: UIView
    ) -> CGAffineTransform {
        let tip = placement?.tip ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let scale: CGFloat = 0.6
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (tip.x - view.bounds.midX) * (1 - scale),
            ty: (tip.y - view.bounds.midY) * (1 - scale))
    }
}
