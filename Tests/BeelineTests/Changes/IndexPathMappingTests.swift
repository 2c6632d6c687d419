import Beeline
import Foundation
import Testing

@Suite struct IndexPathMappingTests {
    /// First seen in wordpress-mobile/WordPress-iOS#3345.
    @Test func `a selection follows its row through edits, deletions and a new order`() {
        let old = (0..<20).map { Row($0) }
        var new = old
        new.removeSubrange(4..<7)
        let selected = new.remove(at: 7)
        new.insert(Row(selected.id, 2), at: 2)
        new.insert(Row(100), at: 0)
        let batch = Batch(from: old, to: new)
        #expect(IndexPathMapping(batch).newIndexPath(of: [0, 10]) == [0, 3])
        #expect(batch.updated == [[0, 3]])
    }

    @Test func `both ways the mapping agrees with the identities`() {
        print("IndexPathMappingTests: seed \(Fuzz.seed)")
        var lists = RandomLists(seed: Fuzz.seed, allowsRepeats: false)
        for _ in 0..<1_000 {
            let (old, new) = lists.pair()
            let batch = Batch(from: old, to: new)
            let mapping = IndexPathMapping(batch)
            for (section, content) in old.sections.enumerated() {
                let target = new.sections.firstIndex { $0.id == content.id }
                #expect(mapping.newSection(of: section) == target)
                for item in content.items.indices {
                    check(mapping, batch, old, new, [section, item])
                }
            }
            for (section, content) in new.sections.enumerated() {
                let source = old.sections.firstIndex { $0.id == content.id }
                #expect(mapping.oldSection(of: section) == source)
            }
        }
    }

    private func check(
        _ mapping: IndexPathMapping, _ batch: Batch, _ old: ListSnapshot<Row>,
        _ new: ListSnapshot<Row>, _ path: IndexPath
    ) {
        if let target = mapping.newIndexPath(of: path) {
            #expect(new.item(at: target).id == old.item(at: path).id)
            #expect(mapping.oldIndexPath(of: target) == path)
        } else {
            #expect(batch.removed.contains(path) || batch.removedSections.contains(path[0]))
        }
    }

    @Test func `the inverse of a batch goes back`() {
        var lists = RandomLists(seed: Fuzz.seed &+ 1, allowsRepeats: false)
        for _ in 0..<1_000 {
            let (old, new) = lists.pair()
            let batch = Batch(from: old, to: new)
            let replay = BatchReplay(batch: batch.inverse, old: new, new: old)
            #expect(replay.violation() == nil, "\(old.sections) \(new.sections)")
            #expect(batch.inverse.inverse == batch)
        }
    }
}
