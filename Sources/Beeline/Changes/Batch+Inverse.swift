extension Batch {
    /// The batch that takes the new list back to the old one.
    ///
    /// What was edited is edited back: ``updated`` of the inverse names the
    /// same items in the numbering of the old list.
    ///
    /// - Complexity: O(*k* log *k*) in the operations of this batch.
    public var inverse: Batch {
        let mapping = IndexPathMapping(self)
        var inverse = Batch()
        inverse.removedSectionNumbers = insertedSectionNumbers
        inverse.insertedSectionNumbers = removedSectionNumbers
        inverse.movedSections = movedSections.map { SectionMove(from: $0.to, to: $0.from) }
            .sorted { $0.to < $1.to }
        inverse.removed = inserted
        inverse.inserted = removed
        inverse.moved = moved.map { Move(from: $0.to, to: $0.from) }.sorted { $0.to < $1.to }
        inverse.updated = updated.compactMap(mapping.oldIndexPath).sorted()
        return inverse
    }
}
