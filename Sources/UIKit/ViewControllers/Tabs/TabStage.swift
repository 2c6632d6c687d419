import Foundation

/// Brings the chosen controller of a tab bar controller to the screen, and the bar with it.
///
/// The new controller hears that it appears before the old one hears that it goes.
@MainActor final class TabStage {
    private unowned let tabBarController: UITabBarController
    let container = UIView(frame: .zero)

    private(set) var controllers: [UIViewController] = []
    private(set) var selected: UIViewController?
    /// The controller whose view is in the container.
    private(set) var shown: UIViewController?
    private var context: TransitionContext?

    init(_ tabBarController: UITabBarController) {
        self.tabBarController = tabBarController
    }

    private var bar: UITabBar { tabBarController.tabBar }

    // MARK: - Controllers

    func change(to new: [UIViewController]) {
        stopUnless(
            Set(new.map { ObjectIdentifier($0) }).count == new.count,
            "setViewControllers(_:animated:): all view controllers must be distinct (\(new))")
        finishAtOnce()
        let old = controllers
        controllers = new
        for controller in new where !old.contains(where: { $0 === controller }) {
            tabBarController.addChild(controller)
            controller.didMove(toParent: tabBarController)
        }
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        for controller in removed { controller.willMove(toParent: nil) }
        if selected == nil || removed.contains(where: { $0 === selected }) {
            select(new.first)
        } else if tabBarController.isMoreList(selected), overflow.isEmpty {
            select(new.first)
        }
        for controller in removed { controller.removeFromParent() }
        updateItems()
    }

    // MARK: - Choosing

    func select(_ controller: UIViewController?) {
        guard controller !== selected else { return }
        if let controller, tabBarController.isMoreList(controller), controller.parent == nil {
            tabBarController.addChild(controller)
            controller.didMove(toParent: tabBarController)
        }
        selected = controller
        updateSelection()
        updateWayBack()
        guard let view = tabBarController.viewIfLoaded else { return }
        finishAtOnce()
        guard view.window != nil else { return }
        switch tabBarController.appearance {
        case .appeared: exchange(isContainerAppearing: false)
        case .appearing: exchange(isContainerAppearing: true)
        case .disappeared: showSelectedAtOnce()
        case .disappearing: break
        }
    }

    /// Shows the chosen one without any calls: nothing of this is on the screen.
    func showSelectedAtOnce() {
        guard shown !== selected else { return }
        shown?.viewIfLoaded?.removeFromSuperview()
        shown = selected
        install()
    }

    private func install() {
        guard let shown else { return }
        shown.loadedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        place(shown)
        container.addSubview(shown.loadedView)
        tabBarController.view.setNeedsLayout()
    }

    private func exchange(isContainerAppearing: Bool) {
        let (from, to) = (shown, selected)
        _ = to?.loadedView
        // Loading may have chosen another one.
        guard to === selected, from === shown else { return }
        if !isContainerAppearing, let from, let to, let animator = animator(from: from, to: to) {
            animate(from: from, to: to, with: animator)
            return
        }
        for controller in [from, to] { controller?.isMovedByTransition = true }
        to?.beginAppearanceTransition(true, animated: false)
        from?.beginAppearanceTransition(false, animated: false)
        shown = to
        from?.viewIfLoaded?.removeFromSuperview()
        install()
        container.window?.titleMayHaveChanged()
        to?.deliverIsAppearing()
        for controller in [from, to] { controller?.isMovedByTransition = false }
        from?.endAppearanceTransition()
        guard !isContainerAppearing, let to else { return }
        tabBarController.view.window?.performAfterLayout { [weak self, weak to] in
            guard let self, let to, shown === to, to.appearance == .appearing,
                tabBarController.appearance == .appeared
            else { return }
            to.endAppearanceTransition()
        }
    }

    // MARK: - Animated

    private func animator(
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard UIView.areAnimationsEnabled else { return nil }
        let animator = try? tabBarController.delegate?.tabBarController(
            tabBarController, animationControllerForTransitionFrom: from, to: to)
        return animator ?? nil
    }

