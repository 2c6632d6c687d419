import Foundation

/// Keys that scroll although nothing in the window has the keyboard.
@MainActor enum WindowScrollKeys {
    /// True when the key was used.
    static func handle(_ press: UIPress, in window: UIWindow) -> Bool {
        guard let key = press.key else { return false }
        if key.modifierFlags.contains(.control),
            [.keyboardHome, .keyboardUpArrow].contains(key.keyCode)
        {
            return scrollToTop(in: window)
        }
        if key.modifierFlags.contains(.control), key.characters.lowercased() == "r" {
            return refresh(in: window)
        }
        guard window.focusedView == nil else { return false }
        return mainScrollView(in: window)?.scroll(by: press) ?? false
    }

    /// iOS scrolls to the top only where one scroll view alone is there for it
    /// (https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop).
    private static func scrollToTop(in window: UIWindow) -> Bool {
        let candidates = shown(in: window.focusRoot).filter(\.scrollsToTop)
        guard candidates.count == 1, let only = candidates.first else { return false }
        return only.scrollToTop()
    }

    /// Who has no finger to pull with can refresh, too.
    private static func refresh(in window: UIWindow) -> Bool {
        let candidates = shown(in: window.focusRoot)
        guard let scrollView = candidates.first(where: { $0.refreshControl?.isEnabled == true })
        else { return false }
        scrollView.refreshControl?.refresh()
        scrollView.refreshControl?.scrollViewWasLetGo(scrollView)
        scrollView.setContentOffset(
            CGPoint(x: scrollView.contentOffset.x, y: scrollView.range.vertical.lowerBound),
            animated: true)
        return true
    }

    /// The largest one that has something to scroll.
    private static func mainScrollView(in window: UIWindow) -> UIScrollView? {
        shown(in: window.focusRoot).filter { $0.isScrollEnabled && $0.canScroll }
            .max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
    }

    /// - Complexity: O(*n*) in the number of views in the window.
    private static func shown(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha >= 0.01 else { return [] }
        let here = (view as? UIScrollView).map { [$0] } ?? []
        return here + view.subviews.flatMap { shown(in: $0) }
    }
}
