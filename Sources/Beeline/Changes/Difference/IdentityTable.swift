/// Finds the items of an old list again in a new one, by identity.
///
/// An open-addressing table holds every identity once: the first item of the
/// old list that has it, or else the first of the new one. It knows no item,
/// only numbers and hashes; whether two items are the same it asks.
///
/// Hashing is done before the table is touched, so that the cache misses of
/// one probe overlap with those of the next.
///
/// Nobody can make it slow: a search that passes ``probeLimit`` other
/// identities ends. With a fast hash the whole pass then starts again with the
/// standard one (``isCrowded``); where that one collides too, the item stays
/// unmatched, which costs a removal and an insertion and is still right.
@usableFromInline
struct IdentityTable {
    /// How an old and a new item compare.
    @usableFromInline
    enum Verdict {
        case different
        case equal
        case edited
    }

    /// Compares items by their numbers. Three closures over the two lists.
    @usableFromInline
    struct Comparison {
        /// Whether an old (first) and a new (second) item are the same, and
        /// whether the content was edited.
        let verdict: (Int, Int) -> Verdict
        let isSameOld: (Int, Int) -> Bool
        let isSameNew: (Int, Int) -> Bool

        @usableFromInline
        init(
            verdict: @escaping (Int, Int) -> Verdict, isSameOld: @escaping (Int, Int) -> Bool,
            isSameNew: @escaping (Int, Int) -> Bool
        ) {
            self.verdict = verdict
            self.isSameOld = isSameOld
            self.isSameNew = isSameNew
        }
    }

    static let probeLimit = 128
    static let none: Int32 = -1

    /// For each old item the new one that it became, or ``none``.
    private(set) var newOfOld: ContiguousArray<Int32>

    /// For each new item the old one that it was, or ``none``. While repeats
    /// are pending: -2 - the first old item of that identity.
    private(set) var oldOfNew: ContiguousArray<Int32>

    /// For each new item whether its content was edited.
    private(set) var isEdited: ContiguousArray<Bool>

    /// Whether a search ended at the limit.
    @usableFromInline
    private(set) var isCrowded = false

    /// An identity that stands more than once in a list: the number of a new
    /// item, or of an old one below zero (-1 - number).
    @usableFromInline
    private(set) var repeated: Int?

    /// For each old item the next one of the same identity.
    private var following: ContiguousArray<Int32>
    private var hasOldRepeats = false
    private var hasPending = false
    private let oldCount: Int
    private let newCount: Int
}

