import Beeline
import UIKit

/// What a table and a collection view have in common for a data source.
@MainActor protocol ListView: UIView {
    var numberOfSections: Int { get }
    func itemCount(in section: Int) -> Int
    /// Carries out the structure of a batch. `swap` is called inside of it.
    func perform(_ batch: Batch, swap: @escaping () -> Void)
    func refill(_ indexPaths: [IndexPath])
    func reloadData()
    var selectedPaths: [IndexPath] { get }
    func select(_ indexPath: IndexPath)
}

extension ListView {
    /// Whether the view shows as many sections and items as a list has.
    func agrees(with list: some Snapshot) -> Bool {
        numberOfSections == list.sectionCount
            && (0..<list.sectionCount).allSatisfy { itemCount(in: $0) == list.count(in: $0) }
    }
}

extension UITableView: ListView {
    func itemCount(in section: Int) -> Int { numberOfRows(inSection: section) }

    func perform(_ batch: Batch, swap: @escaping () -> Void) {
        performBatchUpdates {
            swap()
            self.deleteSections(batch.removedSections, with: .automatic)
            self.insertSections(batch.insertedSections, with: .automatic)
            for move in batch.movedSections { self.moveSection(move.from, toSection: move.to) }
            self.deleteRows(at: batch.removed, with: .automatic)
            self.insertRows(at: batch.inserted, with: .automatic)
            for move in batch.moved { self.moveRow(at: move.from, to: move.to) }
        }
    }

    func refill(_ indexPaths: [IndexPath]) { reconfigureRows(at: indexPaths) }

    var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

    func select(_ indexPath: IndexPath) {
        selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }
}

extension UICollectionView: ListView {
    func itemCount(in section: Int) -> Int { numberOfItems(inSection: section) }

    func perform(_ batch: Batch, swap: @escaping () -> Void) {
        performBatchUpdates {
            swap()
            self.deleteSections(batch.removedSections)
            self.insertSections(batch.insertedSections)
            for move in batch.movedSections { self.moveSection(move.from, toSection: move.to) }
            self.deleteItems(at: batch.removed)
            self.insertItems(at: batch.inserted)
            for move in batch.moved { self.moveItem(at: move.from, to: move.to) }
        }
    }

    func refill(_ indexPaths: [IndexPath]) { reconfigureItems(at: indexPaths) }

    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

    func select(_ indexPath: IndexPath) {
        selectItem(at: indexPath, animated: false, scrollPosition: [])
    }
}