    private func animate(
        from: UIViewController, to: UIViewController,
        with animator: any UIViewControllerAnimatedTransitioning
    ) {
        let frame = frame(for: to)
        let context = TransitionContext(
            from: TransitionContext.Side(
                controller: from, view: from.loadedView, initialFrame: from.loadedView.frame,
                finalFrame: from.loadedView.frame),
            to: TransitionContext.Side(
                controller: to, view: to.loadedView, finalFrame: frame),
            in: container, isAnimated: true, participants: [tabBarController])
        self.context = context
        for controller in [from, to] { controller.isMovedByTransition = true }
        to.beginAppearanceTransition(true, animated: true)
        from.beginAppearanceTransition(false, animated: true)
        cover(to)
        to.loadedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let interactor = try? tabBarController.delegate?.tabBarController(
            tabBarController, interactionControllerFor: animator)
        context.run(with: animator, interactor: interactor ?? nil) { [self] didComplete in
            self.context = nil
            let leaving = didComplete ? from : to
            leaving.viewIfLoaded?.removeFromSuperview()
            for controller in [from, to] { controller.isMovedByTransition = false }
            if didComplete {
                shown = to
                if to.loadedView.superview !== container { container.addSubview(to.loadedView) }
                place(to)
                from.endAppearanceTransition()
                to.endAppearanceTransition()
            } else {
                to.beginAppearanceTransition(false, animated: true)
                to.endAppearanceTransition()
                from.beginAppearanceTransition(true, animated: true)
                from.endAppearanceTransition()
                if selected === to { selected = from }
            }
            updateSelection()
            tabBarController.viewIfLoaded?.setNeedsLayout()
        }
        if !context.isOver { to.deliverIsAppearing() }
    }

    /// What moves comes to its end.
    func finishAtOnce() {
        context?.finishAtOnce()
    }

    // MARK: - Items

    /// How many tabs there is room for.
    private var limit: Int {
        tabBarController.traitCollection.horizontalSizeClass == .regular ? 8 : 5
    }

    /// Those that have no tab of their own.
    var overflow: [UIViewController] {
        controllers.count > limit ? Array(controllers[(limit - 1)...]) : []
    }

    func isInOverflow(_ controller: UIViewController?) -> Bool {
        overflow.contains { $0 === controller }
    }

    /// How many tabs there was room for when the bar got its items.
    private var knownLimit = 0

    func updateItems() {
        knownLimit = limit
        let overflow = overflow
        var items = controllers.prefix(controllers.count - overflow.count)
            .compactMap(\.tabBarItem)
        if !overflow.isEmpty {
            if let more = tabBarController.moreNavigationController.tabBarItem {
                items.append(more)
            }
            (tabBarController.moreNavigationController.viewControllers.first
                as? MoreListController)?.update()
        } else if tabBarController.isMoreList(selected) {
            select(controllers.first)
        }
        bar.items = items
        updateSelection()
        updateWayBack()
    }

    private func updateSelection() {
        if isInOverflow(selected) {
            bar.selectedItem = tabBarController.moreNavigationController.tabBarItem
        } else {
            bar.selectedItem = selected?.tabBarItem
        }
    }

    /// A stack that was chosen from the list gets a button that leads back to it.
    private func updateWayBack() {
        for controller in controllers {
            guard let root = (controller as? UINavigationController)?.viewControllers.first else {
                continue
            }
            let item = root.navigationItem
            let button = item.leftBarButtonItem as? MoreBackItem
            if isInOverflow(controller) {
                if item.leftBarButtonItems?.isEmpty ?? true {
                    item.leftBarButtonItem = MoreBackItem(to: tabBarController)
                }
            } else if button != nil {
                item.leftBarButtonItem = nil
            }
        }
    }

    // MARK: - Layout

    private var bounds: CGRect { tabBarController.viewIfLoaded?.bounds ?? .zero }

