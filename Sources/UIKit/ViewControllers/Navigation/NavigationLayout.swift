import Foundation

/// Where the bars and the screens of a navigation controller are, and what of the screens the bars
/// cover.
@MainActor final class NavigationLayout {
    private unowned let controller: UINavigationController
    private(set) var isNavigationBarHidden = false
    private(set) var isToolbarHidden = true
    private let titles = LargeTitleHeights()
    /// The change that moves the bars now.
    private weak var change: NavigationBarsChange?
    /// Whose bars are shown: during a change, those of the controller that comes.
    private(set) weak var reference: UIViewController?

    init(_ controller: UINavigationController) {
        self.controller = controller
    }

    private var bar: UINavigationBar { controller.navigationBar }
    private var toolbar: UIToolbar { controller.toolbar }
    private var bounds: CGRect { controller.viewIfLoaded?.bounds ?? .zero }
    private var safeArea: UIEdgeInsets { controller.viewIfLoaded?.safeAreaInsets ?? .zero }

    // MARK: - Hiding

    func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isNavigationBarHidden else { return }
        if !hidden { placeBar(isHidden: true) }
        isNavigationBarHidden = hidden
        barsDidChange(animated: animated)
    }

    func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isToolbarHidden else { return }
        if !hidden { placeToolbar(isHidden: true) }
        isToolbarHidden = hidden
        barsDidChange(animated: animated)
    }

    /// A transition that is about to begin takes the bars with it; else they move by themselves.
    private func barsDidChange(animated: Bool) {
        guard let view = controller.viewIfLoaded else { return }
        let isTakenAlong = controller.stage.isInTransition && change == nil
        if isTakenAlong { return }
        view.setNeedsLayout()
        guard animated, controller.appearance == .appeared, view.window != nil else { return }
        bar.isHidden = false
        toolbar.isHidden = false
        UIView.animate(
            withDuration: TimeInterval(UINavigationController.hideShowBarDuration), delay: 0,
            options: .allowUserInteraction
        ) {
            self.placeBars()
            self.controller.stage.shown.map { self.placeScreen($0) }
            self.controller.stage.shown?.viewIfLoaded?.layoutIfNeeded()
        } completion: { [weak view] _ in
            view?.setNeedsLayout()
        }
    }

    // MARK: - Places

    func barHeight(for screen: UIViewController?) -> CGFloat {
        let items = items(upTo: screen)
        let item = screen?.navigationItem
        let heights = bar.heights(for: item, in: items)
        guard let screen, heights.lowerBound < heights.upperBound else { return heights.upperBound }
        return titles.height(for: screen, in: heights)
    }

    /// What stands in the bar when a controller is on top.
    func items(upTo screen: UIViewController?) -> [UINavigationItem] {
        let stack = controller.stage.stack
        let end = stack.firstIndex { $0 === screen } ?? stack.count - 1
        let items = stack.prefix(end + 1).map(\.navigationItem)
        if let screen, items.last !== screen.navigationItem { return [screen.navigationItem] }
        return items
    }

    private var toolbarHeight: CGFloat { isToolbarHidden ? 0 : UIToolbar.height }

    /// Where a screen's view is, in the container.
    func frame(for screen: UIViewController) -> CGRect {
        var frame = bounds
        let reachesTop =
            screen.edgesForExtendedLayout.contains(.top)
            && (screen.extendedLayoutIncludesOpaqueBars || bar.isTranslucent)
        if !isNavigationBarHidden, !reachesTop {
            let top = safeArea.top + barHeight(for: screen)
            frame.origin.y += top
            frame.size.height -= top
        }
        let reachesBottom =
            screen.edgesForExtendedLayout.contains(.bottom)
            && (screen.extendedLayoutIncludesOpaqueBars || toolbar.isTranslucent)
        if !isToolbarHidden, !reachesBottom {
            frame.size.height -= toolbarHeight + safeArea.bottom
        }
        frame.size.height = max(0, frame.height)
        return frame
    }

    /// Tells a screen what the bars cover of it.
    func cover(_ screen: UIViewController) {
        let frame = frame(for: screen)
        var insets = UIEdgeInsets.zero
        if !isNavigationBarHidden {
            let items = items(upTo: screen)
            let full = bar.heights(for: screen.navigationItem, in: items).upperBound
            let bottom = safeArea.top + min(full, barHeight(for: screen))
            insets.top = max(0, bottom - frame.minY)
        }
        if !isToolbarHidden {
            insets.bottom = max(
                0, toolbarHeight + safeArea.bottom - (bounds.maxY - frame.maxY))
        }
        screen.coveredInsets = insets
        screen.activeSearch?.stage.layOut()
    }

    func layOut() {
        controller.stage.container.frame = bounds
        if change == nil {
            heightsMayHaveChanged()
            placeBars()
            bar.isHidden = isNavigationBarHidden
            toolbar.isHidden = isToolbarHidden
            controller.stage.shown.map(placeScreen)
        }
        followScrolling()
    }

    private func placeScreen(_ screen: UIViewController) {
        guard let view = screen.viewIfLoaded else { return }
        if view.transform.isIdentity { view.frame = frame(for: screen) }
        cover(screen)
    }

    func placeBars() {
        placeBar(isHidden: isNavigationBarHidden)
        placeToolbar(isHidden: isToolbarHidden)
    }

    private func placeBar(isHidden: Bool) {
        let height = barHeight(for: reference)
        bar.coveredHeight = safeArea.top
        bar.frame = CGRect(
            x: 0, y: isHidden ? -height : safeArea.top, width: bounds.width, height: height)
    }

    private func placeToolbar(isHidden: Bool) {
        toolbar.coveredHeight = safeArea.bottom
        let top = isHidden ? bounds.maxY : bounds.maxY - safeArea.bottom - UIToolbar.height
        toolbar.frame = CGRect(x: 0, y: top, width: bounds.width, height: UIToolbar.height)
    }

    // MARK: - Changes of the screen

    /// The bars show another screen's, or another way back, at once.
    func stackDidChange() {
        reference = controller.stage.shown
        bar.prepareChange(to: items(upTo: reference)).finish(didComplete: true)
        toolbar.setItems(reference?.toolbarItems, animated: false)
        reference.map(cover)
        controller.viewIfLoaded?.window?.titleMayHaveChanged()
        controller.tabBarController?.bottomBarMayHaveChanged(animated: false)
        controller.viewIfLoaded?.setNeedsLayout()
    }

    func toolbarItemsDidChange(of screen: UIViewController, animated: Bool) {
        guard screen === reference else { return }
        toolbar.setItems(screen.toolbarItems, animated: animated)
    }

    /// Lets the bars of another screen come in with it.
    func prepareTransition(to screen: UIViewController, isPop: Bool) -> NavigationBarsChange {
        let wasHidden = bar.isHidden || bar.frame.maxY <= 0
        let old = reference
        reference = screen
        cover(screen)
        let change = NavigationBarsChange(
            layout: self, from: old, items: bar.prepareChange(to: items(upTo: screen)),
            isPop: isPop)
        self.change = change
        bar.isHidden = wasHidden && isNavigationBarHidden
        if wasHidden, !isNavigationBarHidden {
            // A bar comes in from the side with the screen that wants it.
            placeBar(isHidden: false)
            bar.frame.origin.x = sideways(isPop ? -1 : 1)
        }
        toolbar.setItems(screen.toolbarItems, animated: false)
        return change
    }

    private func sideways(_ direction: CGFloat) -> CGFloat {
        let runsLeft =
            controller.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return direction * bounds.width * (runsLeft ? -1 : 1)
    }

    /// Puts the bars where the screen that comes wants them.
    func moveBars(isPop: Bool) {
        if isNavigationBarHidden, !bar.isHidden {
            bar.frame.origin.x = sideways(isPop ? 1 : -1)
        } else {
            placeBar(isHidden: isNavigationBarHidden)
        }
        placeToolbar(isHidden: isToolbarHidden)
        controller.tabBarController?.bottomBarMayHaveChanged(animated: true)
    }

    func changeIsOver(from old: UIViewController?, didComplete: Bool) {
        change = nil
        if !didComplete {
            reference = old
            toolbar.setItems(old?.toolbarItems, animated: false)
        }
        controller.tabBarController?.bottomBarMayHaveChanged(animated: false)
        titles.forget(allBut: controller.stage.stack)
        controller.viewIfLoaded?.window?.titleMayHaveChanged()
        controller.viewIfLoaded?.setNeedsLayout()
    }

    // MARK: - Scrolling

    private weak var followed: UIScrollView?

    private func followScrolling() {
        guard change == nil else { return }
        let scrollView = controller.stage.shown?.contentScrollView(for: .top)
        if followed !== scrollView {
            followed?.removeScrollObserver(self)
            followed?.topAllowance = 0
            followed?.restingGaps = []
            followed = scrollView
            scrollView?.addScrollObserver(self)
        }
        guard let scrollView else {
            bar.isAtScrollEdge = true
            return
        }
        update(by: scrollView, hasMoved: false)
    }

    /// The heights that the screen shown was laid out for: content that moves for other reasons before
    /// the next layout says nothing about new ones.
    private var laidOutHeights: (screen: ObjectIdentifier, heights: ClosedRange<CGFloat>)?

    private var heightsOfReference: ClosedRange<CGFloat>? {
        reference.map { bar.heights(for: $0.navigationItem, in: items(upTo: $0)) }
    }

    /// A bar that was as high as it could be still is.
    private func heightsMayHaveChanged() {
        guard let reference, let heights = heightsOfReference else { return }
        let (old, id) = (laidOutHeights, ObjectIdentifier(reference))
        laidOutHeights = (id, heights)
        guard let old, old.screen == id, old.heights != heights else { return }
        let isOpen = followed.map { distance(of: $0) >= old.heights.upperBound - 0.5 } ?? true
        if isOpen { titles.forget(reference) }
    }

    /// How far below the top of the bar the content begins, in points.
    private func distance(of scrollView: UIScrollView) -> CGFloat {
        -scrollView.contentOffset.y - scrollView.contentInset.top + start(of: scrollView)
            - safeArea.top
    }

    private func start(of scrollView: UIScrollView) -> CGFloat {
        scrollView.convert(CGPoint(x: 0, y: scrollView.bounds.minY), to: controller.view).y
    }

    private func update(by scrollView: UIScrollView, hasMoved: Bool) {
        guard change == nil, let screen = controller.stage.shown, !isNavigationBarHidden,
            scrollView.isDescendant(of: screen.view)
        else { return }
        let item = screen.navigationItem
        let items = items(upTo: screen)
        let heights = bar.heights(for: item, in: items)
        if let laidOutHeights, laidOutHeights.screen == ObjectIdentifier(screen),
            laidOutHeights.heights != heights
        {
            return
        }
        let (least, full) = (heights.lowerBound, heights.upperBound)
        let (start, distance) = (start(of: scrollView), distance(of: scrollView))
        // Content that begins further down has nothing to do with the bar.
        let isLarge = full > least && start < safeArea.top + 1
        let hasMoved = hasMoved && scrollView.adjustedContentInset.top > 0
        if isLarge, hasMoved || titles.isKnown(screen) || distance > 0 {
            titles.set(max(least, distance), for: screen)
        }
        let height = barHeight(for: screen)
        bar.isAtScrollEdge = distance >= min(height, full) - 0.5
        if abs(height - bar.frame.height) > 0.01 {
            placeBar(isHidden: false)
            cover(screen)
        }
        let covered = min(full, height)
        scrollView.topAllowance = isLarge ? max(0, full - covered) : 0
        let top = scrollView.contentInset.top + safeArea.top - start
        scrollView.restingGaps = isLarge ? gaps(for: item, in: items, top: top) : []
    }

    /// A search bar goes first, then the large title; content doesn't rest where one of them is half
    /// gone.
    private func gaps(
        for item: UINavigationItem, in items: [UINavigationItem], top: CGFloat
    ) -> [ClosedRange<CGFloat>] {
        let heights = bar.heights(for: item, in: items)
        let large = bar.showsLargeTitle(item, in: items) ? UINavigationBar.largeTitleHeight : 0
        let middle = heights.lowerBound + large
        guard large > 0, middle < heights.upperBound else {
            return [(-top - heights.upperBound)...(-top - heights.lowerBound)]
        }
        return [
            (-top - heights.upperBound)...(-top - middle),
            (-top - middle)...(-top - heights.lowerBound),
        ]
    }
}

