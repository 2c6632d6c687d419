@testable import UIKit

/// Which controllers there are from a root on, and which of them are to be seen, by what their containers
/// say.
@MainActor struct ContainerWalk {
    private(set) var all: [UIViewController] = []
    private(set) var seen: [UIViewController] = []

    init(from root: UIViewController?) {
        if let root { visit(root, isSeen: true) }
    }

    private mutating func visit(_ controller: UIViewController, isSeen: Bool) {
        guard !all.contains(where: { $0 === controller }) else { return }
        all.append(controller)
        let isCovered = controller.presentation?.active.shouldRemovePresentersView ?? false
        let isSeen = isSeen && !isCovered
        if isSeen { seen.append(controller) }
        let shown = shownChildren(of: controller)
        for child in shown { visit(child, isSeen: isSeen) }
        for child in otherChildren(of: controller) { visit(child, isSeen: false) }
        visitSearch(of: controller, isSeen)
        if let presented = controller.presentation?.presented { visit(presented, isSeen: true) }
    }

    private mutating func visitSearch(of controller: UIViewController, _ isSeen: Bool) {
        guard let search = controller.navigationItem.searchController,
            let results = search.searchResultsController
        else { return }
        visit(results, isSeen: isSeen && search.isActive && search.showsSearchResultsController)
    }

    private func shownChildren(of controller: UIViewController) -> [UIViewController] {
        switch controller {
        case let tabs as UITabBarController:
            return [tabs.selectedViewController].compactMap { $0 }
        case let stack as UINavigationController:
            return [stack.topViewController].compactMap { $0 }
        case let split as UISplitViewController:
            let (primary, secondary) = (
                split.viewController(for: .primary), split.viewController(for: .secondary)
            )
            if split.isCollapsed { return [primary].compactMap { $0 } }
            return (split.displayMode == .secondaryOnly ? [secondary] : [primary, secondary])
                .compactMap { $0 }
        default: return []
        }
    }

    private func otherChildren(of controller: UIViewController) -> [UIViewController] {
        switch controller {
        case let tabs as UITabBarController: tabs.viewControllers ?? []
        case let stack as UINavigationController: stack.viewControllers
        case let split as UISplitViewController:
            [split.viewController(for: .primary), split.viewController(for: .secondary)]
                .compactMap { $0 }
        default: []
        }
    }
}
