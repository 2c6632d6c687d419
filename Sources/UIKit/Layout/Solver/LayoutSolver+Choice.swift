// What the solver chooses where the constraints leave a choice: sizes are as small as they can be,
// and positions follow, as on iOS.

extension LayoutSolver {
    /// Below all priorities that somebody asks for.
    private static let restPriority = Float.leastNormalMagnitude

    /// The free symbol that a row is solved for: the one that is in the fewest other rows.
    /// `noIndex` where there is none.
    func freeColumn(of row: RowIndex) -> SymbolIndex {
        var best = noIndex
        tableau.forEach(ofRow: row) { column, _ in
            guard tableau.symbols[column].kind == .free else { return }
            if best == noIndex
                || tableau.symbols[column].columnCount < tableau.symbols[best].columnCount
            {
                best = column
            }
        }
        return best
    }

    /// The free symbol that an inequality is solved for.
    ///
    /// A row that is solved for a symbol gives it the greatest value, or the least, that it may
    /// have. A size that is to be at most 100 shall not be 100 for that: such sizes are kept at zero
    /// first, with a priority that yields to every other one.
    mutating func freeColumn(ofInequality row: RowIndex) -> SymbolIndex {
        while true {
            let column = freeColumn(of: row)
            guard column != noIndex, tableau.symbols[column].isSize, rests[column] == nil else {
                return column
            }
            keepAtZero(column)
        }
    }

    private mutating func keepAtZero(_ symbol: SymbolIndex) {
        var expression = LinearExpression()
        expression.add(1, LayoutVariable(symbol: symbol))
        let index = makeRecord(
            expression, .equal, rank: 0, slot: objective.retainSlot(of: Self.restPriority),
            excessSlot: objective.retainSlot(of: Self.restPriority))
        rests[symbol] = SolverConstraint(index: index)
        insert(index)
    }

    // MARK: - Positions

    /// Lets positions that nothing determines make room for sizes.
    ///
    /// Rows are solved for whatever keeps them short, which may be a size in terms of a position.
    /// Neither is restricted or costs anything, so they can change places. O(symbols); not
    /// called where only constants changed.
    mutating func settlePositions() {
        for symbol in 0..<Int32(tableau.symbols.count) {
            let state = tableau.symbols[symbol]
            guard state.kind == .free, !state.isSize, state.basicRow == noIndex else { continue }
            let row = rowOfFirstEmptySize(along: symbol)
            if row != noIndex { pivot(row, entering: symbol) }
        }
    }

    /// The row of the size that reaches zero first when a position grows; where none shrinks, of
    /// the one that does last when it shrinks.
    private func rowOfFirstEmptySize(along position: SymbolIndex) -> RowIndex {
        var best = noIndex
        var bestShrinks = false
        var bestValue = 0.0
        tableau.forEach(ofColumn: position) { row, coefficient in
            let state = tableau.rows[row]
            guard tableau.symbols[state.basic].kind == .free, tableau.symbols[state.basic].isSize
            else { return }
            let shrinks = coefficient < 0
            let value = -state.constant / coefficient
            let isBetter =
                shrinks == bestShrinks
                ? (shrinks ? value < bestValue : value > bestValue) : shrinks
            if best == noIndex || isBetter {
                (best, bestShrinks, bestValue) = (row, shrinks, value)
            }
        }
        return best
    }
}
