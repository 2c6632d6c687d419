import Foundation

/// A change of what a navigation bar shows, from one page to another: prepared, moved, and finished or
/// taken back.
@MainActor final class NavigationBarChange {
    private weak var bar: UINavigationBar?
    private let from: NavigationBarPage?
    private let to: NavigationBarPage?
    private let oldStack: [UINavigationItem]
    private let isPop: Bool
    private var isOver = false

    init(
        _ bar: UINavigationBar, from: NavigationBarPage?, to: NavigationBarPage?,
        oldStack: [UINavigationItem], isPop: Bool
    ) {
        self.bar = bar
        self.from = from
        self.to = to
        self.oldStack = oldStack
        self.isPop = isPop
        guard changesPage else { return }
        UIView.performWithoutAnimation {
            // Alone: what is around it is not to be laid out before its time.
            to?.layoutTree()
            to.map { place($0, at: isPop ? -1 : 1) }
        }
    }

    private var changesPage: Bool { from !== to }

    /// Where a page's titles are: -1 before the screen, 0 on it, 1 behind it.
    private func place(_ page: NavigationBarPage, at position: CGFloat) {
        page.alpha = position == 0 ? 1 : 0
        let runsLeft = page.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let way = (runsLeft ? -position : position) * page.bounds.width
        page.title.transform = CGAffineTransform(translationX: way * 0.3, y: 0)
        page.largeTitle.superview?.transform = CGAffineTransform(translationX: way * 0.5, y: 0)
        page.backButton.label.transform = CGAffineTransform(translationX: way * 0.3, y: 0)
    }

    /// Puts everything where it will be. Call it where changes are animated.
    func move() {
        guard changesPage, !isOver else { return }
        from.map { place($0, at: isPop ? 1 : -1) }
        to.map { place($0, at: 0) }
        if let bar {
            to?.frame = bar.bounds
            from?.frame = bar.bounds
        }
    }

    func finish(didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        guard changesPage else {
            if !didComplete { bar?.takeBack(to: oldStack, page: from) }
            return
        }
        UIView.performWithoutAnimation {
            let (staying, leaving) = didComplete ? (to, from) : (from, to)
            staying.map { place($0, at: 0) }
            leaving?.retire()
            if !didComplete { bar?.takeBack(to: oldStack, page: from) }
            staying?.update()
        }
        bar?.setNeedsLayout()
        bar?.window?.accessibilityDidChange()
    }
}
