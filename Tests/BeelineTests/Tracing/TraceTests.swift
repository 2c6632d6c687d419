import Beeline
import Foundation
import Testing

@MainActor
@Suite(.serialized) struct TraceTests {
    @Test func `the line can be read from event to view`() {
        let store = ListStore([Row(1)], rules: [.atMost(2, reason: "Two.")])
        let token = store.observe { _, change in Beeline.trace(.view, "list \(change.isEmpty)") }
        let steps = Beeline.trace.record {
            Beeline.trace(.event, "tap on Add")
            store.append(Row(2))
            store.append(Row(3))
        }
        #expect(
            steps.map(\.description) == [
                "event   tap on Add",
                "verb    ListStore<Row>: insert 1 at 0.1",
                "change  ListStore<Row>: 1 inserted, a list of 2",
                "view    list false",
                "verb    ListStore<Row>: insert 1 at 0.2",
                "refusal ListStore<Row>: Two.",
            ])
        token.end()
    }

    @Test func `while it is off nothing is said and no message is put together`() {
        var messages = 0
        func message() -> String {
            messages += 1
            return "message"
        }
        #expect(!Beeline.trace.isOn)
        Beeline.trace(.event, message())
        #expect(messages == 0)
        let steps = Beeline.trace.record { Beeline.trace(.event, message()) }
        #expect(messages == 1 && steps.count == 1 && !Beeline.trace.isOn)
    }

    @Test func `a step has the time of the clock it is given`() {
        let old = Beeline.trace.now
        Beeline.trace.now = { Date(timeIntervalSinceReferenceDate: 5) }
        defer { Beeline.trace.now = old }
        let steps = Beeline.trace.record { Beeline.trace(.warning, "past its data source") }
        #expect(steps.first?.date == Date(timeIntervalSinceReferenceDate: 5))
    }
}
