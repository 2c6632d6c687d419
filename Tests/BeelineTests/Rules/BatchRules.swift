import Beeline
import Foundation

/// UIKit's rules for one batch of updates, as a model that knows no list.
///
/// From the pages of `performBatchUpdates` of UITableView and
/// UICollectionView: deletions are in the numbering before the batch,
/// insertions in the numbering after it, moves go from the one to the other;
/// and from the exceptions UIKit raises: counts that disagree, two things done
/// to one row, a row moved out of a deleted or into an inserted section.
struct BatchRules {
    let batch: Batch
    /// The number of rows in each section.
    let old: [Int]
    let new: [Int]

    /// What is wrong with the batch, or nil.
    func violation() -> String? {
        sectionViolation() ?? rowViolation() ?? countViolation() ?? updateViolation()
    }

    /// The new number of each old section, or nil if it is removed. Only for
    /// a batch whose sections are legal.
    func newSections() -> [Int?] {
        var result = [Int?](repeating: nil, count: old.count)
        for move in batch.movedSections { result[move.from] = move.to }
        let taken = Set(batch.movedSections.map(\.to)).union(batch.insertedSections)
        var free = new.indices.filter { !taken.contains($0) }.makeIterator()
        for section in old.indices
        where !batch.removedSections.contains(section) && result[section] == nil {
            result[section] = free.next()
        }
        return result
    }

    private func sectionViolation() -> String? {
        let froms = batch.movedSections.map(\.from)
        let tos = batch.movedSections.map(\.to)
        for section in Array(batch.removedSections) + froms where !old.indices.contains(section) {
            return "no section \(section) before the update"
        }
        for section in Array(batch.insertedSections) + tos where !new.indices.contains(section) {
            return "no section \(section) after the update"
        }
        if let twice = firstRepeat(Array(batch.removedSections) + froms) {
            return "section \(twice) is deleted or moved twice"
        }
        if let twice = firstRepeat(Array(batch.insertedSections) + tos) {
            return "section \(twice) is inserted or moved to twice"
        }
        let count = old.count - batch.removedSections.count + batch.insertedSections.count
        return count == new.count ? nil : "invalid number of sections: \(count), not \(new.count)"
    }

    private func rowViolation() -> String? {
        let sources = batch.removed + batch.moved.map(\.from)
        let targets = batch.inserted + batch.moved.map(\.to)
        for path in sources {
            guard path.count == 2, old.indices.contains(path[0]), 0..<old[path[0]] ~= path[1] else {
                return "no row at \(path) before the update"
            }
            if batch.removedSections.contains(path[0]) { return "\(path) is in a deleted section" }
        }
        for path in targets {
            guard path.count == 2, new.indices.contains(path[0]), 0..<new[path[0]] ~= path[1] else {
                return "no row at \(path) after the update"
            }
            if batch.insertedSections.contains(path[0]) {
                return "\(path) is in an inserted section"
            }
        }
        if let twice = firstRepeat(sources) { return "\(twice) is deleted or moved twice" }
        if let twice = firstRepeat(targets) { return "\(twice) is inserted or moved to twice" }
        return nil
    }

    private func countViolation() -> String? {
        for (section, newSection) in newSections().enumerated() {
            guard let newSection else { continue }
            let gone = (batch.removed + batch.moved.map(\.from)).count { $0[0] == section }
            let come = (batch.inserted + batch.moved.map(\.to)).count { $0[0] == newSection }
            if old[section] - gone + come != new[newSection] {
                return "invalid number of rows in section \(newSection): \(new[newSection]) after "
                    + "the update, \(old[section]) before it, \(come) in, \(gone) out"
            }
        }
        return nil
    }

    private func updateViolation() -> String? {
        for path in batch.updated {
            guard path.count == 2, new.indices.contains(path[0]), 0..<new[path[0]] ~= path[1] else {
                return "no row at \(path) to reconfigure"
            }
        }
        return firstRepeat(batch.updated).map { "\($0) is reconfigured twice" }
    }

    private func firstRepeat<Value: Hashable>(_ values: [Value]) -> Value? {
        var seen: Set<Value> = []
        return values.first { !seen.insert($0).inserted }
    }
}
