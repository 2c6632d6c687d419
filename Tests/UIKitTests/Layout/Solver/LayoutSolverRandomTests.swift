import Foundation
import Testing

@testable import UIKit

/// Random systems against a linear program a priority. `LAYOUT_SYSTEMS` says how many.
struct LayoutSolverRandomTests {
    private static let count =
        ProcessInfo.processInfo.environment["LAYOUT_SYSTEMS"].flatMap { UInt64($0) } ?? 2_000

    @Test func `each priority is violated as little as the higher ones allow`() {
        for seed in 1...Self.count {
            var solver = LayoutSolver()
            let history = SolverHistory(seed: seed, solver: &solver)
            var values: [Double] = []
            for variable in history.variables { values.append(solver.value(of: variable)) }
            let problem = Self.disagreement(history, values: values)
            #expect(problem == nil, "seed \(seed)")
        }
    }

    @Test func `the same required constraints hold whatever came before`() {
        for seed in 1...Self.count {
            var solver = LayoutSolver()
            let history = SolverHistory(seed: seed, solver: &solver)
            let reference = ReferenceLayout(
                variableCount: history.variableCount, constraints: history.live.map(\.reference))
            var kept: [Int] = []
            for (token, constraint) in history.live
            where constraint.priority >= 1000 && !solver.isBroken(token) {
                kept.append(constraint.rank)
            }
            #expect(kept.sorted() == reference.keptRanks(), "seed \(seed)")
        }
    }

    private static func disagreement(_ history: SolverHistory, values: [Double]) -> String? {
        guard values.allSatisfy(\.isFinite) else { return "values \(values)" }
        let reference = ReferenceLayout(
            variableCount: history.variableCount, constraints: history.live.map(\.reference))
        let kept = Set(reference.keptRanks())
        for (_, constraint) in history.live where kept.contains(constraint.rank) {
            let violation = constraint.violation(values)
            if constraint.priority >= 1000, violation > 1e-5 { return "required by \(violation)" }
        }
        for (priority, sum) in reference.violations() {
            let own = history.live.filter { $0.reference.priority == priority }
                .reduce(0) { $0 + $1.reference.violation(values) }
            if abs(own - sum) > 1e-4 { return "\(priority): \(own) where \(sum) suffices" }
        }
        return nil
    }
}
