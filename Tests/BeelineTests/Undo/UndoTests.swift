import Beeline
import Foundation
import Testing

@MainActor
@Suite struct UndoTests {
    @Test func `every verb has its inverse`() {
        let store = ListStore(sections: ["A": [Row(1), Row(2)], "B": [Row(3)]])
        let verbs: [@MainActor (ListStore<Row>) -> Void] = [
            { $0.append(Row(9)) }, { $0.insert(Row(9), at: 0) }, { $0.remove(at: 1) },
            { $0.remove(id: 3) }, { $0.move(from: [0, 0], to: [1, 1]) },
            { $0.update(Row(2, 5)) }, { $0.update(at: [0, 0]) { $0.id = 77 } },
            { $0.removeAll() }, { $0.appendSection("C", [Row(8)]) },
            { $0.removeSection(at: 0) }, { $0.moveSection(from: 0, to: 1) },
            { $0.replaceAll(with: ListSnapshot(sections: ["B": [Row(3, 1), Row(1)]])) },
        ]
        for verb in verbs {
            let observer = ReplayingObserver(store)
            let before = store.list
            verb(store)
            let after = store.list
            #expect(after != before)
            #expect(store.undo() && store.list == before)
            #expect(store.redo() && store.list == after)
            #expect(store.undo() && store.list == before)
            #expect(observer.problem == nil && observer.batches.count == 4)
        }
    }

    @Test func `a new step after undo forgets what could be done again`() {
        let store = ListStore([Row(1)])
        store.append(Row(2))
        store.undo()
        #expect(store.canRedo)
        store.append(Row(3))
        #expect(!store.canRedo && store.redo() == false)
        #expect(store.items.map(\.id) == [1, 3])
    }

    @Test func `no more steps are kept than the limit`() {
        let store = ListStore([Row](), undoLimit: 3)
        for id in 0..<10 { store.append(Row(id)) }
        var undone = 0
        while store.undo() { undone += 1 }
        #expect(undone == 3 && store.count == 7)
        store.undoLimit = 1
        #expect(store.redo() && !store.redo())
        store.undoLimit = 0
        #expect(!store.canUndo)
        store.append(Row(50))
        #expect(!store.canUndo && !store.undo())
    }

    @Test func `an observer finds canUndo right after every change`() {
        let store = ListStore([Row]())
        var states: [[Bool]] = []
        let token = store.observe { _, _ in states.append([store.canUndo, store.canRedo]) }
        store.append(Row(1))
        store.undo()
        store.redo()
        store.forgetHistory()
        token.end()
        #expect(states == [[true, false], [false, true], [true, false], [false, false]])
    }

    @Test func `undo goes back to a list that a rule would refuse now`() {
        let store = ListStore((0..<5).map { Row($0) })
        store.removeAll()
        store.rules = [.atMost(3, reason: "Three.")]
        #expect(store.undo() && store.count == 5)
    }

    @Test func `identities are found after undo and redo in a long list`() {
        let store = ListStore((0..<1_000).map { Row($0) })
        for id in stride(from: 0, to: 1_000, by: 7) { store.remove(id: id) }
        for _ in 0..<100 { store.undo() }
        for _ in 0..<50 { store.redo() }
        for (index, row) in store.items.enumerated() {
            #expect(store.indexPath(of: row.id) == [0, index])
        }
    }
}
