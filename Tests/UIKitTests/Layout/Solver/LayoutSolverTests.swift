import Testing

@testable import UIKit

struct LayoutSolverTests {
    /// One variable, and constraints on it in short.
    private struct Single: ~Copyable {
        var solver = LayoutSolver()
        let x: LayoutVariable
        private var rank = 0

        init() {
            x = solver.makeVariable()
        }

        var value: Double { solver.value(of: x) }

        mutating func solve() -> [LayoutConflict] { solver.solve() }

        mutating func add(
            _ relation: LinearRelation, _ side: Double, priority: Float = 1000
        ) -> SolverConstraint {
            rank += 1
            var expression = LinearExpression(constant: -side)
            expression.add(1, x)
            return solver.add(expression, relation, priority: priority, rank: rank)
        }
    }

    @Test func `one constraint of higher priority outweighs any number of lower ones`() {
        var system = Single()
        _ = system.add(.equal, 10, priority: 251)
        for _ in 0..<100 { _ = system.add(.equal, 500, priority: 250) }
        #expect(system.solve().isEmpty)
        #expect(system.value == 10)
    }

    @Test func `an unconstrained variable is zero`() {
        var system = Single()
        #expect(system.solve().isEmpty)
        #expect(system.value == 0)
    }

    @Test func `a removed constraint no longer counts`() {
        var system = Single()
        let strong = system.add(.equal, 10, priority: 750)
        _ = system.add(.equal, 20, priority: 250)
        _ = system.solver.solve()
        #expect(system.value == 10)
        system.solver.remove(strong)
        _ = system.solver.solve()
        #expect(system.value == 20)
    }

    @Test func `an edited constant moves the solution`() {
        var system = Single()
        let width = system.add(.equal, 390)
        _ = system.solver.solve()
        system.solver.setConstant(-844, of: width)
        _ = system.solver.solve()
        #expect(system.value == 844)
    }

    @Test func `two equal constraints can both be edited before the next solve`() {
        var system = Single()
        let first = system.add(.equal, 10)
        let second = system.add(.equal, 10)
        #expect(system.solve().isEmpty)
        system.solver.setConstant(-20, of: first)
        system.solver.setConstant(-20, of: second)
        #expect(system.solve().isEmpty)
        #expect(system.value == 20)
        system.solver.remove(first)
        system.solver.setConstant(-30, of: second)
        #expect(system.solve().isEmpty)
        #expect(system.value == 30)
    }

    @Test func `a contradiction breaks the constraint of highest rank and names all`() {
        var system = Single()
        let atLeast = system.add(.greaterThanOrEqual, 100)
        let atMost = system.add(.lessThanOrEqual, 50)
        let conflicts = system.solver.solve()
        #expect(conflicts.map(\.constraints) == [[atLeast, atMost]])
        #expect(conflicts.map(\.broken) == [atMost])
        #expect(system.value >= 100)
    }

    @Test func `a broken constraint is told of once and holds again when it can`() {
        var system = Single()
        let atLeast = system.add(.greaterThanOrEqual, 100)
        let atMost = system.add(.lessThanOrEqual, 50)
        #expect(system.solve().count == 1)
        _ = system.add(.equal, 500, priority: 250)
        #expect(system.solve().isEmpty)
        #expect(system.value == 500)
        system.solver.remove(atLeast)
        #expect(system.solve().isEmpty)
        let isBroken = system.solver.isBroken(atMost)
        #expect(!isBroken)
        #expect(system.value == 50)
    }

    // A refused constraint left a solver unsound: https://github.com/IjzerenHein/kiwi.js/issues/31
    @Test func `a constraint that was refused leaves nothing behind`() {
        var system = Single()
        let atLeast = system.add(.greaterThanOrEqual, 100)
        let atMost = system.add(.lessThanOrEqual, 50)
        #expect(system.solve().count == 1)
        system.solver.remove(atMost)
        system.solver.remove(atLeast)
        _ = system.add(.greaterThanOrEqual, 100)
        #expect(system.solve().isEmpty)
        #expect(system.value >= 100)
    }

    @Test func `the same constraint is broken in whatever order they come`() {
        for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0], [0, 2, 1], [2, 0, 1]] {
            var solver = LayoutSolver()
            let x = solver.makeVariable()
            var tokens: [Int: SolverConstraint] = [:]
            for index in order {
                var expression = LinearExpression(constant: [-100, -50, -20][index])
                expression.add(1, x)
                let relation: LinearRelation = index == 0 ? .greaterThanOrEqual : .lessThanOrEqual
                tokens[index] = solver.add(expression, relation, rank: index)
                _ = solver.solve()
            }
            var broken: [Int] = []
            for (index, token) in tokens where solver.isBroken(token) { broken.append(index) }
            #expect(broken.sorted() == [1, 2], "order \(order)")
        }
    }

    @Test func `more priorities than there was room for are told apart`() {
        var system = Single()
        for level in 1...40 { _ = system.add(.equal, Double(level), priority: Float(level)) }
        _ = system.solver.solve()
        #expect(system.value == 40)
    }

    @Test func `a long life leaves no rounding errors behind`() {
        var solver = LayoutSolver()
        let parts = (0..<3).map { _ in solver.makeVariable() }
        var whole = LinearExpression(constant: -100)
        for (index, part) in parts.enumerated() { whole.add([3, 0.7, 1.1][index], part) }
        solver.add(whole, .equal, rank: 1)
        func minimum(_ part: LayoutVariable, _ length: Double) -> LinearExpression {
            var expression = LinearExpression(constant: -length)
            expression.add(1, part)
            return expression
        }
        var edits: [SolverConstraint] = []
        for (index, part) in parts.enumerated() {
            edits.append(
                solver.add(
                    minimum(part, 1), .equal, priority: Float(100 + index), rank: index + 2))
        }
        for step in 0..<20_000 {
            let index = step % 3
            solver.setConstant(-Double(step * 37 % 91) / 7, of: edits[index])
            solver.remove(edits[index])
            edits[index] = solver.add(
                minimum(parts[index], Double(step % 13)), .equal,
                priority: Float(1 + step * 7 % 900), rank: index + 2)
            _ = solver.solve()
        }
        for edit in edits { solver.remove(edit) }
        solver.add(minimum(parts[0], 10), .equal, priority: 3, rank: 2)
        solver.add(minimum(parts[1], 20), .equal, priority: 2, rank: 3)
        _ = solver.solve()
        let value = solver.value(of: parts[2])
        #expect(abs(value - 56 / 1.1) < 1e-9)
        let pivots = solver.tableau.pivotCount
        #expect(pivots < 6_000)
    }

    @Test func `ten thousand edits leave no error behind`() {
        var solver = LayoutSolver()
        let width = solver.makeVariable()
        let part = solver.makeVariable()
        var third = LinearExpression()
        third.add(3, part)
        third.add(-1, width)
        solver.add(third, .equal, rank: 1)
        var expression = LinearExpression(constant: -100)
        expression.add(1, width)
        let edit = solver.add(expression, .equal, rank: 2)
        for step in 0..<10_000 {
            solver.setConstant(-Double(100 + step * 37 % 701) / 7, of: edit)
            _ = solver.solve()
        }
        solver.setConstant(-300, of: edit)
        _ = solver.solve()
        let value = solver.value(of: part)
        #expect(abs(value - 100) < 1e-9)
    }
}
