/// An incremental solver for linear constraints with strict priorities, after the Cassowary
/// algorithm (Badros, Borning, Stuckey: "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", 2001).
///
/// Adding, removing and editing constraints is cheap and postponed; `solve()` repairs the tableau
/// that is there, with as few pivots as the changes need:
///
/// - an edited constant or a new constraint leaves the tableau optimal but perhaps infeasible: the
///   dual simplex method makes it feasible again;
/// - a removed constraint leaves it feasible but perhaps no longer optimal: the primal method.
///
/// Required constraints (priority 1000) always hold. When they contradict each other, the one of
/// highest *rank* among those in contradiction is broken. Which ones are broken depends on the set
/// of constraints alone, not on the order of the calls: the constraints that hold are those which a
/// solver would keep that takes them one by one by ascending rank and refuses what cannot be met.
struct LayoutSolver: ~Copyable {
    static let requiredPriority: Float = 1000

    struct Record {
        enum State: UInt8 { case unused, active, broken }

        var state: State
        var relation: LinearRelation
        var rank: Int
        /// Where the objective counts the violation; `noIndex` for required constraints.
        var slot: Int32
        /// For an equality: where it counts by how much the expression is too large.
        var excessSlot: Int32
        var firstTerm: Int32
        var termCount: Int32
        /// The expression's.
        var constant: Double
        /// The symbols that stand for the constraint in the tableau. The second pair is there for
        /// an equality that isn't required and whose variables had a place already.
        var marker: SymbolIndex
        var error: SymbolIndex
        var secondMarker: SymbolIndex
        var secondError: SymbolIndex
    }

    var tableau = Tableau()
    var objective = Objective()
    var records = GrowableBuffer<Record>(minimumCapacity: 64)
    private var terms = GrowableBuffer<LinearExpression.Term>(minimumCapacity: 128)
    private var freeRecords = GrowableBuffer<Int32>()
    private var unusedTermCount = 0
    /// False when a removal may have left a symbol of negative cost.
    var isDualFeasible = true
    /// True when required constraints changed since the broken ones were tried last.
    var needsRetry = false
    var broken: [SolverConstraint] = []
    /// As of the end of the last `solve()`.
    var brokenBefore: Set<SolverConstraint> = []
    /// True when constraints came or went since positions were settled last.
    var needsSettling = false
    /// What keeps sizes at zero that inequalities alone are about, by the size's symbol.
    var rests: [SymbolIndex: SolverConstraint] = [:]

    // MARK: - Variables

    /// A new variable. Its value is 0 as long as nothing else follows from the constraints.
    ///
    /// - Parameter isSize: whether it stays as small as the constraints let it, where these leave
    ///   the choice. Other variables make room for it.
    mutating func makeVariable(isSize: Bool = false) -> LayoutVariable {
        let symbol = tableau.makeSymbol(.free, isSize: isSize)
        objective.reserve(symbolCount: tableau.symbols.count)
        return LayoutVariable(symbol: symbol)
    }

    /// Takes back a variable whose constraints have all been removed.
    mutating func remove(_ variable: LayoutVariable) {
        if let rest = rests.removeValue(forKey: variable.symbol) { remove(rest) }
        tableau.removeSymbol(variable.symbol)
    }

    /// A variable's value as of the last `solve()`. O(1).
    @inline(__always)
    func value(of variable: LayoutVariable) -> Double {
        let row = tableau.symbols[variable.symbol].basicRow
        return row == noIndex ? 0 : tableau.rows[row].constant
    }

    /// The constraints that a variable's value follows from, as of the last `solve()`.
    func constraintsBehind(_ variable: LayoutVariable) -> [SolverConstraint] {
        let row = tableau.symbols[variable.symbol].basicRow
        guard row != noIndex else { return [] }
        var found: Set<Int32> = []
        tableau.forEach(ofRow: row) { column, _ in
            let index = tableau.symbols[column].constraint
            if index != noIndex { found.insert(index) }
        }
        return found.sorted().map(SolverConstraint.init)
    }

    // MARK: - Constraints

