import Beeline
import Foundation
import Testing

extension NotificationKey where Payload == Change {
    fileprivate static let rowsDidChange = NotificationKey("rowsDidChange")
}

extension NotificationKey where Payload == Int {
    fileprivate static let rowsDidChangeAsNumber = NotificationKey("rowsDidChange")
}

@MainActor
@Suite struct NotificationKeyTests {
    private let center = NotificationCenter()

    @Test func `what is posted under a key is read under it with its type`() {
        var heard: [Change] = []
        let token = center.observe(.rowsDidChange) { heard.append($0) }
        center.post(.rowsDidChange, .reload)
        #expect(heard == [.reload])
        token.end()
        center.post(.rowsDidChange, .reload)
        #expect(heard.count == 1)
    }

    @Test func `a key of the same name and another type reads nothing`() {
        var heard: [Int] = []
        let token = center.observe(.rowsDidChangeAsNumber) { heard.append($0) }
        center.post(.rowsDidChange, .reload)
        #expect(heard.isEmpty)
        token.end()
    }

    @Test func `a plain observer reads the payload by its key`() {
        nonisolated(unsafe) var change: Change?  // posted and read on this thread
        let observer = center.addObserver(
            forName: NotificationKey.rowsDidChange.name, object: nil, queue: nil
        ) { notification in
            change = notification[.rowsDidChange]
        }
        center.post(.rowsDidChange, .reload)
        #expect(change == .reload)
        center.removeObserver(observer)
    }

    @Test func `a store posts its changes and only its own are heard`() {
        let (store, other) = (ListStore([Row(1)]), ListStore([Row(1)]))
        store.postChanges(.rowsDidChange, to: center)
        other.postChanges(.rowsDidChange, to: center)
        var heard: [Change] = []
        let token = center.observe(.rowsDidChange, from: store) { heard.append($0) }
        store.append(Row(2))
        other.append(Row(2))
        #expect(heard == [.batch(Batch(from: [Row(1)], to: [Row(1), Row(2)]))])
        token.end()
    }

    @Test func `what is posted on another thread is heard on the main one`() async {
        let center = center
        await withCheckedContinuation { continuation in
            let box = TokenHolder()
            box.token = center.observe(.rowsDidChange) { _ in
                #expect(MainQueue.isCurrent)
                box.token = nil
                continuation.resume()
            }
            Thread.detachNewThread { center.post(.rowsDidChange, .reload) }
        }
    }

    private final class TokenHolder {
        var token: ObservationToken?
    }

    /// A payload of another type is refused by the compiler: overload
    /// resolution, which asks the same question, falls back to this one.
    private struct Fallback {
        func post<Payload>(_ key: NotificationKey<Payload>, _ payload: Payload) -> Bool { true }
        func post<Payload, Other>(_ key: NotificationKey<Payload>, _ other: Other) -> Bool { false }
    }

    @Test func `a payload of another type does not match its key`() {
        let key = NotificationKey<Change>("rowsDidChange")
        #expect(Fallback().post(key, Change.reload))
        #expect(!Fallback().post(key, 3))
    }
}
