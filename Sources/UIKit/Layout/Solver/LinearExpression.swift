/// A variable of a `LayoutSolver`.
struct LayoutVariable: Hashable {
    let symbol: SymbolIndex

    /// Stands for a variable that was not made.
    static let none = LayoutVariable(symbol: noIndex)
}

/// A constraint that was added to a `LayoutSolver`.
struct SolverConstraint: Hashable {
    let index: Int32

    /// Stands for a constraint that was not added.
    static let none = SolverConstraint(index: noIndex)
}

/// How a linear expression relates to zero.
enum LinearRelation: Int8 {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

/// A constant plus a sum of multiples of variables. Terms may name a variable more than once.
struct LinearExpression {
    struct Term {
        var variable: LayoutVariable
        var coefficient: Double
    }

    var constant: Double
    private(set) var terms: [Term] = []

    init(constant: Double = 0) {
        self.constant = constant
    }

    mutating func add(_ coefficient: Double, _ variable: LayoutVariable) {
        terms.append(Term(variable: variable, coefficient: coefficient))
    }

    /// Back to zero; keeps the storage.
    mutating func removeAll() {
        constant = 0
        terms.removeAll(keepingCapacity: true)
    }
}

/// Required constraints that cannot hold together, and the one that the solver gave up.
struct LayoutConflict {
    /// In the order of their ranks.
    let constraints: [SolverConstraint]
    let broken: SolverConstraint
}
