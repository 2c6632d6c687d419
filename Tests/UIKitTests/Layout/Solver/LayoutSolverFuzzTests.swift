import Foundation
import Testing

@testable import UIKit

/// Random systems against a linear program a priority.
struct LayoutSolverFuzzTests {
    /// One for each system.
    private static let seeds =
        FuzzPlan.seed..<FuzzPlan.seed + UInt64(FuzzPlan.rounds(standard: 2_000))

    @Test func `each priority is violated as little as the higher ones allow`() {
        for seed in Self.seeds {
            var solver = LayoutSolver()
            let history = SolverHistory(seed: seed, solver: &solver)
            var values: [Double] = []
            for variable in history.variables { values.append(solver.value(of: variable)) }
            let problem = Self.disagreement(history, values: values)
            #expect(problem == nil, "seed \(seed)")
        }
    }

    @Test func `the same required constraints hold whatever came before`() {
        for seed in Self.seeds {
            var solver = LayoutSolver()
            let history = SolverHistory(seed: seed, solver: &solver)
            let reference = ReferenceLayout(
                variableCount: history.variableCount, constraints: history.references)
            var kept: [Int] = []
            for entry in history.live
            where entry.reference.priority >= 1000 && !solver.isBroken(entry.token) {
                kept.append(entry.reference.rank)
            }
            #expect(kept.sorted() == reference.keptRanks(), "seed \(seed)")
        }
    }

    private static func disagreement(_ history: SolverHistory, values: [Double]) -> String? {
        guard values.allSatisfy(\.isFinite) else { return "values \(values)" }
        let reference = ReferenceLayout(
            variableCount: history.variableCount, constraints: history.references)
        let kept = Set(reference.keptRanks())
        for constraint in history.references
        where constraint.priority >= 1000 && kept.contains(constraint.rank) {
            let violation = constraint.violation(values)
            if violation > 1e-5 { return "required by \(violation)" }
        }
        for (priority, sum) in reference.violations() {
            let own = history.references.filter { $0.priority == priority }
                .reduce(0) { $0 + $1.violation(values) }
            if abs(own - sum) > 1e-4 { return "\(priority): \(own) where \(sum) suffices" }
        }
        return nil
    }
}
