extension ListStore {
    /// Whether one more item would be taken: what an Add button shows.
    ///
    /// It follows from the list and the rules alone, and can be different after
    /// any change; an observer that sets the button from it is always right.
    public var canAppend: Bool {
        refusal(of: Verb(kind: .insert, growth: 1)) == nil
    }

    /// Why a verb would be refused, or nil.
    ///
    /// - Complexity: That of the rules.
    public func refusal(of verb: Verb<Item>) -> Refusal? {
        for rule in rules {
            if let reason = rule.judge(verb, list) { return Refusal(cause: .rule, reason: reason) }
        }
        return nil
    }
}
