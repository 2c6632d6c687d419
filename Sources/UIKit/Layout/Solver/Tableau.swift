/// The index of a symbol: a variable of the caller's or one that a constraint brings along.
typealias SymbolIndex = Int32
/// The index of a row of the tableau.
typealias RowIndex = Int32

/// No symbol, row, cell or constraint.
let noIndex: Int32 = -1

/// The simplex tableau: each row says that one *basic* symbol is a constant plus a sum of
/// *parametric* symbols, which are all taken to be zero.
///
/// Cells are linked both along their row and down their column, so that a pivot visits the rows
/// that contain the entering symbol and no others. All cells share one buffer.
struct Tableau: ~Copyable {
    enum Kind: UInt8 {
        /// Not in use: waits to be given out again.
        case unused
        /// A caller's variable: any value.
        case free
        /// What separates an inequality's two sides, at least zero.
        case slack
        /// By how much a constraint that isn't required is violated, at least zero.
        case error
        /// Stands for a required equality, always zero.
        case dummy
    }

    struct Symbol {
        var kind: Kind
        /// Whether a free symbol is a size, and not a position.
        var isSize: Bool
        /// The row in which the symbol is basic, or `noIndex` for a parametric symbol.
        var basicRow: RowIndex
        var firstInColumn: Int32
        /// In how many rows the symbol is parametric.
        var columnCount: Int32
        /// The constraint that brought the symbol along, or `noIndex`.
        var constraint: Int32
    }

    struct Row {
        var constant: Double
        /// `noIndex` for a row that is not in use.
        var basic: SymbolIndex
        var first: Int32
        var count: Int32
    }

    /// A row that contains the entering symbol of a pivot, and how much of it.
    struct Target {
        var row: RowIndex
        var factor: Double
    }

    struct Cell {
        var coefficient: Double
        var row: RowIndex
        var column: SymbolIndex
        var nextInRow: Int32
        var previousInRow: Int32
        var nextInColumn: Int32
        var previousInColumn: Int32
    }

    /// Coefficients nearer to zero than this are zero.
    static let coefficientTolerance = 1e-9
    /// Points: constants nearer to zero than this are zero.
    static let constantTolerance = 1e-6

    var symbols = GrowableBuffer<Symbol>(minimumCapacity: 128)
    var rows = GrowableBuffer<Row>(minimumCapacity: 64)
    var cells = GrowableBuffer<Cell>(minimumCapacity: 256)
    private var freeSymbols = GrowableBuffer<SymbolIndex>()
    private var freeRows = GrowableBuffer<RowIndex>()
    private var firstFreeCell = noIndex
    /// Maps a column to its cell in the row that is being added to.
    private var cellOfColumn = GrowableBuffer<Int32>(minimumCapacity: 128)
    /// Maps a row to its cell in the column that is being added to.
    var cellOfRow = GrowableBuffer<Int32>(minimumCapacity: 64)
    var targets = GrowableBuffer<Target>(minimumCapacity: 16)
    /// Rows that may be infeasible; some may have been repaired or dropped since.
    var infeasibleRows = GrowableBuffer<RowIndex>()
    var pivotCount = 0

    // MARK: - Symbols

    mutating func makeSymbol(
        _ kind: Kind, isSize: Bool = false, constraint: Int32 = noIndex
    ) -> SymbolIndex {
        let symbol = Symbol(
            kind: kind, isSize: isSize, basicRow: noIndex, firstInColumn: noIndex, columnCount: 0,
            constraint: constraint)
        if let reused = freeSymbols.popLast() {
            symbols[reused] = symbol
            return reused
        }
        cellOfColumn.append(noIndex)
        return symbols.append(symbol)
    }

    /// Takes a symbol out of all rows and gives its index free. O(rows that contain it).
    mutating func removeSymbol(_ symbol: SymbolIndex) {
        if symbols[symbol].basicRow != noIndex { removeRow(symbols[symbol].basicRow) }
        var cell = symbols[symbol].firstInColumn
        while cell != noIndex {
            let next = cells[cell].nextInColumn
            removeCell(cell)
            cell = next
        }
        symbols[symbol].kind = .unused
        freeSymbols.append(symbol)
    }

