import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor @Suite(.serialized) struct CollectionThrashFuzzTests {
    @Test func `after every batch the view shows what the model says, whatever goes on meanwhile`()
    {
        for round in 0..<FuzzPlan.rounds(standard: 60) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            let history = CollectionHistory(seed: seed)
            history.play(steps: 12)
            #expect(history.faults == [], "FUZZ_SEED=\(seed)")
            guard history.faults.isEmpty else { return }
        }
    }

    // A layout pass in the midst of a change put a cell into the pool that was placed after that; another
    // width moved what was seen, and the content after it, beyond its end.
    @Test(arguments: [3_000_011, 3_004_410])
    func `histories that once went wrong go right`(seed: UInt64) {
        let history = CollectionHistory(seed: seed)
        history.play(steps: 12)
        #expect(history.faults == [])
    }
}

/// A collection view over random sections, changed, scrolled, resized and taken off the screen at
/// random.
@MainActor private final class CollectionHistory {
    private let list: CollectionScreen
    private var model: [RandomListUpdate.Section] = []
    private var lastName = 1
    private var random: SplitMix64
    private var selected: Set<Int> = []
    private(set) var faults: [String] = []
    private var completions = 0
    private var batches = 0

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        list = CollectionScreen(
            [], layout: Self.layout(&random),
            size: CGSize(width: 320, height: 200 + random.below(400)),
            direction: random.below(3) == 0 ? .rightToLeft : .leftToRight)
        list.view.allowsMultipleSelection = true
    }

    private static func layout(_ random: inout SplitMix64) -> UICollectionViewLayout {
        random.below(2) == 0 ? flow(&random) : sections(&random)
    }

    private static func flow(_ random: inout SplitMix64) -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40 + random.below(80), height: 30 + random.below(60))
        if random.below(2) == 0 {
            layout.estimatedItemSize = CGSize(width: 100, height: 44)
        }
        if random.below(2) == 0 { layout.headerReferenceSize = CGSize(width: 20, height: 20) }
        layout.sectionHeadersPinToVisibleBounds = random.below(2) == 0
        if random.below(3) == 0 { layout.scrollDirection = .horizontal }
        return layout
    }

    private static func sections(_ random: inout SplitMix64) -> UICollectionViewLayout {
        let isEstimated = random.below(2) == 0
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth([1, 0.5][random.below(2)]),
            heightDimension: isEstimated ? .estimated(44) : .absolute(50))
        let groupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth([1, 0.5][random.below(2)]),
            heightDimension: isEstimated ? .estimated(44) : .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: groupSize, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = CGFloat(random.below(10))
        if random.below(2) == 0 {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = random.below(2) == 0
            section.boundarySupplementaryItems = [header]
        }
        if random.below(3) == 0 { section.orthogonalScrollingBehavior = .continuous }
        return UICollectionViewCompositionalLayout(section: section)
    }

    func play(steps: Int) {
        for step in 0..<steps where faults.isEmpty {
            act()
            check("step \(step)")
        }
        list.screen.advance(by: 2)
        if completions != batches { faults.append("\(completions) completions of \(batches)") }
        checkNoLeftovers()
    }

    private func act() {
        switch random.below(14) {
        case 0: list.screen.advance(by: Double(random.below(40)) / 100)
        case 1:
            list.view.contentOffset = list.view.range.clamped(
                CGPoint(
                    x: random.below(Int(list.view.contentSize.width) + 1),
                    y: random.below(Int(list.view.contentSize.height) + 1)))
        case 2:
            list.screen.drag([
                CGPoint(x: 100, y: 180), CGPoint(x: 90, y: 120), CGPoint(x: 60, y: 20),
            ])
        case 3: list.view.frame.size.width = CGFloat(150 + random.below(300))
        case 4: toggleSelection()
        case 5:
            if list.view.superview == nil {
                list.controller.view.addSubview(list.view)
            } else {
                list.view.removeFromSuperview()
            }
        case 6:
            list.view.reloadData()
            selected = []
        case 7:
            list.view.setCollectionViewLayout(
                Self.layout(&random), animated: random.below(2) == 0)
        case 8: moveByHand()
        default: batch()
        }
        if random.below(3) == 0 { list.screen.settle() }
    }

    private func toggleSelection() {
        guard let section = model.indices.randomElement(using: &random),
            let item = model[section].items.indices.randomElement(using: &random)
        else { return }
        let name = model[section].items[item]
        let path = IndexPath(item: item, section: section)
        if selected.remove(name) != nil {
            list.view.deselectItem(at: path, animated: false)
        } else {
            selected.insert(name)
            list.view.selectItem(at: path, animated: false, scrollPosition: [])
        }
    }

    private func moveByHand() {
        list.view.layoutIfNeeded()
        guard let path = list.view.indexPathsForVisibleItems.randomElement(using: &random),
            list.view.beginInteractiveMovementForItem(at: path)
        else { return }
        for _ in 0..<(1 + random.below(3)) {
            list.view.updateInteractiveMovementTargetPosition(
                CGPoint(
                    x: list.view.bounds.minX + CGFloat(random.below(320)),
                    y: list.view.bounds.minY + CGFloat(random.below(400))))
            if random.below(2) == 0 { list.screen.advance(by: 0.1) }
        }
        if random.below(3) == 0 {
            list.view.cancelInteractiveMovement()
        } else {
            list.view.endInteractiveMovement()
        }
        model = zip(model, list.sections).map {
            RandomListUpdate.Section(name: $0.name, items: $1)
        }
    }

    private func batch() {
        let update = RandomListUpdate(
            seed: random.next(), old: model, nextName: lastName, movesAcross: true)
        lastName = update.lastName
        var kept: [Int: UICollectionViewCell] = [:]
        // What an item is moved out of a section that is reloaded, it keeps.
        let moved = Set(update.updates.moved.map { model[$0.from.section].items[$0.from.item] })
        let touched = update.reloadedItems.union(
            Set(update.reloadedSections.flatMap { model[$0].items }).subtracting(moved))
        list.view.layoutIfNeeded()
        for cell in list.view.visibleCells {
            if let cell = cell as? NumberCell { kept[cell.number] = cell }
        }
        batches += 1
        list.view.performBatchUpdates {
            self.model = update.new
            self.list.sections = update.new.map(\.items)
            self.apply(update.updates)
        } completion: { _ in
            self.completions += 1
        }
        let names = Set(update.new.flatMap(\.items))
        selected = selected.filter { names.contains($0) && !touched.contains($0) }
        for cell in list.view.visibleCells {
            guard let cell = cell as? NumberCell, let old = kept[cell.number],
                !touched.contains(cell.number)
            else { continue }
            if old !== cell { faults.append("\(cell.number) has another cell") }
        }
    }

    private func apply(_ updates: ListUpdates) {
        let view = list.view
        view.deleteSections(IndexSet(updates.deletedSections.keys))
        view.insertSections(IndexSet(updates.insertedSections.keys))
        view.reloadSections(IndexSet(updates.reloadedSections.keys))
        for move in updates.movedSections { view.moveSection(move.from, toSection: move.to) }
        view.deleteItems(at: Array(updates.deleted.keys))
        view.insertItems(at: Array(updates.inserted.keys))
        view.reloadItems(at: Array(updates.reloaded.keys))
        for move in updates.moved { view.moveItem(at: move.from, to: move.to) }
    }

    // MARK: - Checks

    private func check(_ when: String) {
        let view = list.view
        view.layoutIfNeeded()
        func fault(_ text: String) { faults.append("\(when): \(text)") }
        if view.numberOfSections != model.count { fault("\(view.numberOfSections) sections") }
        for (section, content) in model.enumerated()
        where view.numberOfItems(inSection: section) != content.items.count {
            fault("section \(section)")
        }
        for (indexPath, number) in list.shown where list.item(indexPath) != number {
            fault("\(indexPath.numbers) shows \(number) and not \(list.item(indexPath))")
        }
        let wanted = view.content.attributes(in: view.bounds)
            .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        if Set(wanted) != Set(list.shown.keys) {
            fault("shows \(list.shown.keys.sorted()), and \(wanted.sorted()) are in sight")
        }
        for attributes in view.content.attributes(in: view.bounds) {
            let element = view.content.views[attributes.place.key]
            let frame = element.map { $0.convert($0.bounds, to: view) }
            if let frame, frame.distance(to: attributes.frame) > 0.01 {
                fault("\(attributes.indexPath.numbers) at \(frame), not \(attributes.frame)")
            }
            if let element, element.alpha != 1 { fault("\(attributes.indexPath.numbers) is faded") }
        }
        let chosen = Set((view.indexPathsForSelectedItems ?? []).map { list.item($0) })
        if chosen != selected { fault("\(chosen) are selected, not \(selected)") }
        for cell in view.visibleCells {
            guard let cell = cell as? NumberCell else { continue }
            if cell.isSelected != selected.contains(cell.number) {
                fault("\(cell.number) shows selection")
            }
        }
        if view.contentSize != view.collectionViewLayout.collectionViewContentSize {
            fault("the content's size is \(view.contentSize)")
        }
        checkOffset(when)
    }

    private func checkOffset(_ when: String) {
        let view = list.view
        guard !view.isDragging, !view.motion.isRunning else { return }
        if view.range.clamped(view.contentOffset) != view.contentOffset {
            faults.append("\(when): rests at \(view.contentOffset) in \(view.range)")
        }
    }

    /// Once nothing moves, only what is in sight is there.
    private func checkNoLeftovers() {
        guard list.view.window != nil else { return }
        var cells: [UIView] = []
        list.view.forEachInSubtree { if $0 is NumberCell { cells.append($0) } }
        if cells.count != list.view.visibleCells.count {
            faults.append("\(cells.count) cells for \(list.view.visibleCells.count) items")
        }
    }
}

extension CGRect {
    fileprivate func distance(to other: CGRect) -> CGFloat {
        max(
            abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
            abs(height - other.height))
    }
}
