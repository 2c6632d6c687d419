import Dispatch
import Foundation

/// A connection that is handed from thread to thread.
///
/// `@unchecked`: a connection is in the pool, or in the hands of one job.
final class ConfinedConnection: @unchecked Sendable {
    let connection: Connection

    init(_ connection: sending Connection) {
        self.connection = connection
    }
}

/// Some connections that read, and the jobs that wait for one.
final class ReaderPool: Sendable {
    typealias Job = @Sendable (Result<ConfinedConnection, DatabaseError>) -> Void

    private struct State {
        var idle: [ConfinedConnection] = []
        var openCount = 0
        var waiting: [Job] = []
    }

    private let state: Guarded<State>
    private let limit: Int
    private let open: @Sendable () throws(DatabaseError) -> ConfinedConnection
    private let queue = DispatchQueue(label: "Beeline.Database.read", attributes: .concurrent)

    /// - Parameters:
    ///   - limit: How many connections there are at the most.
    ///   - open: Opens another one.
    init(
        limit: Int, open: @escaping @Sendable () throws(DatabaseError) -> ConfinedConnection
    ) {
        self.limit = limit
        self.open = open
        state = Guarded(State())
    }

    /// The connections that no job has.
    var idleConnections: [ConfinedConnection] { state.withLock { $0.idle } }

    /// Runs a job on another thread, as soon as a connection is free.
    func submit(_ job: @escaping Job) {
        let place = place(for: job)
        if place.mayRun { queue.async { self.run(job, on: place.connection) } }
    }

    /// Runs something on this thread, after waiting for a connection if all are in use.
    func perform<Result>(_ body: (Connection) throws -> Result) throws -> Result {
        let handover = Guarded<Swift.Result<ConfinedConnection, DatabaseError>?>(nil)
        let (ready, finished) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let place = place { result in
            handover.withLock { $0 = result }
            ready.signal()
            finished.wait()
        }
        if place.mayRun {
            var connection = place.connection
            defer { passOn(connection) }
            let opened = if let connection { connection } else { try open() }
            connection = opened
            return try body(opened.connection)
        }
        ready.wait()
        defer { finished.signal() }
        guard let result = handover.withLock({ $0 }) else { throw CancellationError() }
        return try body(result.get().connection)
    }

    // MARK: Private

    /// Whether a job may run now, and the connection for it; nil if it has to open one. A job that
    /// may not is kept until a connection is free.
    private func place(for job: @escaping Job) -> (mayRun: Bool, connection: ConfinedConnection?) {
        state.withLock { state in
            if let connection = state.idle.popLast() { return (true, connection) }
            if state.openCount < limit {
                state.openCount += 1
                return (true, nil)
            }
            state.waiting.append(job)
            return (false, nil)
        }
    }

    /// Runs a job, and then those that wait, each of which tries anew if no
    /// connection could be opened.
    private func run(_ job: @escaping Job, on connection: ConfinedConnection?) {
        var connection = connection
        var next: Job? = job
        while let job = next {
            do throws(DatabaseError) {
                let opened = if let connection { connection } else { try open() }
                connection = opened
                job(.success(opened))
            } catch {
                job(.failure(error))
            }
            next = take(after: connection)
        }
    }

    /// The job that gets a connection which is no longer used; nil if none waits.
    ///
    /// - Parameter connection: Nil if it could not be opened.
    private func take(after connection: ConfinedConnection?) -> Job? {
        state.withLock { state in
            if !state.waiting.isEmpty { return state.waiting.removeFirst() }
            if let connection { state.idle.append(connection) } else { state.openCount -= 1 }
            return nil
        }
    }

    /// Has the jobs that wait run on another thread.
    private func passOn(_ connection: ConfinedConnection?) {
        guard let job = take(after: connection) else { return }
        queue.async { self.run(job, on: connection) }
    }
}

extension Connection {
    /// Runs something that sees the database as it is at one moment.
    func reading<Result>(
        until cancellation: Cancellation, _ body: (ReadTransaction) throws -> Result
    ) throws -> Result {
        if cancellation.isCancelled { throw CancellationError() }
        return try run(until: cancellation) {
            try run("BEGIN")
            defer { try? run("COMMIT") }
            let transaction = ReadTransaction(self)
            defer { transaction.end() }
            return try body(transaction)
        }
    }
}
