import Foundation

/// Finds what is wrong with a batch.
///
/// Places out of range are found before contradictions and those before counts, as in UIKit: a row
/// inserted behind the last one gets the message of its own, though the counts don't agree either.
struct ListUpdateCheck {
    private let updates: ListUpdates
    private let old: [Int]
    private let new: [Int]
    private let words: ListVocabulary

    init(_ updates: ListUpdates, _ old: [Int], _ new: [Int], _ words: ListVocabulary) {
        self.updates = updates
        self.old = old
        self.new = new
        self.words = words
    }

    private func require(
        _ condition: Bool, _ message: @autoclosure () -> String
    ) throws(InvalidUpdate) {
        if !condition { throw InvalidUpdate(message()) }
    }
}

// MARK: - Sections

extension ListUpdateCheck {
    func sections() throws(InvalidUpdate) {
        try sectionRanges()
        try sectionContradictions()
        let (inserted, deleted) = (updates.insertedSections.count, updates.deletedSections.count)
        if new.count != old.count + inserted - deleted {
            throw .sectionCount(
                old: old.count, new: new.count, inserted: inserted, deleted: deleted, in: words)
        }
    }

    private func sectionRanges() throws(InvalidUpdate) {
        for section in updates.deletedSections.keys.sorted() {
            try require(
                old.indices.contains(section),
                "attempt to delete section \(section), but there are only \(old.count) sections "
                    + "before the update")
        }
        for section in updates.reloadedSections.keys.sorted() {
            try require(
                old.indices.contains(section),
                "attempt to reload section \(section), but there are only \(old.count) sections "
                    + "before the update")
        }
        for section in updates.insertedSections.keys.sorted() {
            try require(
                new.indices.contains(section),
                "attempt to insert section \(section) but there are only \(new.count) sections "
                    + "after the update")
        }
        for move in updates.movedSections {
            try require(
                old.indices.contains(move.from),
                "attempt to move section \(move.from) that does not exist - there are only "
                    + "\(old.count) sections before the update")
            try require(
                new.indices.contains(move.to),
                "attempt to move section \(move.from) to section \(move.to) that does not exist - "
                    + "there are only \(new.count) sections after the update")
        }
    }

    private func sectionContradictions() throws(InvalidUpdate) {
        for section in updates.reloadedSections.keys.sorted() {
            try require(
                updates.deletedSections[section] == nil,
                "attempt to delete and reload the same section (\(section))")
        }
        var (sources, targets): (Set<Int>, Set<Int>) = ([], [])
        for move in updates.movedSections {
            // A reload is a deletion and an insertion, and UIKit says so.
            try require(
                updates.deletedSections[move.from] == nil
                    && updates.reloadedSections[move.from] == nil,
                "attempt to perform a delete and a move from the same section (\(move.from))")
            try require(
                updates.insertedSections[move.to] == nil,
                "attempt to perform an insert and a move to the same section (\(move.to))")
            try require(
                sources.insert(move.from).inserted,
                "attempt to perform multiple moves from the same section (\(move.from))")
            try require(
                targets.insert(move.to).inserted,
                "attempt to perform multiple moves to the same section (\(move.to))")
        }
    }
}

// MARK: - Items

extension ListUpdateCheck {
    func items() throws(InvalidUpdate) {
        try oldPlaces(updates.deleted.keys, "delete")
        try oldPlaces(updates.reloaded.keys, "reload")
        // The first that is wrong is named, if one is.
        let insertions = updates.inserted.keys
        let isRight = insertions.allSatisfy { contains($0, in: new) }
        for indexPath in isRight ? [] : insertions.inListOrder() {
            let (item, section) = (indexPath.item, indexPath.section)
            try require(
                new.indices.contains(section),
                "attempt to insert \(words.item) \(item) into section \(section), but there are "
                    + "only \(new.count) sections after the update")
            try require(
                item >= 0 && item < new[section],
                "attempt to insert \(words.item) \(item) into section \(section), but there are "
                    + "only \(new[section]) \(words.item)s in section \(section) after the update")
        }
        try moveRanges()
        try contradictions()
    }

