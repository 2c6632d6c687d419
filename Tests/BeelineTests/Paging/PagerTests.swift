import Beeline
import Synchronization
import Testing

@MainActor
@Suite struct PagerTests {
    private struct Offline: Error {}

    /// A server of which each reply comes when the test says so.
    private final class Server: Sendable {
        typealias Reply = Result<Page<Row, Int>, any Error>
        private struct State {
            var cursors: [Int?] = []
            var waiting: [CheckedContinuation<Page<Row, Int>, any Error>?] = []
        }
        private let state = Mutex(State())

        var cursors: [Int?] { state.withLock { $0.cursors } }

        func load(_ cursor: Int?) async throws -> Page<Row, Int> {
            try await withCheckedThrowingContinuation { continuation in
                state.withLock {
                    $0.cursors.append(cursor)
                    $0.waiting.append(continuation)
                }
            }
        }

        /// Answers a request, the first one being 0, once it has come.
        func reply(_ number: Int, _ reply: Reply) async {
            await arrival(number)
            let continuation = state.withLock { state in
                defer { state.waiting[number] = nil }
                return state.waiting[number]
            }
            continuation?.resume(with: reply)
        }

        func arrival(_ number: Int) async {
            while cursors.count <= number { await Task.yield() }
        }
    }

    private let server = Server()

    private func pager() -> Pager<Row, Int> {
        let server = server
        return Pager { try await server.load($0) }
    }

    private func page(_ ids: Range<Int>, _ next: Int?) -> Server.Reply {
        .success(Page(items: ids.map { Row($0) }, next: next))
    }

    @Test func `pages come one after the other until the end`() async {
        let pager = pager()
        #expect(pager.loadNext() == nil, "nothing to go on from")
        let first = pager.refresh()
        #expect(pager.state.isLoading)
        await server.reply(0, page(0..<3, 2))
        await first.value
        #expect(pager.state.isLoaded && !pager.isAtEnd)
        let second = pager.loadNext()
        await server.reply(1, page(3..<5, nil))
        await second?.value
        #expect(pager.store.items.map(\.id) == [0, 1, 2, 3, 4])
        #expect(pager.isAtEnd && pager.loadNext() == nil)
        #expect(server.cursors == [nil, 2])
    }

    @Test func `a page is not loaded twice at a time`() async {
        let pager = pager()
        let first = pager.refresh()
        await server.reply(0, page(0..<3, 2))
        await first.value
        let task = pager.loadNext()
        #expect(pager.loadNext() == task)
        pager.loadNextIfNeeded(near: 2)
        await server.reply(1, page(3..<5, nil))
        await task?.value
        #expect(server.cursors.count == 2)
    }

    @Test func `only a row near the end asks for the next page`() async {
        let pager = pager()
        let first = pager.refresh()
        await server.reply(0, page(0..<20, 2))
        await first.value
        pager.loadNextIfNeeded(near: 14)
        #expect(!pager.state.isLoading)
        pager.loadNextIfNeeded(near: 15)
        #expect(pager.state.isLoading)
        await server.reply(1, page(20..<21, nil))
    }

    @Test func `what is there stays while it is refreshed and when that fails`() async {
        let pager = pager()
        let first = pager.refresh()
        await server.reply(0, page(0..<3, 2))
        await first.value
        let second = pager.refresh()
        #expect(pager.store.count == 3)
        await server.reply(1, .failure(Offline()))
        await second.value
        #expect(pager.state.error is Offline && pager.store.count == 3)
        pager.loadNextIfNeeded(near: 2)
        #expect(server.cursors.count == 2, "scrolling does not ask again after an error")
        let third = pager.loadNext()
        await server.reply(2, page(3..<4, nil))
        await third?.value
        #expect(pager.store.count == 4)
    }

    @Test func `a refresh gives up the page under way and ignores its late reply`() async {
        let pager = pager()
        let first = pager.refresh()
        await server.reply(0, page(0..<3, 2))
        await first.value
        let late = pager.loadNext()
        await server.arrival(1)
        let refresh = pager.refresh()
        await server.reply(2, page(10..<12, 9))
        await refresh.value
        await server.reply(1, page(3..<6, nil))
        await late?.value
        #expect(pager.store.items.map(\.id) == [10, 11] && !pager.isAtEnd)
    }

    @Test func `a load that is cancelled leaves what was there`() async {
        let pager = pager()
        let task = pager.refresh()
        pager.cancel()
        await server.reply(0, page(0..<3, 2))
        await task.value
        #expect(pager.store.isEmpty && !pager.state.isLoading && !pager.state.isLoaded)
    }

    @Test func `an item that comes again on a later page replaces the one there is`() async {
        let pager = pager()
        let first = pager.refresh()
        await server.reply(0, page(0..<3, 2))
        await first.value
        let second = pager.loadNext()
        let items = [Row(2, 5), Row(3), Row(3)]
        await server.reply(1, .success(Page(items: items, next: nil)))
        await second?.value
        #expect(pager.store.items == [Row(0), Row(1), Row(2, 5), Row(3)])
    }

    @Test func `a refresh changes only what is different`() async {
        let pager = pager()
        let first = pager.refresh()
        await server.reply(0, page(0..<3, 2))
        await first.value
        let observer = ReplayingObserver(pager.store)
        let second = pager.refresh()
        await server.reply(1, page(1..<4, nil))
        await second.value
        #expect(observer.batches.map(\.summary) == ["1 removed, 1 inserted"])
    }

    @Test func `observers hear of every state`() async {
        let pager = pager()
        var states: [String] = []
        let token = pager.observe { state in
            states.append(state.isLoading ? "loading" : state.isLoaded ? "loaded" : "failed")
        }
        let first = pager.refresh()
        await server.reply(0, .failure(Offline()))
        await first.value
        let second = pager.refresh()
        await server.reply(1, page(0..<1, nil))
        await second.value
        #expect(states == ["loading", "failed", "loading", "loaded"])
        token.end()
    }

    @Test func `a page that did not come is asked for again after longer and longer waits`() async {
        let (clock, server) = (ManualClock(), server)
        let store = ListStore([Row](), undoLimit: 0)
        let pager = Pager<Row, Int>(store: store, retries: 2, delay: .seconds(1), clock: clock) {
            try await server.load($0)
        }
        let task = pager.refresh()
        for (number, wait) in [Duration.seconds(1), .seconds(2)].enumerated() {
            await server.reply(number, .failure(Offline()))
            while clock.waits.isEmpty { await Task.yield() }
            #expect(clock.waits == [wait])
            clock.advance(by: wait)
        }
        await server.reply(2, .failure(Offline()))
        await task.value
        #expect(pager.state.error is Offline && server.cursors.count == 3)
    }
}
