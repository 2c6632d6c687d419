extension Batch {
    /// What became of the rows and sections of one list in another.
    ///
    ///     let batch = Batch(from: old, to: new)
    ///
    /// Items are matched by `id` and compared by `==`. The fewest items are
    /// moved that can be; an item goes from section to section as a move, if
    /// both sections are in both lists. Repeated identities are told apart by
    /// their neighbours and their order, and reported (``RepeatedIdentity``).
    ///
    /// - Parameters:
    ///   - old: The list before.
    ///   - new: The list after.
    /// - Complexity: O(*n* + *m*) expected, for any identities and whatever
    ///   their hash; O(*k* log *k*) besides in the items between the first
    ///   and the last that is out of order.
    @inlinable
    public init<List: Snapshot>(from old: List, to new: List) where List.Item: Equatable {
        self.init(from: old, to: new) { $0 == $1 }
    }

    /// What became of the rows and sections of one list in another, for items
    /// whose `==` does not compare their content, or that have none.
    ///
    /// - Parameters:
    ///   - old: The list before.
    ///   - new: The list after.
    ///   - isContentEqual: Whether an old and a new item with the same identity
    ///     look the same on the screen.
    /// - Complexity: As ``init(from:to:)``.
    @inlinable
    public init<List: Snapshot>(
        from old: List, to new: List, isContentEqual: (List.Item, List.Item) -> Bool
    ) {
        self = Batch.between(old, new, isContentEqual: isContentEqual, check: {})
    }

    /// The comparison behind all others.
    ///
    /// - Parameter check: Called now and then; what it throws ends the work.
    @inlinable
    static func between<List: Snapshot, Failure: Error>(
        _ old: List, _ new: List, isContentEqual: (List.Item, List.Item) -> Bool,
        check: () throws(Failure) -> Void
    ) throws(Failure) -> Batch {
        let sections = SectionMatch(old, new)
        return try withoutActuallyEscaping(isContentEqual) { (isContentEqual) throws(Failure) in
            var comparison = ListComparison<List.Item>(sections, isContentEqual: isContentEqual)
            if let old = old as? ListSnapshot<List.Item>, let new = new as? ListSnapshot<List.Item>,
                let ranges = new.editedRanges(since: old, sections.pairs)
            {
                try comparison.compareEdited(old, new, ranges, check: check)
                if comparison.draft.crossings < ranges.smallestShared {
                    return comparison.draft.finish()
                }
                comparison = ListComparison(sections, isContentEqual: isContentEqual)
            }
            if sections.pairs.count == 1 {
                try comparison.compareOne(old, new, sections.pairs[0], check: check)
            } else {
                try comparison.compareAll(old, new, sections.pairs, check: check)
            }
            return comparison.draft.finish()
        }
    }
}

extension ListComparison {
    /// Compares the one section that both lists have, where its items lie.
    @inlinable
    mutating func compareOne<List: Snapshot<Item>, Failure: Error>(
        _ old: List, _ new: List, _ pair: SectionMatch.Pair, check: () throws(Failure) -> Void
    ) throws(Failure) {
        try old.withItems(in: pair.old) { (oldItems) throws(Failure) in
            try new.withItems(in: pair.new) { (newItems) throws(Failure) in
                let rest = try trim(
                    oldItems, newItems, sections: (pair.old, pair.new), offsets: (0, 0),
                    check: check)
                try match(
                    UnsafeBufferPointer(rebasing: oldItems[rest.old]),
                    UnsafeBufferPointer(rebasing: newItems[rest.new]), check: check)
            }
        }
    }

    /// Compares every section that both lists have, and then copies together
    /// what is left of them: an item may have gone from one to another.
    @inlinable
    mutating func compareAll<List: Snapshot<Item>, Failure: Error>(
        _ old: List, _ new: List, _ pairs: [SectionMatch.Pair],
        check: () throws(Failure) -> Void
    ) throws(Failure) {
        var oldRest = ContiguousArray<Item>()
        var newRest = ContiguousArray<Item>()
        for pair in pairs {
            try check()
            try old.withItems(in: pair.old) { (oldItems) throws(Failure) in
                try new.withItems(in: pair.new) { (newItems) throws(Failure) in
                    let rest = try trim(
                        oldItems, newItems, sections: (pair.old, pair.new), offsets: (0, 0),
                        check: check)
                    oldRest.append(contentsOf: oldItems[rest.old])
                    newRest.append(contentsOf: newItems[rest.new])
                }
            }
        }
        try oldRest.withUnsafeBufferPointer { (oldItems) throws(Failure) in
            try newRest.withUnsafeBufferPointer { (newItems) throws(Failure) in
                try match(oldItems, newItems, check: check)
            }
        }
    }

    /// Compares only what two versions of a list do not share.
    @inlinable
    mutating func compareEdited<Failure: Error>(
        _ old: ListSnapshot<Item>, _ new: ListSnapshot<Item>, _ edited: EditedRanges,
        check: () throws(Failure) -> Void
    ) throws(Failure) {
        var oldRest = ContiguousArray<Item>()
        var newRest = ContiguousArray<Item>()
        for range in edited.ranges {
            try check()
            let oldItems = old.items(in: range.sections.old, range.old)
            let newItems = new.items(in: range.sections.new, range.new)
            try oldItems.withUnsafeBufferPointer { (oldItems) throws(Failure) in
                try newItems.withUnsafeBufferPointer { (newItems) throws(Failure) in
                    let rest = try trim(
                        oldItems, newItems, sections: range.sections,
                        offsets: (range.old.lowerBound, range.new.lowerBound), check: check)
                    oldRest.append(contentsOf: oldItems[rest.old])
                    newRest.append(contentsOf: newItems[rest.new])
                }
            }
        }
        try oldRest.withUnsafeBufferPointer { (oldItems) throws(Failure) in
            try newRest.withUnsafeBufferPointer { (newItems) throws(Failure) in
                try match(oldItems, newItems, check: check)
            }
        }
    }
}
