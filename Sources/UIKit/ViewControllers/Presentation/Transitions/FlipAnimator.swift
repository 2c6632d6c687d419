import Foundation

/// Turns the container over, from a picture of one screen to the other screen.
final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        0.75
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from),
            let view = transitionContext.view(forKey: isPresenting ? .to : .from)
        else {
            transitionContext.completeTransition(true)
            return
        }
        let behind = transitionContext.viewController(forKey: isPresenting ? .from : .to)?.view
        let picture = behind?.snapshotView(afterScreenUpdates: !isPresenting) ?? UIView()
        picture.frame = container.bounds
        if isPresenting { container.addSubview(picture) }
        // What turns shows both of its sides; what it was made from is not to be seen around it.
        behind?.isHidden = true
        UIView.transition(
            with: container, duration: transitionDuration(using: transitionContext),
            options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft
        ) { [isPresenting] in
            if isPresenting {
                picture.removeFromSuperview()
                container.addSubview(view)
                view.frame = transitionContext.finalFrame(for: controller)
            } else {
                view.isHidden = true
                container.addSubview(picture)
            }
        } completion: { _ in
            behind?.isHidden = false
            picture.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            view.isHidden = false
        }
    }
}
