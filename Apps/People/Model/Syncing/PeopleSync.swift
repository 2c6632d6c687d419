import Beeline
import Foundation

/// Keeps the people in step with a server, once there is one.
@MainActor final class PeopleSync {
    /// The server that people chose, and who they are there.
    struct Account: Hashable, Sendable {
        var server: URL
        var name: String
    }

    /// How it stands; nil without a server.
    let status = SharedState<SyncStatus?>(nil)

    private(set) var account: Account?

    private let database: Database
    private let credentials: any CredentialStore
    private let defaults: UserDefaults
    private let interval: Duration
    private var engine: SyncEngine?
    private var running: Task<Void, Never>?

    /// - Parameters:
    ///   - credentials: Where the password is kept.
    ///   - defaults: Where server and name are kept.
    ///   - interval: The pause between two rounds.
    init(
        _ database: Database, credentials: any CredentialStore,
        defaults: UserDefaults = .standard, interval: Duration = .seconds(60)
    ) {
        self.database = database
        self.credentials = credentials
        self.defaults = defaults
        self.interval = interval
    }

    deinit {
        running?.cancel()
    }

    // MARK: - The server

    /// Goes on with the server of last time, if there was one.
    func resume() async {
        guard let server = defaults.string(forKey: "server").flatMap(URL.init(string:)),
            let name = defaults.string(forKey: "account")
        else { return }
        let account = Account(server: server, name: name)
        let known = try? await credentials.credentials(for: server)
        begin(account, known)
    }

    /// Begins to sync with a server, after asking it whether it knows the account.
    ///
    /// - Throws: ``AddressProblem``; `WebError`, if the server can't be asked.
    func connect(address: String, name: String, password: String) async throws {
        let server = try Self.server(at: address)
        let secret = Credentials.basic(name: name, password: password)
        let client = WebClient(server, credentials: secret)
        let answer = try await client.get("", as: Greeting.self)
        guard answer.user != nil else { throw AddressProblem.unknownAccount(name) }
        try await credentials.save(secret, for: server)
        defaults.set(server.absoluteString, forKey: "server")
        defaults.set(name, forKey: "account")
        begin(Account(server: server, name: name), secret)
    }

    /// Leaves the server. The people stay here, and there.
    func disconnect() async throws {
        running?.cancel()
        engine = nil
        status.value = nil
        if let account { try await credentials.remove(for: account.server) }
        account = nil
        defaults.removeObject(forKey: "server")
        defaults.removeObject(forKey: "account")
    }

    private func begin(_ account: Account, _ secret: Credentials?) {
        running?.cancel()
        self.account = account
        let client = WebClient(account.server, credentials: secret)
        let engine = SyncEngine(
            database, server: KintoServer(client), kinds: PeopleDatabase.synced)
        self.engine = engine
        engine.status.observe(for: self) { sync, status in sync.status.value = status }
        running = Task { [interval] in await engine.run(every: interval) }
    }

    // MARK: - Rounds

    /// Lets a round begin now, if there is a server.
    func syncSoon() {
        guard let engine else { return }
        Task { await engine.syncSoon() }
    }

    /// Does a round and waits for its end.
    func sync() async {
        await engine?.sync()
    }

    /// Tries again what the server refused, and sends again what it lost.
    func retry() async throws {
        guard let engine else { return }
        try await engine.retryRefused()
        if status.value?.lost ?? 0 > 0 { try await engine.sendAllAgain() }
        await engine.sync()
    }

    // MARK: - Conflicts

    /// What two devices edited at once, latest first.
    func conflicts() -> AnyListSource<SyncConflict> {
        AnyListSource(
            FetchedResults(
                SyncConflict.all.order(by: Column("id", \SyncConflict.id).descending),
                in: database))
    }

    /// Whom a conflict is about, for people.
    func name(of conflict: SyncConflict) async throws -> String? {
        try await database.read { db in
            conflict.collection == PersonGroup.synced.collection
                ? try db.find(PersonGroup.self, conflict.record)?.name
                : try db.find(Person.self, conflict.record)?.displayName
        }
    }

    /// Puts the other value in the place of the one that stayed, or leaves it at that.
    func settle(_ conflict: SyncConflict, takingOther: Bool) async throws {
        try await database.write { db in
            if takingOther,
                let kind = PeopleDatabase.synced.first(where: {
                    $0.collection == conflict.collection
                })
            {
                try conflict.takeOther(kind, in: db)
            } else {
                try db.delete(SyncConflict.self, conflict.id)
            }
        }
        syncSoon()
    }
}

/// What a server says of itself and of who asks.
private struct Greeting: Decodable, Sendable {
    struct User: Decodable, Sendable {
        var id: String
    }

    var user: User?
}
