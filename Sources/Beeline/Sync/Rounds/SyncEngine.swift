public import Foundation

/// Keeps records in step with a server, and so with other devices.
///
///     let engine = SyncEngine(database, server: server, kinds: [Person.synced])
///     Task { await engine.run(every: .seconds(60)) }
///
/// A screen shows the database, and edits the database. The network changes
/// nothing but the database: the engine sends the edits that wait, then reads
/// what is new. Each step is a transaction, so the program may end at any
/// moment. See <doc:Sync>.
public actor SyncEngine {
    /// How it works.
    public struct Configuration: Sendable {
        /// Changes of the server that are at most this much older than the
        /// newest one are read again each time, measured on the server's own
        /// times: with several writers one may become visible late.
        public var overlap = Duration.seconds(10)
        /// After how many rounds all identities and versions are compared.
        public var roundsBetweenComparisons = 50
        /// What the engine waits on between rounds.
        public var clock: any Clock<Duration> = ContinuousClock()
        /// Tells the date, for people only: nothing is decided by it.
        public var now: @Sendable () -> Date = { Date() }
        /// Gives a number from 0 to 1, for pauses.
        public var jitter: @Sendable () -> Double = { Double.random(in: 0...1) }

        /// The usual.
        public init() {}
    }

    /// How it stands, for a screen.
    public nonisolated let status: SharedState<SyncStatus>

    let database: Database
    let server: any RecordServer
    let kinds: [SyncedKind]
    let configuration: Configuration
    private(set) var round: SharedWork<SyncStatus>?
    private var pause: Task<Void, Never>?
    private var isAwaited = false
    private var current = SyncStatus()

    /// How long the server wants to be left alone.
    private var wantedPause: Duration?

    /// Makes an engine. A database has one at a time.
    ///
    /// - Parameters:
    ///   - database: Whose migrations have made ``SyncTables`` and the triggers
    ///     of the kinds.
    ///   - server: Where the records go.
    ///   - kinds: Which records, in the order in which they are sent and read:
    ///     those that others refer to come first.
    ///   - configuration: How it works.
    @MainActor
    public init(
        _ database: Database, server: any RecordServer, kinds: [SyncedKind],
        configuration: Configuration = Configuration()
    ) {
        self.database = database
        self.server = server
        self.kinds = kinds
        self.configuration = configuration
        status = SharedState(SyncStatus())
    }

    // MARK: Public

    /// Does a round: sends what waits, then reads what is new. If one is under
    /// way, waits for that.
    ///
    /// A round that several wait for goes on as long as one of them does. Who is
    /// cancelled gets how it stands at once; the last of them when the round has
    /// ended, which is soon.
    ///
    /// - Returns: How it stands then. ``SyncStatus/problem`` says why the round
    ///   could not be finished; nothing is lost by that.
    @discardableResult
    public func sync() async -> SyncStatus {
        while !Task.isCancelled {
            let round = round ?? begin()
            if let place = round.join() { return await round.value(place) ?? current }
            // Nobody waits for it any more. It is ending, and there is one at a time.
            await round.end()
        }
        return current
    }

    /// Does a round now and then, until the task is cancelled.
    ///
    /// - Parameter interval: The pause between rounds. After a problem it is
    ///   longer each time, up to sixteen times, and never shorter than the
    ///   server asks for.
    public func run(every interval: Duration) async {
        var failures = 0
        while !Task.isCancelled {
            isAwaited = false
            let result = await sync()
            failures = result.problem == nil ? 0 : min(failures + 1, 4)
            let jitter = failures == 0 ? 1 : 0.75 + configuration.jitter() / 2
            let wait = max(interval * (1 << failures) * jitter, wantedPause ?? .zero)
            await show { [now = configuration.now()] in $0.nextRound = now + wait.seconds }
            await rest(wait)
            await show { $0.nextRound = nil }
        }
    }

    /// Ends the pause of ``run(every:)``, unless the server has asked for it:
    /// for when somebody has edited something, or pulls to refresh.
    public func syncSoon() {
        isAwaited = true
        if wantedPause == nil { pause?.cancel() }
    }

    /// The edits that the server refuses.
    public func refused() async throws -> [RefusedEdit] {
        try await database.read { db in
            try db.map(
                """
                SELECT collection, id, refusal, status FROM beeline_outbox
                WHERE refusal IS NOT NULL ORDER BY edit
                """
            ) { row in
                RefusedEdit(
                    collection: try row.next(), record: try row.next(), reason: try row.next(),
                    status: try row.next())
            }
        }
    }

    /// Lets the edits that the server refused be sent again in the next round.
    public func retryRefused() async throws {
        try await database.write { db in
            try db.run("UPDATE beeline_outbox SET refusal = NULL, status = NULL")
        }
        await update()
    }

    /// Lets all identities and versions be compared in the next round.
    public func compareNext() async throws {
        try await database.write { db in
            try db.run("UPDATE beeline_sync_collection SET must_compare = 1")
        }
    }

    /// Lets what the server has lost be sent again in the next round: it was
    /// emptied, or restored from an older copy. Until somebody decides so,
    /// nothing is removed here for it and nothing is sent.
    public func sendAllAgain() async throws {
        let (kinds, now) = (kinds, configuration.now())
        try await database.write { db in
            for kind in kinds {
                try Lost(book: SyncBook(db: db, kind: kind, now: now)).sendAgain()
            }
        }
        await update()
    }

    // MARK: Rounds

    private func begin() -> SharedWork<SyncStatus> {
        let begun = SharedWork { await self.performRoundAndEnd() }
        round = begun
        return begun
    }

    private func performRoundAndEnd() async -> SyncStatus {
        let result = await performRound()
        round = nil
        return result
    }

    private func performRound() async -> SyncStatus {
        var problem: (any Error)?
        wantedPause = nil
        do {
            for kind in kinds {
                await show { $0.activity = .sending }
                do {
                    try await push(kind)
                } catch let error as WebError
                    where error.isPassing && (error.status != nil || error.problem == .interrupted)
                {
                    // What is new can be read all the same; unless it can't.
                    problem = error
                    noteWantedPause(error)
                    if error.retryAfter != nil { throw error }
                }
            }
            for kind in kinds {
                await show { $0.activity = .receiving }
                try await pull(kind)
                guard try await isComparisonDue(kind) else { continue }
                await show { $0.activity = .comparing }
                try await compare(kind)
            }
            if problem == nil { try await noteSuccess() }
        } catch is CancellationError {
            // Nobody waits for it any more; that is no problem of the sync, and ends none.
            await show { $0.activity = .idle }
            return current
        } catch {
            problem = error
            noteWantedPause(error)
        }
        await update(problem: problem)
        return current
    }

    private func noteWantedPause(_ error: any Error) {
        guard let wanted = (error as? WebError)?.retryAfter else { return }
        wantedPause = max(wanted, wantedPause ?? .zero)
    }

    private func noteSuccess() async throws {
        let now = configuration.now()
        try await database.write { db in
            try db.run("UPDATE beeline_sync_collection SET synced = \(now)")
            // The server is well: those that it failed at have another try, after all others.
            try db.run(
                "UPDATE beeline_outbox SET refusal = NULL, status = NULL WHERE status >= 500")
        }
    }

    private func rest(_ duration: Duration) async {
        if isAwaited, wantedPause == nil { return }
        let clock = configuration.clock
        let sleeper = Task { () -> Void in try? await clock.sleep(for: duration) }
        pause = sleeper
        await withTaskCancellationHandler {
            await sleeper.value
        } onCancel: {
            sleeper.cancel()
        }
        pause = nil
    }

    // MARK: Status

    private func show(_ change: @Sendable (inout SyncStatus) -> Void) async {
        change(&current)
        await tell(current)
    }

    @MainActor
    private func tell(_ value: SyncStatus) {
        status.value = value
    }

    /// Counts anew.
    private func update(problem: (any Error)? = nil) async {
        var value = (try? await counted()) ?? current
        value.activity = .idle
        value.nextRound = current.nextRound
        value.problem = problem.map { SyncStatus.Problem($0) }
        current = value
        await tell(value)
    }

    private func counted() async throws -> SyncStatus {
        try await database.read { db in
            var status = SyncStatus()
            func count(_ sql: SQL) throws -> Int { try db.value(sql, as: Int.self) ?? 0 }
            status.waiting = try count("SELECT count(*) FROM beeline_outbox")
            status.refused = try count(
                "SELECT count(*) FROM beeline_outbox WHERE refusal IS NOT NULL")
            status.conflicts = try count("SELECT count(*) FROM beeline_conflict")
            status.setAside = try count("SELECT count(*) FROM beeline_sync_aside")
            status.lost = try count("SELECT count(*) FROM beeline_sync_lost")
            status.lastSync =
                try db.value(
                    "SELECT min(synced) FROM beeline_sync_collection", as: Date?.self) ?? nil
            return status
        }
    }
}

extension Duration {
    /// In seconds.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
