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
    private var taker: CheckedContinuation<R?, any Error>?

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
        if let taker {
            self.taker = nil
            return taker.resume(returning: record)
        }
        records.append(record)
    }

    /// Says that there are no more, or why.
    func finish(_ end: Result<Void, any Error>) {
        condition.lock()
        defer { condition.unlock() }
        guard self.end == nil else { return }
        self.end = end
        condition.broadcast()
        guard let taker else { return }
        self.taker = nil
        taker.resume(with: end.map { nil })
    }

    // MARK: The task

    /// Takes the next record; nil after the last one.
    nonisolated(nonsending) func take() async throws -> R? {
        try await withCheckedThrowingContinuation { continuation in
            condition.lock()
            defer { condition.unlock() }
            if let record = records.popFirst() {
                condition.signal()
                continuation.resume(returning: record)
            } else if let end {
                continuation.resume(with: end.map { nil })
            } else {
                taker = continuation
            }
        }
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
