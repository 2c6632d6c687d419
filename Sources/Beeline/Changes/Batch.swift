public import Foundation

/// What became of the rows and sections of a list, in two steps that are
/// always legal for `UITableView` and `UICollectionView`.
///
/// **First the structure**, in one `performBatchUpdates`: what was removed is
/// numbered as in the old list, what was inserted as in the new list, and a
/// move goes from an old number to a new one, as Apple's page on
/// [batch updates](https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:))
/// has it. **Then the content**: ``updated`` names rows in the numbering of
/// the new list, to be reconfigured once the structure stands.
///
///     tableView.performBatchUpdates {
///         tableView.deleteSections(batch.removedSections, with: .automatic)
///         tableView.insertSections(batch.insertedSections, with: .automatic)
///         for move in batch.movedSections {
///             tableView.moveSection(move.from, toSection: move.to)
///         }
///         tableView.deleteRows(at: batch.removed, with: .automatic)
///         tableView.insertRows(at: batch.inserted, with: .automatic)
///         for move in batch.moved {
///             tableView.moveRow(at: move.from, to: move.to)
///         }
///     }
///     tableView.reconfigureRows(at: batch.updated)
///
/// The rows of a removed or an inserted section go and come with it and are
/// not named one by one; a row that leaves a removed section for another is
/// named as inserted, never as moved. A row that was both moved and edited is
/// in ``moved`` and in ``updated``.
public struct Batch: Sendable, Hashable {
    /// The sections that are gone, numbered as in the old list.
    public var removedSections: IndexSet {
        get { IndexSet(removedSectionNumbers) }
        set { removedSectionNumbers = Array(newValue) }
    }

    /// The sections that are new, numbered as in the new list.
    public var insertedSections: IndexSet {
        get { IndexSet(insertedSectionNumbers) }
        set { insertedSectionNumbers = Array(newValue) }
    }

    /// The sections that changed their order, by their place in the new list.
    /// What was edited inside them is named like any other row.
    public var movedSections: [SectionMove] = []

    /// The items that are gone, numbered as in the old list, in ascending
    /// order.
    public var removed: [IndexPath] = []

    /// The items that are new, numbered as in the new list, in ascending
    /// order.
    public var inserted: [IndexPath] = []

    /// The items that changed their place among the others or their section,
    /// by their place in the new list.
    public var moved: [Move] = []

    /// The items whose content was edited, numbered as in the new list, in
    /// ascending order.
    public var updated: [IndexPath] = []

    // Ascending. Most batches have none, and an empty index set is an object.
    var removedSectionNumbers: [Int] = []
    var insertedSectionNumbers: [Int] = []

    /// A batch in which nothing happens.
    public init() {}

    /// Whether nothing happens.
    public var isEmpty: Bool {
        !hasStructure && updated.isEmpty
    }

    /// Whether anything is removed, inserted or moved.
    public var hasStructure: Bool {
        !removed.isEmpty || !inserted.isEmpty || !moved.isEmpty || hasSections
    }

    /// Whether a section is removed, inserted or moved.
    public var hasSections: Bool {
        !movedSections.isEmpty || !removedSectionNumbers.isEmpty
            || !insertedSectionNumbers.isEmpty
    }

    /// How many things happen: each removal, insertion, move and update of an
    /// item or a section counts as one.
    public var operationCount: Int {
        removed.count + inserted.count + moved.count + updated.count
            + removedSectionNumbers.count + insertedSectionNumbers.count + movedSections.count
    }
}

extension Batch {
    /// How many things of each kind happen, in words: “2 removed, 1 inserted”.
    public var summary: String {
        let sections = [
            (removedSectionNumbers.count, "sections removed"),
            (insertedSectionNumbers.count, "sections inserted"),
            (movedSections.count, "sections moved"),
        ]
        let items = [
            (removed.count, "removed"), (inserted.count, "inserted"), (moved.count, "moved"),
            (updated.count, "updated"),
        ]
        let parts = (sections + items).filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }
}
