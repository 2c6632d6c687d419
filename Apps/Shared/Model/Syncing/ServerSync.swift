public import Beeline
public import Foundation

/// Keeps the records of an app in step with a server, once there is one.
@MainActor public final class ServerSync {
    /// The server that people chose, and who they are there.
    public struct Account: Hashable, Sendable {
        public var server: URL
        public var name: String
    }

    /// How it stands; nil without a server.
    public let status = SharedState<SyncStatus?>(nil)

    public private(set) var account: Account?

    /// What is kept in step.
    let content: SyncedContent

    /// Why the password of the server that was chosen last is forgotten when the app ends: a desktop
    /// without a keyring syncs, too.
    public private(set) var keyringProblem: (any Error)?

    private let database: Database
    private let credentials: any CredentialStore
    private let defaults: UserDefaults
    private let interval: Duration
    private let bucket: String
    private let transport: any HTTPTransport
    private var engine: SyncEngine?
    private var running: Task<Void, Never>?

    /// - Parameters:
    ///   - content: What is kept in step.
    ///   - credentials: Where the password is kept.
    ///   - defaults: Where server and name are kept.
    ///   - interval: The pause between two rounds.
    ///   - bucket: Where the server keeps the records: for each account a bucket of its own.
    ///   - transport: What carries the requests.
    public init(
        _ database: Database, content: SyncedContent, credentials: any CredentialStore,
        defaults: UserDefaults = .standard, interval: Duration = .seconds(60),
        bucket: String = "default", transport: any HTTPTransport = URLSessionTransport.shared
    ) {
        self.database = database
        self.content = content
        self.credentials = credentials
        self.defaults = defaults
        self.interval = interval
        self.bucket = bucket
        self.transport = transport
    }

    deinit {
        running?.cancel()
    }

    // MARK: - The server

    /// Goes on with the server of last time, if there was one.
    public func resume() async {
        guard let server = defaults.string(forKey: "server").flatMap(URL.init(string:)),
            let name = defaults.string(forKey: "account")
        else { return }
        let account = Account(server: server, name: name)
        let known = try? await credentials.credentials(for: server)
        await begin(account, known)
    }

    /// Begins to sync with a server, after asking it whether it knows the account.
    ///
    /// - Throws: ``AddressProblem``; `WebError`, if the server can't be asked.
    public func connect(address: String, name: String, password: String) async throws {
        let server = try Self.server(at: address)
        let secret = Credentials.basic(name: name, password: password)
        let client = WebClient(server, credentials: secret, transport: transport)
        let answer = try await client.get("", as: Greeting.self)
        guard answer.user != nil else { throw AddressProblem.unknownAccount(name) }
        do {
            try await credentials.save(secret, for: server)
            keyringProblem = nil
        } catch {
            keyringProblem = error
        }
        defaults.set(server.absoluteString, forKey: "server")
        defaults.set(name, forKey: "account")
        await begin(Account(server: server, name: name), secret)
    }

    /// Leaves the server, and waits for the end of what is under way. The records stay here, and there.
    public func disconnect() async throws {
        let left = account
        (account, engine) = (nil, nil)
        status.value = nil
        defaults.removeObject(forKey: "server")
        defaults.removeObject(forKey: "account")
        await stop()
        if let left, keyringProblem == nil { try await credentials.remove(for: left.server) }
    }

    private func begin(_ account: Account, _ secret: Credentials?) async {
        await stop()
        self.account = account
        let client = WebClient(account.server, credentials: secret, transport: transport)
        let engine = SyncEngine(
            database, server: KintoServer(client, bucket: bucket), kinds: content.kinds)
        self.engine = engine
        engine.status.observe(for: self) { [weak engine] sync, status in
            // The one before may end its round after it was left.
            if let engine, sync.engine === engine { sync.status.value = status }
        }
        running = Task { [interval] in await engine.run(every: interval) }
    }

    /// A database has one engine at a time.
    private func stop() async {
        while let ending = running {
            ending.cancel()
            await ending.value
            if running == ending { running = nil }
        }
    }

    // MARK: - Rounds

    /// Lets a round begin now, if there is a server.
    public func syncSoon() {
        guard let engine else { return }
        Task { await engine.syncSoon() }
    }

    /// Does a round and waits for its end.
    public func sync() async {
        await engine?.sync()
    }

    /// Tries again what the server refused, and sends again what it lost.
    public func retry() async throws {
        guard let engine else { return }
        try await engine.retryRefused()
        if status.value?.lost ?? 0 > 0 { try await engine.sendAllAgain() }
        await engine.sync()
    }

    // MARK: - Conflicts

    /// What two devices edited at once, latest first.
    public func conflicts() -> AnyListSource<SyncConflict> {
        AnyListSource(
            FetchedResults(
                SyncConflict.all.order(by: Column("id", \SyncConflict.id).descending),
                in: database))
    }

    /// What the record is called that a conflict is about, for people.
    func name(of conflict: SyncConflict) async throws -> String? {
        try await database.read { [content] db in try content.name(conflict, db) }
    }

    /// Puts the other value in the place of the one that stayed, or leaves it at that.
    public func settle(_ conflict: SyncConflict, takingOther: Bool) async throws {
        try await database.write { [content] db in
            if takingOther,
                let kind = content.kinds.first(where: {
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
