import Beeline
import Dispatch
import Foundation
import Synchronization
import Testing

@MainActor
@Suite struct ListStoreTests {
    private func store(_ ids: Int..., rules: [Rule<Row>] = []) -> ListStore<Row> {
        ListStore(ids.map { Row($0) }, rules: rules)
    }

    private func ids(_ store: ListStore<Row>) -> [Int] { store.items.map(\.id) }

    @Test func `each verb tells what it did and nothing else`() {
        let store = store(1, 2, 3)
        let observer = ReplayingObserver(store)
        store.append(Row(4))
        store.insert(Row(0), at: 0)
        store.remove(at: 1)
        store.remove(id: 3)
        store.move(from: 0, to: 2)
        store.move(id: 4, to: [0, 0])
        store.update(Row(2, 7))
        store.update(id: 2) { $0.content += 1 }
        #expect(ids(store) == [4, 2, 0] && store.item(withID: 2) == Row(2, 8))
        #expect(
            observer.batches.map(\.summary) == [
                "1 inserted", "1 inserted", "1 removed", "1 removed", "1 moved", "1 moved",
                "1 updated", "1 updated",
            ])
        #expect(observer.problem == nil)
    }

    @Test func `a verb that changes nothing tells nothing`() {
        let store = store(1, 2)
        let observer = ReplayingObserver(store)
        store.update(Row(1))
        store.move(from: 1, to: 1)
        store.append(contentsOf: [])
        store.replaceAll(with: [Row(1), Row(2)])
        #expect(observer.batches.isEmpty && !store.canUndo)
    }

    @Test func `a row that is given another identity is removed and inserted`() {
        let store = store(1, 2)
        let observer = ReplayingObserver(store)
        store.update(at: [0, 1]) { $0.id = 9 }
        #expect(observer.batches.first?.removed == [[0, 1]])
        #expect(observer.batches.first?.inserted == [[0, 1]])
        #expect(store.indexPath(of: 9) == [0, 1] && store.indexPath(of: 2) == nil)
    }

    @Test func `a verb on an identity that is not there is refused and says so`() {
        let store = store(1)
        for refusal in [
            store.remove(id: 7), store.update(Row(7)), store.update(id: 7) { $0.content = 1 },
            store.move(id: 7, to: [0, 0]),
        ] {
            #expect(refusal?.cause == .unknownIdentity)
            #expect(refusal?.reason == "There is no Row with the identity 7 in the list.")
        }
        #expect(store.append(Row(8), toSection: "B")?.cause == .unknownSection)
        #expect(store.removeSection(id: "B")?.reason == "There is no section “B” in the list.")
        #expect(ids(store) == [1])
    }

    @Test func `sections come, go and move with their rows`() {
        let store = ListStore(sections: ["A": [Row(1)], "B": [Row(2), Row(3)]])
        let observer = ReplayingObserver(store)
        store.appendSection("C", [Row(4)])
        store.moveSection(from: 2, to: 0)
        store.append(Row(5), toSection: "A")
        store.move(from: [2, 0], to: [0, 1])
        store.removeSection(id: "B")
        #expect(store.list.sections.map(\.id) == ["C", "A"])
        #expect(store.items.map(\.id) == [4, 2, 1, 5])
        #expect(store.indexPath(of: 5) == [1, 1])
        #expect(observer.problem == nil && observer.batches.count == 5)
    }

    @Test func `a list that was kept does not change with the store`() {
        let store = store(1, 2)
        let kept = store.list
        store.removeAll()
        store.append(Row(9))
        #expect(kept.items.map(\.id) == [1, 2] && ids(store) == [9])
    }

    @Test func `replacing all tells only what is different`() {
        let store = store(1, 2, 3)
        let observer = ReplayingObserver(store)
        store.replaceAll(with: [Row(3), Row(1), Row(2, 1), Row(4)])
        #expect(observer.batches.first?.summary == "1 inserted, 1 moved, 1 updated")
        #expect(observer.problem == nil)
    }

    @Test func `a long list is replaced from the background with the same result`() async throws {
        let store = store(1, 2, 3)
        let observer = ReplayingObserver(store)
        let long = (0..<6_000).map { Row($0) }
        try await store.replaceAll(with: long)
        try await store.replaceAll(with: Array(long.reversed()))
        #expect(store.items == long.reversed())
        #expect(observer.problem == nil && observer.batches.count == 2)
    }

    @Test func `a store that changes while it is being replaced ends with the new list`() async {
        let (started, changed) = (
            AsyncStream.makeStream(of: Void.self), DispatchSemaphore(value: 0)
        )
        let isFirst = Mutex(true)
        let comparison = ContentComparison<Row> { left, right in
            let waits = isFirst.withLock { first in
                defer { first = false }
                return first
            }
            if waits {
                started.continuation.finish()
                changed.wait()
            }
            return left == right
        }
        let old = ListSnapshot((0..<6_000).map { Row($0) })
        let new = ListSnapshot((0..<6_000).map { Row($0, 1) })
        let store = ListStore(list: old, comparison: comparison)
        let observer = ReplayingObserver(store)
        let replacement = Task { try await store.replaceAll(with: new) }
        for await _ in started.stream {}
        store.remove(at: 0)
        changed.signal()
        _ = try? await replacement.value
        #expect(store.list == new)
        #expect(observer.problem == nil)
        #expect(observer.batches.map(\.summary) == ["1 removed", "1 inserted, 5999 updated"])
    }

    @Test func `a replacement that is cancelled changes nothing`() async {
        let store = store(1)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await store.replaceAll(with: (0..<9_000).map { Row($0) })
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(ids(store) == [1])
    }
}
