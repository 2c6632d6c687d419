import Foundation

/// What of other columns lies on the sidebar's stack where there is room for one column.
@MainActor struct SplitMerge {
    typealias Column = UISplitViewController.Column

    private var parts: [Column: [UIViewController]] = [:]

    /// Whether something of the column is still on the stack.
    func isOn(_ column: Column, in base: UINavigationController) -> Bool {
        (parts[column] ?? []).contains { part in base.viewControllers.contains { $0 === part } }
    }

    mutating func put(
        _ entry: SplitColumn, _ column: Column, onto base: UINavigationController, animated: Bool
    ) {
        var part = parts[column] ?? []
        if let stack = entry.holder as? UINavigationController {
            if !stack.viewControllers.isEmpty { part = stack.viewControllers }
            stack.stage.finishAtOnce()
            stack.setViewControllers([], animated: false)
            stack.stage.showTopAtOnce()
        } else {
            part = [entry.controller]
        }
        parts[column] = part
        base.setViewControllers(base.viewControllers + part, animated: animated)
    }

    /// Goes back to before the column's stack, which keeps its screens for when it is shown again.
    func leave(_ column: Column, on base: UINavigationController, animated: Bool) {
        let stack = base.viewControllers
        let first = stack.firstIndex { on in
            Column.allAfter(column).contains { (parts[$0] ?? []).contains { $0 === on } }
        }
        guard let first, first > 0 else { return }
        base.popToViewController(stack[first - 1], animated: animated)
    }

    /// Gives the column its stack back, with what was pushed on it since. A stack that a person left
    /// comes back as it was.
    mutating func take(
        _ entry: SplitColumn, _ column: Column, from base: UINavigationController
    ) {
        guard let part = parts.removeValue(forKey: column) else { return }
        // A way back that is broken off brings those back who seemed to have left.
        base.stage.finishAtOnce()
        let stack = base.viewControllers
        var taken = part
        if let start = stack.firstIndex(where: { on in part.contains { $0 === on } }) {
            taken = Array(stack[start...])
            base.setViewControllers(Array(stack[..<start]), animated: false)
        }
        // One that is on its way out would take its view along from its new place.
        base.stage.settleAtOnce()
        if let holder = entry.holder as? UINavigationController {
            holder.setViewControllers(taken, animated: false)
        }
    }
}

extension UISplitViewController.Column {
    /// The column and those nearer to the content.
    static func allAfter(_ column: Self) -> [Self] {
        [.supplementary, .secondary].filter { $0.rawValue >= column.rawValue }
    }
}
