import Beeline
import Foundation
import Synchronization

/// A device: a database, the real client, and a network that fails as told.
final class Device: Sendable {
    let folder: TemporaryFolder
    let database: Database
    let engine: SyncEngine
    let network: FaultyNetwork

    /// Takes up a folder: what is in it is what the device knows.
    ///
    /// - Parameter wrap: Puts something between the engine and the server.
    init(
        _ transport: any HTTPTransport, folder: TemporaryFolder? = nil,
        base: URL = URL(string: "https://sync.test/v1")!, credentials: Credentials? = nil,
        bucket: String = "b", kind: SyncedKind = Contact.synced, pageSize: Int = 5,
        configuration: SyncEngine.Configuration? = nil,
        wrap: (KintoServer) -> any RecordServer = { $0 }
    ) async throws {
        let folder = try folder ?? TemporaryFolder()
        self.folder = folder
        network = FaultyNetwork(transport)
        var databaseConfiguration = Database.Configuration()
        databaseConfiguration.durability = .normal
        database = try await Database.open(
            folder.file(), migrations: Contact.migrations, configuration: databaseConfiguration)
        var client = WebClient(base, credentials: credentials, transport: network)
        client.retry = .never
        var server = KintoServer(client, bucket: bucket)
        server.pageSize = pageSize
        engine = await SyncEngine(
            database, server: wrap(server), kinds: [kind],
            configuration: configuration ?? SyncEngine.Configuration())
    }

    /// The same device after its program has ended and begun again.
    func restarted(_ configuration: SyncEngine.Configuration? = nil) async throws -> Device {
        try await Device(network.transport, folder: folder, configuration: configuration)
    }

    @discardableResult
    func add(_ contact: Contact) async throws -> Contact {
        try await database.write { try $0.insert(contact) }
        return contact
    }

    func edit(_ id: UUID, _ body: @escaping @Sendable (inout Contact) -> Void) async throws {
        try await database.write { db in _ = try db.edit(Contact.self, id, body) }
    }

    func delete(_ id: UUID) async throws {
        try await database.write { db in _ = try db.delete(Contact.self, id) }
    }

    func contacts() async throws -> [Contact] {
        try await database.read { db in
            try db.fetch(Contact.all).sorted { $0.remoteID < $1.remoteID }
        }
    }

    func contact(_ id: UUID) async throws -> Contact? {
        try await database.read { db in try db.find(Contact.self, id) }
    }

    func conflicts() async throws -> [SyncConflict] {
        try await database.read { db in try db.fetch(SyncConflict.all) }
    }

    /// What waits, by identity, with what was sent.
    func waiting() async throws -> [String: String?] {
        try await database.read { db in
            let rows = try db.map("SELECT id, sent FROM beeline_outbox") { row in
                (try row.next(String.self), try row.next(String?.self))
            }
            return Dictionary(uniqueKeysWithValues: rows)
        }
    }
}
