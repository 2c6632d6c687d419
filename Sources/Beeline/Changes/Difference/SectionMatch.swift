/// What became of the sections of a list, and which are to be compared.
@usableFromInline
struct SectionMatch {
    /// A section that was there and still is.
    @usableFromInline
    struct Pair {
        @usableFromInline let old: Int
        @usableFromInline let new: Int
    }

    /// The sections that are in both lists, in the order of the new one.
    @usableFromInline
    private(set) var pairs: [Pair] = []

    private(set) var removed: [Int] = []
    private(set) var inserted: [Int] = []
    private(set) var moved: [SectionMove] = []

    /// Compares the identities of the sections of two lists.
    ///
    /// - Complexity: O(*s*) in the number of sections; O(*s* log *s*) if they
    ///   were reordered.
    @usableFromInline
    init<List: Snapshot>(_ old: List, _ new: List) {
        let olds = ContiguousArray((0..<old.sectionCount).lazy.map { old.sectionID(at: $0) })
        let news = ContiguousArray((0..<new.sectionCount).lazy.map { new.sectionID(at: $0) })
        if olds == news {
            pairs = olds.indices.map { Pair(old: $0, new: $0) }
        } else {
            compare(olds, news)
        }
    }

    private mutating func compare(
        _ olds: ContiguousArray<SectionID>, _ news: ContiguousArray<SectionID>
    ) {
        let hashes = ContiguousArray((olds + news).lazy.map { IdentityHash.standard($0) })
        let comparison = IdentityTable.Comparison(
            verdict: { olds[$0] == news[$1] ? .equal : .different },
            isSameOld: { olds[$0] == olds[$1] }, isSameNew: { news[$0] == news[$1] })
        let table = IdentityTable(
            hashes: hashes, oldCount: olds.count, comparison: comparison, check: {})
        if let repeated = table.repeated {
            let id = repeated < 0 ? olds[-1 - repeated] : news[repeated]
            RepeatedIdentity.report(id, of: SectionID.self)
        }
        for (old, new) in table.newOfOld.enumerated() where new < 0 { removed.append(old) }
        for (new, old) in table.oldOfNew.enumerated() {
            if old < 0 { inserted.append(new) } else { pairs.append(Pair(old: Int(old), new: new)) }
        }
        let choice = IncreasingSubsequence(
            olds: ContiguousArray(pairs.map { Int32($0.old) }),
            news: ContiguousArray(pairs.map { Int32($0.new) }), avoidsSelfMoves: true)
        for (pair, isKept) in zip(pairs, choice.isKept) where !isKept {
            moved.append(SectionMove(from: pair.old, to: pair.new))
        }
    }
}
