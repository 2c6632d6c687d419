import Dispatch
import Foundation

/// The part of ``FetchedResults`` that works in the background: reads the
/// records once, follows every transaction, and says what has become of the
/// list.
///
/// `@unchecked`: `state` is touched on `queue` alone.
final class LiveQuery<R: Record>: ChangeFollower, @unchecked Sendable {
    /// Something to be told on the main actor.
    enum Delivery: Sendable {
        case list(ListSnapshot<R>, Change)
        /// The first of a list whose others come soon.
        case beginning(ListSnapshot<R>, Change)
        /// It was read again, and nothing was different.
        case unchanged
        case failed(any Error)
    }

    private struct State {
        /// Nil before the first reading, and after one that failed.
        var index: OrderedIndex<R>?

        /// The list that was told last.
        var told: ListSnapshot<R>?

        /// Whether that was the answer to another question, or the beginning of
        /// the answer to this one.
        var isNew = true

        /// The last transaction that the list has seen.
        var generation = 0
        var events: [(generation: Int, event: Event)] = []
        var isReading = false

        /// Whether somebody waits to hear that it was read.
        var isAwaited = true

        /// Who waits until there is nothing left to do.
        var settling: [@Sendable () -> Void] = []
    }

    private enum Event {
        case everything
        case rows([(id: SQLValue, entry: OrderedIndex<R>.Entry?)])
    }

    private let query: Query<R>
    private let sections: Ordering<R>?
    private let feed: ChangeFeed
    private let readers: ReaderPool
    private let firstCount: Int
    private let comparison: ContentComparison<R>
    private let deliver: @Sendable (Delivery) -> Void

    private let queue = DispatchQueue(label: "Beeline.LiveQuery")
    private let cancellation = Cancellation()
    private let plan = Guarded<LivePlan<R>?>(nil)
    private var state = State()

    /// As many records of two lists together are compared when another question
    /// is asked.
    static var mostCompared: Int { 2_000 }

    /// - Parameters:
    ///   - told: The list that is shown now; nil if there is none yet.
    ///   - firstCount: How many are told before the others are read.
    ///   - deliver: Called on a background queue, in the order of the
    ///     transactions.
    init(
        _ query: Query<R>, sections: Ordering<R>?, in database: Database,
        told: ListSnapshot<R>?, firstCount: Int, comparison: ContentComparison<R>,
        deliver: @escaping @Sendable (Delivery) -> Void
    ) {
        self.query = query
        self.sections = sections
        feed = database.feed
        readers = database.readers
        self.firstCount = query.limit == nil ? firstCount : 0
        self.comparison = comparison
        self.deliver = deliver
        state.told = told
    }

    /// Begins; also after a failure.
    func start() {
        queue.async {
            self.state.isAwaited = true
            self.state.events.append((Int.max, .everything))
            self.work()
        }
    }

    /// Ends, even in the middle of a reading.
    func cancel() {
        cancellation.cancel()
        feed.remove(self)
        // A long list takes its time to go, and not the time of who ends it.
        queue.async { (self.state.index, self.state.told) = (nil, nil) }
    }

    /// Calls back when all transactions so far have been worked through.
    func whenSettled(_ body: @escaping @Sendable () -> Void) {
        queue.async {
            self.state.settling.append(body)
            self.work()
        }
    }

    // MARK: Following

    var watchedTables: Set<WatchedTable> { plan.withLock { $0?.tables } ?? [] }

    func news(
        rows: (WatchedTable) -> ChangeNotes.Rows?, on connection: Connection
    ) -> FollowerNews {
        guard let plan = plan.withLock({ $0 }) else { return .everything }
        let touched = plan.tables.compactMap(rows)
        guard let first = touched.first else { return .nothing }
        guard plan.followsRows, case .some(let ids) = first else { return .everything }
        do {
            return .prepared(try ids.map { try ($0, entry($0, plan, connection)) })
        } catch {
            // Reading everything will meet the error again, and tell it.
            return .everything
        }
    }

    func receive(_ news: FollowerNews, generation: Int) {
        let event: Event
        switch news {
        case .nothing: return
        case .everything: event = .everything
        case .prepared(let rows):
            event = (rows as? [(SQLValue, OrderedIndex<R>.Entry?)]).map { .rows($0) } ?? .everything
        }
        queue.async {
            self.state.events.append((generation, event))
            self.work()
        }
    }

