import Foundation

/// Brings the last controller of a navigation controller's stack to the screen.
///
/// The stack is the truth; what is shown follows it, one transition after another. The order of the
/// calls is that of UIKit: the views load and the first half of the appearance calls comes before the
/// layout, the other half when the movement is over
/// (http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html,
/// https://arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller).
@MainActor final class NavigationStage {
    private unowned let navigationController: UINavigationController
    let container = NavigationStageView(frame: .zero)

    private(set) var stack: [UIViewController] = []
    /// The controller whose view is in the container.
    private(set) var shown: UIViewController?
    /// The stack as it was when `shown` was last decided on.
    private var shownStack: [UIViewController] = []
    /// Children that have yet to hear that they are.
    private var arriving: [UIViewController] = []
    /// No longer in the stack, but on the screen until the next transition is over.
    private var leaving: [UIViewController] = []
    private var nextIsAnimated = false
    private var isStarting = false
    private var transition: NavigationTransition?
    private let focus = NavigationFocus()

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
        container.clipsToBounds = true
    }

    var isInTransition: Bool { transition != nil }

    /// Whether a screen leaves for one that was below it.
    var isGoingBack: Bool { transition?.isPop ?? false }

    /// Whether the top of the stack is on the screen, and nothing moves.
    var isAtRest: Bool { transition == nil && stack.last === shown }

    var context: TransitionContext? { transition?.context }

    // MARK: - The stack

    func change(to new: [UIViewController], animated: Bool) {
        let old = stack
        let added = new.filter { controller in !old.contains { $0 === controller } }
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        stack = new
        transition?.stackDidChange()
        for controller in added { add(controller) }
        for controller in removed { remove(controller) }
        nextIsAnimated = animated
        welcome()
        if stack.last === shown, transition == nil {
            // Those below it are kept by nobody else.
            shownStack = stack
            navigationController.bars.stackDidChange()
        }
        setNeedsChange()
    }

    private func add(_ controller: UIViewController) {
        leaving.removeAll { $0 === controller }
        if controller.parent === navigationController {
            // It had been taken away and has not left yet.
            controller.willMove(toParent: navigationController)
        } else {
            navigationController.addChild(controller)
        }
        arriving.append(controller)
    }

    private func remove(_ controller: UIViewController) {
        arriving.removeAll { $0 === controller }
        controller.willMove(toParent: nil)
        if controller === shown || transition?.concerns(controller) ?? false {
            leaving.append(controller)
        } else {
            controller.removeFromParent()
        }
    }

    /// Tells those that have arrived: all but the one that is still to be shown.
    private func welcome() {
        let arrived = arriving.filter { controller in
            if transition?.concerns(controller) ?? false { return false }
            return controller !== stack.last || controller === shown
        }
        for controller in arrived {
            arriving.removeAll { $0 === controller }
            controller.didMove(toParent: navigationController)
        }
    }

    private func seeOff() {
        let gone = leaving.filter { $0 !== shown }
        for controller in gone {
            leaving.removeAll { $0 === controller }
            // Another container may have taken it meanwhile.
            if controller.parent === navigationController { controller.removeFromParent() }
        }
    }

    // MARK: - The screen

    /// Brings the screen up to date before the next layout, or once the present change is over.
    func setNeedsChange() {
        guard stack.last !== shown, let view = navigationController.viewIfLoaded else { return }
        view.setNeedsLayout()
        if view.window == nil, transition == nil, navigationController.appearance == .disappeared {
            // Nobody sees it; the new top is installed when somebody is about to.
            takeDown(shown)
            shown = nil
            shownStack = []
            navigationController.bars.stackDidChange()
            seeOff()
            return
        }
        view.window?.performBeforeLayout { [weak self] in self?.startIfNeeded() }
    }

    func startIfNeeded() {
        guard !isInTransition, !isStarting, let view = navigationController.viewIfLoaded,
            stack.last !== shown
        else { return }
        isStarting = true
        defer { isStarting = false }
        guard view.window != nil else { return showTopAtOnce() }
        // Loading a view may change the stack.
        while let top = stack.last, !top.isViewLoaded { _ = top.loadedView }
        switch navigationController.appearance {
        case .appeared: start()
        case .appearing: exchangeWhileAppearing()
        case .disappeared: showTopAtOnce()
        case .disappearing: break
        }
    }

    /// Shows the top without any calls: nothing of this is on the screen.
    func showTopAtOnce() {
        guard !isInTransition, stack.last !== shown else { return }
        takeDown(shown)
        shown = stack.last
        shownStack = stack
        install()
        navigationController.bars.stackDidChange()
        welcome()
        seeOff()
    }

    /// The container itself is on its way to the screen: the new top comes in its predecessor's place
    /// and appears when the container does.
    private func exchangeWhileAppearing() {
        let (old, new) = (shown, stack.last)
        old?.isMovedByTransition = true
        old?.beginAppearanceTransition(false, animated: false)
        takeDown(old)
        old?.isMovedByTransition = false
        shown = new
        shownStack = stack
        new?.beginAppearanceTransition(true, animated: false)
        install()
        new?.deliverIsAppearing()
        old?.endAppearanceTransition()
        navigationController.bars.stackDidChange()
        welcome()
        seeOff()
    }

    private func install() {
        guard let shown else { return }
        let view = shown.loadedView
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = navigationController.bars.frame(for: shown)
        container.addSubview(view)
        navigationController.bars.cover(shown)
    }

    private func takeDown(_ controller: UIViewController?) {
        // Another container may have taken it meanwhile.
        guard let view = controller?.viewIfLoaded, view.superview === container else { return }
        view.removeFromSuperview()
    }

    private func start() {
        let from = shown
        guard let to = stack.last else { return clear() }
        let isPop = shownStack.contains { $0 === to }
        let animated = nextIsAnimated && from != nil && UIView.areAnimationsEnabled
        to.isMovingToParent = arriving.contains { $0 === to }
        from?.isMovingFromParent = leaving.contains { $0 === from }
        let transition = NavigationTransition(
            navigationController, from: from, to: to, isPop: isPop, isAnimated: animated)
        self.transition = transition
        let before = shownStack
        from.map(focus.keep)
        var hasOtherStack = false
        transition.run { [self] didComplete, stackIsUnchanged in
            self.transition = nil
            hasOtherStack = !stackIsUnchanged
            if didComplete {
                shown = to
                shownStack = stack
            } else if stackIsUnchanged {
                restore(before, leaving: to)
            }
        } finally: { [self] didComplete in
            to.isMovingToParent = false
            from?.isMovingFromParent = false
            welcome()
            seeOff()
            // The bar came in with the way back that there was when the change began.
            if hasOtherStack, stack.last === shown { navigationController.bars.stackDidChange() }
            shown.map(focus.restore)
            focus.forget(allBut: stack)
            if didComplete {
                _ = try? navigationController.delegate?.navigationController(
                    navigationController, didShow: to, animated: animated)
            }
            setNeedsChange()
        }
        // Who comes back can be worked while it does, unless a finger may still change its mind.
        if isPop, isInTransition, !transition.context.isInteractive { focus.restore(to) }
    }

    /// A cancelled pop: those who were taken away are still there.
    private func restore(_ before: [UIViewController], leaving to: UIViewController) {
        stack = before.filter { $0.parent == nil || $0.parent === navigationController }
        leaving.removeAll { controller in before.contains { $0 === controller } }
        for controller in stack where controller.parent == nil {
            // It lay between the two, and was seen off at once.
            navigationController.addChild(controller)
            arriving.append(controller)
        }
        if !before.contains(where: { $0 === to }) {
            arriving.removeAll { $0 === to }
            leaving.append(to)
            to.willMove(toParent: nil)
        }
    }

    /// The stack was emptied.
    private func clear() {
        let old = shown
        old?.isMovedByTransition = true
        old?.beginAppearanceTransition(false, animated: false)
        takeDown(old)
        old?.isMovedByTransition = false
        shown = nil
        shownStack = []
        old?.endAppearanceTransition()
        navigationController.bars.stackDidChange()
        seeOff()
    }

    /// Brings the screen up to date now, without a movement, so that those who left the stack may go
    /// elsewhere.
    func settleAtOnce() {
        finishAtOnce()
        nextIsAnimated = false
        startIfNeeded()
        finishAtOnce()
    }

    /// The screen goes away: what moves on it comes to its end.
    func finishAtOnce() {
        transition?.context.finishAtOnce()
    }
}

/// Holds the views of a navigation controller's screens.
final class NavigationStageView: UIView {}
