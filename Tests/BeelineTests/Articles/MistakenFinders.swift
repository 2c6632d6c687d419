import Beeline
import Foundation

/// The article's comparison by sets of identities, with a mistake or two each.
/// They are here to be caught.
struct SetFinder: ChangeFinder {
    /// An edited row is in both sets: nothing is told, and the screen is
    /// stale. A row that moved likewise.
    func batch(from old: ListSnapshot<Row>, to new: ListSnapshot<Row>) -> Batch? {
        let (oldIDs, newIDs) = (Set(old.items.map(\.id)), Set(new.items.map(\.id)))
        var batch = Batch()
        if oldIDs.isSubset(of: newIDs) {
            batch.inserted = paths(newIDs.subtracting(oldIDs), in: new)
        } else if newIDs.isSubset(of: oldIDs) {
            batch.removed = paths(oldIDs.subtracting(newIDs), in: old)
        } else {
            return nil
        }
        return batch
    }

    private func paths(_ ids: Set<Int>, in list: ListSnapshot<Row>) -> [IndexPath] {
        list.items.indices.filter { ids.contains(list.items[$0].id) }.map { [0, $0] }
    }
}

/// Looks each row up by an identity that has to be unique, and crashes when it
/// is not.
struct UniqueFinder: ChangeFinder {
    func batch(from old: ListSnapshot<Row>, to new: ListSnapshot<Row>) -> Batch? {
        let places = Dictionary(uniqueKeysWithValues: old.items.map { ($0.id, $0) })
        var batch = Batch()
        batch.inserted = new.items.indices.filter { places[new.items[$0].id] == nil }
            .map { [0, $0] }
        return batch
    }
}

/// Finds every row of one list by going over the other.
struct QuadraticFinder {
    func batch<Item: Identifiable & Equatable>(from old: [Item], to new: [Item]) -> Batch {
        var batch = Batch()
        for (index, item) in new.enumerated() where !old.contains(where: { $0.id == item.id }) {
            batch.inserted.append([0, index])
        }
        for (index, item) in old.enumerated() where !new.contains(where: { $0.id == item.id }) {
            batch.removed.append([0, index])
        }
        return batch
    }
}

/// Says the right rows of the wrong section: the article's list is in section
/// 1, and its changes name section 0.
struct WrongSectionFinder: ChangeFinder {
    func batch(from old: ListSnapshot<Row>, to new: ListSnapshot<Row>) -> Batch? {
        var batch = Batch(from: old, to: new)
        batch.removed = batch.removed.map { [0, $0[1]] }
        batch.inserted = batch.inserted.map { [0, $0[1]] }
        batch.moved = batch.moved.map { Move(from: [0, $0.from[1]], to: [0, $0.to[1]]) }
        batch.updated = batch.updated.map { [0, $0[1]] }
        return batch
    }
}

/// Says the rows to edit in the numbering of the old list.
struct OldNumberingFinder: ChangeFinder {
    func batch(from old: ListSnapshot<Row>, to new: ListSnapshot<Row>) -> Batch? {
        var batch = Batch(from: old, to: new)
        let mapping = IndexPathMapping(batch)
        batch.updated = batch.updated.compactMap(mapping.oldIndexPath)
        return batch
    }
}
