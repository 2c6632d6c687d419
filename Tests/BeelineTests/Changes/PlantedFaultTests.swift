import Beeline
import Foundation
import Testing

/// The model of the rules is a program too. Here right batches are broken in
/// every way we can name, and the model has to notice each time.
@Suite struct PlantedFaultTests {
    private enum Fault: CaseIterable {
        case removalForgotten, removalTwice, removalElsewhere, removalNowhere
        case insertionForgotten, insertionTwice, insertionElsewhere, insertionNowhere
        case moveForgotten, moveTwice, moveTurnedRound, moveElsewhere, moveAsUpdate
        case updateForgotten, updateTwice, updateElsewhere, updateInOldNumbers
        case sectionRemovalForgotten, sectionInsertionForgotten, sectionMoveForgotten
        case sectionMoveTurnedRound, rowOfRemovedSection, rowOfInsertedSection
        case moveOutOfRemovedSection
    }

    @Test func `ten thousand planted faults are all noticed`() {
        let seed = Fuzz.seed
        print("PlantedFaultTests: 10000 faults, seed \(seed)")
        var lists = RandomLists(seed: seed, allowsRepeats: false)
        var planted: [Fault: Int] = [:]
        while planted.values.reduce(0, +) < 10_000 {
            let (old, new) = lists.pair()
            let right = Batch(from: old, to: new)
            for fault in Fault.allCases {
                var wrong = right
                guard plant(fault, in: &wrong, old, new, &lists), wrong != right else { continue }
                planted[fault, default: 0] += 1
                if BatchReplay(batch: wrong, old: old, new: new).violation() == nil {
                    Issue.record(
                        "\(fault) is not noticed: \(old.sections) \(new.sections) \(wrong)")
                    return
                }
            }
        }
        for fault in Fault.allCases {
            #expect(planted[fault, default: 0] > 20, "\(fault) was hardly ever planted")
        }
    }

    /// Breaks a batch, if it has what this fault needs.
    private func plant(
        _ fault: Fault, in batch: inout Batch, _ old: ListSnapshot<Row>, _ new: ListSnapshot<Row>,
        _ lists: inout RandomLists
    ) -> Bool {
        switch fault {
        case .removalForgotten: return batch.removed.popLast() != nil
        case .removalTwice: return batch.removed.last.map { batch.removed.append($0) } != nil
        case .removalElsewhere: return shift(&batch.removed, batch.moved.map(\.from), old)
        case .removalNowhere:
            return batch.removed.popLast().map { batch.removed.append([$0[0], 99]) } != nil
        case .insertionForgotten: return batch.inserted.popLast() != nil
        case .insertionTwice: return batch.inserted.last.map { batch.inserted.append($0) } != nil
        case .insertionElsewhere: return shift(&batch.inserted, batch.moved.map(\.to), new)
        case .insertionNowhere:
            return batch.inserted.popLast().map { batch.inserted.append([$0[0], 99]) } != nil
        case .moveForgotten: return batch.moved.popLast().map { $0.from != $0.to } ?? false
        case .moveTwice: return batch.moved.last.map { batch.moved.append($0) } != nil
        case .moveTurnedRound:
            // Two neighbours that change places may be told either way.
            guard let move = batch.moved.popLast(),
                old.itemIfPresent(at: move.to)?.id != new.itemIfPresent(at: move.from)?.id
            else { return false }
            batch.moved.append(Move(from: move.to, to: move.from))
            return true
        case .moveElsewhere:
            guard batch.moved.count > 1 else { return false }
            let last = batch.moved[batch.moved.count - 1].to
            batch.moved[batch.moved.count - 1].to = batch.moved[0].to
            batch.moved[0].to = last
            return true
        case .moveAsUpdate:
            guard let move = batch.moved.popLast(), move.from != move.to else { return false }
            batch.updated.append(move.to)
            return true
        case .updateForgotten: return batch.updated.popLast() != nil
        case .updateTwice: return batch.updated.last.map { batch.updated.append($0) } != nil
        case .updateElsewhere: return shift(&batch.updated, [], new)
        case .updateInOldNumbers:
            guard batch.hasStructure, let path = batch.updated.popLast(), path[1] > 0 else {
                return false
            }
            batch.updated.append([path[0], path[1] - 1])
            return Set(batch.updated).count == batch.updated.count
        case .sectionRemovalForgotten:
            return batch.removedSections.last.map { batch.removedSections.remove($0) } != nil
        case .sectionInsertionForgotten:
            return batch.insertedSections.last.map { batch.insertedSections.remove($0) } != nil
        case .sectionMoveForgotten:
            return batch.movedSections.popLast().map { $0.from != $0.to } ?? false
        case .sectionMoveTurnedRound:
            guard let move = batch.movedSections.popLast(), move.to < old.sectionCount,
                move.from >= new.sectionCount
                    || old.sectionID(at: move.to) != new.sectionID(at: move.from)
            else { return false }
            batch.movedSections.append(SectionMove(from: move.to, to: move.from))
            return true
        case .rowOfRemovedSection:
            guard let section = batch.removedSections.first(where: { old.count(in: $0) > 0 }) else {
                return false
            }
            batch.removed.append([section, 0])
            return true
        case .rowOfInsertedSection:
            guard let section = batch.insertedSections.first(where: { new.count(in: $0) > 0 })
            else { return false }
            batch.inserted.append([section, 0])
            return true
        case .moveOutOfRemovedSection:
            guard let section = batch.removedSections.first(where: { old.count(in: $0) > 0 }),
                let path = batch.inserted.popLast()
            else { return false }
            batch.moved.append(Move(from: [section, 0], to: path))
            return true
        }
    }

    /// Names another row of the same section instead.
    private func shift(
        _ paths: inout [IndexPath], _ others: [IndexPath], _ list: ListSnapshot<Row>
    ) -> Bool {
        guard let path = paths.popLast() else { return false }
        let taken = Set(paths + others + [path])
        let free = (0..<list.count(in: path[0])).map { [path[0], $0] as IndexPath }
        guard let other = free.first(where: { !taken.contains($0) }) else { return false }
        paths.append(other)
        return true
    }
}
