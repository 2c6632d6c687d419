import Dispatch

/// The queue of writes, one after the other.
///
/// `@unchecked`: the writer is made and used on `queue` alone.
final class WriterQueue: @unchecked Sendable {
    private let queue = DispatchQueue(label: "Beeline.Database.write")
    private let feed: ChangeFeed
    private let open: @Sendable () throws(DatabaseError) -> ConfinedConnection
    private var writer: Writer?

    /// Who waits for the connection; nil once it is there, or could not be
    /// opened.
    private let waiting = Guarded<[@Sendable () -> Void]?>([])

    /// - Parameter open: Opens the connection, when the first write comes.
    init(
        _ feed: ChangeFeed,
        open: @escaping @Sendable () throws(DatabaseError) -> ConfinedConnection
    ) {
        self.feed = feed
        self.open = open
    }

    /// Runs something after what was asked for before.
    nonisolated(nonsending) func run<Result: Sendable>(
        _ body: @escaping @Sendable (Writer) throws -> Result
    ) async throws -> Result {
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
            try await handedOver { done in
                queue.async {
                    done(
                        Swift.Result {
                            if cancellation.isCancelled { throw CancellationError() }
                            return try body(try self.openedWriter())
                        })
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Runs something after what was asked for before, and goes on at once.
    func submit(_ body: @escaping @Sendable (Result<Writer, any Error>) -> Void) {
        queue.async { body(Result { try self.openedWriter() }) }
    }

    /// Waits on this thread for everything that was asked for.
    func finish() {
        queue.sync {}
    }

    /// Calls back when the connection is there, and so will notice whatever
    /// another program writes from then on. Does not wait for a write.
    func whenOpen(_ body: @escaping @Sendable () -> Void) {
        let mustWait = waiting.withLock { waiting in
            waiting?.append(body)
            return waiting != nil
        }
        guard mustWait else { return body() }
        queue.async {
            // A failure will be met again by whoever reads or writes.
            _ = try? self.openedWriter()
            self.callBack()
        }
    }

    private func callBack() {
        for body in waiting.withLock({ $0.take() }) ?? [] { body() }
    }

    private func openedWriter() throws(DatabaseError) -> Writer {
        if let writer { return writer }
        let writer = try Writer(open().connection, feed)
        self.writer = writer
        callBack()
        return writer
    }
}
