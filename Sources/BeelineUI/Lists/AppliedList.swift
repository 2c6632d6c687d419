import Beeline
import UIKit

/// The list that a table or a collection view was told of, and how it gets to the next one.
///
/// A list that asks for its row count has to be told the count that *it has applied*, and not the
/// source's newest: the snapshot is kept here and swapped inside of the batch.
@MainActor final class AppliedList<List: Snapshot & Sendable> {
    /// What the view shows.
    private(set) var list: List
    weak var view: (any ListView)?
    private var waiting: [(list: List, change: Change)] = []
    private var isApplying = false

    init(_ list: List) {
        self.list = list
    }

    /// Takes over a list and shows what is different in it. What comes while something is being
    /// applied is joined, and applied afterwards.
    func receive(_ list: List, _ change: Change) {
        waiting.append((list, change))
        guard !isApplying else { return }
        isApplying = true
        while let (list, change) = takeWaiting() { apply(list, change) }
        isApplying = false
    }

    /// Takes over a list that the view shows already, as after a person moved a row.
    func accept(_ list: List) {
        self.list = list
    }

    // MARK: - Joining

    /// Everything that waits, as one change from the list that is shown.
    private func takeWaiting() -> (List, Change)? {
        guard let last = waiting.last else { return nil }
        let all = waiting
        waiting = []
        if all.count == 1 { return last }
        var updated: [IndexPath] = []
        for (_, change) in all {
            guard case .batch(let batch) = change else { return (last.list, .reload) }
            let mapping = IndexPathMapping(batch)
            updated = updated.compactMap { mapping.newIndexPath(of: $0) } + batch.updated
        }
        var joined = Batch(from: list, to: last.list) { _, _ in true }
        joined.updated = Set(updated).subtracting(joined.inserted).sorted()
        return (last.list, .batch(joined))
    }

    // MARK: - Applying

    private func apply(_ new: List, _ change: Change) {
        guard let view else {
            list = new
            return
        }
        guard case .batch(let batch) = change, fits(batch, new) else {
            reload(view, new) { _ in nil }
            return
        }
        guard view.window != nil else {
            let mapping = IndexPathMapping(batch)
            reload(view, new) { mapping.newIndexPath(of: $0) }
            return
        }
        guard view.agrees(with: list) else {
            Beeline.trace(
                .warning,
                "\(type(of: view)) was changed past its data source: its counts differ from those "
                    + "of the list that was applied last. It is reloaded.")
            reload(view, new) { _ in nil }
            return
        }
        if batch.hasStructure {
            view.perform(batch) { self.list = new }
        } else {
            list = new
        }
        if !batch.updated.isEmpty { view.refill(batch.updated) }
        Beeline.trace(.view, "\(type(of: view)): \(batch.summary)")
    }

    /// Shows everything anew; what was selected stays so, as far as it is known where it is.
    private func reload(
        _ view: any ListView, _ new: List, _ place: (IndexPath) -> IndexPath?
    ) {
        let old = list
        let selected = view.selectedPaths
        list = new
        view.reloadData()
        guard !selected.isEmpty else { return }
        let known = selected.compactMap(place)
        let paths = known.isEmpty ? Self.places(of: selected, in: old, new) : known
        for path in paths { view.select(path) }
        Beeline.trace(.view, "\(type(of: view)): reloaded")
    }

    /// - Complexity: O(*n*), and less if all are found early.
    private static func places(
        of selected: [IndexPath], in old: List, _ new: List
    ) -> [IndexPath] {
        var identities = Set(selected.compactMap { old.itemIfPresent(at: $0)?.id })
        var places: [IndexPath] = []
        for section in 0..<new.sectionCount {
            new.withItems(in: section) { items in
                for row in items.indices where !identities.isEmpty {
                    guard identities.remove(items[row].id) != nil else { continue }
                    places.append(IndexPath(row: row, section: section))
                }
            }
        }
        return places
    }

    /// Whether a batch leads from the list that is shown to another one. One of another generation
    /// doesn't, and is never applied.
    private func fits(_ batch: Batch, _ new: List) -> Bool {
        let oldCount = list.sectionCount
        guard
            oldCount - batch.removedSections.count + batch.insertedSections.count
                == new.sectionCount
        else { return false }
        var differences: [Int: Int] = [:]
        let mapping = IndexPathMapping(batch)
        func count(_ section: Int?, _ step: Int) {
            if let section { differences[section, default: 0] += step }
        }
        for path in batch.removed { count(mapping.newSection(of: path.section), -1) }
        for path in batch.inserted { count(path.section, 1) }
        for move in batch.moved {
            count(mapping.newSection(of: move.from.section), -1)
            count(move.to.section, 1)
        }
        return (0..<new.sectionCount).allSatisfy { section in
            guard let old = mapping.oldSection(of: section) else { return true }
            return old < oldCount
                && list.count(in: old) + (differences[section] ?? 0) == new.count(in: section)
        }
    }
}
