import Foundation

/// The batch that leads from one snapshot to another, for a table or a collection view.
///
/// Identifiers are unique, so that a dictionary finds each item's old place; the longest run of items
/// that keep their order stays, and the others are moved. The toolkit's own difference, which is
/// another module's, does more than that: it tells repeated identities apart and compares content.
///
/// Rows that go with their section, or come with it, are not named. A row that leaves a deleted
/// section is inserted where it comes to, since a table refuses such a move.
struct SnapshotDifference {
    private(set) var updates = ListUpdates()
    /// In the numbering after the batch: filled anew once the structure stands.
    private(set) var reconfigured: [IndexPath] = []

    /// - Complexity: O(*n* + *k* log *k*) in the items and in those out of order.
    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>, animation: Int = 0
    ) {
        var pairs = SectionPairs(old, new)
        for section in new.reloadedSectionIdentifiers { pairs.reload(section, new) }
        updates.deleteSections(IndexSet(pairs.deleted), animation: animation)
        updates.insertSections(IndexSet(pairs.inserted), animation: animation)
        updates.reloadSections(IndexSet(pairs.reloaded), animation: animation)
        for (from, to) in pairs.moved { updates.moveSection(from, to: to) }
        compareItems(old, new, pairs, animation)
        reconfigured = new.reconfiguredItemIdentifiers.compactMap { new.place(of: $0) }
    }

    private mutating func compareItems<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>, _ pairs: SectionPairs<Section>,
        _ animation: Int
    ) {
        var places: [Item: IndexPath] = [:]
        for (section, content) in old.sections.enumerated()
        where pairs.newOfOld[section] != nil {
            for (index, item) in content.items.enumerated() {
                places[item] = IndexPath(item: index, section: section)
            }
        }
        let reloaded = Set(new.reloadedItemIdentifiers)
        for (section, content) in new.sections.enumerated() {
            guard let oldSection = pairs.oldOfNew[section] else { continue }
            let olds = content.items.map { places[$0] }
            let same = olds.map { $0?.section == oldSection ? $0?.item : nil }
            let staying = Set(Self.longestIncreasing(same))
            for (index, item) in content.items.enumerated() {
                let to = IndexPath(item: index, section: section)
                let isReloaded = !reloaded.isEmpty && reloaded.contains(item)
                guard let from = olds[index] else {
                    updates.insertItems(at: [to], animation: animation)
                    continue
                }
                places[item] = nil
                if staying.contains(index) {
                    if isReloaded { updates.reloadItems(at: [from], animation: animation) }
                } else if isReloaded {
                    updates.deleteItems(at: [from], animation: animation)
                    updates.insertItems(at: [to], animation: animation)
                } else {
                    updates.moveItem(at: from, to: to)
                }
            }
        }
        updates.deleteItems(at: Array(places.values), animation: animation)
    }

    /// The places of a longest run of ascending numbers; places without a number are passed over.
    ///
    /// - Complexity: O(*n* log *n*), and O(*n*) where all ascend.
    static func longestIncreasing(_ numbers: [Int?]) -> [Int] {
        // For each length, the place where the run of that length with the smallest end ends.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            guard let number else { continue }
            var length = ends.count
            if let last = ends.last, let end = numbers[last], end >= number {
                length = ends.partitioningIndex { (numbers[$0] ?? 0) >= number }
            }
            previous[place] = length > 0 ? ends[length - 1] : -1
            if length == ends.count { ends.append(place) } else { ends[length] = place }
        }
        var run: [Int] = []
        var place = ends.last ?? -1
        while place >= 0 {
            run.append(place)
            place = previous[place]
        }
        return run.reversed()
    }
}

/// What became of the sections of a snapshot.
private struct SectionPairs<Section: Hashable & Sendable> {
    private(set) var deleted: [Int] = []
    private(set) var inserted: [Int] = []
    private(set) var reloaded: [Int] = []
    private(set) var moved: [(from: Int, to: Int)] = []
    /// The sections whose items are compared.
    private(set) var newOfOld: [Int: Int] = [:]
    private(set) var oldOfNew: [Int: Int] = [:]

    init<Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        var places = Dictionary(
            old.sections.enumerated().map { ($0.element.identifier, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        let olds = new.sections.map { places[$0.identifier] }
        let staying = Set(SnapshotDifference.longestIncreasing(olds))
        for (number, section) in new.sections.enumerated() {
            guard let from = olds[number] else {
                inserted.append(number)
                continue
            }
            places[section.identifier] = nil
            newOfOld[from] = number
            oldOfNew[number] = from
            if !staying.contains(number) { moved.append((from, number)) }
        }
        deleted = places.values.sorted()
    }

    /// Everything in the section is new; one that moves as well goes and comes.
    mutating func reload<Item>(
        _ section: Section, _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        guard let number = new.indexOfSection(section), let from = oldOfNew[number] else { return }
        oldOfNew[number] = nil
        newOfOld[from] = nil
        if moved.contains(where: { $0.to == number }) {
            moved.removeAll { $0.to == number }
            deleted.append(from)
            inserted.append(number)
        } else {
            reloaded.append(from)
        }
    }
}
