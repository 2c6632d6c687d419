import Beeline
import Foundation

/// What is asked of the server.
enum Question: UInt8, CaseIterable {
    case changes
    case inventory
    case find
    case edit
    case edits
    case editsOneByOne
    case communicator
    case plainJSON
    case json

    init?(_ letter: UInt8) {
        self.init(rawValue: letter &- UInt8(ascii: "a"))
    }

    func ask(_ server: InventedServer) async throws {
        var client = WebClient(
            InventedServer.base,
            credentials: .basic(name: "ada", password: InventedServer.password),
            transport: server)
        client.retry = .never
        client.sizeLimit = 60_000
        let kinto = KintoServer(client, bucket: "b")
        switch self {
        case .changes: try await walk { try await kinto.changes(in: "people", after: 7, page: $0) }
        case .inventory: try await walk { try await kinto.inventory(of: "people", page: $0) }
        case .find:
            let records = try await kinto.find(["a", "b"], in: "people")
            for record in records { check(record) }
        case .edit: try await perform(Array(Self.samples.prefix(1)), kinto, isCautious: false)
        case .edits: try await perform(Self.samples, kinto, isCautious: false)
        case .editsOneByOne: try await perform(Self.samples, kinto, isCautious: true)
        case .communicator:
            let communicator = KintoCommunicator<Everything>(kinto, collection: "people")
            let items = try await communicator.get()
            if let item = items.first { try await communicator.post(item) }
        case .plainJSON:
            let communicator = JSONCommunicator<Everything>(client, path: "people")
            let items = try await communicator.get()
            if let item = items.first { try await communicator.post(item) }
        case .json:
            let request = client.request("GET", "people")
            checkJSON(try await client.send(request).body)
        }
    }

    private func walk(_ page: (String?) async throws -> RemotePage) async throws {
        var next: String?
        repeat {
            let page = try await page(next)
            for record in page.records { check(record) }
            next = page.next
        } while next != nil
    }

    private static let samples = [
        RemoteEdit(id: "a", verb: .create(["name": "Ada", "age": 36])),
        RemoteEdit(id: "b", verb: .replace(["name": "Bo"], version: 1_700_000_000_000)),
        RemoteEdit(id: "c", verb: .delete(version: 1_700_000_000_001)),
    ]

    private func perform(
        _ edits: [RemoteEdit], _ server: KintoServer, isCautious: Bool
    ) async throws {
        let outcomes = try await server.perform(edits, in: "people", isCautious: isCautious)
        guard outcomes.count == edits.count else {
            fatalError("\(outcomes.count) outcomes of \(edits.count) edits")
        }
        for case .done(let record) in outcomes { check(record) }
    }

    /// Stops unless what was read can be written, and is read the same again.
    private func check(_ record: RemoteRecord) {
        guard let fields = record.fields else { return }
        check(.object(fields))
    }

    private func check(_ value: JSONValue) {
        let text = value.data
        do {
            guard try JSONValue(parsing: text) == value else {
                fatalError("another value after \(String(decoding: text, as: UTF8.self))")
            }
        } catch {
            fatalError("\(error) in \(String(decoding: text, as: UTF8.self))")
        }
    }

    private func checkJSON(_ data: Data) {
        if let value = try? JSONValue(parsing: data) { check(value) }
    }
}
