import Foundation

/// The search bar of one page of a navigation bar: below the titles, in their place, or beside the
/// buttons.
@MainActor final class NavigationBarSearch {
    private unowned let page: NavigationBarPage
    private weak var controller: UISearchController?

    /// Between the field and the buttons beside it, in points.
    static let gap: CGFloat = 16
    /// Of a field beside the buttons, in points.
    private static let widthInRow: ClosedRange<CGFloat> = 180...300

    init(in page: NavigationBarPage) {
        self.page = page
    }

    func show(_ controller: UISearchController?) {
        if self.controller !== controller, let old = self.controller?.searchBar,
            old.superview === page
        {
            old.removeFromSuperview()
            old.spaceInBar = nil
        }
        self.controller = controller
        guard let bar = controller?.searchBar else { return }
        if bar.superview !== page { page.addSubview(bar) }
        page.setNeedsLayout()
    }

    /// Whether the search takes the place of titles and buttons.
    func standsAlone(in bar: UINavigationBar, _ item: UINavigationItem) -> Bool {
        guard let search = bar.stackedSearch(of: item) else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// Places a bar that is below the titles. It gives way to content that scrolls before a large title
    /// does.
    ///
    /// - Parameters:
    ///   - least: What a large title needs, in points.
    ///   - room: Below the row of buttons, in points.
    /// - Returns: The height that the search bar takes, in points.
    func layOut(
        in bounds: CGRect, margins: UIEdgeInsets, least: CGFloat, room: CGFloat,
        _ bar: UINavigationBar, _ item: UINavigationItem
    ) -> CGFloat {
        item.searchBarPlacement = bar.isSearchInline(item) ? .inline : .stacked
        guard let search = bar.stackedSearch(of: item), search.searchBar.superview === page else {
            return 0
        }
        let searchBar = search.searchBar
        let isAlone = standsAlone(in: bar, item)
        let full = searchBar.heightInBar
        let mayShrink = item.hidesSearchBarWhenScrolling && !search.isActive
        let height =
            isAlone ? bounds.height : mayShrink ? min(full, max(0, room - least)) : full
        var space = isAlone ? UISearchBar.spaceAlone : UISearchBar.spaceBelowTitles
        space.left = margins.left
        space.right = margins.right
        searchBar.spaceInBar = space
        searchBar.frame = CGRect(
            x: 0, y: bounds.height - height, width: bounds.width, height: height)
        searchBar.alpha = isAlone ? 1 : min(1, max(0, (height - full + 24) / 24))
        return height
    }

    /// The width of a bar that is beside the buttons, in points; 0 if it is elsewhere.
    func widthInRow(
        of width: CGFloat, _ bar: UINavigationBar?, _ item: UINavigationItem
    ) -> CGFloat {
        guard let bar, item.searchController != nil, bar.isSearchInline(item) else { return 0 }
        return min(max(width * 0.3, Self.widthInRow.lowerBound), Self.widthInRow.upperBound)
    }

    func place(in area: CGRect) {
        guard let searchBar = controller?.searchBar, searchBar.superview === page else { return }
        searchBar.spaceInBar = .zero
        searchBar.frame = area
        searchBar.alpha = 1
    }
}
