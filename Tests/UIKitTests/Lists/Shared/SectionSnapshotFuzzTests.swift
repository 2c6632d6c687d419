import Foundation
import Testing

@testable import UIKit

@MainActor struct SectionSnapshotFuzzTests {
    @Test func `random changes keep an outline like a tree of a simpler kind`() {
        let seed = FuzzPlan.seed
        var random = SplitMix64(seed: seed)
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        // Each item's items; -1 has the roots.
        var model: [Int: [Int]] = [-1: []]
        var expanded: Set<Int> = []
        var next = 0
        func subtree(_ item: Int) -> [Int] { [item] + (model[item] ?? []).flatMap(subtree) }
        func seen(_ item: Int) -> [Int] {
            [item] + (expanded.contains(item) ? (model[item] ?? []).flatMap(seen) : [])
        }
        for round in 0..<FuzzPlan.rounds(standard: 1_000) {
            let all = (model[-1] ?? []).flatMap(subtree)
            let some = all.randomElement(using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                outline.append([next], to: some)
                model[some ?? -1, default: []].append(next)
                next += 1
            case 2:
                guard let some, let parent = model.first(where: { $0.value.contains(some) })?.key,
                    let index = model[parent]?.firstIndex(of: some)
                else { continue }
                outline.insert([next], before: some)
                model[parent]?.insert(next, at: index)
                next += 1
            case 3 where all.count > 12, 3 where round % 50 == 0:
                guard let some else { continue }
                outline.delete([some])
                for parent in Array(model.keys) { model[parent]?.removeAll { $0 == some } }
                for gone in subtree(some) {
                    model[gone] = nil
                    expanded.remove(gone)
                }
            case 4:
                guard let some else { continue }
                outline.expand([some])
                expanded.insert(some)
            default:
                guard let some else { continue }
                outline.collapse([some])
                expanded.remove(some)
            }
            let roots = model[-1] ?? []
            #expect(outline.items == roots.flatMap(subtree), "FUZZ_SEED=\(seed), round \(round)")
            #expect(
                outline.visibleItems == roots.flatMap(seen), "FUZZ_SEED=\(seed), round \(round)")
        }
    }
}
