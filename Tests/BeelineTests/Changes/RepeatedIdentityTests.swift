import Beeline
import Foundation
import Synchronization
import Testing

/// The reports go through one hook, so these run one after the other; what
/// other suites report meanwhile is told apart by its type.
@MainActor
@Suite(.serialized) struct RepeatedIdentityTests {
    struct Page: Identifiable, Equatable, Sendable {
        let id: String
        var text = ""
    }

    private final class Reports: Sendable {
        private let all = Mutex<[RepeatedIdentity]>([])
        var pages: [RepeatedIdentity] { all.withLock { $0.filter { $0.typeName == "Page" } } }
        func add(_ report: RepeatedIdentity) { all.withLock { $0.append(report) } }
    }

    private func listen() -> Reports {
        let reports = Reports()
        RepeatedIdentity.onReport { reports.add($0) }
        return reports
    }

    @Test func `a repeated identity is reported once and by name`() {
        let reports = listen()
        let twice = [Page(id: "p1"), Page(id: "p2"), Page(id: "p1")]
        for _ in 0..<3 { _ = Batch(from: twice, to: [Page(id: "p3")]) }
        _ = Batch(from: [Page(id: "p4")], to: twice)
        #expect(reports.pages.map(\.identity) == ["p1"])
        #expect(
            reports.pages.first?.description
                == "More than one Page with the identity p1 in a list. Give every item an id of "
                + "its own; until then they are told apart by their order.")
    }

    @Test func `a store reports a repeated identity it is made with, and one that comes in`() {
        let reports = listen()
        let store = ListStore([Page(id: "s1"), Page(id: "s1")])
        #expect(reports.pages.map(\.identity) == ["s1"])
        store.append(Page(id: "s2"))
        store.append(Page(id: "s2"))
        #expect(reports.pages.map(\.identity) == ["s1", "s2"])
        #expect(store.indexPath(of: "s2") == [0, 2])
    }

    @Test func `repeated identities are told apart the same way every time`() {
        _ = listen()
        let old = ["a", "b", "a", "c", "a"].map { Page(id: $0) }
        let new = ["a", "a", "b", "x", "a", "a"].map { Page(id: $0) }
        let batches = (0..<50).map { _ in Batch(from: old, to: new) }
        #expect(Set(batches).count == 1)
    }

    /// One of three goes; its neighbours say which.
    @Test func `which of several equal rows went is seen from their neighbours`() {
        _ = listen()
        let old = ["x", "a", "1", "a", "2", "a", "y"].map { Page(id: $0) }
        let new = ["y", "a", "1", "a", "2", "x"].map { Page(id: $0) }
        let batch = Batch(from: old, to: new)
        #expect(batch.removed == [[0, 5]])
        #expect(batch.operationCount == 3)
    }
}
