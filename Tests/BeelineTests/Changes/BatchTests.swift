import Beeline
import Foundation
import Testing

@Suite struct BatchTests {
    private struct Bare<ID: Hashable & Sendable>: Identifiable, Equatable {
        let id: ID
    }

    private func rows(_ ids: Int...) -> [Row] { ids.map { Row($0) } }

    @Test func `rows removed are numbered as before and rows inserted as after`() {
        let batch = Batch(from: rows(1, 2, 3, 4), to: rows(1, 5, 3, 6))
        #expect(batch.removed == [[0, 1], [0, 3]])
        #expect(batch.inserted == [[0, 1], [0, 3]])
        #expect(batch.moved.isEmpty && batch.updated.isEmpty && !batch.hasSections)
    }

    @Test func `an edited row that moved is in both, its update in the new numbering`() {
        let batch = Batch(from: rows(1, 2, 3), to: [Row(3, 1), Row(1), Row(2)])
        #expect(batch.moved == [Move(from: [0, 2], to: [0, 0])])
        #expect(batch.updated == [[0, 0]])
        #expect(batch.operationCount == 2)
    }

    @Test func `equal lists make an empty batch`() {
        #expect(Batch(from: rows(1, 2), to: rows(1, 2)).isEmpty)
        #expect(Batch(from: [Row](), to: []).isEmpty)
        #expect(Change.batch(Batch()).isEmpty)
        #expect(!Change.reload.isEmpty)
    }

    /// First seen in lionheart/openradar-mirror#15192.
    @Test func `an edit inside a section that moves comes after the structure`() {
        let old = ListSnapshot(sections: ["0": rows(1, 2), "1": rows(3, 4, 5)])
        let new = ListSnapshot(sections: ["1": [Row(3, 1)] + rows(4, 5), "0": rows(1, 2)])
        let batch = Batch(from: old, to: new)
        #expect(batch.updated == [[0, 0]])
        #expect(batch.movedSections.count == 1)
        #expect(batch.operationCount == 2)
        #expect(BatchReplay(batch: batch, old: old, new: new).violation() == nil)
    }

    /// First seen in lionheart/openradar-mirror#21097.
    @Test func `a row that leaves a section moves no section onto itself`() {
        let old = ListSnapshot(sections: ["0": [], "1": rows(1)])
        let new = ListSnapshot(sections: ["0": rows(1), "1": []])
        let batch = Batch(from: old, to: new)
        #expect(batch.movedSections.isEmpty)
        #expect(batch.moved == [Move(from: [1, 0], to: [0, 0])])
        #expect(batch.operationCount == 1)
    }

    /// First seen in jessesquires/JSQDataSourcesKit#12.
    @Test func `the only row of a removed section is inserted elsewhere and never moved`() {
        let old = ListSnapshot(sections: ["A": rows(1), "B": rows(2), "Q": rows(3)])
        let new = ListSnapshot(sections: ["A": rows(1), "B": [Row(3, 1), Row(2)]])
        let batch = Batch(from: old, to: new)
        #expect(batch.removedSections == [2])
        #expect(batch.inserted == [[1, 0]])
        #expect(batch.moved.isEmpty && batch.removed.isEmpty && batch.updated.isEmpty)
    }

    @Test func `of two lists a row goes from section to section as one move`() {
        let old = ListSnapshot(sections: ["A": rows(1, 2), "B": rows(3)])
        let new = ListSnapshot(sections: ["A": rows(1), "B": rows(3, 2)])
        #expect(Batch(from: old, to: new).moved == [Move(from: [0, 1], to: [1, 1])])
        #expect(Batch(from: old, to: new).operationCount == 1)
    }

    @Test func `content is compared the way that is asked for`() {
        let (old, new) = ([Row(1, 1)], [Row(1, 2)])
        #expect(Batch(from: old, to: new) { $0.id == $1.id }.isEmpty)
        #expect(Batch(from: old, to: new) { _, _ in false }.updated == [[0, 0]])
    }

    @Test func `a kind of list that implements nothing but the questions is compared too`() {
        struct Countdown: Snapshot {
            let sectionCount = 1
            let length: Int
            func count(in section: Int) -> Int { length }
            func item(at indexPath: IndexPath) -> Row { Row(length - indexPath[1]) }
        }
        let batch = Batch(from: Countdown(length: 3), to: Countdown(length: 4))
        #expect(batch.inserted == [[0, 0]] && batch.operationCount == 1)
    }

    @Test func `the number of items with any identity type is right`() {
        func operations<ID: Hashable & Sendable>(_ make: (Int) -> ID) -> Int {
            let old = (0..<100).map { Bare(id: make($0)) }
            let new = (10..<110).reversed().map { Bare(id: make($0)) }
            return Batch(from: old, to: new).operationCount
        }
        let expected = 10 + 10 + 89
        #expect(operations { $0 } == expected)
        #expect(operations { Int32($0) } == expected)
        #expect(operations { UInt64($0) } == expected)
        #expect(operations { "\($0)" } == expected)
        let uuids = (0..<110).map { _ in UUID() }
        #expect(operations { uuids[$0] } == expected)
    }
}