extension IdentityTable {
    /// Matches two lists.
    ///
    /// - Parameters:
    ///   - hashes: Of the old items, then of the new ones.
    ///   - oldCount: How many of them are old.
    ///   - comparison: Answers for two items by their numbers.
    ///   - check: Called now and then; what it throws ends the matching.
    /// - Complexity: O(*n* + *m*).
    @usableFromInline
    init<Failure: Error>(
        hashes: ContiguousArray<UInt64>, oldCount: Int, comparison: Comparison,
        check: () throws(Failure) -> Void
    ) throws(Failure) {
        self.oldCount = oldCount
        newCount = hashes.count - oldCount
        newOfOld = ContiguousArray(repeating: Self.none, count: oldCount)
        following = newOfOld
        oldOfNew = ContiguousArray(repeating: Self.none, count: newCount)
        isEdited = ContiguousArray(repeating: false, count: newCount)
        stop(
            unless: hashes.count < Int32.max, "Batch: two lists of \(hashes.count) items together.")
        var capacity = 16
        while capacity < hashes.count + hashes.count / 2 { capacity *= 2 }
        let slots = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: capacity)
        defer { slots.deallocate() }
        slots.update(repeating: 0)
        try enterOld(hashes, slots, comparison, check)
        try findNew(hashes, slots, comparison, check)
        if hasPending { settleRepeats(comparison) }
    }

    /// Backwards, so that the slot ends with the first of equal identities.
    private mutating func enterOld<Failure: Error>(
        _ hashes: ContiguousArray<UInt64>, _ slots: UnsafeMutableBufferPointer<UInt64>,
        _ comparison: Comparison, _ check: () throws(Failure) -> Void
    ) throws(Failure) {
        let mask = slots.count - 1
        var old = oldCount - 1
        while old >= 0 {
            if old & 0x3FFF == 0 { try check() }
            let hash = hashes[old]
            var slot = Int(truncatingIfNeeded: hash) & mask
            var probes = 0
            while slots[slot] != 0 {
                let entry = slots[slot]
                if (entry ^ hash) >> 32 == 0, comparison.isSameOld(Self.number(entry), old) {
                    following[old] = Int32(truncatingIfNeeded: Self.number(entry))
                    hasOldRepeats = true
                    repeated = -1 - old
                    break
                }
                probes += 1
                if probes == Self.probeLimit { break }
                slot = (slot + 1) & mask
            }
            if probes < Self.probeLimit {
                slots[slot] = Self.entry(hash, old)
            } else {
                isCrowded = true
            }
            old -= 1
        }
    }

    private mutating func findNew<Failure: Error>(
        _ hashes: ContiguousArray<UInt64>, _ slots: UnsafeMutableBufferPointer<UInt64>,
        _ comparison: Comparison, _ check: () throws(Failure) -> Void
    ) throws(Failure) {
        let mask = slots.count - 1
        for new in 0..<newCount {
            if new & 0x3FFF == 0 { try check() }
            let hash = hashes[oldCount + new]
            var slot = Int(truncatingIfNeeded: hash) & mask
            var probes = 0
            while slots[slot] != 0 {
                let entry = slots[slot]
                if (entry ^ hash) >> 32 == 0, claim(Self.number(entry), for: new, comparison) {
                    break
                }
                probes += 1
                if probes == Self.probeLimit { break }
                slot = (slot + 1) & mask
            }
            if probes == Self.probeLimit {
                isCrowded = true
            } else if slots[slot] == 0 {
                slots[slot] = Self.entry(hash, oldCount + new)
            }
        }
    }

    /// Pairs a new item with an entry of the table, if they are the same.
    @inline(__always)
    private mutating func claim(_ number: Int, for new: Int, _ comparison: Comparison) -> Bool {
        guard number < oldCount else {
            guard comparison.isSameNew(number - oldCount, new) else { return false }
            repeated = new
            return true
        }
        let verdict = comparison.verdict(number, new)
        if verdict == .different { return false }
        if following[number] == Self.none, newOfOld[number] == Self.none {
            pair(number, new, verdict)
        } else {
            postpone(number, new)
        }
        return true
    }

    private mutating func pair(_ old: Int, _ new: Int, _ verdict: Verdict) {
        newOfOld[old] = Int32(truncatingIfNeeded: new)
        oldOfNew[new] = Int32(truncatingIfNeeded: old)
        if verdict == .edited { isEdited[new] = true }
    }

    /// Leaves a new item for later, since its identity is repeated, and takes
    /// back what was settled about the identity before that was known.
    private mutating func postpone(_ first: Int, _ new: Int) {
        repeated = new
        hasPending = true
        oldOfNew[new] = Int32(truncatingIfNeeded: -2 - first)
        let other = Int(newOfOld[first])
        guard other >= 0 else { return }
        newOfOld[first] = Self.none
        oldOfNew[other] = Int32(truncatingIfNeeded: -2 - first)
        isEdited[other] = false
    }

    @inline(__always)
    private static func entry(_ hash: UInt64, _ number: Int) -> UInt64 {
        hash & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: number + 1)
    }

    @inline(__always)
    private static func number(_ entry: UInt64) -> Int {
        Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1
    }
}

// MARK: - Repeated identities

extension IdentityTable {
    /// Tells items of one identity apart: first by their neighbours (an item
    /// whose neighbour stayed its neighbour is that item), then by their
    /// order. The same two lists always give the same pairs.
    private mutating func settleRepeats(_ comparison: Comparison) {
        let first = firstOfIdentity()
        for new in 0..<newCount where oldOfNew[new] < Self.none {
            let old = new == 0 ? 0 : Int(oldOfNew[new - 1]) + 1
            if new == 0 || old > 0 { settle(new, with: old, first, comparison) }
        }
        for new in (0..<newCount).reversed() where oldOfNew[new] < Self.none {
            let old = new == newCount - 1 ? oldCount - 1 : Int(oldOfNew[new + 1]) - 1
            settle(new, with: old, first, comparison)
        }
        settleInOrder(comparison)
    }

    /// For each old item the first one of its identity.
    private func firstOfIdentity() -> ContiguousArray<Int32> {
        var first = ContiguousArray(0..<Int32(truncatingIfNeeded: oldCount))
        guard hasOldRepeats else { return first }
        for old in 0..<oldCount where following[old] != Self.none {
            first[Int(following[old])] = first[old]
        }
        return first
    }

    private mutating func settle(
        _ new: Int, with old: Int, _ first: ContiguousArray<Int32>, _ comparison: Comparison
    ) {
        guard (0..<oldCount).contains(old), newOfOld[old] == Self.none,
            first[old] == -2 - oldOfNew[new]
        else { return }
        pair(old, new, comparison.verdict(old, new))
    }

    private mutating func settleInOrder(_ comparison: Comparison) {
        // From here on `following` of a first item is where to look next.
        var next = ContiguousArray(0..<Int32(truncatingIfNeeded: oldCount))
        for new in 0..<newCount where oldOfNew[new] < Self.none {
            let first = Int(-2 - oldOfNew[new])
            var old = next[first]
            while old != Self.none, newOfOld[Int(old)] != Self.none { old = following[Int(old)] }
            if old == Self.none {
                next[first] = Self.none
                oldOfNew[new] = Self.none
            } else {
                next[first] = following[Int(old)]
                pair(Int(old), new, comparison.verdict(Int(old), new))
            }
        }
    }
}
