import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor @Suite(.serialized) struct CollectionDiffableTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func make() -> (CollectionScreen, Source) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let list = CollectionScreen([], layout: layout)
        let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, number in
            cell.number = number
        }
        let source = Source(collectionView: list.view) { view, indexPath, number in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
        }
        return (list, source)
    }

    @Test func `a snapshot is shown, and the next one with as few changes as it takes`() throws {
        let (list, source) = make()
        source.apply(snapshot(["a": [1, 2, 3], "b": [4]]))
        list.screen.advance(by: 1)
        #expect(list.shown.sorted { $0.key < $1.key }.map(\.value) == [1, 2, 3, 4])
        let cell = try #require(list.view.cellForItem(at: IndexPath(item: 2, section: 0)))
        var isDone = false
        source.apply(snapshot(["b": [4, 3], "a": [2, 9, 1]])) { isDone = true }
        #expect(list.view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        #expect(!isDone)
        list.screen.advance(by: 1)
        #expect(isDone)
        #expect(list.shown.sorted { $0.key < $1.key }.map(\.value) == [4, 3, 2, 9, 1])
        #expect(source.indexPath(for: 9) == IndexPath(item: 1, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 2)
    }

    @Test func `reconfigured items keep their cells, and selection stays with its item`() throws {
        let (list, source) = make()
        source.apply(snapshot(["a": [1, 2, 3]]))
        list.screen.advance(by: 1)
        list.view.selectItem(
            at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        let cell = try #require(list.view.cellForItem(at: IndexPath(item: 1, section: 0)))
        var next = snapshot(["a": [7, 1, 2, 3]])
        next.reconfigureItems([2])
        source.apply(next)
        #expect(list.view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
        #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }

    @Test func `items that may be reordered are, and the handler has both orders`() {
        let (list, source) = make()
        source.apply(snapshot(["a": [1, 2, 3, 4, 5, 6]]))
        list.screen.advance(by: 1)
        #expect(!list.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        var orders: [[Int]] = []
        source.reorderingHandlers.canReorderItem = { $0 != 2 }
        source.reorderingHandlers.didReorder = {
            orders = [$0.initialSnapshot.itemIdentifiers, $0.finalSnapshot.itemIdentifiers]
        }
        #expect(!list.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 85))
        list.view.endInteractiveMovement()
        #expect(orders == [[1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 1]])
        list.screen.advance(by: 1)
        #expect(list.shown.sorted { $0.key < $1.key }.map(\.value) == [2, 3, 4, 5, 6, 1])
    }

    @Test func `random snapshots are shown one after another`() {
        var random = SplitMix64(seed: FuzzPlan.seed)
        let (list, source) = make()
        for round in 0..<FuzzPlan.rounds(standard: 100) {
            var next = Snapshot()
            var items = Array(0..<30).shuffled(using: &random)
            for section in ["a", "b", "c", "d"].shuffled(using: &random).prefix(random.below(5)) {
                next.appendSections([section])
                let count = random.below(items.count + 1)
                next.appendItems(Array(items.prefix(count)))
                items.removeFirst(count)
            }
            source.apply(next, animatingDifferences: random.below(2) == 0)
            if random.below(2) == 0 { list.screen.advance(by: 0.1) }
            list.view.layoutIfNeeded()
            for (indexPath, number) in list.shown {
                #expect(
                    source.itemIdentifier(for: indexPath) == number,
                    "round \(round), FUZZ_SEED=\(FuzzPlan.seed)")
            }
            #expect(list.view.numberOfSections == next.numberOfSections)
        }
    }
}