    @inline(__always)
    func isRestricted(_ symbol: SymbolIndex) -> Bool {
        symbols[symbol].kind != .free
    }

    // MARK: - Rows

    /// A new row without cells. Its basic symbol is set with `setBasic`.
    mutating func makeRow(constant: Double) -> RowIndex {
        let row = Row(constant: constant, basic: noIndex, first: noIndex, count: 0)
        if let reused = freeRows.popLast() {
            rows[reused] = row
            return reused
        }
        return rows.append(row)
    }

    func setBasic(_ symbol: SymbolIndex, of row: RowIndex) {
        rows[row].basic = symbol
        symbols[symbol].basicRow = row
    }

    /// Drops a row; its basic symbol becomes parametric and is in no row.
    mutating func removeRow(_ row: RowIndex) {
        var cell = rows[row].first
        while cell != noIndex {
            let next = cells[cell].nextInRow
            removeCell(cell)
            cell = next
        }
        if rows[row].basic != noIndex { symbols[rows[row].basic].basicRow = noIndex }
        rows[row].basic = noIndex
        freeRows.append(row)
    }

    /// Negates a row: the right side only, before it has a basic symbol.
    func negate(_ row: RowIndex) {
        rows[row].constant = -rows[row].constant
        forEachCell(ofRow: row) { cell in cells[cell].coefficient = -cells[cell].coefficient }
    }

    /// Remembers the row when its basic symbol may not have the value that it has.
    @inline(__always)
    mutating func noteIfInfeasible(_ row: RowIndex) {
        let state = rows[row]
        guard state.basic != noIndex else { return }
        switch symbols[state.basic].kind {
        case .slack, .error:
            if state.constant < -Self.constantTolerance { infeasibleRows.append(row) }
        case .dummy: infeasibleRows.append(row)
        case .free, .unused: break
        }
    }

    // MARK: - Adding

    /// Begins to add to a row: `add(_:_:to:)` may be called until `endAdding`.
    @inline(__always)
    func beginAdding(to row: RowIndex) {
        forEachCell(ofRow: row) { cell in cellOfColumn[cells[cell].column] = cell }
    }

    @inline(__always)
    func endAdding(to row: RowIndex) {
        forEachCell(ofRow: row) { cell in cellOfColumn[cells[cell].column] = noIndex }
    }

    /// Adds a multiple of a symbol to the row of `beginAdding(to:)`.
    @inline(__always)
    mutating func add(_ factor: Double, _ symbol: SymbolIndex, to row: RowIndex) {
        let existing = cellOfColumn[symbol]
        if existing == noIndex {
            cellOfColumn[symbol] = insertCell(factor, column: symbol, row: row)
            return
        }
        let coefficient = cells[existing].coefficient + factor
        if abs(coefficient) < Self.coefficientTolerance {
            cellOfColumn[symbol] = noIndex
            removeCell(existing)
        } else {
            cells[existing].coefficient = coefficient
        }
    }

    /// Adds a multiple of a row to the row of `beginAdding(to:)`. O(cells of `source`).
    @inline(__always)
    mutating func add(_ factor: Double, row source: RowIndex, to row: RowIndex) {
        rows[row].constant += factor * rows[source].constant
        var cell = rows[source].first
        while cell != noIndex {
            let state = cells[cell]
            add(factor * state.coefficient, state.column, to: row)
            cell = state.nextInRow
        }
    }

    /// Begins to count pivots anew, with no row to be looked at.
    mutating func forgetHistory() {
        infeasibleRows.removeAll()
        pivotCount = 0
    }

    // MARK: - Cells

