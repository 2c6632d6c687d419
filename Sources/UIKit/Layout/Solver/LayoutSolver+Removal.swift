extension LayoutSolver {
    /// Takes a constraint out of the tableau; its record stays.
    mutating func takeOut(_ index: Int32) {
        needsSettling = true
        let record = records[index]
        if record.slot != noIndex {
            removeCost(of: record.error, slot: record.slot)
            let isPlainEquality = record.relation == .equal && record.secondMarker == noIndex
            if isPlainEquality { removeCost(of: record.marker, slot: record.excessSlot) }
            if record.secondError != noIndex {
                removeCost(of: record.secondError, slot: record.excessSlot)
            }
        }
        removeSymbols(marker: record.marker, error: record.error)
        if record.secondMarker != noIndex {
            removeSymbols(marker: record.secondMarker, error: record.secondError)
        }
        records[index].marker = noIndex
        records[index].error = noIndex
        records[index].secondMarker = noIndex
        records[index].secondError = noIndex
    }

    private mutating func removeCost(of symbol: SymbolIndex, slot: Int32) {
        let row = tableau.symbols[symbol].basicRow
        if row == noIndex {
            objective.add(-1, slot: slot, to: symbol)
        } else {
            objective.addRow(row, of: tableau, times: -1, slot: slot)
            isDualFeasible = false
        }
    }

    private mutating func removeSymbols(marker: SymbolIndex, error: SymbolIndex) {
        dropRow(marker: marker, error: error)
        objective.clear(marker)
        tableau.removeSymbol(marker)
        guard error != noIndex else { return }
        objective.clear(error)
        tableau.removeSymbol(error)
    }

    /// Drops the one row that says what the constraint says.
    private mutating func dropRow(marker: SymbolIndex, error: SymbolIndex) {
        if tableau.symbols[marker].basicRow != noIndex { return }
        if error != noIndex, tableau.symbols[error].basicRow != noIndex { return }
        let row = leavingRow(forRemovalOf: marker)
        guard row != noIndex else { return }
        if objective.sign(of: marker) != 0 { isDualFeasible = false }
        pivot(row, entering: marker)
    }

    /// The row whose basic symbol makes room for a marker that is to leave the tableau.
    ///
    /// A row of dummies says the same as the constraint and costs nothing. Otherwise the marker
    /// moves, in the direction in which the violations shrink, until the first basic symbol is
    /// zero: so what was feasible stays it. A free symbol makes room only when no other contains the
    /// marker: rows of restricted symbols never contain free ones.
    private func leavingRow(forRemovalOf marker: SymbolIndex) -> RowIndex {
        let decreases = objective.sign(of: marker) >= 0
        var best = noIndex
        var bestClass = 4
        var bestRatio = 0.0
        tableau.forEach(ofColumn: marker) { row, coefficient in
            let state = tableau.rows[row]
            var rowClass = (coefficient > 0) == decreases ? 1 : 2
            var ratio = abs(state.constant / coefficient)
            switch tableau.symbols[state.basic].kind {
            case .dummy: (rowClass, ratio) = (0, 0)
            case .free: (rowClass, ratio) = (3, 0)
            case .slack, .error, .unused: break
            }
            let isBetter =
                rowClass != bestClass
                ? rowClass < bestClass
                : ratio != bestRatio
                    ? ratio < bestRatio : state.basic < tableau.rows[best].basic
            if isBetter { (best, bestClass, bestRatio) = (row, rowClass, ratio) }
        }
        return best
    }
}
