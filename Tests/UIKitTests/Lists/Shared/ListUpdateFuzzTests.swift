import Foundation
import Testing

@testable import UIKit

struct ListUpdateFuzzTests {
    @Test(arguments: [true, false])
    func `a random batch is accepted and says of each item where it goes`(
        movesAcross: Bool
    ) throws {
        for round in 0..<FuzzPlan.rounds(standard: 150) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            let history = RandomListUpdate(seed: seed, movesAcross: movesAcross)
            let plan = try plan(history, movesAcross: movesAcross, seed: seed)
            check(plan, history, seed: seed)
        }
    }

    private func plan(
        _ history: RandomListUpdate, movesAcross: Bool, seed: UInt64
    ) throws -> ListUpdatePlan {
        do {
            return try ListUpdatePlan(
                history.updates, from: history.old.map(\.items.count),
                to: history.new.map(\.items.count), in: movesAcross ? .collection : .table)
        } catch {
            Issue.record("FUZZ_SEED=\(seed): \(error.message)")
            throw error
        }
    }

    private func places(_ list: [RandomListUpdate.Section]) -> [Int: IndexPath] {
        var places: [Int: IndexPath] = [:]
        for (section, content) in list.enumerated() {
            for (index, item) in content.items.enumerated() {
                places[item] = IndexPath(item: index, section: section)
            }
        }
        return places
    }

    private func check(_ plan: ListUpdatePlan, _ history: RandomListUpdate, seed: UInt64) {
        let (old, new) = (places(history.old), places(history.new))
        let reloaded = history.reloadedItems
        for (item, path) in old {
            let expected = reloaded.contains(item) ? nil : new[item]
            #expect(plan.newIndexPath(of: path) == expected, "FUZZ_SEED=\(seed) \(path)")
            if reloaded.contains(item), let place = new[item] {
                #expect(
                    plan.fate(of: path) == .reloaded(place, animation: 0), "FUZZ_SEED=\(seed)")
            }
        }
        for (item, path) in new {
            let expected = reloaded.contains(item) ? nil : old[item]
            #expect(plan.oldIndexPath(of: path) == expected, "FUZZ_SEED=\(seed) \(path)")
        }
        for (section, content) in history.old.enumerated() {
            let expected = history.new.firstIndex { $0.name == content.name }
            #expect(plan.place(ofSection: section) == expected, "FUZZ_SEED=\(seed)")
            let isReloaded = history.reloadedSections.contains(section)
            #expect(plan.newSection(of: section) == (isReloaded ? nil : expected))
        }
        for (section, content) in history.new.enumerated() {
            let expected = history.old.firstIndex { $0.name == content.name }
            #expect(plan.oldPlace(ofSection: section) == expected, "FUZZ_SEED=\(seed)")
        }
    }

    @Test
    func `a batch with one count changed is refused, and the message has both counts`() throws {
        for round in 0..<FuzzPlan.rounds(standard: 100) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            let history = RandomListUpdate(seed: seed, movesAcross: false)
            let old = history.old.map(\.items.count)
            var new = history.new.map(\.items.count)
            let whole = try ListUpdatePlan(history.updates, from: old, to: new, in: .table)
            let kept = new.indices.filter { whole.oldSection(of: $0) != nil }
            guard let section = kept.last else { continue }
            new[section] += 1
            do {
                _ = try ListUpdatePlan(history.updates, from: old, to: new, in: .table)
                Issue.record("FUZZ_SEED=\(seed): accepted")
            } catch {
                let before = old[whole.oldSection(of: section)!]
                #expect(error.message.contains("invalid number of rows in section \(section)."))
                #expect(error.message.contains("after the update (\(new[section]))"))
                #expect(error.message.contains("before the update (\(before))"))
            }
        }
    }
}
