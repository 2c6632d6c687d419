public import Foundation

/// Where a batch takes the items of a list, and where it has them from.
///
///     let mapping = IndexPathMapping(batch)
///     selection = selection.compactMap { mapping.newIndexPath(of: $0) }
///
/// A selection, a row being edited, a scroll position belong to an item, not
/// to a number.
public struct IndexPathMapping: Sendable {
    private let removedSections: [Int]
    private let insertedSections: [Int]
    private let sectionTargets: [Int: Int]
    private let sectionSources: [Int: Int]
    private let leftSections: [Int]
    private let takenSections: [Int]
    private let targets: [IndexPath: IndexPath]
    private let sources: [IndexPath: IndexPath]
    private let left: [Int: [Int]]
    private let taken: [Int: [Int]]

    /// Prepares the answers for a batch.
    ///
    /// - Complexity: O(*k* log *k*) in the operations of the batch.
    public init(_ batch: Batch) {
        removedSections = batch.removedSectionNumbers
        insertedSections = batch.insertedSectionNumbers
        sectionTargets = Dictionary(
            batch.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        sectionSources = Dictionary(
            batch.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
        leftSections = (removedSections + batch.movedSections.map(\.from)).sorted()
        takenSections = (insertedSections + batch.movedSections.map(\.to)).sorted()
        targets = Dictionary(
            batch.moved.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        sources = Dictionary(
            batch.moved.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
        left = Self.bySection(batch.removed + batch.moved.map(\.from))
        taken = Self.bySection(batch.inserted + batch.moved.map(\.to))
    }

    /// Where an item of the old list is in the new one; nil if it is gone.
    ///
    /// - Parameter indexPath: In the numbering of the old list.
    /// - Complexity: O(log *k*) in the operations of the batch.
    public func newIndexPath(of indexPath: IndexPath) -> IndexPath? {
        if let target = targets[indexPath] { return target }
        guard let section = newSection(of: indexPath.sectionIndex),
            let item = Self.carry(
                indexPath.itemIndex, out: left[indexPath.sectionIndex] ?? [],
                into: taken[section] ?? [])
        else { return nil }
        return IndexPath(section, item)
    }

    /// Where an item of the new list was in the old one; nil if it is new.
    ///
    /// - Parameter indexPath: In the numbering of the new list.
    /// - Complexity: O(log *k*) in the operations of the batch.
    public func oldIndexPath(of indexPath: IndexPath) -> IndexPath? {
        if let source = sources[indexPath] { return source }
        guard let section = oldSection(of: indexPath.sectionIndex),
            let item = Self.carry(
                indexPath.itemIndex, out: taken[indexPath.sectionIndex] ?? [],
                into: left[section] ?? [])
        else { return nil }
        return IndexPath(section, item)
    }

    /// Where a section of the old list is in the new one; nil if it is gone.
    ///
    /// - Complexity: O(log *k*) in the operations of the batch.
    public func newSection(of section: Int) -> Int? {
        sectionTargets[section] ?? Self.carry(section, out: leftSections, into: takenSections)
    }

    /// Where a section of the new list was in the old one; nil if it is new.
    ///
    /// - Complexity: O(log *k*) in the operations of the batch.
    public func oldSection(of section: Int) -> Int? {
        sectionSources[section] ?? Self.carry(section, out: takenSections, into: leftSections)
    }

    // MARK: Private

    private static func bySection(_ paths: [IndexPath]) -> [Int: [Int]] {
        Dictionary(grouping: paths, by: \.sectionIndex)
            .mapValues { $0.map(\.itemIndex).sorted() }
    }

    /// The number of something that stays: numbers below it that go are taken
    /// away, and those that come before it are added.
    private static func carry(_ number: Int, out gone: [Int], into come: [Int]) -> Int? {
        let below = firstIndex(in: gone) { gone[$0] >= number }
        if below < gone.count, gone[below] == number { return nil }
        let rank = number - below
        return rank + firstIndex(in: come) { come[$0] - $0 > rank }
    }

    /// The first index for which a condition holds that holds for all after it.
    private static func firstIndex(in numbers: [Int], where condition: (Int) -> Bool) -> Int {
        var low = 0
        var high = numbers.count
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