    private func entry(
        _ id: SQLValue, _ plan: LivePlan<R>, _ connection: Connection
    ) throws -> OrderedIndex<R>.Entry? {
        let statement = try connection.statement(plan.one.text)
        try statement.bind(plan.one.values + [id])
        defer { statement.reset() }
        statement.table = R.tableName
        statement.idColumn = R.idColumn
        guard try statement.step() else { return nil }
        return try plan.entry(statement, columnCount: statement.columnCount)
    }

    // MARK: Working

    /// Goes through the events in order. A reading ends it, and goes on
    /// with it when it is done.
    private func work() {
        while !state.isReading, !state.events.isEmpty, !cancellation.isCancelled {
            let (generation, event) = state.events.removeFirst()
            guard generation > state.generation else { continue }
            switch event {
            case .rows(let rows) where state.index != nil: apply(rows, generation)
            case .rows, .everything: read()
            }
        }
        guard !state.isReading else { return }
        let settling = state.settling
        state.settling = []
        for body in settling { body() }
    }

    private func apply(_ rows: [(id: SQLValue, entry: OrderedIndex<R>.Entry?)], _ generation: Int) {
        guard var index = state.index.take() else { return }
        guard !index.hasRepeats, index.apply(rows) else { return read() }
        state.generation = generation
        tell(index.list)
        state.index = index
    }

    /// Tells what has become of the list, if anything has.
    private func tell(_ list: ListSnapshot<R>) {
        if let change = change(to: list) {
            deliver(.list(list, change))
        } else if state.isAwaited {
            deliver(.unchanged)
        }
        state.told = list
        state.isAwaited = false
        state.isNew = false
    }

    /// Tells the beginning of a list that is still being read.
    private func tellBeginning(_ list: ListSnapshot<R>) {
        guard !cancellation.isCancelled, let change = change(to: list) else { return }
        deliver(.beginning(list, change))
        state.told = list
    }

    /// What is different from the list that was told last; nil if nothing is.
    private func change(to list: ListSnapshot<R>) -> Change? {
        guard let told = state.told else { return .reload }
        if state.isNew, told.count + list.count > Self.mostCompared { return .reload }
        let batch = comparison.batch(from: told, to: list)
        return batch.isEmpty ? nil : .batch(batch)
    }

    // MARK: Reading

    private struct Reading: Sendable {
        let index: OrderedIndex<R>
        let generation: Int
    }

    private func read() {
        state.isReading = true
        let cancellation = cancellation
        let firstCount = state.isNew ? firstCount : 0
        readers.submit { connection in
            let reading = Result {
                if cancellation.isCancelled { throw CancellationError() }
                return try self.reading(connection.get().connection, firstCount)
            }
            self.queue.async { self.finish(reading) }
        }
    }

    /// Runs on a reader's thread.
    private func reading(_ connection: Connection, _ firstCount: Int) throws -> Reading {
        try connection.run(until: cancellation) {
            let plan = try plan(on: connection)
            try connection.run("BEGIN")
            defer { try? connection.run("COMMIT") }
            let generation = try feed.pin { () throws(DatabaseError) in
                // The moment is fixed by the first reading, not by BEGIN.
                _ = try connection.integer("SELECT count(*) FROM sqlite_schema LIMIT 1")
            }
            if firstCount > 0 {
                let beginning = try OrderedIndex(
                    LivePlan(query.limit(firstCount), sections: sections, on: connection)
                        .entries(on: connection), plan.order
                ).list
                if beginning.count == firstCount {
                    queue.async { self.tellBeginning(beginning) }
                }
            }
            let entries = try plan.entries(on: connection)
            return Reading(index: OrderedIndex(entries, plan.order), generation: generation)
        }
    }

    /// From the moment the tables are known, transactions are followed; those
    /// that the reading has seen are left out by their number.
    private func plan(on connection: Connection) throws -> LivePlan<R> {
        let plan = try LivePlan(query, sections: sections, on: connection)
        self.plan.withLock { $0 = plan }
        if !cancellation.isCancelled { feed.add(self) }
        return plan
    }

    private func finish(_ reading: Result<Reading, any Error>) {
        state.isReading = false
        switch reading {
        case .success(let reading):
            state.generation = reading.generation
            state.index = reading.index
            tell(reading.index.list)
        case .failure(let error):
            state.index = nil
            // A reading that finds the same list again ends the failure, too.
            state.isAwaited = true
            if !cancellation.isCancelled { deliver(.failed(error)) }
        }
        work()
    }
}
