import Foundation

/// The looks that were set for whole classes.
@MainActor enum AppearanceRules {
    private struct Rule {
        let type: UIView.Type
        let containers: [any UIAppearanceContainer.Type]
        /// What the app sets.
        let prototype: UIView
        /// What the prototype was at first.
        let plain: UIView
        /// A subclass comes after its superclass, and one in containers after one everywhere.
        let depth: Int
    }

    private static var rules: [Rule] = []

    static func prototype(
        of type: UIView.Type, in containers: [any UIAppearanceContainer.Type]
    ) -> UIView {
        let known = rules.first { rule in
            rule.type == type && rule.containers.count == containers.count
                && zip(rule.containers, containers).allSatisfy { $0 == $1 }
        }
        if let known { return known.prototype }
        let rule = Rule(
            type: type, containers: containers, prototype: make(type), plain: make(type),
            depth: depth(of: type))
        let index = rules.firstIndex {
            ($0.containers.count, $0.depth) > (containers.count, rule.depth)
        }
        rules.insert(rule, at: index ?? rules.count)
        return rule.prototype
    }

    /// Gives a view that enters a window what was set for its class. The most special rule goes first,
    /// since a value that is there stays. O(rules).
    static func apply(to view: UIView) {
        guard !rules.isEmpty else { return }
        for rule in rules.reversed() where rule.prototype !== view && applies(rule, to: view) {
            for property in type(of: rule.plain).appearanceProperties {
                property.apply(rule.prototype, rule.plain, view)
            }
        }
    }

    /// Forgets all rules, for tests.
    static func removeAll() {
        rules = []
    }

    private static func applies(_ rule: Rule, to view: UIView) -> Bool {
        guard isKind(view, of: rule.type) else { return false }
        var responder = view.next
        // The list begins with the innermost container.
        for container in rule.containers {
            while let current = responder, !isKind(current, of: container) {
                responder = current.next
            }
            guard let found = responder else { return false }
            responder = found.next
        }
        return true
    }

    private static func isKind(_ object: AnyObject, of type: Any.Type) -> Bool {
        var candidate: AnyClass? = Swift.type(of: object)
        while let current = candidate {
            if current == type { return true }
            candidate = _getSuperclass(current)
        }
        return false
    }

    private static func depth(of type: AnyClass) -> Int {
        var depth = 0
        var candidate: AnyClass? = type
        while let current = candidate {
            depth += 1
            candidate = _getSuperclass(current)
        }
        return depth
    }

    private static func make(_ type: UIView.Type) -> UIView {
        func make<Made: ViewCreation>(_ type: Made.Type) -> any ViewCreation { Made() }
        let creation: any ViewCreation.Type = type
        guard let view = make(creation) as? UIView else {
            fatalError("\(type).appearance(): no view could be made")
        }
        return view
    }
}
