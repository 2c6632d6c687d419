import UIKit

/// The controllers that a person would go back through, read from the screen.
@MainActor struct ScreenStack {
    let root: UIViewController

    /// The root, and what is presented one above another.
    private var levels: [UIViewController] {
        var levels = [root]
        while let next = levels.last?.presentedViewController, !next.isBeingDismissed {
            levels.append(next)
        }
        return levels
    }

    /// What covers the rest.
    var top: UIViewController { levels.last ?? root }

    /// The stack on which a pushed screen would be seen.
    var foremostStack: UINavigationController? { top.foremostStack }

    /// All controllers on the way, containers before what is in them.
    var controllers: [UIViewController] { levels.flatMap(Self.way) }

    private static func way(_ controller: UIViewController) -> [UIViewController] {
        if let stack = controller as? UINavigationController {
            return [stack] + stack.viewControllers.flatMap(way)
        }
        if let tabs = controller as? UITabBarController, let chosen = tabs.selectedViewController {
            return [tabs] + way(chosen)
        }
        return [controller]
    }

    /// Takes away what lies above a controller; all that is presented, and all but the first of the
    /// stack, for `nil`.
    func goBack(
        to anchor: UIViewController?, animated: Bool, then next: @escaping @MainActor () -> Void
    ) {
        let level =
            levels.first { level in
                anchor.map { anchor in Self.way(level).contains { $0 === anchor } } ?? false
            } ?? root
        let pop = {
            if let anchor {
                Self.pop(to: anchor, animated: animated)
            } else {
                root.foremostStack?.popToRootViewController(animated: animated)
            }
            next()
        }
        if level.presentedViewController == nil {
            pop()
        } else {
            level.dismiss(animated: animated, completion: pop)
        }
    }

    private static func pop(to anchor: UIViewController, animated: Bool) {
        if let stack = anchor.navigationController {
            if stack.topViewController !== anchor, stack.viewControllers.contains(anchor) {
                stack.popToViewController(anchor, animated: animated)
            }
        } else if let stack = anchor.foremostStack {
            stack.popToRootViewController(animated: animated)
        }
    }
}

extension UIViewController {
    /// The navigation controller that this controller is, or that is seen in it.
    var foremostStack: UINavigationController? {
        if let stack = self as? UINavigationController { return stack }
        if let tabs = self as? UITabBarController {
            return tabs.selectedViewController?.foremostStack
        }
        return nil
    }
}
