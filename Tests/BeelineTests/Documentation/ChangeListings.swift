import Beeline
import Foundation
import Testing

@Suite struct ChangeListings {
    private struct Person: Identifiable, Equatable, Sendable {
        var id: Int
        var name: String
    }

    private let anna = Person(id: 1, name: "Anna")
    private let annaRenamed = Person(id: 1, name: "Annabel")
    private let arno = Person(id: 2, name: "Arno")
    private let bea = Person(id: 3, name: "Bea")
    private let zoe = Person(id: 4, name: "Zoe")

    @Test func `a batch says what became of rows and sections`() {
        // listing: batch
        let old = ListSnapshot(sections: ["A": [anna, arno], "B": [bea]])
        let new = ListSnapshot(sections: ["B": [bea, zoe], "A": [arno, annaRenamed]])
        let batch = Batch(from: old, to: new)
        #expect(batch.movedSections == [SectionMove(from: 1, to: 0)])
        #expect(batch.inserted == [[0, 1]])
        #expect(batch.moved == [Move(from: [0, 1], to: [1, 0])])
        #expect(batch.updated == [[1, 1]])
        // end
    }

    @Test func `a selection follows its row`() async throws {
        let (old, new) = ([anna, arno, bea], [bea, anna])
        var selection: [IndexPath] = [[0, 0], [0, 1]]
        // listing: background
        let batch = try await Batch.between(old, new)
        // end
        // listing: mapping
        let mapping = IndexPathMapping(batch)
        selection = selection.compactMap { mapping.newIndexPath(of: $0) }
        // end
        #expect(selection == [[0, 1]])
    }
}