    private var barHeight: CGFloat {
        UITabBar.height + (tabBarController.viewIfLoaded?.safeAreaInsets.bottom ?? 0)
    }

    /// Whether the screen on top of the shown stack wants no bar. The first of a stack was not pushed.
    var screenHidesBar: Bool {
        guard let navigationController = (shown ?? selected) as? UINavigationController else {
            return false
        }
        let stack = navigationController.viewControllers
        let top = navigationController.bars.reference
        let end = stack.firstIndex { $0 === top } ?? stack.count - 1
        return stack.prefix(end + 1).dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    private func frame(for controller: UIViewController) -> CGRect {
        var frame = bounds
        let reachesBottom =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (controller.extendedLayoutIncludesOpaqueBars || bar.isTranslucent)
        if !tabBarController.isBarHidden, !reachesBottom {
            frame.size.height = max(0, frame.height - barHeight)
        }
        return frame
    }

    private func place(_ controller: UIViewController) {
        if controller.loadedView.transform.isIdentity {
            controller.loadedView.frame = frame(for: controller)
        }
        cover(controller)
    }

    private func cover(_ controller: UIViewController) {
        let frame = frame(for: controller)
        let bottom = barHeight - (bounds.maxY - frame.maxY)
        controller.coveredInsets.bottom = tabBarController.isBarHidden ? 0 : max(0, bottom)
    }

    func placeBar() {
        let safeArea = tabBarController.viewIfLoaded?.safeAreaInsets.bottom ?? 0
        let isHidden = tabBarController.isBarHidden
        bar.coveredHeight = safeArea
        let runsLeft =
            tabBarController.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // It leaves with the screen that it belongs to.
        let aside = isHidden ? bounds.width * (runsLeft ? 1 : -1) : 0
        bar.frame = CGRect(
            x: aside, y: bounds.maxY - barHeight, width: bounds.width, height: UITabBar.height)
        bar.isUserInteractionEnabled = !isHidden
        bar.accessibilityElementsHidden = isHidden
        if let shown, context == nil { cover(shown) }
    }

    func layOut() {
        container.frame = bounds
        if knownLimit != limit { updateItems() }
        placeBar()
        if let shown, context == nil { place(shown) }
        followScrolling()
    }

    // MARK: - Scrolling

    private weak var followed: UIScrollView?

    private func followScrolling() {
        var screen = shown
        while let child = screen?.shownChild { screen = child }
        let scrollView = screen?.contentScrollView(for: .bottom)
        if followed !== scrollView {
            followed?.removeScrollObserver(self)
            followed = scrollView
            scrollView?.addScrollObserver(self)
        }
        if let scrollView { contentDidScroll(scrollView) } else { bar.isAtScrollEdge = true }
    }
}

extension TabStage: ContentScrollObserver {
    func contentDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === followed else { return }
        let end = scrollView.contentSize.height + scrollView.contentInset.bottom
        let bottom = scrollView.convert(
            CGPoint(x: 0, y: scrollView.bounds.maxY), to: tabBarController.view
        ).y
        // What lies below the bar's upper edge.
        let hidden =
            end - scrollView.contentOffset.y - scrollView.bounds.height
            + bottom - bar.frame.minY
        bar.isAtScrollEdge = hidden <= 0.5
    }
}

/// Leads from a stack that has no tab back to the list of those.
@MainActor private final class MoreBackItem: UIBarButtonItem {
    convenience init(to controller: UITabBarController) {
        let button = NavigationBackButton(frame: .zero)
        button.show(
            UINavigationItem(title: systemText("More")), appearance: UINavigationBarAppearance())
        button.frame.size = CGSize(
            width: button.widths.first?.width ?? 0, height: UINavigationBar.rowHeight)
        button.addAction(
            UIAction { [weak controller] _ in
                guard let controller else { return }
                controller.choose(controller.moreNavigationController)
            }, for: .touchUpInside)
        self.init(customView: button)
    }
}