    /// Adds `expression relation 0`.
    ///
    /// - Parameters:
    ///   - priority: 1…1000; 1000 is required.
    ///   - rank: of contradicting required constraints the one of highest rank is broken. Ranks of
    ///     required constraints must differ.
    /// - Complexity: O(cells of the rows that are put in the variables' places).
    @discardableResult
    mutating func add(
        _ expression: borrowing LinearExpression, _ relation: LinearRelation,
        priority: Float = requiredPriority, rank: Int = 0
    ) -> SolverConstraint {
        let isRequired = priority >= Self.requiredPriority
        let slot = isRequired ? noIndex : objective.retainSlot(of: priority)
        let hasExcess = !isRequired && relation == .equal
        return add(
            expression, relation, rank: rank, slot: slot,
            excessSlot: hasExcess ? objective.retainSlot(of: priority) : noIndex)
    }

    /// Adds `expression = 0` with a priority for each side: a spring that resists being pressed and
    /// being drawn differently, as content resists a smaller and a larger size.
    ///
    /// - Precondition: Neither priority is required.
    mutating func add(
        _ expression: borrowing LinearExpression, priorityBelow: Float, priorityAbove: Float
    ) -> SolverConstraint {
        stopUnless(
            max(priorityBelow, priorityAbove) < Self.requiredPriority,
            "LayoutSolver: a spring with priorities \(priorityBelow) and \(priorityAbove)")
        return add(
            expression, .equal, rank: 0, slot: objective.retainSlot(of: priorityBelow),
            excessSlot: objective.retainSlot(of: priorityAbove))
    }

    private mutating func add(
        _ expression: borrowing LinearExpression, _ relation: LinearRelation, rank: Int,
        slot: Int32, excessSlot: Int32
    ) -> SolverConstraint {
        let index = makeRecord(
            expression, relation, rank: rank, slot: slot, excessSlot: excessSlot)
        insert(index)
        if slot == noIndex { needsRetry = true }
        // While the columns of the new symbols are short, their pivots are cheap. A contradiction
        // is left for `solve()`: what follows may resolve it.
        if isDualFeasible { _ = makeFeasible() }
        return SolverConstraint(index: index)
    }

    /// Removes a constraint, broken or not.
    mutating func remove(_ constraint: SolverConstraint) {
        let record = records[constraint.index]
        if record.state == .active { takeOut(constraint.index) }
        if record.state == .broken { broken.removeAll { $0 == constraint } }
        if record.slot == noIndex {
            needsRetry = true
        } else {
            objective.release(slot: record.slot)
            if record.excessSlot != noIndex { objective.release(slot: record.excessSlot) }
        }
        records[constraint.index].state = .unused
        freeRecords.append(constraint.index)
        unusedTermCount += Int(record.termCount)
        compactTermsIfNeeded()
    }

