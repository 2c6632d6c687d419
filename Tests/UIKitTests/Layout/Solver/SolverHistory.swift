@testable import UIKit

/// A random history of additions, removals and edits, from a seed, and what is left at its end.
struct SolverHistory {
    private static let coefficients = [1, -1, 1, -1, 0.5, 2, 1, -0.5]
    private static let priorities: [Float] = [1000, 1000, 1000, 750, 250, 251, 50, 749]

    struct Entry {
        let token: SolverConstraint
        var reference: ReferenceConstraint
        /// The other side of a spring, which is one constraint of the solver's and two here.
        var excess: ReferenceConstraint?
    }

    let variableCount: Int
    private(set) var live: [Entry] = []
    private(set) var variables: [LayoutVariable] = []
    private var random: SplitMix64
    private var additions = 0

    /// Applies the history to a solver. Some steps are followed by `solve()`, and so is the last.
    init(seed: UInt64, solver: inout LayoutSolver) {
        random = SplitMix64(seed: seed)
        variableCount = 1 + random.below(6)
        for _ in 0..<variableCount {
            variables.append(solver.makeVariable(isSize: random.below(2) == 0))
        }
        for _ in 0..<(1 + random.below(30)) {
            step(&solver)
            if random.below(3) == 0 { _ = solver.solve() }
        }
        _ = solver.solve()
    }

    private mutating func step(_ solver: inout LayoutSolver) {
        let kind = random.below(10)
        if kind < 6 || live.isEmpty {
            add(&solver)
        } else if kind < 8 {
            solver.remove(live.remove(at: random.below(live.count)).token)
        } else {
            let index = random.below(live.count)
            let constant = Double(random.below(21) - 10)
            live[index].reference.constant = constant
            live[index].excess?.constant = constant
            solver.setConstant(constant, of: live[index].token)
        }
    }

    private mutating func add(_ solver: inout LayoutSolver) {
        var coefficients: [Int: Double] = [:]
        for _ in 0..<(1 + random.below(3)) {
            coefficients[random.below(variableCount), default: 0] +=
                Self.coefficients[random.below(8)]
        }
        additions += 1
        let constraint = ReferenceConstraint(
            coefficients: coefficients.filter { $0.value != 0 },
            constant: Double(random.below(21) - 10),
            relation: LinearRelation(rawValue: Int8(random.below(3) - 1)) ?? .equal,
            priority: Self.priorities[random.below(8)],
            // Not the order of the additions: that must not matter.
            rank: random.below(1000) * 1000 + additions)
        if constraint.priority < 1000, random.below(3) == 0 {
            addSpring(constraint, &solver)
            return
        }
        let token = constraint.add(to: &solver, variables)
        live.append(Entry(token: token, reference: constraint))
    }

    private mutating func addSpring(_ constraint: ReferenceConstraint, _ solver: inout LayoutSolver)
    {
        var below = constraint
        below.relation = .greaterThanOrEqual
        var above = constraint
        above.relation = .lessThanOrEqual
        above.priority = Self.priorities[3 + random.below(5)]
        let token = solver.add(
            below.expression(variables), priorityBelow: below.priority,
            priorityAbove: above.priority)
        live.append(Entry(token: token, reference: below, excess: above))
    }

    /// What the solver was told, and still holds.
    var references: [ReferenceConstraint] {
        live.flatMap { [$0.reference] + ($0.excess.map { [$0] } ?? []) }
    }
}

extension ReferenceConstraint {
    func add(to solver: inout LayoutSolver, _ variables: [LayoutVariable]) -> SolverConstraint {
        solver.add(expression(variables), relation, priority: priority, rank: rank)
    }

    func expression(_ variables: [LayoutVariable]) -> LinearExpression {
        var expression = LinearExpression(constant: constant)
        for (index, coefficient) in coefficients.sorted(by: { $0.key < $1.key }) {
            expression.add(coefficient, variables[index])
        }
        return expression
    }
}
