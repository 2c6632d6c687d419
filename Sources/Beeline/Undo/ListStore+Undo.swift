extension ListStore {
    /// Whether there is a step to take back.
    public var canUndo: Bool { !history.undoSteps.isEmpty }

    /// Whether there is a step that was taken back.
    public var canRedo: Bool { !history.redoSteps.isEmpty }

    /// What the step is called that ``undo()`` takes back, if it has a name.
    public var undoName: String? { history.undoSteps.last?.name }

    /// What the step is called that ``redo()`` does again, if it has a name.
    public var redoName: String? { history.redoSteps.last?.name }

    /// How many steps can be taken back. The oldest is forgotten first; 0
    /// turns undo off.
    public var undoLimit: Int {
        get { history.limit }
        set {
            stop(unless: newValue >= 0, "ListStore.undoLimit: \(newValue) is below zero.")
            history.limit = newValue
            tellState()
        }
    }

    /// Takes the last step back: one verb, or one transaction. Observers hear
    /// of it as of any change.
    ///
    /// - Returns: Whether there was one.
    /// - Precondition: Not called inside ``perform(_:_:)``.
    /// - Complexity: O(*k* log *n*) in the operations of the step.
    @discardableResult
    public func undo() -> Bool {
        stop(unless: transaction == nil, "ListStore.undo(): called inside perform(_:_:).")
        guard let step = history.undo() else { return false }
        Beeline.trace(.verb, "\(Self.self): undo \(step.name ?? "")")
        restore(step.before, by: step.batch.inverse)
        return true
    }

    /// Does the step again that was taken back last.
    ///
    /// - Returns: Whether there was one.
    /// - Precondition: Not called inside ``perform(_:_:)``.
    /// - Complexity: O(*k* log *n*) in the operations of the step.
    @discardableResult
    public func redo() -> Bool {
        stop(unless: transaction == nil, "ListStore.redo(): called inside perform(_:_:).")
        guard let step = history.redo() else { return false }
        Beeline.trace(.verb, "\(Self.self): redo \(step.name ?? "")")
        restore(step.after, by: step.batch)
        return true
    }

    /// Forgets all steps: what was done so far can't be taken back.
    public func forgetHistory() {
        history.removeAll()
        tellState()
    }

    private func restore(_ target: ListSnapshot<Item>, by batch: Batch) {
        edit { $0.apply(batch, towards: target) }
        tell(batch)
    }
}
