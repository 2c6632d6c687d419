import Beeline
import Foundation

/// A list view without a view: keeps the rows it was shown, applies a batch to
/// them as UIKit does, and says how the result differs from the new list.
struct BatchReplay<List: Snapshot> where List.Item: Hashable {
    let batch: Batch
    let old: List
    let new: List

    /// What a list view would show wrongly, or nil. Checks, in turn: that the
    /// batch is legal; that every row that stays is the one that belongs there;
    /// that no edited row shows its old content; that nothing is told twice
    /// or without need.
    func violation() -> String? {
        let rules = BatchRules(batch: batch, old: counts(old), new: counts(new))
        if let violation = rules.violation() { return violation }
        let places = places(rules.newSections())
        let updated = Set(batch.updated)
        for section in 0..<new.sectionCount where !batch.insertedSections.contains(section) {
            for item in 0..<new.count(in: section) {
                let path: IndexPath = [section, item]
                if let violation = violation(at: path, from: places[path], updated) {
                    return violation
                }
            }
        }
        return sectionViolation(rules.newSections()) ?? completenessViolation(rules.newSections())
    }

    private func counts(_ list: List) -> [Int] {
        (0..<list.sectionCount).map { list.count(in: $0) }
    }

    /// Where each row of the new list was in the old one; inserted ones are
    /// missing.
    private func places(_ newSections: [Int?]) -> [IndexPath: IndexPath] {
        var places: [IndexPath: IndexPath] = [:]
        for move in batch.moved { places[move.to] = move.from }
        let gone = Set(batch.removed + batch.moved.map(\.from))
        let taken = Set(batch.inserted + batch.moved.map(\.to))
        for (section, newSection) in newSections.enumerated() {
            guard let newSection else { continue }
            let stay = (0..<old.count(in: section)).map { [section, $0] as IndexPath }
                .filter { !gone.contains($0) }
            let free = (0..<new.count(in: newSection)).map { [newSection, $0] as IndexPath }
                .filter { !taken.contains($0) }
            for (from, to) in zip(stay, free) { places[to] = from }
        }
        return places
    }

    private func violation(
        at path: IndexPath, from place: IndexPath?, _ updated: Set<IndexPath>
    ) -> String? {
        let isUpdated = updated.contains(path)
        guard let place else {
            return isUpdated ? "\(path) is inserted and updated" : nil
        }
        let was = old.item(at: place)
        let now = new.item(at: path)
        if was.id != now.id { return "\(path) shows \(was), not \(now)" }
        if was != now, !isUpdated { return "\(path) is stale: \(was), not \(now)" }
        if was == now, isUpdated { return "\(path) is updated without need" }
        return nil
    }

    private func sectionViolation(_ newSections: [Int?]) -> String? {
        for (section, newSection) in newSections.enumerated() {
            guard let newSection else { continue }
            if old.sectionID(at: section) != new.sectionID(at: newSection) {
                return "section \(newSection) shows \(old.sectionID(at: section))"
            }
        }
        return nil
    }

    /// An identity that is in both lists must not be removed and inserted, as
    /// long as it is in sections that stay.
    private func completenessViolation(_ newSections: [Int?]) -> String? {
        let removed = Set(batch.removed.map { old.item(at: $0).id })
        for path in batch.inserted where removed.contains(new.item(at: path).id) {
            return "\(new.item(at: path)) is removed and inserted"
        }
        let removedSections = Set(batch.removedSections.map { old.sectionID(at: $0) })
        for section in batch.insertedSections
        where removedSections.contains(new.sectionID(at: section)) {
            return "section \(new.sectionID(at: section)) is removed and inserted"
        }
        return nil
    }
}
