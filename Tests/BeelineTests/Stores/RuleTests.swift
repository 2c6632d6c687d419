import Beeline
import Testing

@MainActor
@Suite struct RuleTests {
    private let reason = "Do one of the ten first."

    private func store(_ count: Int) -> ListStore<Row> {
        ListStore((0..<count).map { Row($0) }, rules: [.atMost(10, reason: reason)])
    }

    @Test func `the eleventh item is refused and the reason given`() {
        let store = store(10)
        let observer = ReplayingObserver(store)
        #expect(store.append(Row(99)) == store.refusal(of: Verb(kind: .insert, growth: 1)))
        #expect(store.append(Row(99))?.reason == reason)
        #expect(store.append(Row(99))?.cause == .rule)
        #expect(store.insert(Row(99), at: 0)?.reason == reason)
        #expect(store.appendSection("B", [Row(99)])?.reason == reason)
        #expect(store.replaceAll(with: (0..<11).map { Row($0) })?.reason == reason)
        #expect(store.count == 10 && observer.batches.isEmpty && !store.canUndo)
    }

    @Test func `what a full store does not make longer it does`() {
        let store = store(10)
        #expect(store.update(Row(3, 1)) == nil && store.move(from: 0, to: 9) == nil)
        #expect(store.replaceAll(with: (5..<15).map { Row($0) }) == nil)
        #expect(store.remove(at: 0) == nil && store.append(Row(50)) == nil)
    }

    @Test func `an observer finds canAppend right after every change`() {
        let store = store(9)
        var states: [Bool] = []
        let token = store.observe { _, _ in states.append(store.canAppend) }
        store.append(Row(100))
        store.remove(at: 0)
        store.undo()
        store.rules = []
        #expect(states == [false, true, false, true])
        token.end()
    }

    @Test func `several items that would be too many together are refused together`() {
        let store = store(8)
        #expect(store.append(contentsOf: [Row(20), Row(21), Row(22)])?.reason == reason)
        #expect(store.count == 8)
    }

    @Test func `a rule sees what comes in`() {
        let rule = Rule<Row> { verb, _ in
            verb.items.contains { $0.content < 0 } ? "Nothing below zero." : nil
        }
        let store = ListStore([Row(1)], rules: [rule])
        #expect(store.append(Row(2, -1))?.reason == "Nothing below zero.")
        #expect(store.update(Row(1, -1))?.description == "Nothing below zero.")
        #expect(store.canAppend && store.items == [Row(1)])
    }
}
