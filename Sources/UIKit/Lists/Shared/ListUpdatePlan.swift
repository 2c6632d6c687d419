import Foundation

/// A batch that was found to lead from the old counts to the new ones, and what it does to each
/// section and each item.
///
/// Making a plan takes O(*s* + *k* log *k*) in the sections and the changes, and a question to it
/// O(log *k*): nothing is kept or done for an item that isn't named.
struct ListUpdatePlan {
    let updates: ListUpdates

    /// The number of items in each section before and after.
    let oldCounts: [Int]
    let newCounts: [Int]

    private let sections: PlaceMapping
    private let sectionTargets: [Int: Int]
    private let sectionSources: [Int: Int]
    private let left: [Int: [Int]]
    private let taken: [Int: [Int]]
    private let targets: [IndexPath: IndexPath]
    private let sources: [IndexPath: IndexPath]

    /// - Parameters:
    ///   - oldCounts: The number of items in each section before the batch.
    ///   - newCounts: What the data source says now.
    /// - Throws: What is wrong with the batch, in UIKit's words.
    init(
        _ updates: ListUpdates, from oldCounts: [Int], to newCounts: [Int], in words: ListVocabulary
    ) throws(InvalidUpdate) {
        let check = ListUpdateCheck(updates, oldCounts, newCounts, words)
        try check.sections()
        self.init(unchecked: updates, from: oldCounts, to: newCounts)
        try check.items()
        try check.counts(self)
    }

    private init(unchecked updates: ListUpdates, from oldCounts: [Int], to newCounts: [Int]) {
        self.updates = updates
        self.oldCounts = oldCounts
        self.newCounts = newCounts
        sections = PlaceMapping(
            left: (updates.deletedSections.keys + updates.movedSections.map(\.from)).sorted(),
            taken: (updates.insertedSections.keys + updates.movedSections.map(\.to)).sorted())
        sectionTargets = Self.dictionary(updates.movedSections.map { ($0.from, $0.to) })
        sectionSources = Self.dictionary(updates.movedSections.map { ($0.to, $0.from) })
        left = Self.bySection(updates.deleted.keys + updates.moved.map(\.from))
        taken = Self.bySection(updates.inserted.keys + updates.moved.map(\.to))
        targets = Self.dictionary(updates.moved.map { ($0.from, $0.to) })
        sources = Self.dictionary(updates.moved.map { ($0.to, $0.from) })
    }

    private static func dictionary<Place>(_ pairs: [(Place, Place)]) -> [Place: Place] {
        Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    private static func bySection(_ indexPaths: [IndexPath]) -> [Int: [Int]] {
        Dictionary(grouping: indexPaths, by: \.section).mapValues { $0.map(\.item).sorted() }
    }
}

// MARK: - Sections

extension ListUpdatePlan {
    /// Where a section of the old list stands in the new one, with its old items or, if it was
    /// reloaded, with others; nil if it was deleted.
    func place(ofSection old: Int) -> Int? {
        sectionTargets[old] ?? sections.newPlace(of: old)
    }

    /// Where a section of the new list stood in the old one; nil if it was inserted.
    func oldPlace(ofSection new: Int) -> Int? {
        sectionSources[new] ?? sections.oldPlace(of: new)
    }

    /// The new number of a section that keeps its header, its footer and the items that aren't named.
    func newSection(of old: Int) -> Int? {
        updates.reloadedSections[old] == nil ? place(ofSection: old) : nil
    }

    /// The old number of a section that was neither inserted nor reloaded.
    func oldSection(of new: Int) -> Int? {
        oldPlace(ofSection: new).flatMap { updates.reloadedSections[$0] == nil ? $0 : nil }
    }
}

// MARK: - Items

extension ListUpdatePlan {
    /// What becomes of an item of the old list.
    enum Fate: Equatable {
        /// It is the same item at this place of the new list, moved on purpose or by its neighbours.
        case stays(IndexPath)
        /// It was reloaded: another cell is shown at this place of the new list.
        case reloaded(IndexPath, animation: Int)
        /// It is gone, by itself or with its section.
        case deleted(animation: Int)
    }

    /// Where an item of the new list comes from.
    enum Origin: Equatable {
        case stayed(IndexPath)
        case reloaded(IndexPath, animation: Int)
        case inserted(animation: Int)
    }

    func fate(of old: IndexPath) -> Fate {
        if let target = targets[old] { return .stays(target) }
        if let animation = updates.deletedSections[old.section] {
            return .deleted(animation: animation)
        }
        if let animation = updates.reloadedSections[old.section] {
            return .deleted(animation: animation)
        }
        if let animation = updates.deleted[old] { return .deleted(animation: animation) }
        guard let section = place(ofSection: old.section),
            let item = mapping(from: old.section, to: section).newPlace(of: old.item)
        else { return .deleted(animation: 0) }
        let new = IndexPath(item: item, section: section)
        if let animation = updates.reloaded[old] { return .reloaded(new, animation: animation) }
        return .stays(new)
    }

    func origin(of new: IndexPath) -> Origin {
        if let source = sources[new] { return .stayed(source) }
        guard let section = oldPlace(ofSection: new.section) else {
            return .inserted(animation: updates.insertedSections[new.section] ?? 0)
        }
        if let animation = updates.reloadedSections[section] {
            return .inserted(animation: animation)
        }
        if let animation = updates.inserted[new] { return .inserted(animation: animation) }
        guard let item = mapping(from: section, to: new.section).oldPlace(of: new.item) else {
            return .inserted(animation: 0)
        }
        let old = IndexPath(item: item, section: section)
        if let animation = updates.reloaded[old] { return .reloaded(old, animation: animation) }
        return .stayed(old)
    }

    /// Where an item of the old list is in the new one; nil if it was deleted or reloaded.
    func newIndexPath(of old: IndexPath) -> IndexPath? {
        if case .stays(let new) = fate(of: old) { return new }
        return nil
    }

    /// Where an item of the new list was in the old one; nil if it was inserted or reloaded.
    func oldIndexPath(of new: IndexPath) -> IndexPath? {
        if case .stayed(let old) = origin(of: new) { return old }
        return nil
    }

    /// Whether an item was moved on purpose, and not only by what happened around it.
    func isMoved(_ old: IndexPath) -> Bool {
        targets[old] != nil
    }

    /// What leaves and what comes in a section that stays, in ascending order.
    func mapping(from oldSection: Int, to newSection: Int) -> PlaceMapping {
        if left.isEmpty, taken.isEmpty { return .identity }
        return PlaceMapping(left: left[oldSection] ?? [], taken: taken[newSection] ?? [])
    }
}
