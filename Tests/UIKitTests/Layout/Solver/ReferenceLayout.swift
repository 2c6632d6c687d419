@testable import UIKit

/// Constraints as a test writes them down: kept apart from the solver's.
struct ReferenceConstraint {
    var coefficients: [Int: Double]
    var constant: Double
    var relation: LinearRelation
    var priority: Float
    var rank: Int

    /// By how much values miss the constraint.
    func violation(_ values: [Double]) -> Double {
        let sum = coefficients.reduce(constant) { $0 + $1.value * values[$1.key] }
        switch relation {
        case .equal: return abs(sum)
        case .lessThanOrEqual: return max(0, sum)
        case .greaterThanOrEqual: return max(0, -sum)
        }
    }
}

/// What a solver has to reach, found level by level with a linear program.
struct ReferenceLayout {
    let variableCount: Int
    let constraints: [ReferenceConstraint]

    /// The required constraints that hold, taken one by one by rank, as ranks.
    func keptRanks() -> [Int] {
        var kept: [ReferenceConstraint] = []
        let required = constraints.filter { $0.priority >= 1000 }.sorted { $0.rank < $1.rank }
        for constraint in required {
            let (program, _) = program(for: kept + [constraint])
            if program.minimum(of: [:]) != nil { kept.append(constraint) }
        }
        return kept.map(\.rank)
    }

    /// The least sum of violations of each priority, the highest first.
    func violations() -> [(priority: Float, sum: Double)] {
        let kept = Set(keptRanks())
        let taken = constraints.filter { $0.priority < 1000 || kept.contains($0.rank) }
        var (program, errors) = program(for: taken)
        var result: [(Float, Double)] = []
        for priority in errors.keys.sorted(by: >) {
            let costs = errors[priority] ?? [:]
            guard let minimum = program.minimum(of: costs) else { return result }
            result.append((priority, minimum))
            // Held from here on: what lower priorities ask for may not make it worse.
            var held = costs
            held[program.addVariable()] = 1
            program.addEquality(held, minimum + 1e-9)
        }
        return result
    }

    private func program(
        for constraints: [ReferenceConstraint]
    ) -> (LinearProgram, [Float: [Int: Double]]) {
        var program = LinearProgram(variableCount: variableCount * 2)
        var errors: [Float: [Int: Double]] = [:]
        for constraint in constraints {
            var row: [Int: Double] = [:]
            for (variable, coefficient) in constraint.coefficients {
                row[variable * 2] = coefficient
                row[variable * 2 + 1] = -coefficient
            }
            if constraint.priority < 1000 {
                for sign in [1.0, -1.0] where constraint.relation.allowsError(of: sign) {
                    let error = program.addVariable()
                    row[error] = sign
                    errors[constraint.priority, default: [:]][error] = 1
                }
            }
            if constraint.relation != .equal {
                row[program.addVariable()] = constraint.relation == .lessThanOrEqual ? 1 : -1
            }
            program.addEquality(row, -constraint.constant)
        }
        return (program, errors)
    }
}

extension LinearRelation {
    fileprivate func allowsError(of sign: Double) -> Bool {
        switch self {
        case .equal: true
        case .lessThanOrEqual: sign < 0
        case .greaterThanOrEqual: sign > 0
        }
    }
}
