import Foundation

/// Compares two lists item by item.
///
/// Everything that touches an item is here and inlinable, so that it is
/// compiled for the type of the item where it is called; what deals in numbers
/// alone is not.
@usableFromInline
struct ListComparison<Item: Identifiable> {
    @usableFromInline let isContentEqual: (Item, Item) -> Bool
    @usableFromInline var draft: BatchDraft
    @usableFromInline var oldCount = 0
    @usableFromInline var newCount = 0

    @inlinable
    init(_ sections: SectionMatch, isContentEqual: @escaping (Item, Item) -> Bool) {
        draft = BatchDraft(sections)
        self.isContentEqual = isContentEqual
    }

    /// Goes over a section from both ends for as long as the items are the
    /// same, notes those that were edited, and makes a region of the rest.
    ///
    /// - Returns: The rest, old and new.
    @inlinable
    mutating func trim<Failure: Error>(
        _ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>,
        sections: (old: Int, new: Int), offsets: (old: Int, new: Int),
        check: () throws(Failure) -> Void
    ) throws(Failure) -> (old: Range<Int>, new: Range<Int>) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter {
            if start & 0x3FFF == 0 { try check() }
            let verdict = verdict(old, start, new, start)
            if verdict == .different { break }
            if verdict == .edited {
                draft.update(section: sections.new, item: offsets.new + start)
            }
            start += 1
        }
        var end = 0
        while end < shorter - start {
            if end & 0x3FFF == 0 { try check() }
            let verdict = verdict(old, old.count - 1 - end, new, new.count - 1 - end)
            if verdict == .different { break }
            if verdict == .edited {
                draft.update(section: sections.new, item: offsets.new + new.count - 1 - end)
            }
            end += 1
        }
        let rest = (old: start..<old.count - end, new: start..<new.count - end)
        if rest.old.isEmpty && rest.new.isEmpty { return rest }
        draft.add(
            Region(
                sections: sections, offsets: (offsets.old + start, offsets.new + start),
                oldNumbers: oldCount..<oldCount + rest.old.count,
                newNumbers: newCount..<newCount + rest.new.count))
        oldCount += rest.old.count
        newCount += rest.new.count
        return rest
    }

    /// How an old and a new item compare.
    ///
    /// Two items with the same bits are the same value: most rows of a list
    /// that was edited share even the storage of their strings with the list
    /// before, and `==` is not asked.
    @inlinable @inline(__always)
    func verdict(
        _ old: UnsafeBufferPointer<Item>, _ oldNumber: Int,
        _ new: UnsafeBufferPointer<Item>, _ newNumber: Int
    ) -> IdentityTable.Verdict {
        let oldBits = UnsafeRawPointer(old.baseAddress.unsafelyUnwrapped + oldNumber)
        let newBits = UnsafeRawPointer(new.baseAddress.unsafelyUnwrapped + newNumber)
        if Self.isSameBits(oldBits, newBits) { return .equal }
        guard IdentityHash.isSame(old[oldNumber].id, new[newNumber].id) else { return .different }
        return isContentEqual(old[oldNumber], new[newNumber]) ? .equal : .edited
    }

    @inlinable @inline(__always)
    static func isSameBits(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        let size = MemoryLayout<Item>.size
        var offset = 0
        while offset + 8 <= size {
            if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            {
                return false
            }
            offset += 8
        }
        while offset < size {
            if left.load(fromByteOffset: offset, as: UInt8.self)
                != right.load(fromByteOffset: offset, as: UInt8.self)
            {
                return false
            }
            offset += 1
        }
        return true
    }

    /// Matches what is left of all sections by identity.
    @inlinable
    mutating func match<Failure: Error>(
        _ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>,
        check: () throws(Failure) -> Void
    ) throws(Failure) {
        guard draft.hasRegions else { return }
        try check()
        var table = try table(old, new, isFast: IdentityHash.isFast(Item.ID.self), check: check)
        if table.isCrowded, IdentityHash.isFast(Item.ID.self) {
            table = try self.table(old, new, isFast: false, check: check)
        }
        if let repeated = table.repeated {
            RepeatedIdentity.report(
                repeated < 0 ? old[-1 - repeated].id : new[repeated].id, of: Item.self)
        }
        draft.record(table)
    }

    @inlinable
    func table<Failure: Error>(
        _ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>, isFast: Bool,
        check: () throws(Failure) -> Void
    ) throws(Failure) -> IdentityTable {
        let hashes = ContiguousArray<UInt64>(
            unsafeUninitializedCapacity: old.count + new.count
        ) { buffer, count in
            if isFast {
                for i in 0..<old.count { buffer[i] = IdentityHash.fast(old[i].id) }
                for i in 0..<new.count { buffer[old.count + i] = IdentityHash.fast(new[i].id) }
            } else {
                for i in 0..<old.count { buffer[i] = IdentityHash.standard(old[i].id) }
                for i in 0..<new.count { buffer[old.count + i] = IdentityHash.standard(new[i].id) }
            }
            count = old.count + new.count
        }
        try check()
        let comparison = IdentityTable.Comparison(
            verdict: { verdict(old, $0, new, $1) },
            isSameOld: { IdentityHash.isSame(old[$0].id, old[$1].id) },
            isSameNew: { IdentityHash.isSame(new[$0].id, new[$1].id) })
        return try IdentityTable(
            hashes: hashes, oldCount: old.count, comparison: comparison, check: check)
    }
}
