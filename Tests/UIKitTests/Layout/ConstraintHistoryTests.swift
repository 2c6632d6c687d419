import Foundation
import Testing

@testable import UIKit

/// Random histories on views against trees that were made with what is active at their end.
/// `LAYOUT_HISTORIES` says how many.
@MainActor @Suite(.serialized) struct ConstraintHistoryTests {
    private static let count =
        ProcessInfo.processInfo.environment["LAYOUT_HISTORIES"].flatMap { UInt64($0) } ?? 300

    /// A row of three views whose widths are what constraints are about.
    @MainActor private final class Tree {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        let views: [UIView]
        /// In the order of making, which decides what is broken.
        var constraints: [NSLayoutConstraint] = []

        init(recipes: [Recipe]) {
            views = (0..<3).map { _ in ContentView(width: 30, height: 10) }
            for view in views { root.addSubview(view) }
            views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            for (view, next) in zip(views, views.dropFirst()) {
                next.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            }
            constraints = recipes.map { $0.make(in: self) }
        }

        var frames: [CGRect] { views.map(\.frame) }
    }

    /// What a constraint says, so that two trees can have the same one.
    private struct Recipe {
        var view: Int
        var other: Int?
        var relation: NSLayoutConstraint.Relation
        var constant: CGFloat
        var priority: Float

        @MainActor func make(in tree: Tree) -> NSLayoutConstraint {
            let constraint = NSLayoutConstraint(
                item: tree.views[view], attribute: .width, relatedBy: relation,
                toItem: other.map { tree.views[$0] },
                attribute: other == nil ? .notAnAttribute : .width, multiplier: 1,
                constant: constant)
            constraint.priority = UILayoutPriority(priority)
            return constraint
        }
    }

    private func recipes(_ random: inout SplitMix64) -> [Recipe] {
        (0..<8).map { index in
            // Distinct priorities leave one right answer.
            let priority: Float = random.below(2) == 0 ? 1000 : Float(300 + index * 50)
            let relation = NSLayoutConstraint.Relation(rawValue: random.below(3) - 1) ?? .equal
            let view = random.below(3)
            let other = random.below(3)
            return Recipe(
                view: view, other: other == view ? nil : other, relation: relation,
                constant: CGFloat(random.below(12) * 10 - (other == view ? 0 : 60)),
                priority: priority)
        }
    }

    @Test func `what came before leaves no trace in the frames`() {
        let handler = LayoutEngine.reportHandler
        LayoutEngine.reportHandler = { _ in }
        defer { LayoutEngine.reportHandler = handler }
        for seed in 1...Self.count { check(seed: seed) }
    }

    private func check(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let recipes = recipes(&random)
        let tree = Tree(recipes: recipes)
        for _ in 0..<30 {
            let index = random.below(recipes.count)
            switch random.below(4) {
            case 0: tree.constraints[index].constant += CGFloat(random.below(3) * 10 - 10)
            case 1: tree.root.layoutIfNeeded()
            default: tree.constraints[index].isActive.toggle()
            }
        }
        tree.root.layoutIfNeeded()
        let fresh = Tree(recipes: recipes)
        for (constraint, copy) in zip(tree.constraints, fresh.constraints) {
            copy.constant = constraint.constant
            copy.isActive = constraint.isActive
        }
        fresh.root.layoutIfNeeded()
        let areFinite = tree.frames.allSatisfy { $0.isFinite }
        #expect(areFinite, "seed \(seed)")
        #expect(brokenIndices(tree) == brokenIndices(fresh), "seed \(seed)")
        let (own, other) = (violations(tree), violations(fresh))
        #expect(own.keys == other.keys, "seed \(seed)")
        for (priority, violation) in own {
            #expect(abs(violation - (other[priority] ?? 0)) < 1e-4, "seed \(seed), \(priority)")
        }
    }

    private func brokenIndices(_ tree: Tree) -> [Int] {
        tree.constraints.indices.filter { index in
            let constraint = tree.constraints[index]
            guard let engine = constraint.engine, constraint.token != .none else { return false }
            return engine.withSolver { $0.isBroken(constraint.token) }
        }
    }

    /// By how much each active constraint that isn't required is missed, in the solver's values.
    private func violations(_ tree: Tree) -> [Float: Double] {
        var result: [Float: Double] = [:]
        let widths = tree.views.map { $0.layoutState?.box?.rectangle.width ?? 0 }
        for constraint in tree.constraints
        where constraint.isActive && constraint.priority != .required {
            let index = { (item: AnyObject?) in tree.views.firstIndex { $0 === item } ?? 0 }
            let left = widths[index(constraint.firstItem)]
            let right = constraint.secondItem == nil ? 0 : widths[index(constraint.secondItem)]
            let excess = left - right - Double(constraint.constant)
            result[constraint.priority.rawValue] =
                switch constraint.relation {
                case .equal: abs(excess)
                case .lessThanOrEqual: max(0, excess)
                case .greaterThanOrEqual: max(0, -excess)
                }
        }
        return result
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
    }
}
