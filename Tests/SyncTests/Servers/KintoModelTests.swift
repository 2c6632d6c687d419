import Beeline
import Foundation
import Testing

/// The model of the server against the real one: the same requests, the same
/// answers but for the times.
@Suite struct KintoModelTests {
    private struct Side {
        var server: KintoServer
        /// The versions that each record has had here.
        var versions: [String: [Int64]] = [:]
    }

    private static let steps = Fuzz.environment["SYNC_STEPS"].flatMap { Int($0) } ?? 60

    /// Kinto by itself tells both that they have replaced it: `Scripts/kinto/collection_lock.py`.
    @Test(.enabled(if: Kinto.running != nil))
    func `of two who replace the same version at once one is told that it was late`() async throws {
        let world = try await World(.kinto)
        let server = KintoServer(try #require(world.kinto).client, bucket: world.bucket)
        for _ in 0..<20 {
            let id = UUID().uuidString.lowercased()
            let made = RemoteEdit(id: id, verb: .create(["n": 0]))
            _ = try await server.perform([made], in: "people", isCautious: false)
            let version = try #require(try await server.find([id], in: "people").first).version
            let outcomes = try await withThrowingTaskGroup { group in
                for number in 1...2 {
                    let edit = RemoteEdit(
                        id: id, verb: .replace(["n": .integer(Int64(number))], version: version))
                    group.addTask {
                        try await server.perform([edit], in: "people", isCautious: false)[0]
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            let done = outcomes.filter { if case .done = $0 { true } else { false } }
            #expect(done.count == 1, "\(outcomes)")
        }
    }

    @Test(.enabled(if: Kinto.running != nil))
    func `answers as the real server does`() async throws {
        let world = try await World(.kinto)
        let kinto = try #require(world.kinto)
        let modelClient = WebClient(URL(string: "https://sync.test/v1")!, transport: KintoModel())
        var sides = [
            Side(server: KintoServer(kinto.client, bucket: world.bucket)),
            Side(server: KintoServer(modelClient, bucket: "b")),
        ]
        for index in sides.indices { sides[index].server.client.retry = .never }
        var random = SplitMix64(seed: Fuzz.seed)
        let ids = (0..<4).map { _ in random.uuid().uuidString.lowercased() }
        for step in 0..<Self.steps {
            let edits = (0..<[1, 1, 1, 3].randomElement(using: &random)!).map { _ in
                (
                    ids.randomElement(using: &random)!, Int.random(in: 0..<3, using: &random),
                    Int.random(in: 0..<3, using: &random)
                )
            }
            // Within a batch each record once: a time may not be known before it is over.
            guard Set(edits.map(\.0)).count == edits.count else { continue }
            var told: [[String]] = []
            for index in sides.indices {
                let sent = edits.map { id, verb, age in
                    let versions = sides[index].versions[id] ?? []
                    let version = versions.dropLast(age).last ?? 1
                    let fields: [String: JSONValue] = ["n": .integer(Int64(step)), "x": 1.5]
                    return RemoteEdit(
                        id: id,
                        verb: [
                            .create(fields), .replace(fields, version: version),
                            .delete(version: version),
                        ][verb])
                }
                let outcomes = try await sides[index].server.perform(
                    sent, in: "people", isCautious: false)
                let list = try await sides[index].server.changes(
                    in: "people", after: 0, page: nil)
                for record in list.records
                where sides[index].versions[record.id]?.last != record.version {
                    sides[index].versions[record.id, default: []].append(record.version)
                }
                let found = try await sides[index].server.find(ids, in: "people")
                let inventory = try await sides[index].server.inventory(of: "people", page: nil)
                told.append(
                    outcomes.map { Self.text($0) } + list.records.map { Self.text($0) }
                        + found.sorted { $0.version < $1.version }.map { Self.text($0) }
                        + inventory.records.map { Self.text($0) }
                        + ["\(list.version == list.records.last?.version)"])
            }
            try #require(told[0] == told[1], "FUZZ_SEED=\(Fuzz.seed), step \(step): \(edits)")
        }
    }

    private static func text(_ record: RemoteRecord) -> String {
        let fields = record.fields.map {
            String(decoding: JSONValue.object($0).data, as: UTF8.self)
        }
        return "\(record.id) \(fields ?? "deleted")"
    }

    private static func text(_ outcome: RemoteOutcome) -> String {
        switch outcome {
        case .done(let record): "done \(text(record))"
        case .gone: "gone"
        case .differs(let record): "differs \(record.map { text($0) } ?? "")"
        case .refused(let error): "refused \(error.status ?? 0)"
        case .postponed(let error): "postponed \(error)"
        case .unknown(let error): "unknown \(error.problem)"
        }
    }

    @Test(.enabled(if: Kinto.running != nil))
    func `histories hold on the real server`() async throws {
        let count = Fuzz.environment["SYNC_HISTORIES"].flatMap { Int($0) } ?? 4
        print("KintoModelTests: \(count) histories, seed \(Fuzz.seed)")
        for number in 0..<count {
            let world = try await World(.kinto)
            var history = History(
                seed: Fuzz.seed &+ UInt64(number),
                makeDevice: { folder, random in
                    var random = random
                    var configuration = SyncEngine.Configuration()
                    configuration.roundsBetweenComparisons = Int.random(in: 3..<40, using: &random)
                    return try await world.device(
                        folder: folder, pageSize: Int.random(in: 2..<9, using: &random),
                        configuration: configuration)
                },
                server: { try await world.live() })
            if let problem = try await history.run() {
                Issue.record("FUZZ_SEED=\(history.seed): \(problem)")
                return
            }
        }
    }
}
