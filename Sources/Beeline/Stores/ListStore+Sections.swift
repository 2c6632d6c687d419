extension ListStore {
    /// Puts a section behind the last one.
    ///
    /// - Parameters:
    ///   - id: What no other section of the list is called.
    ///   - items: What is in it.
    /// - Returns: Why it was not done, or nil.
    /// - Complexity: O(*k*) in the number of items.
    @discardableResult
    public func appendSection(_ id: SectionID, _ items: [Item] = []) -> Refusal? {
        insertSection(id, items, at: list.sectionCount)
    }

    /// Puts a section before another one.
    ///
    /// - Parameters:
    ///   - id: What no other section of the list is called.
    ///   - items: What is in it.
    ///   - section: In `0...sectionCount`.
    /// - Returns: Why it was not done, or nil.
    /// - Complexity: O(*k*) in the number of items.
    @discardableResult
    public func insertSection(_ id: SectionID, _ items: [Item] = [], at section: Int) -> Refusal? {
        stop(
            unless: 0...list.sectionCount ~= section,
            "ListStore.insertSection(_:_:at:): section \(section) is out of range; "
                + "the list has \(list.sectionCount).")
        if list.section(withID: id) != nil { RepeatedIdentity.report(id, of: SectionID.self) }
        let verb = Verb(kind: .insert, items: items, growth: items.count)
        return carryOut(verb) { editor in
            editor.insertSection(id, items, at: section)
            var batch = Batch()
            batch.insertedSections = [section]
            return batch
        }
    }

    /// Takes a section out, with its items.
    ///
    /// - Returns: Why it was not done, or nil.
    /// - Precondition: `section` is in `0..<sectionCount`.
    /// - Complexity: O(*k*) in its items.
    @discardableResult
    public func removeSection(at section: Int) -> Refusal? {
        checkSection(section, "removeSection(at:)")
        let verb = Verb<Item>(kind: .remove, growth: -list.count(in: section))
        return carryOut(verb) { editor in
            editor.removeSection(at: section)
            var batch = Batch()
            batch.removedSections = [section]
            return batch
        }
    }

    /// Takes the section with an identity out, with its items.
    ///
    /// - Returns: Why it was not done, or nil; also if there is no such
    ///   section.
    /// - Complexity: O(*k*) in its items.
    @discardableResult
    public func removeSection(id: SectionID) -> Refusal? {
        guard let section = list.section(withID: id) else { return unknownSection(id) }
        return removeSection(at: section)
    }

    /// Moves a section, with its items.
    ///
    /// - Parameters:
    ///   - from: Where it is.
    ///   - to: Where it is afterwards.
    /// - Returns: Why it was not done, or nil.
    /// - Precondition: Both are in `0..<sectionCount`.
    @discardableResult
    public func moveSection(from: Int, to: Int) -> Refusal? {
        checkSection(from, "moveSection(from:to:)")
        checkSection(to, "moveSection(from:to:)")
        return carryOut(Verb<Item>(kind: .move)) { editor in
            var batch = Batch()
            guard from != to else { return batch }
            editor.moveSection(from: from, to: to)
            batch.movedSections = [SectionMove(from: from, to: to)]
            return batch
        }
    }

    func unknownSection(_ id: SectionID) -> Refusal {
        traced(
            Refusal(cause: .unknownSection, reason: "There is no section “\(id)” in the list."))
    }

    private func checkSection(_ section: Int, _ verb: StaticString) {
        stop(
            unless: 0..<list.sectionCount ~= section,
            "ListStore.\(verb): section \(section) is out of range; "
                + "the list has \(list.sectionCount).")
    }
}