    private func oldPlaces(
        _ indexPaths: some Collection<IndexPath>, _ verb: String
    ) throws(InvalidUpdate) {
        let isRight = indexPaths.allSatisfy { contains($0, in: old) }
        for indexPath in isRight ? [] : indexPaths.inListOrder() {
            let (item, section) = (indexPath.item, indexPath.section)
            try require(
                old.indices.contains(section),
                "attempt to \(verb) \(words.item) \(item) from section \(section), but there are "
                    + "only \(old.count) sections before the update")
            try require(
                item >= 0 && item < old[section],
                "attempt to \(verb) \(words.item) \(item) from section \(section) which only "
                    + "contains \(old[section]) \(words.item)s before the update")
        }
    }

    private func moveRanges() throws(InvalidUpdate) {
        for move in updates.moved {
            let (from, to) = (move.from, move.to)
            try require(
                contains(from, in: old),
                "attempt to move index path (\(from.inMessages)) that does not exist - "
                    + "\(extent(of: from.section, in: old)) before the update")
            try require(
                contains(to, in: new),
                "attempt to move index path (\(from.inMessages)) to index path (\(to.inMessages)) "
                    + "that does not exist - \(extent(of: to.section, in: new)) after the update")
        }
    }

    private func contains(_ indexPath: IndexPath, in counts: [Int]) -> Bool {
        counts.indices.contains(indexPath.section)
            && indexPath.item >= 0 && indexPath.item < counts[indexPath.section]
    }

    private func extent(of section: Int, in counts: [Int]) -> String {
        counts.indices.contains(section)
            ? "there are only \(counts[section]) \(words.item)s in section \(section)"
            : "there are only \(counts.count) sections"
    }

    private func contradictions() throws(InvalidUpdate) {
        for indexPath in updates.reloaded.keys.inListOrder() {
            try require(
                updates.deleted[indexPath] == nil,
                "attempt to delete and reload the same index path (\(indexPath.inMessages))")
        }
        var (sources, targets): (Set<IndexPath>, Set<IndexPath>) = ([], [])
        for move in updates.moved {
            try require(
                updates.deleted[move.from] == nil && updates.reloaded[move.from] == nil,
                "attempt to perform a delete and a move from the same index path "
                    + "(\(move.from.inMessages))")
            try require(
                updates.inserted[move.to] == nil,
                "attempt to perform an insert and a move to the same index path "
                    + "(\(move.to.inMessages))")
            try require(
                sources.insert(move.from).inserted,
                "attempt to perform multiple moves from the same index path "
                    + "(\(move.from.inMessages))")
            try require(
                targets.insert(move.to).inserted,
                "attempt to perform multiple moves to the same index path (\(move.to.inMessages))")
            if words.movesAcrossChangedSections { continue }
            try require(
                updates.deletedSections[move.from.section] == nil,
                "cannot move a \(words.item) from a deleted section (\(move.from.section))")
            try require(
                updates.insertedSections[move.to.section] == nil,
                "cannot move a \(words.item) into a newly inserted section (\(move.to.section))")
        }
    }
}

// MARK: - Counts

extension ListUpdateCheck {
    func counts(_ plan: ListUpdatePlan) throws(InvalidUpdate) {
        let changes = changes(plan)
        for section in new.indices {
            guard let before = plan.oldSection(of: section) else { continue }
            let change = changes[section] ?? InvalidUpdate.SectionChanges()
            if new[section] != old[before] + change.sum {
                throw .itemCount(
                    section, old: old[before], new: new[section], changes: change, in: words)
            }
        }
    }

    /// By the new number of the section. A move inside one section changes no count.
    private func changes(_ plan: ListUpdatePlan) -> [Int: InvalidUpdate.SectionChanges] {
        var changes: [Int: InvalidUpdate.SectionChanges] = [:]
        for indexPath in updates.deleted.keys {
            guard let section = plan.newSection(of: indexPath.section) else { continue }
            changes[section, default: .init()].deleted += 1
        }
        for indexPath in updates.inserted.keys {
            changes[indexPath.section, default: .init()].inserted += 1
        }
        for move in updates.moved {
            let section = plan.newSection(of: move.from.section)
            if section == move.to.section { continue }
            if let section { changes[section, default: .init()].movedOut += 1 }
            changes[move.to.section, default: .init()].movedIn += 1
        }
        return changes
    }
}
