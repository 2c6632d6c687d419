import Foundation

/// Presents a controller that shows nothing, while a dialog of the desktop's stands before the window.
final class DesktopDialogPresentationController: UIPresentationController {
    override var presentationStyle: UIModalPresentationStyle { .overFullScreen }

    override var shouldRemovePresentersView: Bool { false }

    override func makeAnimator(
        isPresenting: Bool
    ) -> any UIViewControllerAnimatedTransitioning {
        InstantAnimator(isPresenting: isPresenting)
    }
}

/// Puts the view to its place in no time.
private final class InstantAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if isPresenting, let view = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(view)
        }
        transitionContext.completeTransition(true)
    }
}
