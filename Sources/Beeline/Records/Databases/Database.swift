import Dispatch
public import Foundation

/// A database in a file.
///
///     let database = try await Database.open(file, migrations: migrations)
///     try await database.write { db in try db.insert(person) }
///     let people = try await database.read { db in try db.fetch(Person.all) }
///
/// The closures run on other threads, so nothing of this ever holds up the main
/// actor, but for what has *AndWait* in its name. Writes run one after the other, each in a transaction; several reads
/// run at the same time, each of which sees the database as it was when it
/// began. Reads never wait for a write, nor a write for reads.
///
/// What a screen shows comes from ``FetchedResults``, a live query.
public final class Database: Sendable {
    /// Where the database is.
    public let file: URL

    let feed = ChangeFeed()
    let readers: ReaderPool
    let opening: Opening
    let migrator: Migrator
    private let writing: WriterQueue
    private let watch = Guarded<Task<Void, Never>?>(nil)

    // MARK: Lifecycle

    /// Opens a database, or makes one, and brings its schema up to date.
    ///
    /// A file that is no database, is damaged, belongs to another program or
    /// was changed by a newer version of this one is left as it is.
    ///
    /// - Parameters:
    ///   - file: Where it is. Its folder must exist. SQLite keeps two more
    ///     files beside it while it is open.
    ///   - migrations: All steps that ever led to the newest schema, in order.
    ///     Without any, the file may be any database.
    ///   - configuration: How it is used.
    /// - Throws: ``DatabaseError``: `notADatabase`, `damaged`, `newer`,
    ///   `foreign`, `cannotOpen`, `readOnly`, `busy`, `full`; what a migration
    ///   throws.
    public nonisolated(nonsending) static func open(
        _ file: URL, migrations: [Migration] = [], configuration: Configuration = Configuration()
    ) async throws -> Database {
        let opening = Opening(file: file, configuration: configuration)
        let migrator = Migrator(migrations)
        return try await handedOver { done in
            DispatchQueue.global().async { done(Result { try Database(opening, migrator) }) }
        }
    }

    /// Opens a database on this thread and waits until it is there.
    ///
    /// For programs that have nothing else to do meanwhile, such as tools of
    /// the command line and apps before their first frame. Opening takes less
    /// than a millisecond, unless there are migrations to run.
    ///
    /// Parameters and errors are those of
    /// ``open(_:migrations:configuration:)``.
    @available(*, noasync, message: "Use open(_:migrations:configuration:).")
    public static func openAndWait(
        _ file: URL, migrations: [Migration] = [], configuration: Configuration = Configuration()
    ) throws -> Database {
        try Database(Opening(file: file, configuration: configuration), Migrator(migrations))
    }

    /// The first connection goes to who comes first, a reader or the writer:
    /// to open another costs as much as to read a page of a list.
    private init(_ opening: Opening, _ migrator: Migrator) throws {
        file = opening.file
        self.opening = opening
        self.migrator = migrator
        let first = try ConfinedConnection(opening.first(migrator))
        let spare = Guarded<ConfinedConnection?>(first)
        let take: @Sendable () -> ConfinedConnection? = { spare.withLock { $0.take() } }
        readers = ReaderPool(limit: opening.configuration.maximumReaders) {
            () throws(DatabaseError) in
            ConfinedConnection(try opening.reader(take()?.connection))
        }
        writing = WriterQueue(feed) { () throws(DatabaseError) in
            ConfinedConnection(try opening.writer(take()?.connection))
        }
    }

    deinit {
        watch.withLock { $0?.cancel() }
    }

    // MARK: Public

