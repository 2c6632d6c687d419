import Beeline
import Foundation
import Testing

// listing: communicator
extension Communicator where Item == Contact {
    func getPeople() async throws -> [Contact] { try await get() }
    func postPerson(_ person: Contact) async throws { try await post(person) }
}
// end

// listing: mock
struct MockCommunicator: Communicator {
    var people: [Contact] = []
    var error: WebError?

    func get() async throws -> [Contact] {
        if let error { throw error }
        return people
    }

    func post(_ item: Contact) async throws {
        if let error { throw error }
    }
}
// end

// listing: synced
extension Contact {
    static let synced = SyncedKind(Contact.self, collection: "people")
}

let syncMigration = Migration("Sync contacts") { db in
    try SyncTables.create(in: db)
    try Contact.synced.createTriggers(in: db)
}
// end

/// Nobody answers.
private struct NoNetwork: HTTPTransport {
    func send(
        _ request: HTTPRequest, _ receive: @escaping @Sendable (Data) throws -> Void
    ) async throws -> HTTPReply {
        throw WebError(.offline, "there is no network in this test")
    }
}

@Suite struct SyncListings {
    private let credentials = Credentials.basic(name: "ada", password: "secret")

    @Test func `a communicator is chosen and asked`() async throws {
        // listing: communicators
        let client = WebClient(URL(string: "https://example.org/api")!, credentials: credentials)
        let communicator: any Communicator<Contact> = JSONCommunicator<Contact>(
            client, path: "people")
        // end
        #expect(communicator is JSONCommunicator<Contact>)
    }

    @Test func `an error says what a person has to know`() async throws {
        let communicator: any Communicator<Contact> = MockCommunicator(
            error: WebError(.offline, "test"))
        var people: [Contact] = []
        var message: String?
        var canRetry = false
        // listing: webError
        do {
            people = try await communicator.getPeople()
        } catch let error as WebError {
            message = error.errorDescription
            canRetry = error.isPassing
        }
        // end
        #expect(people.isEmpty && canRetry && message == "The server can’t be reached.")
    }

    @MainActor @Test func `an engine is made and watched`() async throws {
        let folder = try TemporaryFolder()
        let database = try await Database.open(
            folder.file(), migrations: contactMigrations + [syncMigration])
        let address = URL(string: "https://example.org/v1")!
        do {
            // listing: engine
            let server = KintoServer(WebClient(address, credentials: credentials))
            let engine = SyncEngine(database, server: server, kinds: [Contact.synced])
            let running = Task { await engine.run(every: .seconds(60)) }
            // end
            running.cancel()
        }
        var client = WebClient(address, transport: NoNetwork())
        client.retry = .never
        let engine = SyncEngine(
            database, server: KintoServer(client), kinds: [Contact.synced])
        try await database.write { db in
            try db.insert(
                Contact(id: UUID(), firstName: "Ada", lastName: "Lovelace", city: nil, tags: []))
        }
        var message: String?
        // listing: status
        let token = engine.status.observe { status in
            if let problem = status.problem {
                message = "\(problem.message) \(status.waiting) changes wait."
            }
        }
        // end
        defer { token.end() }
        await engine.sync()
        #expect(message == "The server can’t be reached. 1 changes wait.")
        // listing: conflict
        let conflicts = try await database.read { db in try db.fetch(SyncConflict.all) }
        for conflict in conflicts where conflict.field == "city" {
            try await database.write { db in try conflict.takeOther(Contact.synced, in: db) }
        }
        // end
        #expect(conflicts.isEmpty)
    }
}
