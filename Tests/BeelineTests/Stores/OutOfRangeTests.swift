import Beeline
import Foundation
import Testing

/// A place that does not exist is a mistake of the program. The message names
/// the verb, the place and the count, in release builds too.
@MainActor
@Suite struct OutOfRangeTests {
    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `removing a row that is not there stops`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = ListStore([Row(1), Row(2)]).remove(at: 2) }
        }
        #expect(
            message(result).contains("ListStore.remove(at:): no item at [0, 2] in a list of 2."))
    }

    @Test func `inserting beyond the end stops`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = ListStore([Row(1)]).insert(Row(2), at: 3) }
        }
        #expect(
            message(result).contains(
                "ListStore.insert(_:at:): [0, 3] is out of range in a list of 1."))
    }

    @Test func `moving to a place that is not there stops`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let store = ListStore(sections: ["A": [Row(1)], "B": []])
                _ = store.move(from: [0, 0], to: [0, 1])
            }
        }
        #expect(
            message(result).contains(
                "ListStore.move(from:to:): no item at [0, 1] in 2 sections of [1, 0]."))
    }

    @Test func `a section that is not there stops`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = ListStore([Row(1)]).removeSection(at: 1) }
        }
        #expect(
            message(result).contains(
                "ListStore.removeSection(at:): section 1 is out of range; the list has 1."))
    }

    @Test func `asking a list for a row that is not there stops`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = ListSnapshot([Row(1)]).item(at: [0, 1])
        }
        #expect(
            message(result).contains("ListSnapshot.item(at:): no item at [0, 1] in a list of 1."))
    }

    @Test func `undo inside a transaction stops`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let store = ListStore([Row(1)])
                store.perform { _ = store.undo() }
            }
        }
        #expect(message(result).contains("ListStore.undo(): called inside perform(_:_:)."))
    }

    @Test func `observers that answer each other for ever stop`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let store = ListStore([Row(1)])
                let token = store.observe { _, _ in store.update(id: 1) { $0.content += 1 } }
                withExtendedLifetime(token) { _ = store.append(Row(2)) }
            }
        }
        #expect(message(result).contains("have answered 10000 events by another one."))
    }
}
