@testable import UIKit

/// A random history of additions, removals and edits, from a seed, and what is left at its end.
struct SolverHistory {
    private static let coefficients = [1, -1, 1, -1, 0.5, 2, 1, -0.5]
    private static let priorities: [Float] = [1000, 1000, 1000, 750, 250, 251, 50, 749]

    let variableCount: Int
    private(set) var live: [(token: SolverConstraint, reference: ReferenceConstraint)] = []
    private(set) var variables: [LayoutVariable] = []
    private var random: SplitMix64
    private var additions = 0

    /// Applies the history to a solver. Some steps are followed by `solve()`, and so is the last.
    init(seed: UInt64, solver: inout LayoutSolver) {
        random = SplitMix64(seed: seed)
        variableCount = 1 + random.below(6)
        for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
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
        live.append((constraint.add(to: &solver, variables), constraint))
    }
}

extension ReferenceConstraint {
    func add(to solver: inout LayoutSolver, _ variables: [LayoutVariable]) -> SolverConstraint {
        var expression = LinearExpression(constant: constant)
        for (index, coefficient) in coefficients.sorted(by: { $0.key < $1.key }) {
            expression.add(coefficient, variables[index])
        }
        return solver.add(expression, relation, priority: priority, rank: rank)
    }
}
