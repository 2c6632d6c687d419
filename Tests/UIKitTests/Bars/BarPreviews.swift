import BeelineTesting
import Foundation
import Testing
import UIKit

/// Writes pictures of bars to look at, where `BAR_PICTURES` names a folder.
@MainActor @Suite(.serialized) struct BarPreviews {
    private func write(_ screen: TestScreen, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["BAR_PICTURES"] else { return }
        try screen.png().write(
            to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }

    private func page(_ title: String, rows: Int = 30) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        let scroll = UIScrollView(frame: controller.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.alwaysBounceVertical = true
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(scroll)
        for row in 0..<rows {
            let label = UILabel(
                frame: CGRect(x: 20, y: CGFloat(row) * 44, width: 340, height: 44))
            label.text = "\(title), row \(row)"
            scroll.addSubview(label)
        }
        scroll.contentSize = CGSize(width: 300, height: CGFloat(rows) * 44)
        return controller
    }

    private func stack(_ large: Bool) -> UINavigationController {
        let first = page("Contacts")
        let navigation = UINavigationController(rootViewController: first)
        navigation.navigationBar.prefersLargeTitles = large
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

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `navigation bars`(style: UIUserInterfaceStyle) throws {
        let tag = style == .dark ? "dark" : "light"
        for large in [false, true] {
            let navigation = stack(large)
            let screen = TestScreen(
                navigation, size: CGSize(width: 390, height: 500), style: style)
            try write(screen, "nav-\(large ? "large" : "plain")-\(tag)")
            screen.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300))
            screen.advance(by: 2)
            try write(screen, "nav-\(large ? "large" : "plain")-scrolled-\(tag)")
            let second = page("Ada Lovelace")
            second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            navigation.pushViewController(second, animated: true)
            screen.advance(by: 0.12)
            try write(screen, "nav-\(large ? "large" : "plain")-push-\(tag)")
            screen.advance(by: 1)
            try write(screen, "nav-\(large ? "large" : "plain")-second-\(tag)")
        }
    }

    @Test func `titles, prompts and the other direction`() throws {
        let navigation = UINavigationController(
            rootViewController: page("A rather long first title"))
        navigation.pushViewController(page("Also a rather long title"), animated: false)
        let screen = TestScreen(navigation, size: CGSize(width: 390, height: 300))
        try write(screen, "nav-long")
        navigation.topViewController?.navigationItem.prompt = "Choose somebody to write to"
        try write(screen, "nav-prompt")
        let arabic = stack(true)
        let other = TestScreen(
            arabic, size: CGSize(width: 390, height: 400), direction: .rightToLeft)
        try write(other, "nav-rtl")
        arabic.pushViewController(page("Second"), animated: true)
        other.advance(by: 0.12)
        try write(other, "nav-rtl-push")
        other.advance(by: 1)
        try write(other, "nav-rtl-second")
        let huge = TestScreen(
            stack(true), size: CGSize(width: 390, height: 400),
            contentSize: .accessibilityExtraLarge)
        try write(huge, "nav-huge")
    }

    @Test(arguments: [390, 1000], [UIUserInterfaceStyle.light, .dark])
    func `tab bars`(width: CGFloat, style: UIUserInterfaceStyle) throws {
        let tabs = UITabBarController()
        let names = [
            ("Favorites", "star"), ("Recents", "clock"), ("Contacts", "person.circle"),
            ("Search", "magnifyingglass"), ("Settings", "gear"), ("Archive", "tray"),
            ("Flagged", "flag"),
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
        let screen = TestScreen(tabs, size: CGSize(width: width, height: 400), style: style)
        let tag = "\(Int(width))-\(style == .dark ? "dark" : "light")"
        try write(screen, "tabs-\(tag)")
        if width < 500 {
            try screen.tap("More")
            try write(screen, "tabs-more-\(tag)")
            try screen.tap("Archive")
            try write(screen, "tabs-more-chosen-\(tag)")
        }
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `split views`(style: UIUserInterfaceStyle) throws {
        let tag = style == .dark ? "dark" : "light"
        for (columns, width) in [(2, 1000), (3, 1200), (2, 390)] {
            let split = UISplitViewController(style: columns == 2 ? .doubleColumn : .tripleColumn)
            let sidebar = page("Mailboxes", rows: 8)
            sidebar.view.backgroundColor = .secondarySystemBackground
            split.setViewController(sidebar, for: .primary)
            if columns == 3 { split.setViewController(page("Inbox"), for: .supplementary) }
            let content = page("Message")
            content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
            split.setViewController(content, for: .secondary)
            let screen = TestScreen(
                split, size: CGSize(width: width, height: 420), style: style)
            try write(screen, "split-\(columns)-\(width)-\(tag)")
            guard width == 1000 else { continue }
            try screen.tap("SidebarButton")
            screen.advance(by: 1)
            try write(screen, "split-\(columns)-hidden-\(tag)")
            split.preferredSplitBehavior = .overlay
            split.show(.primary)
            screen.advance(by: 1)
            try write(screen, "split-\(columns)-over-\(tag)")
        }
    }
}
