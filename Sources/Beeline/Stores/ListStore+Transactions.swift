extension ListStore {
    /// Runs many verbs as one change: observers hear of it once, and undo
    /// takes it back in one step.
    ///
    ///     store.perform("Delete Three People") {
    ///         for id in selection { store.remove(id: id) }
    ///     }
    ///
    /// Inside it the list changes at once, verb by verb, and each verb is
    /// judged by the rules on its own. A call inside another belongs to the
    /// outer one. If the closure throws, the list is as it was before the
    /// outermost call that throws, and nobody hears of anything.
    ///
    /// - Parameters:
    ///   - name: What the step is called in an Undo menu.
    ///   - body: Calls verbs on this store.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    /// - Complexity: Besides the verbs O(*k*) in the items near those that were
    ///   touched, and at most O(*n*).
    @discardableResult
    public func perform<Result, Failure: Error>(
        _ name: String? = nil, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let before = list
        let outer = transaction
        transaction = (outer?.before ?? before, (outer?.depth ?? 0) + 1)
        defer { transaction = outer }
        let result: Result
        do {
            result = try body()
        } catch {
            edit { $0.replace(with: before) }
            transaction = outer
            tellUntoldState()
            throw error
        }
        guard outer == nil else { return result }
        transaction = nil
        let batch = comparison.batch(from: before, to: list)
        if !batch.isEmpty { hasUntoldState = false }
        commit(from: before, batch, name: name)
        tellUntoldState()
        return result
    }

    private func tellUntoldState() {
        guard transaction == nil, hasUntoldState else { return }
        hasUntoldState = false
        tellState()
    }
}
