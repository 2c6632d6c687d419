import Foundation

/// One change of the screen of a navigation controller.
@MainActor final class NavigationTransition {
    let context: TransitionContext
    let isPop: Bool
    private unowned let navigationController: UINavigationController
    private let from: UIViewController?
    private let to: UIViewController
    private var stackIsUnchanged = true

    init(
        _ navigationController: UINavigationController, from: UIViewController?,
        to: UIViewController, isPop: Bool, isAnimated: Bool
    ) {
        self.navigationController = navigationController
        self.from = from
        self.to = to
        self.isPop = isPop
        let stage = navigationController.stage
        context = TransitionContext(
            from: TransitionContext.Side(
                controller: from, view: from?.viewIfLoaded,
                initialFrame: from?.viewIfLoaded?.frame ?? .zero),
            to: TransitionContext.Side(
                controller: to, view: to.loadedView,
                finalFrame: navigationController.bars.frame(for: to)),
            in: stage.container, isAnimated: isAnimated, participants: [navigationController])
    }

    func concerns(_ controller: UIViewController) -> Bool {
        controller === from || controller === to
    }

    func stackDidChange() {
        stackIsUnchanged = false
    }

    /// - Parameters:
    ///   - decide: Told whether the change was made, and whether the stack is as it was when the change
    ///     began, before the other half of the appearance calls.
    ///   - finally: Called after all appearance calls.
    func run(
        decide: @escaping (_ didComplete: Bool, _ stackIsUnchanged: Bool) -> Void,
        finally: @escaping (_ didComplete: Bool) -> Void
    ) {
        let animated = context.isAnimated
        for controller in [from, to] { controller?.isMovedByTransition = true }
        from?.activeSearch?.stage.tuckIn()
        from?.beginAppearanceTransition(false, animated: animated)
        to.beginAppearanceTransition(true, animated: animated)
        // Later than the appearance calls, as in the reimplementation that was written after UIKit's
        // behaviour (BigZaphod/Chameleon, UINavigationController.m).
        _ = try? navigationController.delegate?.navigationController(
            navigationController, willShow: to, animated: animated)
        let bars = navigationController.bars
        let barChange = bars.prepareTransition(to: to, isPop: isPop)
        to.loadedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        context.animate(alongsideTransition: { _ in barChange.move() })
        let (animator, interactor) = choices(animated: animated)
        if animator == nil { place() }
        context.run(with: animator, interactor: interactor) { [self] didComplete in
            decide(didComplete, stackIsUnchanged)
            end(didComplete)
            barChange.finish(didComplete: didComplete)
            finally(didComplete)
            for controller in [from, to] { controller?.activeSearch?.stage.place() }
        }
        if !context.isOver { to.deliverIsAppearing() }
    }

    private func place() {
        to.loadedView.frame = navigationController.bars.frame(for: to)
        context.containerView.addSubview(to.loadedView)
    }

    private func choices(
        animated: Bool
    ) -> (
        (any UIViewControllerAnimatedTransitioning)?,
        (any UIViewControllerInteractiveTransitioning)?
    ) {
        guard animated, let from else { return (nil, nil) }
        let gesture = navigationController.popGesture.driver
        let custom = try? navigationController.delegate?.navigationController(
            navigationController, animationControllerFor: isPop ? .pop : .push, from: from, to: to)
        guard let custom = custom ?? nil else {
            return (NavigationSlide(isPop: isPop), gesture)
        }
        let interactor = try? navigationController.delegate?.navigationController(
            navigationController, interactionControllerFor: custom)
        return (custom, interactor ?? gesture)
    }

    private func end(_ didComplete: Bool) {
        let leaving = didComplete ? from : to
        leaving?.viewIfLoaded?.removeFromSuperview()
        for controller in [from, to] { controller?.isMovedByTransition = false }
        if didComplete {
            let frame = navigationController.bars.frame(for: to)
            if to.loadedView.superview !== context.containerView {
                // An animator that forgot.
                context.containerView.addSubview(to.loadedView)
            }
            if to.loadedView.transform.isIdentity { to.loadedView.frame = frame }
            from?.endAppearanceTransition()
            to.endAppearanceTransition()
        } else {
            to.beginAppearanceTransition(false, animated: context.isAnimated)
            to.endAppearanceTransition()
            if let from, from.loadedView.superview == nil {
                context.containerView.addSubview(from.loadedView)
            }
            from?.beginAppearanceTransition(true, animated: context.isAnimated)
            from?.endAppearanceTransition()
        }
    }
}