extension NavigationLayout: ContentScrollObserver {
    func contentDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === followed else { return }
        update(by: scrollView, hasMoved: true)
    }
}

/// The movement of the bars during one change of the screen.
@MainActor final class NavigationBarsChange {
    private let layout: NavigationLayout
    private weak var from: UIViewController?
    private let items: NavigationBarChange
    private let isPop: Bool

    init(
        layout: NavigationLayout, from: UIViewController?, items: NavigationBarChange, isPop: Bool
    ) {
        self.layout = layout
        self.from = from
        self.items = items
        self.isPop = isPop
    }

    /// Puts everything where it will be. Call it where changes are animated.
    func move() {
        layout.moveBars(isPop: isPop)
        items.move()
    }

    func finish(didComplete: Bool) {
        items.finish(didComplete: didComplete)
        layout.changeIsOver(from: from, didComplete: didComplete)
    }
}

/// How high the bar is for each screen with a large title or a search bar below its titles: content that
/// scrolls makes it smaller.
@MainActor private final class LargeTitleHeights {
    private var heights: [ObjectIdentifier: CGFloat] = [:]

    func height(for screen: UIViewController, in range: ClosedRange<CGFloat>) -> CGFloat {
        max(range.lowerBound, heights[ObjectIdentifier(screen)] ?? range.upperBound)
    }

    func isKnown(_ screen: UIViewController) -> Bool {
        heights[ObjectIdentifier(screen)] != nil
    }

    func set(_ height: CGFloat, for screen: UIViewController) {
        heights[ObjectIdentifier(screen)] = height
    }

    func forget(_ screen: UIViewController) {
        heights[ObjectIdentifier(screen)] = nil
    }

    func forget(allBut stack: [UIViewController]) {
        let kept = Set(stack.map { ObjectIdentifier($0) })
        heights = heights.filter { kept.contains($0.key) }
    }
}
