import Beeline
import Foundation
import Testing

@MainActor
@Suite struct ObservationTests {
    private final class Screen {
        var heard = 0
    }

    @Test func `an observation ends with its token`() {
        let store = ListStore([Row(1)])
        var heard = 0
        var token: ObservationToken? = store.observe { _, _ in heard += 1 }
        store.append(Row(2))
        #expect(token != nil && heard == 1)
        token = nil
        store.append(Row(3))
        #expect(heard == 1)
    }

    @Test func `an observation that is ended is not told any more and lets go`() {
        let store = ListStore([Row(1)])
        weak var weakScreen: Screen?
        let token: ObservationToken
        do {
            let screen = Screen()
            weakScreen = screen
            token = store.observe { _, _ in screen.heard += 1 }
        }
        store.append(Row(2))
        #expect(weakScreen?.heard == 1)
        token.end()
        token.end()
        #expect(weakScreen == nil)
        store.append(Row(3))
    }

    @Test func `a token may be dropped on any thread`() async {
        let store = ListStore([Row(1)])
        let screen = Screen()
        let token = store.observe { [weak screen] _, _ in screen?.heard += 1 }
        await Task.detached { token.end() }.value
        await Task { @MainActor in }.value
        store.append(Row(2))
        #expect(screen.heard == 0)
    }

    @Test func `an observation ends with the object it was made for`() {
        let store = ListStore([Row(1)])
        var heard = 0
        var screen: Screen? = Screen()
        weak let weakScreen = screen
        if let screen {
            store.observe(for: screen) { screen, _, _ in
                screen.heard += 1
                heard += 1
            }
        }
        store.append(Row(2))
        #expect(heard == 1)
        screen = nil
        #expect(weakScreen == nil)
        store.append(Row(3))
        #expect(heard == 1)
    }

    @Test func `an observer that ends another one in a change keeps it from hearing of it`() {
        let store = ListStore([Row(1)])
        var second: ObservationToken?
        var heard: [String] = []
        let first = store.observe { _, _ in
            heard.append("first")
            second?.end()
        }
        second = store.observe { _, _ in heard.append("second") }
        store.append(Row(2))
        #expect(heard == ["first"])
        first.end()
    }

    @Test func `an observer that changes the store does so at once and all hear in order`() {
        let store = ListStore([Row(1)])
        var heard: [String] = []
        let first = store.observe { list, _ in
            heard.append("first \(list.count)")
            if list.count == 2 {
                store.append(Row(3))
                #expect(store.count == 3)
            }
        }
        let second = store.observe { list, _ in heard.append("second \(list.count)") }
        let replaying = ReplayingObserver(store)
        store.append(Row(2))
        #expect(heard == ["first 2", "second 2", "first 3", "second 3"])
        #expect(replaying.problem == nil && replaying.batches.count == 2)
        first.end()
        second.end()
    }

    @Test func `an observer that comes in a change hears of the next ones only`() {
        let store = ListStore([Row(1)])
        var late: ReplayingObserver?
        let token = store.observe { list, _ in
            guard late == nil else { return }
            store.append(Row(3))
            late = ReplayingObserver(store)
        }
        store.append(Row(2))
        #expect(late?.batches.count == 0)
        store.append(Row(4))
        #expect(late?.batches.count == 1 && late?.problem == nil)
        token.end()
    }

    @Test func `a stream gives every change in order and ends with its source`() async {
        var store: ListStore<Row>? = ListStore([Row(1)])
        guard let stream = store?.changes() else { return }
        for id in 2..<5 { store?.append(Row(id)) }
        store = nil
        var counts: [Int] = []
        for await (list, change) in stream {
            counts.append(list.count)
            #expect(change == .batch(Batch(from: Array(list.items.dropLast()), to: list.items)))
        }
        #expect(counts == [2, 3, 4])
    }

    @Test func `a stream that nobody reads any more ends the observation`() async {
        let store = ListStore([Row(1)])
        let task = Task { @MainActor in
            for await _ in store.changes() {}
        }
        await Task.yield()
        task.cancel()
        await task.value
        store.append(Row(2))
    }
}
