extension LayoutSolver {
    /// Makes all constraints hold as well as they can.
    ///
    /// - Returns: what had to be broken that wasn't broken before, in the order of breaking.
    /// - Complexity: O(pivots that the changes since the last call need); nothing for no change.
    mutating func solve() -> [LayoutConflict] {
        if tableau.pivotCount > 5_000 + 20 * tableau.rows.count { rebuild() }
        let hadBroken = !broken.isEmpty
        var conflicts = breakConflicts()
        if !conflicts.isEmpty || (hadBroken && needsRetry) {
            let before = hadBroken ? brokenBefore : []
            conflicts += retryBroken()
            conflicts = conflicts.filter { isBroken($0.broken) && !before.contains($0.broken) }
        }
        needsRetry = false
        brokenBefore = broken.isEmpty ? [] : Set(broken)
        optimize()
        if needsSettling { settlePositions() }
        needsSettling = false
        return newest(of: conflicts)
    }

    /// Makes the tableau anew from the constraints, so that rounding errors do not add up over a
    /// long life. Where several solutions are as good, another one may be found.
    private mutating func rebuild() {
        for row in 0..<Int32(tableau.rows.count) where tableau.rows[row].basic != noIndex {
            tableau.removeRow(row)
        }
        for symbol in 0..<Int32(tableau.symbols.count) {
            switch tableau.symbols[symbol].kind {
            case .unused, .free: continue
            case .slack, .error, .dummy:
                objective.clear(symbol)
                tableau.removeSymbol(symbol)
            }
        }
        tableau.forgetHistory()
        isDualFeasible = true
        for index in 0..<Int32(records.count) where records[index].state == .active {
            insert(index)
            _ = makeFeasible()
        }
    }

    /// Breaks the constraint of highest rank in each contradiction that is found.
    private mutating func breakConflicts() -> [LayoutConflict] {
        var conflicts: [LayoutConflict] = []
        while true {
            let row = makeFeasible()
            guard row != noIndex else { return conflicts }
            guard let conflict = conflict(shownBy: row) else { return conflicts }
            breakConstraint(conflict.broken)
            conflicts.append(conflict)
        }
    }

    /// Tries the broken constraints again by ascending rank; those of higher rank make room.
    ///
    /// `breakConflicts` finds contradictions in the order of its pivots, so it may have broken more
    /// or other constraints than a solver would that takes them by rank.
    private mutating func retryBroken() -> [LayoutConflict] {
        var conflicts: [LayoutConflict] = []
        var last = Int.min
        while let candidate = brokenConstraint(after: last) {
            last = records[candidate.index].rank
            broken.removeAll { $0 == candidate }
            records[candidate.index].state = .active
            insert(candidate.index)
            conflicts += breakConflicts()
        }
        return conflicts
    }

    private func brokenConstraint(after rank: Int) -> SolverConstraint? {
        broken.filter { records[$0.index].rank > rank }
            .min { records[$0.index].rank < records[$1.index].rank }
    }

    private mutating func breakConstraint(_ constraint: SolverConstraint) {
        takeOut(constraint.index)
        records[constraint.index].state = .broken
        broken.append(constraint)
    }

    /// The required constraints whose symbols a contradictory row consists of.
    private func conflict(shownBy row: RowIndex) -> LayoutConflict? {
        var indices: [Int32] = []
        let basic = tableau.rows[row].basic
        if records[tableau.symbols[basic].constraint].slot == noIndex {
            indices.append(tableau.symbols[basic].constraint)
        }
        tableau.forEach(ofRow: row) { column, _ in
            let index = tableau.symbols[column].constraint
            if index != noIndex, records[index].slot == noIndex { indices.append(index) }
        }
        indices.sort { records[$0].rank < records[$1].rank }
        guard let last = indices.last else { return nil }
        return LayoutConflict(
            constraints: indices.map(SolverConstraint.init), broken: SolverConstraint(index: last))
    }

    /// One conflict for each broken constraint: the one found last.
    private func newest(of conflicts: [LayoutConflict]) -> [LayoutConflict] {
        guard conflicts.count > 1 else { return conflicts }
        var seen: Set<SolverConstraint> = []
        return conflicts.reversed().filter { seen.insert($0.broken).inserted }.reversed()
    }
}
