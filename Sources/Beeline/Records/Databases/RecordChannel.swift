import Foundation

/// Hands records from a thread that reads to a task that takes its time: some
/// lie ready, and the thread waits while there are enough of them.
///
/// `@unchecked`: `condition` guards everything else.
final class RecordChannel<R: Record>: @unchecked Sendable {
    private let condition = NSCondition()
    private let capacity: Int
    private var records: ArraySlice<R> = []
    private var end: Result<Void, any Error>?
    private var taker: CheckedContinuation<Void, Never>?

    init(capacity: Int) {
        self.capacity = capacity
    }

    // MARK: The thread

    /// Hands over a record, as soon as there is room.
    ///
    /// - Throws: `CancellationError` when nobody takes any more.
    func put(_ record: R) throws {
        condition.lock()
        defer { condition.unlock() }
        while records.count >= capacity, end == nil { condition.wait() }
        if end != nil { throw CancellationError() }
        records.append(record)
        wakeTaker()
    }

    /// Says that there are no more, or why.
    func finish(_ end: Result<Void, any Error>) {
        condition.lock()
        defer { condition.unlock() }
        guard self.end == nil else { return }
        self.end = end
        condition.broadcast()
        wakeTaker()
    }

    private func wakeTaker() {
        taker?.resume()
        taker = nil
    }

    // MARK: The task

    /// Takes the next record; nil after the last one.
    nonisolated(nonsending) func take() async throws -> R? {
        while true {
            switch try next() {
            case .record(let record): return record
            case .end: return nil
            case .nothing: await withCheckedContinuation { waitForMore($0) }
            }
        }
    }

    private enum Next {
        case record(R)
        case end
        /// One or the other is still to come.
        case nothing
    }

    private func next() throws -> Next {
        condition.lock()
        defer { condition.unlock() }
        if let record = records.popFirst() {
            condition.signal()
            return .record(record)
        }
        try end?.get()
        return end == nil ? .nothing : .end
    }

    private func waitForMore(_ continuation: CheckedContinuation<Void, Never>) {
        condition.lock()
        defer { condition.unlock() }
        if records.isEmpty, end == nil { taker = continuation } else { continuation.resume() }
    }
}

extension Database {
    /// The records that a query asks for, one by one, for a task that works
    /// through many of them.
    ///
    ///     for try await person in database.records(Person.all) { … }
    ///
    /// All are of one moment. A few lie ready at a time, and one of the readers
    /// is kept until the last one was taken or the loop was left: don't hold up
    /// the loop for long.
    ///
    /// - Parameter query: Which records, in which order.
    public func records<R: Record>(_ query: Query<R>) -> AsyncThrowingStream<R, any Error> {
        let channel = RecordChannel<R>(capacity: 200)
        let cancellation = Cancellation()
        readers.submit { connection in
            channel.finish(
                Result {
                    try connection.get().connection.reading(until: cancellation) { db in
                        try db.forEach(query) { try channel.put($0) }
                    }
                })
        }
        let end = StreamEnd {
            cancellation.cancel()
            channel.finish(.failure(CancellationError()))
        }
        return AsyncThrowingStream {
            try await withTaskCancellationHandler {
                defer { withExtendedLifetime(end) {} }
                return try await channel.take()
            } onCancel: {
                cancellation.cancel()
                channel.finish(.failure(CancellationError()))
            }
        }
    }
}
