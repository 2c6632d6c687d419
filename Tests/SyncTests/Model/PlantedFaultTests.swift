import Beeline
import Foundation
import Synchronization
import Testing

/// Histories find clients that make the mistakes which they are meant to find.
@Suite struct PlantedFaultTests {
    private func problem(
        _ wrap: @escaping @Sendable (KintoServer) -> any RecordServer = { $0 },
        afterRound: @escaping @Sendable (Device) async throws -> Void = { _ in },
        about words: String = ""
    ) async throws -> String? {
        for number in 0..<400 {
            var history = HistoryFuzzTests.history(
                UInt64(number), wrap: wrap, afterRound: afterRound)
            if let problem = try await history.run(), words.isEmpty || problem.contains(words) {
                return problem
            }
        }
        return nil
    }

    @Test func `a creation that is sent again without looking is found`() async throws {
        let made = Shared<Set<String>>([])
        let problem = try await problem(
            { server in
                var mistaken = MistakenServer(server, replaysCreations: true)
                mistaken.made = made
                return mistaken
            }, about: "back from the dead")
        #expect(problem != nil)
    }

    @Test func `an edit that leaves the outbox when it is sent is found`() async throws {
        let problem = try await problem(afterRound: { device in
            try await device.database.write { db in
                _ = try db.run("DELETE FROM beeline_outbox WHERE sent IS NOT NULL")
            }
        })
        #expect(problem != nil)
    }

    @Test func `a deletion that is not heard of is found`() async throws {
        let problem = try await problem { MistakenServer($0, missesTombstones: true) }
        #expect(problem != nil)
    }

    @Test func `a device that takes its own clock for the judge is found`() async throws {
        let problem = try await problem { MistakenServer($0, lastWriterWins: true) }
        #expect(problem?.contains("lost") == true, "\(problem ?? "nothing")")
    }

    @Test func `a device that asks for news by its own clock is found`() async throws {
        let problem = try await problem { MistakenServer($0, clock: 1_700_000_100_000) }
        #expect(problem != nil)
    }
}

extension RemoteOutcome {
    fileprivate var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }
}

private final class Shared<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    init(_ value: Value) {
        self.value = Mutex(value)
    }

    func withLock<Result: Sendable>(_ body: (inout sending Value) -> sending Result) -> Result {
        value.withLock { body(&$0) }
    }
}

/// A server as a mistaken client sees it.
private struct MistakenServer: RecordServer {
    let server: KintoServer
    var replaysCreations = false
    var missesTombstones = false
    var lastWriterWins = false
    var clock: Int64?
    var editLimit: Int { server.editLimit }

    /// Records that were sent as new and not answered.
    var made = Shared<Set<String>>([])

    init(
        _ server: KintoServer, replaysCreations: Bool = false, missesTombstones: Bool = false,
        lastWriterWins: Bool = false, clock: Int64? = nil
    ) {
        self.server = server
        self.replaysCreations = replaysCreations
        self.missesTombstones = missesTombstones
        self.lastWriterWins = lastWriterWins
        self.clock = clock
    }

    func changes(
        in collection: String, after version: Int64?, page: String?
    ) async throws -> RemotePage {
        var result = try await server.changes(
            in: collection, after: version.map { max($0, clock ?? 0) }, page: page)
        if missesTombstones { result.records.removeAll { $0.fields == nil } }
        return result
    }

    func inventory(of collection: String, page: String?) async throws -> RemotePage {
        // A mistake that a comparison mends would be found late.
        RemotePage(records: [], version: nil, next: nil)
    }

    func find(_ ids: [String], in collection: String) async throws -> [RemoteRecord] {
        let records = try await server.find(ids, in: collection)
        let made = made.withLock { $0 }
        return records.filter { record in
            record.fields != nil
                || !missesTombstones && !(replaysCreations && made.contains(record.id))
        }
    }

    func perform(
        _ edits: [RemoteEdit], in collection: String, isCautious: Bool
    ) async throws -> [RemoteOutcome] {
        let outcomes = try await server.perform(edits, in: collection, isCautious: isCautious)
        made.withLock { made in
            for (edit, outcome) in zip(edits, outcomes) {
                guard case .create = edit.verb else { continue }
                if outcome.isUnknown { made.insert(edit.id) } else { made.remove(edit.id) }
            }
        }
        guard lastWriterWins else { return outcomes }
        return try await zip(edits, outcomes).asyncMap { edit, outcome in
            guard case .differs(let record?) = outcome, case .replace(let fields, _) = edit.verb
            else { return outcome }
            let forced = RemoteEdit(id: edit.id, verb: .replace(fields, version: record.version))
            return try await server.perform([forced], in: collection, isCautious: true)[0]
        }
    }
}
