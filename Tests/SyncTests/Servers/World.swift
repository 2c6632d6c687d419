import Beeline
import Foundation
import Testing

/// Where a test's devices meet: the model of the server, or the real one, in a
/// bucket of the test's own.
struct World: Sendable {
    enum Kind: String, Sendable, CaseIterable {
        case model
        case kinto
    }

    /// Those that there are.
    static let kinds: [Kind] = Kinto.running == nil ? [.model] : [.model, .kinto]

    let model: KintoModel?
    let kinto: Kinto?
    let bucket: String

    init(_ kind: Kind, schema: JSONValue? = nil) async throws {
        model = kind == .model ? KintoModel() : nil
        kinto = kind == .model ? nil : Kinto.running
        bucket = kind == .model ? "b" : "t" + UUID().uuidString.lowercased()
        guard let kinto else { return }
        try await kinto.ask("PUT", "buckets/\(bucket)")
        try await kinto.ask(
            "PUT", "buckets/\(bucket)/collections/people",
            schema.map { ["data": ["schema": $0]] })
    }

    var transport: any HTTPTransport {
        if let model { return model }
        return URLSessionTransport.shared
    }

    var client: WebClient {
        var client = WebClient(
            kinto?.base ?? URL(string: "https://sync.test/v1")!, credentials: kinto?.credentials,
            transport: transport)
        client.retry = .never
        return client
    }

    func device(
        folder: TemporaryFolder? = nil, pageSize: Int = 5,
        configuration: SyncEngine.Configuration? = nil,
        wrap: (KintoServer) -> any RecordServer = { $0 }
    ) async throws -> Device {
        try await Device(
            transport, folder: folder, base: client.base, credentials: client.credentials,
            bucket: bucket, pageSize: pageSize,
            configuration: configuration, wrap: wrap)
    }

    /// What the server has, without what was deleted.
    func live() async throws -> [String: [String: JSONValue]] {
        if let model { return model.live() }
        let server = KintoServer(client, bucket: bucket)
        var records: [String: [String: JSONValue]] = [:]
        var next: String?
        repeat {
            let page = try await server.changes(in: "people", after: nil, page: next)
            for record in page.records { records[record.id] = record.fields }
            next = page.next
        } while next != nil
        return records
    }

    /// Takes the collection away with all it has ever known, and makes it anew.
    func empty() async throws {
        model?.empty()
        try await kinto?.ask("DELETE", "buckets/\(bucket)/collections/people")
        try await kinto?.ask("PUT", "buckets/\(bucket)/collections/people")
    }
}

/// Syncs, and shows why if that fails.
@discardableResult
func synced(_ devices: Device..., location: SourceLocation = #_sourceLocation) async -> SyncStatus {
    var status = SyncStatus()
    for device in devices {
        status = await device.engine.sync()
        #expect(status.problem == nil, sourceLocation: location)
    }
    return status
}
