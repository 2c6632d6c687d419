extension LayoutSolver {
    // MARK: - Feasibility

    /// Pivots until every restricted symbol has a value that it may have.
    ///
    /// - Returns: a row that shows that this is impossible, or `noIndex`.
    mutating func makeFeasible() -> RowIndex {
        var budget = 4 * tableau.rows.count + 64
        while true {
            let row = budget > 0 ? nextInfeasibleRow() : smallestInfeasibleRow()
            guard row != noIndex else { return noIndex }
            let entering = dualEntering(for: row)
            if entering == noIndex {
                if isRedundant(row) { continue }
                tableau.infeasibleRows.append(row)
                return row
            }
            pivot(row, entering: entering)
            budget -= 1
            if budget < -200 * (tableau.rows.count + 64) { return noIndex }
        }
    }

    private mutating func nextInfeasibleRow() -> RowIndex {
        while let row = tableau.infeasibleRows.popLast() {
            if isInfeasible(row) { return row }
        }
        return noIndex
    }

    /// Bland's rule, which cannot cycle, for the rare case that the usual order takes too long.
    private mutating func smallestInfeasibleRow() -> RowIndex {
        tableau.infeasibleRows.removeAll()
        var best = noIndex
        for row in 0..<Int32(tableau.rows.count) where isInfeasible(row) && !isRedundant(row) {
            if best == noIndex || tableau.rows[row].basic < tableau.rows[best].basic { best = row }
        }
        return best
    }

    private func isInfeasible(_ row: RowIndex) -> Bool {
        let basic = tableau.rows[row].basic
        guard basic != noIndex else { return false }
        switch tableau.symbols[basic].kind {
        case .slack, .error: return tableau.rows[row].constant < -Tableau.constantTolerance
        case .dummy: return true
        case .free, .unused: return false
        }
    }

    /// A required equality that follows from others.
    private func isRedundant(_ row: RowIndex) -> Bool {
        let state = tableau.rows[row]
        return tableau.symbols[state.basic].kind == .dummy
            && abs(state.constant) <= Tableau.constantTolerance
            && dualEntering(for: row) == noIndex
    }

    /// The symbol that can make up for what a row lacks at the least cost.
    private func dualEntering(for row: RowIndex) -> SymbolIndex {
        let direction = tableau.rows[row].constant > 0 ? -1.0 : 1.0
        let isDummy = tableau.symbols[tableau.rows[row].basic].kind == .dummy
        let isAtZero = isDummy && abs(tableau.rows[row].constant) <= Tableau.constantTolerance
        var best = noIndex
        var bestCoefficient = 0.0
        tableau.forEach(ofRow: row) { column, signed in
            let coefficient = isAtZero ? abs(signed) : signed * direction
            guard coefficient > Tableau.coefficientTolerance,
                tableau.symbols[column].kind != .dummy
            else { return }
            if best == noIndex
                || isCheaper(column, coefficient, than: best, bestCoefficient)
            {
                (best, bestCoefficient) = (column, coefficient)
            }
        }
        return best
    }

    private func isCheaper(
        _ symbol: SymbolIndex, _ coefficient: Double, than other: SymbolIndex,
        _ otherCoefficient: Double
    ) -> Bool {
        // Without sound costs any order is as good: the primal method follows.
        let order =
            isDualFeasible
            ? objective.compare(symbol, over: coefficient, with: other, over: otherCoefficient) : 0
        return order != 0 ? order < 0 : symbol < other
    }

    // MARK: - Optimality

    /// Pivots until no symbol has a negative cost. The tableau must be feasible.
    mutating func optimize() {
        guard !isDualFeasible else { return }
        isDualFeasible = true
        var budget = 200 * (tableau.rows.count + 64)
        while budget > 0 {
            let entering = primalEntering()
            guard entering != noIndex else { return }
            let row = primalLeaving(for: entering)
            // Violations are sums of errors and cannot fall below zero: such a cost is noise.
            guard row != noIndex else {
                objective.clear(entering)
                continue
            }
            pivot(row, entering: entering)
            budget -= 1
        }
    }

    /// Bland's rule: the first symbol that makes the violations smaller.
    private func primalEntering() -> SymbolIndex {
        for symbol in 0..<Int32(tableau.symbols.count) {
            let state = tableau.symbols[symbol]
            guard state.kind == .slack || state.kind == .error, state.basicRow == noIndex else {
                continue
            }
            if objective.sign(of: symbol) < 0 { return symbol }
        }
        return noIndex
    }

    private func primalLeaving(for entering: SymbolIndex) -> RowIndex {
        var best = noIndex
        var bestRatio = 0.0
        tableau.forEach(ofColumn: entering) { row, coefficient in
            let state = tableau.rows[row]
            guard tableau.symbols[state.basic].kind != .free,
                coefficient < -Tableau.coefficientTolerance
            else { return }
            let ratio = max(state.constant, 0) / -coefficient
            if best == noIndex || ratio < bestRatio
                || (ratio == bestRatio && state.basic < tableau.rows[best].basic)
            {
                (best, bestRatio) = (row, ratio)
            }
        }
        return best
    }
}
