import Foundation
import UIKit

/// A screen that came with a router.
@MainActor struct RoutedScreen {
    let controller: UIViewController
    let path: [String]

    var url: URL {
        var url = URL(fileURLWithPath: "/")
        var components = URLComponents()
        components.path = "/" + path.joined(separator: "/")
        if let made = components.url { url = made }
        return url
    }
}

/// Which controllers stand for which paths. No controller is kept alive.
@MainActor final class RoutedScreens {
    private struct Entry {
        weak var controller: UIViewController?
        let path: [String]
    }

    private var entries: [Entry] = []

    func note(_ controller: UIViewController, path: [String]) {
        entries.removeAll { $0.controller == nil || $0.controller === controller }
        entries.append(Entry(controller: controller, path: path))
    }

    /// The noted controllers that are on the screen or below it, from the first to the last.
    ///
    /// - Parameter tabs: The paths of tabs.
    func list(from root: UIViewController, tabs: [Int: [String]]) -> [RoutedScreen] {
        var found: [RoutedScreen] = []
        for controller in ScreenStack(root: root).controllers {
            if let tabBar = controller.tabs, controller !== tabBar,
                tabBar.selectedViewController === controller, let path = tabs[tabBar.selectedIndex]
            {
                found.append(RoutedScreen(controller: controller, path: path))
            }
            if let entry = entries.first(where: { $0.controller === controller }) {
                found.append(RoutedScreen(controller: controller, path: entry.path))
            }
        }
        return found
    }
}

extension UIViewController {
    fileprivate var tabs: UITabBarController? { tabBarController }
}
