import Foundation

/// How many items there are in each section.
struct CollectionCounts: Equatable {
    var items: [Int]

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && items.indices.contains(indexPath.section) && indexPath.item >= 0
            && indexPath.item < items[indexPath.section]
    }

    var last: IndexPath? {
        guard let section = items.lastIndex(where: { $0 > 0 }) else { return nil }
        return IndexPath(item: items[section] - 1, section: section)
    }

    var first: IndexPath? {
        items.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
    }

    /// The next item, across the ends of sections.
    func item(after indexPath: IndexPath) -> IndexPath? {
        if indexPath.item + 1 < items[indexPath.section] {
            return IndexPath(item: indexPath.item + 1, section: indexPath.section)
        }
        let section = items.indices.first { $0 > indexPath.section && items[$0] > 0 }
        return section.map { IndexPath(item: 0, section: $0) }
    }

    /// The item before, across the ends of sections.
    func item(before indexPath: IndexPath) -> IndexPath? {
        if indexPath.item > 0 {
            return IndexPath(item: indexPath.item - 1, section: indexPath.section)
        }
        let section = items.indices.last { $0 < indexPath.section && items[$0] > 0 }
        return section.map { IndexPath(item: items[$0] - 1, section: $0) }
    }
}
