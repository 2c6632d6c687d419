import Beeline
import Foundation
import Testing

@MainActor
@Suite struct TransactionTests {
    private struct Failure: Error {}

    @Test func `many verbs are one change and one step`() {
        let store = ListStore((0..<100).map { Row($0) })
        let observer = ReplayingObserver(store)
        store.perform("Tidy Up") {
            for id in stride(from: 0, to: 100, by: 3) { store.remove(id: id) }
            store.move(from: 0, to: 50)
            store.update(id: 50) { $0.content = 1 }
            store.append(Row(200))
        }
        #expect(observer.batches.count == 1 && observer.problem == nil)
        #expect(observer.batches.first?.summary == "34 removed, 1 inserted, 1 moved, 1 updated")
        #expect(store.undoName == "Tidy Up")
        store.undo()
        #expect(store.items == (0..<100).map { Row($0) } && !store.canUndo)
    }

    @Test func `inside a transaction each verb sees the ones before`() {
        let store = ListStore([Row(1)])
        let count = store.perform {
            store.append(Row(2))
            store.remove(id: 1)
            return store.count
        }
        #expect(count == 1 && store.items.map(\.id) == [2])
    }

    @Test func `a transaction that throws has never been`() {
        let store = ListStore([Row(1), Row(2)])
        let observer = ReplayingObserver(store)
        #expect(throws: Failure.self) {
            try store.perform {
                store.removeAll()
                store.append(Row(9))
                throw Failure()
            }
        }
        #expect(store.items.map(\.id) == [1, 2])
        #expect(store.indexPath(of: 2) == [0, 1] && store.indexPath(of: 9) == nil)
        #expect(observer.batches.isEmpty && !store.canUndo)
    }

    @Test func `a transaction inside another belongs to the outer one`() {
        let store = ListStore([Row(1)])
        let observer = ReplayingObserver(store)
        store.perform {
            store.append(Row(2))
            store.perform { store.append(Row(3)) }
            _ = try? store.perform {
                store.append(Row(4))
                throw Failure()
            }
        }
        #expect(store.items.map(\.id) == [1, 2, 3] && observer.batches.count == 1)
    }

    @Test func `what cancels itself out is no change`() {
        let store = ListStore([Row(1)])
        let observer = ReplayingObserver(store)
        store.perform {
            store.append(Row(2))
            store.remove(id: 2)
        }
        #expect(observer.batches.isEmpty && !store.canUndo)
    }

    @Test func `a rule that is set in a transaction is told once it ends`() {
        let store = ListStore([Row(1)])
        let observer = ReplayingObserver(store)
        store.perform {
            store.append(Row(2))
            store.rules = [.atMost(2, reason: "Two.")]
            store.undoLimit = 5
        }
        #expect(observer.batches.map(\.summary) == ["1 inserted"] && observer.problem == nil)
        store.perform { store.rules = [] }
        #expect(observer.batches.map(\.summary) == ["1 inserted", "nothing"])
        try? store.perform {
            store.append(Row(3))
            store.undoLimit = 6
            throw Failure()
        }
        #expect(observer.batches.count == 3 && observer.problem == nil && store.count == 2)
    }

    /// Few rows jump over many: the comparison that skips what two versions
    /// share must not be taken in by it.
    @Test func `moves in a long list are as few as in a short one`() {
        let store = ListStore((0..<1_000).map { Row($0) })
        let observer = ReplayingObserver(store)
        store.perform { for _ in 0..<40 { store.move(from: 0, to: 999) } }
        #expect(observer.batches.first?.moved.count == 40 && observer.problem == nil)
        store.perform { for number in 0..<500 { store.move(from: 0, to: 999 - number) } }
        #expect(observer.problem == nil)
        #expect(observer.batches.last?.operationCount ?? 0 <= 500)
    }

    /// 144 rows jump over 49, of which 48 are a leaf that nobody touched:
    /// fewer move the other way.
    @Test func `many rows that jump over few leave the moving to the few`() {
        let store = ListStore((0..<1_000).map { Row($0) })
        store.append(Row(1_000))
        let observer = ReplayingObserver(store)
        store.perform { for number in 0..<144 { store.move(from: 96 + number, to: 47 + number) } }
        #expect(observer.batches.first?.moved.count == 49)
        #expect(observer.batches.first?.operationCount == 49 && observer.problem == nil)
    }
}