    /// Reads.
    ///
    /// - Parameter body: Reads; all of it sees the same moment. Runs on another
    ///   thread.
    /// - Returns: What it returns.
    /// - Throws: What it throws; ``DatabaseError``; `CancellationError` soon
    ///   after the task is cancelled, even in the middle of a statement.
    public nonisolated(nonsending) func read<Result: Sendable>(
        _ body: @escaping @Sendable (ReadTransaction) throws -> Result
    ) async throws -> Result {
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
            try await handedOver { done in
                readers.submit { connection in
                    done(
                        Swift.Result {
                            try connection.get().connection.reading(until: cancellation, body)
                        })
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Reads on this thread, and waits until it is done.
    ///
    /// For what the first frame of an app shows, and little enough to be read
    /// within that frame. Waits for no write; but if
    /// ``Configuration/maximumReaders`` are reading, for the first of them.
    ///
    /// - Parameter body: Reads; all of it sees the same moment. Must not call
    ///   this method again.
    /// - Returns: What it returns.
    /// - Throws: What it throws; ``DatabaseError``.
    @available(*, noasync, message: "Use read(_:).")
    public func readAndWait<Result>(
        _ body: (ReadTransaction) throws -> Result
    ) throws -> Result {
        try readers.perform { try $0.reading(until: Cancellation(), body) }
    }

    /// Writes, all of it or nothing.
    ///
    /// When it returns, the transaction is committed, and what that is worth
    /// is up to ``Configuration/durability``.
    ///
    /// - Parameter body: Reads and writes. Runs on another thread, after the
    ///   writes that were asked for before. If it throws, nothing is written.
    /// - Returns: What it returns.
    /// - Throws: What it throws; ``DatabaseError``; `CancellationError` if the
    ///   task was cancelled before the closure began. One that has begun is
    ///   finished.
    @discardableResult
    public nonisolated(nonsending) func write<Result: Sendable>(
        _ body: @escaping @Sendable (WriteTransaction) throws -> Result
    ) async throws -> Result {
        try await withWriter { try $0.perform(body) }
    }

    /// Asks for a write and goes on at once: for what has happened on the
    /// screen already, and is to be kept.
    ///
    /// - Parameters:
    ///   - body: Reads and writes. Runs on another thread, after the writes
    ///     that were asked for before, by ``write(_:)`` too. If it throws,
    ///     nothing is written.
    ///   - done: Called on that thread when the transaction is committed, or
    ///     with why it is not.
    public func submit(
        _ body: @escaping @Sendable (WriteTransaction) throws -> Void,
        then done: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        writing.submit { writer in
            done(Result { try writer.get().perform(body) })
        }
    }

    /// Waits on this thread until all writes that were asked for are
    /// committed: for the moment before a program may end.
    @available(*, noasync, message: "Wait for a write(_:) instead.")
    public func finishWrites() {
        writing.finish()
    }

    /// Looks now whether another program has written, for live queries. They
    /// do so by themselves every ``Configuration/foreignChangeInterval``.
    public nonisolated(nonsending) func lookForForeignChanges() async throws {
        try await withWriter { try $0.lookForForeignChanges() }
    }

    /// Checks that the whole file is well-formed.
    ///
    /// - Throws: ``DatabaseError``, `damaged`, with what was found.
    /// - Complexity: O(*n* log *n*) in the rows.
    public nonisolated(nonsending) func checkIntegrity() async throws {
        try await read { try $0.connection.checkIntegrity() }
    }

    // MARK: Internal

    /// Runs something on the thread of the writer.
    nonisolated(nonsending) func withWriter<Result: Sendable>(
        _ body: @escaping @Sendable (Writer) throws -> Result
    ) async throws -> Result {
        try await writing.run(body)
    }

    /// Begins to look for changes by other programs, unless it does already.
    ///
    /// - Parameter body: Called when nothing will be missed any more.
    func watchForForeignChanges(_ body: @escaping @Sendable () -> Void) {
        writing.whenOpen(body)
        watch.withLock { task in
            guard task == nil else { return }
            let configuration = opening.configuration
            task = Task { [weak self] in
                while !Task.isCancelled {
                    try? await configuration.clock.sleep(
                        for: configuration.foreignChangeInterval)
                    guard let self else { return }
                    guard !feed.followers.isEmpty else { continue }
                    try? await lookForForeignChanges()
                }
            }
        }
    }
}
