extension ListStore {
    /// Puts other items in the place of all those in the first section, and
    /// tells what is different.
    ///
    /// - Returns: Why it was not done, or nil.
    /// - Precondition: The list has no other section.
    /// - Complexity: O(*n*) in both lists.
    @discardableResult
    public func replaceAll(with items: [Item]) -> Refusal? {
        replaceAll(with: oneSection(items))
    }

    /// Puts another list in the place of this one, and tells what is
    /// different: items that stay and are unchanged are not touched.
    ///
    /// - Returns: Why it was not done, or nil.
    /// - Complexity: O(*n*) in both lists.
    @discardableResult
    public func replaceAll(with new: ListSnapshot<Item>) -> Refusal? {
        if let refusal = refusal(ofReplacing: new) { return refusal }
        let before = list
        let batch = comparison.batch(from: before, to: new)
        replace(batch, new, from: before)
        return nil
    }

    /// Puts another list in the place of this one, and works out what is
    /// different away from the main actor if the lists are long.
    ///
    /// Should the store be changed meanwhile, the work starts again with the
    /// list as it is then; the new list has the last word.
    ///
    /// - Returns: Why it was not done, or nil.
    /// - Throws: `CancellationError` if the task is cancelled before the store
    ///   has changed.
    /// - Complexity: O(*n*) in both lists, O(*k* log *n*) on the main actor.
    @discardableResult
    public func replaceAll(with new: ListSnapshot<Item>) async throws -> Refusal? {
        while true {
            try Task.checkCancellation()
            if let refusal = refusal(ofReplacing: new) { return refusal }
            let before = list
            let version = self.version
            let batch =
                before.count + new.count < Batch.backgroundCount
                ? comparison.batch(from: before, to: new)
                : try await comparison.cancellableBatch(from: before, to: new)
            guard version == self.version else { continue }
            try Task.checkCancellation()
            replace(batch, new, from: before)
            return nil
        }
    }

    /// Puts other items in the place of all those in the first section, and
    /// works out what is different away from the main actor if there are many.
    ///
    /// - Returns: Why it was not done, or nil.
    /// - Throws: `CancellationError` if the task is cancelled before the store
    ///   has changed.
    /// - Precondition: The list has no other section.
    /// - Complexity: O(*n*) in both lists, O(*k* log *n*) on the main actor.
    @discardableResult
    public func replaceAll(with items: [Item]) async throws -> Refusal? {
        try await replaceAll(with: oneSection(items))
    }

    private func oneSection(_ items: [Item]) -> ListSnapshot<Item> {
        stop(
            unless: list.sectionCount == 1,
            "ListStore.replaceAll(with:): items for one section, but the list has "
                + "\(list.sectionCount).")
        return ListSnapshot(sections: [(list.sectionID(at: 0), items)])
    }

    private func refusal(ofReplacing new: ListSnapshot<Item>) -> Refusal? {
        Beeline.trace(.verb, "\(Self.self): replace \(list.shape) by \(new.shape)")
        guard !rules.isEmpty else { return nil }
        return refusal(
            of: Verb(kind: .replace, items: new.items, growth: new.count - list.count)
        ).map(traced)
    }

    private func replace(_ batch: Batch, _ new: ListSnapshot<Item>, from before: ListSnapshot<Item>)
    {
        edit { $0.apply(batch, towards: new) }
        if transaction == nil { commit(from: before, batch, name: nil) }
    }
}
