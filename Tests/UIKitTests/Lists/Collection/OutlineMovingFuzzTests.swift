import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// Rows of outlines moved, expanded, collapsed and put in at random, against trees of a simpler kind.
@MainActor @Suite(.serialized) struct OutlineMovingFuzzTests {
    @Test func `whatever is moved, the outline and its rows are those of a simple tree`() {
        for round in 0..<FuzzPlan.rounds(standard: 40) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            let history = OutlineHistory(seed: seed)
            for _ in 0..<25 where history.fault == nil { history.step() }
            history.rest()
            guard let fault = history.fault else { continue }
            Issue.record("FUZZ_SEED=\(seed): \(fault)\n\(history.log.joined(separator: " "))")
            return
        }
    }
}

/// An item of the model.
private final class Branch {
    let name: String
    var branches: [Branch] = []
    var isExpanded = false

    init(_ name: String) { self.name = name }

    var all: [Branch] { [self] + branches.flatMap(\.all) }
    var seen: [Branch] { [self] + (isExpanded ? branches.flatMap(\.seen) : []) }
    var text: String {
        branches.isEmpty
            ? name
            : name + (isExpanded ? "-" : "+") + "(\(branches.map(\.text).joined(separator: " ")))"
    }
}

@MainActor private final class OutlineHistory {
    private var random: SplitMix64
    private let list: MovableOutline
    /// The two sections' items.
    private var trees = [Branch(""), Branch("")]
    private var next = 0
    private(set) var fault: String?
    private(set) var log: [String] = []

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        list = MovableOutline([:], [])
        trees.forEach { $0.isExpanded = true }
        var whole = list.source.snapshot()
        whole.appendSections([1])
        list.source.apply(whole, animatingDifferences: false)
        for _ in 0..<random.below(5) { add() }
    }

    func step() {
        switch random.below(8) {
        case 0, 1: add()
        case 2: toggle()
        case 3: remove()
        default: move()
        }
        if random.below(3) == 0 { rest() }
    }

    // MARK: - Changes

    private func pick(_ branches: [Branch]) -> Branch? {
        branches.isEmpty ? nil : branches[random.below(branches.count)]
    }

    private func change(
        _ section: Int, _ change: (inout NSDiffableDataSourceSectionSnapshot<String>) -> Void
    ) {
        var outline = list.source.snapshot(for: section)
        change(&outline)
        list.source.apply(outline, to: section, animatingDifferences: random.below(2) == 0)
    }

    private func add() {
        let section = random.below(2)
        guard trees[section].all.count < 7, let parent = pick(trees[section].all) else { return }
        let new = Branch("\(next)")
        next += 1
        log.append("add\(new.name)>\(parent.name)")
        parent.branches.append(new)
        change(section) {
            $0.append([new.name], to: parent.name.isEmpty ? nil : parent.name)
        }
    }

    private func toggle() {
        let section = random.below(2)
        guard let branch = pick(trees[section].branches.flatMap(\.all)) else { return }
        branch.isExpanded.toggle()
        log.append("toggle\(branch.name)")
        change(section) {
            if branch.isExpanded { $0.expand([branch.name]) } else { $0.collapse([branch.name]) }
        }
    }

    private func remove() {
        let section = random.below(2)
        guard let gone = pick(trees[section].branches.flatMap(\.all)) else { return }
        log.append("remove\(gone.name)")
        for branch in trees[section].all { branch.branches.removeAll { $0 === gone } }
        change(section) { $0.delete([gone.name]) }
    }

    /// Takes a row to the place of another one, by hand or by key, and sometimes back.
    private func move() {
        let section = random.below(2)
        guard let branch = pick(trees[section].branches.flatMap(\.seen)),
            let source = list.source.indexPath(for: branch.name)
        else { return }
        guard list.view.beginInteractiveMovementForItem(at: source) else {
            fault = "\(branch.name) can't be moved"
            return
        }
        if random.below(2) == 0 { list.screen.advance(by: 0.1) }
        let wasExpanded = branch.isExpanded
        branch.isExpanded = false
        defer { branch.isExpanded = wasExpanded }
        let counts = trees.map { $0.seen.count - 1 }
        let target = IndexPath(
            item: random.below(counts.max() ?? 1), section: random.below(2))
        log.append(
            "move\(branch.name):\(source.section).\(source.item)-\(target.section).\(target.item)")
        list.screen.settle()
        if counts[target.section] > target.item,
            let center = list.view.layoutAttributesForItem(at: target)?.center
        {
            list.view.updateInteractiveMovementTargetPosition(center)
        }
        if random.below(5) == 0 {
            log.append("back")
            list.view.cancelInteractiveMovement()
            return
        }
        let held = list.view.movement.current ?? source
        list.view.endInteractiveMovement()
        if held != source { follow(branch, from: source, to: held) }
    }

    /// What a person expects of it.
    private func follow(_ branch: Branch, from source: IndexPath, to target: IndexPath) {
        for tree in trees {
            for other in tree.all { other.branches.removeAll { $0 === branch } }
        }
        let tree = trees[target.section]
        let rows = Array(tree.seen.dropFirst())
        let above = target.item > 0 ? rows[target.item - 1] : tree
        let goesDown = source.section == target.section && target.item > source.item
        // In the place of the first one in an expanded item, or of all.
        if above.isExpanded, above === tree || !above.branches.isEmpty {
            above.branches.insert(branch, at: 0)
            return
        }
        let isBehind = goesDown || target.item == rows.count
        let beside = isBehind ? above : rows[target.item]
        guard let around = tree.all.first(where: { $0.branches.contains { $0 === beside } }),
            let index = around.branches.firstIndex(where: { $0 === beside })
        else {
            fault = "there is nothing beside \(branch.name)"
            return
        }
        around.branches.insert(branch, at: isBehind ? index + 1 : index)
    }

    // MARK: - Looking

    func rest() {
        list.screen.advance(by: 1)
        guard fault == nil else { return }
        for section in trees.indices {
            let outline = list.source.snapshot(for: section)
            let tree = trees[section]
            let found = outline.rootItems.map { text($0, outline) }.joined(separator: " ")
            let expected = tree.branches.map(\.text).joined(separator: " ")
            if found != expected { fault = "\(found) and not \(expected)" }
        }
        let rows = trees.flatMap { $0.seen.dropFirst().map(\.name) }
        if list.source.snapshot().itemIdentifiers != rows { fault = "the snapshot is not \(rows)" }
        let seen = list.shown
        if seen != Array(rows.prefix(seen.count)) || (rows.count < 9 && seen.count != rows.count) {
            fault = "\(seen) are seen and not \(rows)"
        }
    }

    private func text(
        _ item: String, _ outline: NSDiffableDataSourceSectionSnapshot<String>
    ) -> String {
        let inside = outline.snapshot(of: item).rootItems
        guard !inside.isEmpty else { return item }
        return item + (outline.isExpanded(item) ? "-" : "+")
            + "(\(inside.map { text($0, outline) }.joined(separator: " ")))"
    }
}
