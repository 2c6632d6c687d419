import Foundation

/// A batch while it is being found: collects what the comparison of each
/// stretch says, in numbers, and writes it down as index paths.
@usableFromInline
struct BatchDraft {
    private var batch = Batch()
    private var regions: [Region] = []

    /// How many items went from one stretch to another.
    @usableFromInline
    private(set) var crossings = 0

    /// Starts with what became of the sections.
    @usableFromInline
    init(_ sections: SectionMatch) {
        batch.removedSectionNumbers = sections.removed
        batch.insertedSectionNumbers = sections.inserted
        batch.movedSections = sections.moved
    }

    /// Notes an item that stayed and was edited.
    @usableFromInline
    mutating func update(section: Int, item: Int) {
        batch.updated.append(IndexPath(section, item))
    }

    /// Notes a stretch of which each end is different.
    @usableFromInline
    mutating func add(_ region: Region) {
        regions.append(region)
    }

    /// Whether any stretch is left to be compared.
    @usableFromInline
    var hasRegions: Bool { !regions.isEmpty }

    /// Writes down what became of the items of all stretches.
    @usableFromInline
    mutating func record(_ table: IdentityTable) {
        recordRemoved(table)
        for region in regions { record(region, table) }
    }

    /// The batch, each of its parts in order.
    @usableFromInline
    consuming func finish() -> Batch {
        Self.sort(&batch.removed)
        Self.sort(&batch.updated)
        return batch
    }

    /// The new sections come in order; old ones do not if sections moved, and
    /// an edited item at the end of one is known before those in the middle.
    private static func sort(_ paths: inout [IndexPath]) {
        for index in paths.indices.dropFirst() where paths[index] < paths[index - 1] {
            return paths.sort()
        }
    }
}

// MARK: - Private

extension BatchDraft {
    private mutating func recordRemoved(_ table: IdentityTable) {
        for region in regions {
            for number in region.oldNumbers where table.newOfOld[number] < 0 {
                batch.removed.append(IndexPath(region.sections.old, region.oldItem(number)))
            }
        }
    }

    private mutating func record(_ region: Region, _ table: IdentityTable) {
        let isKept = keptItems(region, table)
        var kept = 0
        for number in region.newNumbers {
            let old = Int(table.oldOfNew[number])
            let item = region.newItem(number)
            guard old >= 0 else {
                batch.inserted.append(IndexPath(region.sections.new, item))
                continue
            }
            if !region.oldNumbers.contains(old) {
                move(from: regionOfOld(old), number: old, to: region, item: item)
                crossings += 1
            } else {
                if !isKept[kept] { move(from: region, number: old, to: region, item: item) }
                kept += 1
            }
            if table.isEdited[number] { update(section: region.sections.new, item: item) }
        }
    }

    /// For each item that stayed in the region, whether it stays in place.
    private func keptItems(_ region: Region, _ table: IdentityTable) -> ContiguousArray<Bool> {
        var olds = ContiguousArray<Int32>()
        var news = ContiguousArray<Int32>()
        olds.reserveCapacity(region.newNumbers.count)
        news.reserveCapacity(region.newNumbers.count)
        for number in region.newNumbers {
            let old = Int(table.oldOfNew[number])
            guard region.oldNumbers.contains(old) else { continue }
            olds.append(Int32(truncatingIfNeeded: region.oldItem(old)))
            news.append(Int32(truncatingIfNeeded: region.newItem(number)))
        }
        return IncreasingSubsequence(
            olds: olds, news: news, avoidsSelfMoves: region.sections.old == region.sections.new
        ).isKept
    }

    private mutating func move(from old: Region, number: Int, to new: Region, item: Int) {
        batch.moved.append(
            Move(
                from: IndexPath(old.sections.old, old.oldItem(number)),
                to: IndexPath(new.sections.new, item)))
    }

    /// The stretch an old item was in; they are numbered in order.
    private func regionOfOld(_ number: Int) -> Region {
        var low = 0
        var high = regions.count - 1
        while low < high {
            let middle = (low + high) / 2
            if regions[middle].oldNumbers.upperBound <= number {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return regions[low]
    }
}
