import Beeline
import Testing

@MainActor
@Suite struct SharedStateTests {
    private final class Screen {
        var shown: [Int] = []
    }

    @Test func `controllers that share a state see each other's changes`() {
        let state = SharedState(1)
        let (list, settings) = (Screen(), Screen())
        state.observe(for: list) { $0.shown.append($1) }
        state.observe(for: settings) { $0.shown.append($1) }
        state.value = 2
        state.update { $0 += 5 }
        #expect(list.shown == [1, 2, 7] && settings.shown == [1, 2, 7])
    }

    @Test func `an equal value is not told`() {
        let state = SharedState("a")
        var heard: [String] = []
        let token = state.observe { heard.append($0) }
        state.value = "a"
        state.value = "b"
        state.update { _ in }
        #expect(heard == ["b"])
        token.end()
    }

    @Test func `a value without equality is always told`() {
        struct Opaque: Sendable {}
        let state = SharedState(Opaque())
        var heard = 0
        let token = state.observe { _ in heard += 1 }
        state.value = Opaque()
        #expect(heard == 1)
        token.end()
    }

    @Test func `an observer that sets another value is heard by all in order`() {
        let state = SharedState(0)
        var heard: [Int] = []
        let first = state.observe { if $0 == 1 { state.value = 2 } }
        let second = state.observe { heard.append($0) }
        state.value = 1
        #expect(heard == [1, 2] && state.value == 2)
        first.end()
        second.end()
    }

    @Test func `a reader of the values gets the one there is and then the newest`() async {
        let state = SharedState(1)
        var values = state.values().makeAsyncIterator()
        #expect(await values.next() == 1)
        state.value = 2
        state.value = 3
        #expect(await values.next() == 3)
    }
}
