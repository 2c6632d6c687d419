import BeelineTesting
import UIKit

/// What the pictures of bars show.
@MainActor enum BarScreens {
    static func page(_ title: String, rows: Int = 12) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        let scroll = UIScrollView(frame: controller.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.alwaysBounceVertical = true
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(scroll)
        for row in 0..<rows {
            let label = UILabel(
                frame: CGRect(x: 20, y: CGFloat(row) * 44, width: 250, height: 44))
            label.text = "\(title) \(row)"
            scroll.addSubview(label)
        }
        scroll.contentSize = CGSize(width: 300, height: CGFloat(rows) * 44)
        return controller
    }

    /// A screen with buttons in both bars.
    static func stack(largeTitles: Bool) -> UINavigationController {
        let first = page("Contacts")
        let navigation = UINavigationController(rootViewController: first)
        navigation.navigationBar.prefersLargeTitles = largeTitles
        first.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit),
        ]
        first.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        first.toolbarItems = [
            UIBarButtonItem(systemItem: .refresh), .flexibleSpace(),
            UIBarButtonItem(systemItem: .action), .flexibleSpace(),
            UIBarButtonItem(systemItem: .trash),
        ]
        navigation.isToolbarHidden = false
        return navigation
    }

    /// A screen that can be searched.
    static func searched(results: UIViewController? = nil) -> UINavigationController {
        let first = page("Contacts")
        let search = UISearchController(searchResultsController: results)
        search.searchBar.placeholder = "Search"
        first.navigationItem.searchController = search
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let navigation = UINavigationController(rootViewController: first)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    static func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        let names = [
            ("Favorites", "star.fill"), ("Recents", "clock"), ("Contacts", "person.circle"),
            ("Search", "magnifyingglass"), ("Settings", "gear"), ("Archive", "folder"),
            ("Trash", "trash"),
        ]
        tabs.viewControllers = names.map { title, symbol in
            let navigation = UINavigationController(rootViewController: page(title))
            navigation.tabBarItem = UITabBarItem(
                title: title, image: UIImage(systemName: symbol), tag: 0)
            return navigation
        }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
        tabs.viewControllers?[2].tabBarItem.badgeValue = "120"
        tabs.viewControllers?[6].tabBarItem.badgeValue = "7"
        return tabs
    }

    static func split(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        let sidebar = page("Mailboxes", rows: 8)
        sidebar.view.backgroundColor = .secondarySystemBackground
        split.setViewController(sidebar, for: .primary)
        if style == .tripleColumn { split.setViewController(page("Inbox"), for: .supplementary) }
        let content = page("Message")
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
        split.setViewController(content, for: .secondary)
        return split
    }
}
