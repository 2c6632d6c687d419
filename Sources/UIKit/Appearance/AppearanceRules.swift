/// All looks that were set.
@MainActor enum AppearanceRules {
    private static var rules: [AppearanceRule] = []

    /// The rule that says the same of the same views, or this one from now on.
    static func known(_ rule: AppearanceRule) -> AppearanceRule {
        if let known = rules.first(where: { $0.isSame(as: rule) }) { return known }
        rules.append(rule)
        return rule
    }

    /// For tests: forgets all.
    static func removeAll() {
        rules = []
    }

    /// Gives a view that enters a window its look.
    ///
    /// Of rules that set the same, that of the subclass wins; then that whose outermost container is
    /// nearest to the window; then that with more containers; then that for certain traits
    /// (https://developer.apple.com/documentation/uikit/uiappearance, "appearance for instances
    /// contained in a container").
    ///
    /// - Complexity: O(1) while no look is set; else O(*r* × *d*) in the number of rules and the depth
    ///   of the tree.
    static func apply(to view: UIView) {
        guard !rules.isEmpty else { return }
        let traits = view.traitCollection
        let matching = rules.compactMap { rule -> (rule: AppearanceRule, distance: Int)? in
            guard rule.concerns(view), rule.matches(traits),
                let distance = rule.outermostContainer(of: view)
            else { return nil }
            return (rule, distance)
        }
        let ordered = matching.sorted { left, right in
            // The later one wins.
            if left.rule.type != right.rule.type { return left.rule.isWider(than: right.rule) }
            if left.distance != right.distance { return left.distance > right.distance }
            let counts = (left.rule.containers.count, right.rule.containers.count)
            if counts.0 != counts.1 { return counts.0 < counts.1 }
            return left.rule.traits == nil && right.rule.traits != nil
        }
        var settings: [AnyHashable: AppearanceSetting] = [:]
        for match in ordered {
            settings.merge(match.rule.settings) { _, later in later }
        }
        for setting in settings.values { setting.apply(to: view) }
    }
}
