import Foundation

/// Which items of a list are shown, and in which order, section by section.
///
/// Follows the changes of the list: what was not touched is neither judged nor
/// compared again.
struct ListProjection<Item: Identifiable & Sendable> {
    var isIncluded: (@MainActor (Item) -> Bool)?
    var areInIncreasingOrder: (@MainActor (Item, Item) -> Bool)?
    var hidesEmptySections = false

    /// For each section of the list the numbers of the items that are shown.
    private var numbers: [[Int]] = []
}

extension ListProjection {
    init(
        isIncluded: (@MainActor (Item) -> Bool)?,
        areInIncreasingOrder: (@MainActor (Item, Item) -> Bool)?, hidesEmptySections: Bool
    ) {
        self.isIncluded = isIncluded
        self.areInIncreasingOrder = areInIncreasingOrder
        self.hidesEmptySections = hidesEmptySections
    }

    /// Judges and orders all items.
    ///
    /// - Complexity: O(*n* log *n*).
    @MainActor mutating func reset<List: Snapshot<Item>>(_ list: List) {
        numbers = (0..<list.sectionCount).map { section in
            list.withItems(in: section) { items in
                sorted(items.indices.filter { isIncluded?(items[$0]) ?? true }, items)
            }
        }
    }

    /// Judges and orders the items that a change touched.
    ///
    /// - Complexity: O(*n*) cheap steps, and O(*k* log *n*) comparisons for *k*
    ///   touched items.
    @MainActor mutating func follow<List: Snapshot<Item>>(_ batch: Batch, to list: List) {
        let mapping = IndexPathMapping(batch)
        let touched = Set(batch.inserted + batch.moved.map(\.to) + batch.updated)
        let touchedInSection = Dictionary(grouping: touched, by: \.sectionIndex)
        let old = numbers
        numbers = (0..<list.sectionCount).map { section in
            list.withItems(in: section) { items in
                guard let oldSection = mapping.oldSection(of: section) else {
                    return sorted(items.indices.filter { isIncluded?(items[$0]) ?? true }, items)
                }
                let kept = old[oldSection].compactMap { number -> Int? in
                    let path = mapping.newIndexPath(of: IndexPath(oldSection, number))
                    guard let path, !touched.contains(path) else { return nil }
                    return path.itemIndex
                }
                let come = (touchedInSection[section] ?? []).map(\.itemIndex)
                    .filter { isIncluded?(items[$0]) ?? true }
                return merged(kept, sorted(come, items), items)
            }
        }
    }

    /// The items that are shown.
    ///
    /// - Complexity: O(*n*).
    func snapshot<List: Snapshot<Item>>(of list: List) -> ListSnapshot<Item> {
        var sections: [(SectionID, [Item])] = []
        for (section, numbers) in numbers.enumerated() {
            if hidesEmptySections, numbers.isEmpty { continue }
            let items = list.withItems(in: section) { items in numbers.map { items[$0] } }
            sections.append((list.sectionID(at: section), items))
        }
        return ListSnapshot(sections: sections)
    }

    /// Items that are equal in the order stand as in the list.
    @MainActor private func isBefore(
        _ left: Int, _ right: Int, _ items: UnsafeBufferPointer<Item>
    ) -> Bool {
        guard let areInIncreasingOrder else { return left < right }
        if areInIncreasingOrder(items[left], items[right]) { return true }
        if areInIncreasingOrder(items[right], items[left]) { return false }
        return left < right
    }

    @MainActor private func sorted(
        _ numbers: [Int], _ items: UnsafeBufferPointer<Item>
    ) -> [Int] {
        numbers.sorted { isBefore($0, $1, items) }
    }

    /// Puts some numbers into many, both in order.
    @MainActor private func merged(
        _ many: [Int], _ some: [Int], _ items: UnsafeBufferPointer<Item>
    ) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(many.count + some.count)
        var start = 0
        for number in some {
            var low = start
            var high = many.count
            while low < high {
                let middle = (low + high) / 2
                if isBefore(many[middle], number, items) { low = middle + 1 } else { high = middle }
            }
            result += many[start..<low]
            result.append(number)
            start = low
        }
        return result + many[start...]
    }
}