    /// The coefficient of a symbol in a row, zero where it isn't there. O(the shorter of the two).
    func coefficient(row: RowIndex, column: SymbolIndex) -> Double {
        let cell = cellIndex(row: row, column: column)
        return cell == noIndex ? 0 : cells[cell].coefficient
    }

    func cellIndex(row: RowIndex, column: SymbolIndex) -> Int32 {
        var cell = rows[row].first
        var other = symbols[column].firstInColumn
        while cell != noIndex && other != noIndex {
            if cells[cell].column == column { return cell }
            if cells[other].row == row { return other }
            cell = cells[cell].nextInRow
            other = cells[other].nextInColumn
        }
        return noIndex
    }

    /// Calls `body` with the column and coefficient of each cell of a row.
    @inline(__always)
    func forEach(ofRow row: RowIndex, _ body: (SymbolIndex, Double) -> Void) {
        var cell = rows[row].first
        while cell != noIndex {
            let state = cells[cell]
            body(state.column, state.coefficient)
            cell = state.nextInRow
        }
    }

    /// Calls `body` with the row and coefficient of each cell of a column.
    @inline(__always)
    func forEach(ofColumn column: SymbolIndex, _ body: (RowIndex, Double) -> Void) {
        var cell = symbols[column].firstInColumn
        while cell != noIndex {
            let state = cells[cell]
            body(state.row, state.coefficient)
            cell = state.nextInColumn
        }
    }

    /// Adds a multiple of a column to the constants: what a change of the symbol's zero does.
    mutating func shift(column: SymbolIndex, by delta: Double) {
        var cell = symbols[column].firstInColumn
        while cell != noIndex {
            let state = cells[cell]
            rows[state.row].constant += state.coefficient * delta
            noteIfInfeasible(state.row)
            cell = state.nextInColumn
        }
    }

    func shift(row: RowIndex, by delta: Double) {
        rows[row].constant += delta
    }

    @inline(__always)
    func forEachCell(ofRow row: RowIndex, _ body: (Int32) -> Void) {
        var cell = rows[row].first
        while cell != noIndex {
            let next = cells[cell].nextInRow
            body(cell)
            cell = next
        }
    }

    @inline(__always)
    @discardableResult
    mutating func insertCell(
        _ coefficient: Double, column: SymbolIndex, row: RowIndex
    ) -> Int32 {
        let nextInRow = rows[row].first
        let nextInColumn = symbols[column].firstInColumn
        let state = Cell(
            coefficient: coefficient, row: row, column: column, nextInRow: nextInRow,
            previousInRow: noIndex, nextInColumn: nextInColumn, previousInColumn: noIndex)
        let cell: Int32
        if firstFreeCell != noIndex {
            cell = firstFreeCell
            firstFreeCell = cells[cell].nextInRow
            cells[cell] = state
        } else {
            cell = cells.append(state)
        }
        if nextInRow != noIndex { cells[nextInRow].previousInRow = cell }
        if nextInColumn != noIndex { cells[nextInColumn].previousInColumn = cell }
        rows[row].first = cell
        symbols[column].firstInColumn = cell
        symbols[column].columnCount += 1
        rows[row].count += 1
        return cell
    }

    @inline(__always)
    mutating func removeCell(_ cell: Int32) {
        let state = cells[cell]
        if state.previousInRow != noIndex {
            cells[state.previousInRow].nextInRow = state.nextInRow
        } else {
            rows[state.row].first = state.nextInRow
        }
        if state.nextInRow != noIndex {
            cells[state.nextInRow].previousInRow = state.previousInRow
        }
        if state.previousInColumn != noIndex {
            cells[state.previousInColumn].nextInColumn = state.nextInColumn
        } else {
            symbols[state.column].firstInColumn = state.nextInColumn
        }
        if state.nextInColumn != noIndex {
            cells[state.nextInColumn].previousInColumn = state.previousInColumn
        }
        symbols[state.column].columnCount -= 1
        rows[state.row].count -= 1
        cells[cell].nextInRow = firstFreeCell
        firstFreeCell = cell
    }
}
