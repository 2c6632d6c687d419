/// What two versions of a list do not share.
@usableFromInline
struct EditedRanges {
    /// A stretch of a section, old and new.
    @usableFromInline
    struct Edited {
        @usableFromInline let sections: (old: Int, new: Int)
        @usableFromInline let old: Range<Int>
        @usableFromInline let new: Range<Int>
    }

    @usableFromInline var ranges: [Edited] = []

    /// As many items as lie between two stretches at least.
    @usableFromInline var smallestShared = Int.max
}

extension ListSnapshot {
    /// What this list does not share with an older version of itself; nil if
    /// the two are not versions of one list, or none was ever edited.
    @usableFromInline
    func editedRanges(since old: Self, _ pairs: [SectionMatch.Pair]) -> EditedRanges? {
        var edited = EditedRanges()
        for pair in pairs {
            let (oldItems, newItems) = (old.sections[pair.old].items, sections[pair.new].items)
            guard case .tree = oldItems.storage, case .tree = newItems.storage else { return nil }
            let shared = SharedRanges(oldItems, newItems)
            edited.smallestShared = min(edited.smallestShared, shared.smallestShared)
            for range in shared.ranges {
                edited.ranges.append(
                    EditedRanges.Edited(
                        sections: (pair.old, pair.new), old: range.old, new: range.new))
            }
        }
        return edited
    }

    /// Copies some items of a section.
    ///
    /// - Complexity: O(*k* + log *n*) in the number of items.
    @usableFromInline
    func items(in section: Int, _ range: Range<Int>) -> ContiguousArray<Item> {
        var items = ContiguousArray<Item>()
        items.reserveCapacity(range.count)
        sections[section].items.forEachStretch(in: range) { items.append(contentsOf: $0) }
        return items
    }
}

extension ListSnapshot {
    /// How many items are not in memory that an older version of this list uses
    /// too, section by section in the same order: what the edits between them
    /// have cost.
    ///
    /// - Complexity: O(*k* log *n*) in the number of edits.
    package func unsharedCount(since old: Self) -> Int {
        zip(old.sections, sections).reduce(0) { count, pair in
            count
                + SharedRanges(pair.0.items, pair.1.items).ranges.reduce(0) { $0 + $1.new.count }
        }
    }
}