    /// Changes the constant of a constraint's expression. O(rows that depend on it).
    mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) {
        let record = records[constraint.index]
        let delta = constant - record.constant
        guard delta != 0 else { return }
        records[constraint.index].constant = constant
        if record.slot == noIndex { needsRetry = true }
        guard record.state == .active else { return }
        // With marker = ±expression, moving the constant moves the marker's zero.
        let isNegated = record.relation == .lessThanOrEqual
        shift(record.marker, by: isNegated ? -delta : delta)
        if record.secondMarker != noIndex {
            shift(record.secondMarker, by: -delta)
        }
    }

    func constant(of constraint: SolverConstraint) -> Double {
        records[constraint.index].constant
    }

    func isBroken(_ constraint: SolverConstraint) -> Bool {
        records[constraint.index].state == .broken
    }

    private mutating func shift(_ marker: SymbolIndex, by delta: Double) {
        let row = tableau.symbols[marker].basicRow
        if row != noIndex {
            tableau.shift(row: row, by: delta)
            tableau.noteIfInfeasible(row)
        } else {
            tableau.shift(column: marker, by: -delta)
        }
    }

    // MARK: - Tableau

    /// Puts a constraint into the tableau.
    mutating func insert(_ index: Int32) {
        needsSettling = true
        let row = makeRow(for: index)
        let record = records[index]
        let free = record.relation == .equal ? freeColumn(of: row) : freeColumn(ofInequality: row)
        if record.slot != noIndex && record.relation == .equal && free == noIndex {
            insertPair(index, row: row)
            return
        }
        if record.relation == .lessThanOrEqual { tableau.negate(row) }
        let kind: Tableau.Kind =
            record.relation != .equal ? .slack : record.slot == noIndex ? .dummy : .error
        let (marker, error) = addSymbols(
            to: row, marker: kind, constraint: index, slot: record.slot)
        records[index].marker = marker
        records[index].error = error
        records[index].secondMarker = noIndex
        records[index].secondError = noIndex
        if free != noIndex {
            pivot(row, entering: free)
            if kind == .error { objective.add(1, slot: record.excessSlot, to: marker) }
        } else {
            tableau.noteIfInfeasible(row)
        }
    }

    /// An equality that isn't required, as two inequalities: so the costs never become negative.
    private mutating func insertPair(_ index: Int32, row: RowIndex) {
        let record = records[index]
        let second = makeRow(for: index)
        tableau.negate(second)
        let lower = addSymbols(to: row, marker: .slack, constraint: index, slot: record.slot)
        let upper = addSymbols(
            to: second, marker: .slack, constraint: index, slot: record.excessSlot)
        records[index].marker = lower.marker
        records[index].error = lower.error
        records[index].secondMarker = upper.marker
        records[index].secondError = upper.error
        tableau.noteIfInfeasible(row)
        tableau.noteIfInfeasible(second)
    }

    /// Completes `marker = expression + error`.
    private mutating func addSymbols(
        to row: RowIndex, marker kind: Tableau.Kind, constraint: Int32, slot: Int32
    ) -> (marker: SymbolIndex, error: SymbolIndex) {
        let marker = tableau.makeSymbol(kind, constraint: constraint)
        tableau.setBasic(marker, of: row)
        guard slot != noIndex else {
            objective.reserve(symbolCount: tableau.symbols.count)
            return (marker, noIndex)
        }
        let error = tableau.makeSymbol(.error, constraint: constraint)
        objective.reserve(symbolCount: tableau.symbols.count)
        tableau.beginAdding(to: row)
        tableau.add(1, error, to: row)
        tableau.endAdding(to: row)
        objective.add(1, slot: slot, to: error)
        return (marker, error)
    }

    /// The expression in terms of parametric symbols.
    private mutating func makeRow(for index: Int32) -> RowIndex {
        let record = records[index]
        let row = tableau.makeRow(constant: record.constant)
        tableau.beginAdding(to: row)
        for position in record.firstTerm..<record.firstTerm + record.termCount {
            let term = terms[position]
            let basicRow = tableau.symbols[term.variable.symbol].basicRow
            if basicRow == noIndex {
                tableau.add(term.coefficient, term.variable.symbol, to: row)
            } else {
                tableau.add(term.coefficient, row: basicRow, to: row)
            }
        }
        tableau.endAdding(to: row)
        return row
    }

    mutating func pivot(_ row: RowIndex, entering: SymbolIndex) {
        tableau.pivot(row, entering: entering)
        objective.eliminate(entering, row: row, of: tableau)
    }

    // MARK: - Storage

    mutating func makeRecord(
        _ expression: borrowing LinearExpression, _ relation: LinearRelation, rank: Int,
        slot: Int32, excessSlot: Int32
    ) -> Int32 {
        let firstTerm = Int32(terms.count)
        for term in expression.terms { terms.append(term) }
        let record = Record(
            state: .active, relation: relation, rank: rank, slot: slot, excessSlot: excessSlot,
            firstTerm: firstTerm, termCount: Int32(expression.terms.count),
            constant: expression.constant, marker: noIndex, error: noIndex,
            secondMarker: noIndex, secondError: noIndex)
        return store(record)
    }

    private mutating func store(_ record: Record) -> Int32 {
        if let reused = freeRecords.popLast() {
            records[reused] = record
            return reused
        }
        return records.append(record)
    }

    private mutating func compactTermsIfNeeded() {
        guard unusedTermCount > 256, unusedTermCount * 2 > terms.count else { return }
        var compact = GrowableBuffer<LinearExpression.Term>(minimumCapacity: terms.count)
        for index in 0..<Int32(records.count) where records[index].state != .unused {
            let first = records[index].firstTerm
            records[index].firstTerm = Int32(compact.count)
            for position in first..<first + records[index].termCount {
                compact.append(terms[position])
            }
        }
        terms = compact
        unusedTermCount = 0
    }
}
