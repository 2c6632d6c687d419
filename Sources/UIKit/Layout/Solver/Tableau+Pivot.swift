// The exchange of a basic symbol for a parametric one: nearly all of the solver's time.

extension Tableau {
    /// Makes `entering`, a parametric symbol of `row`, the row's basic symbol.
    ///
    /// - Complexity: O(cells of `row` × rows that contain `entering`), and what it takes to find
    ///   the cells that are there: a walk along these rows or down the columns of `row`, whichever
    ///   is shorter.
    mutating func pivot(_ row: RowIndex, entering: SymbolIndex) {
        pivotCount += 1
        solve(row, for: entering)
        takeColumn(entering)
        if !targets.isEmpty {
            var columnCells = 0
            forEachCell(ofRow: row) { columnCells += Int(symbols[cells[$0].column].columnCount) }
            var rowCells = 0
            for index in 0..<Int32(targets.count) {
                rowCells += Int(rows[targets[index].row].count)
            }
            if columnCells < rowCells { substituteByColumn(row) } else { substituteByRow(row) }
            for index in 0..<Int32(targets.count) { noteIfInfeasible(targets[index].row) }
        }
        noteIfInfeasible(row)
    }

    /// Moves a column's cells out of the tableau, into `targets`.
    private mutating func takeColumn(_ column: SymbolIndex) {
        targets.removeAll()
        var cell = symbols[column].firstInColumn
        while cell != noIndex {
            let state = cells[cell]
            targets.append(Target(row: state.row, factor: state.coefficient))
            removeCell(cell)
            cell = state.nextInColumn
        }
    }

    private mutating func substituteByRow(_ source: RowIndex) {
        for index in 0..<Int32(targets.count) {
            let target = targets[index]
            beginAdding(to: target.row)
            add(target.factor, row: source, to: target.row)
            endAdding(to: target.row)
        }
    }

    private mutating func substituteByColumn(_ source: RowIndex) {
        let constant = rows[source].constant
        for index in 0..<Int32(targets.count) {
            rows[targets[index].row].constant += targets[index].factor * constant
        }
        cellOfRow.reserve(rows.count, filledWith: noIndex)
        var cell = rows[source].first
        while cell != noIndex {
            let state = cells[cell]
            addToTargets(state.coefficient, column: state.column)
            cell = state.nextInRow
        }
    }

    /// Adds a multiple of one symbol to all targets.
    private mutating func addToTargets(_ coefficient: Double, column: SymbolIndex) {
        var cell = symbols[column].firstInColumn
        while cell != noIndex {
            cellOfRow[cells[cell].row] = cell
            cell = cells[cell].nextInColumn
        }
        let marked = symbols[column].firstInColumn
        for index in 0..<Int32(targets.count) {
            let target = targets[index]
            let existing = cellOfRow[target.row]
            guard existing != noIndex else {
                insertCell(target.factor * coefficient, column: column, row: target.row)
                continue
            }
            let sum = cells[existing].coefficient + target.factor * coefficient
            cells[existing].coefficient = abs(sum) < Self.coefficientTolerance ? 0 : sum
        }
        cell = marked
        while cell != noIndex {
            let state = cells[cell]
            cellOfRow[state.row] = noIndex
            if state.coefficient == 0 { removeCell(cell) }
            cell = state.nextInColumn
        }
    }

    /// Turns `basic = constant + a entering + …` into `entering = …`.
    private mutating func solve(_ row: RowIndex, for entering: SymbolIndex) {
        let leaving = rows[row].basic
        let pivotCell = cellIndex(row: row, column: entering)
        let factor = -1 / cells[pivotCell].coefficient
        removeCell(pivotCell)
        rows[row].constant *= factor
        if rows[row].constant == 0 { rows[row].constant = 0 }
        forEachCell(ofRow: row) { cell in cells[cell].coefficient *= factor }
        symbols[leaving].basicRow = noIndex
        setBasic(entering, of: row)
        insertCell(-factor, column: leaving, row: row)
    }
}
