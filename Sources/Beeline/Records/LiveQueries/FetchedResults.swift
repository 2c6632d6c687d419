import Dispatch

/// A live query: the records that a query asks for, as a list that follows the
/// database.
///
///     let people = FetchedResults(
///         Person.all.order(by: Person.lastName.ascending),
///         sections: Person.lastName.initial, in: database)
///     people.observe(for: self) { controller, list, change in … }
///
/// It reads in the background and tells of the first list with
/// ``Change/reload``. From then on each transaction that changes something in
/// the list is told once, after it was committed, with its rows and sections;
/// nothing is told of what was rolled back. The list and its change are of one
/// moment, even while others write.
///
/// **An edit costs what it changes.** While a query is a question about single
/// rows of one table, the rows that a transaction has touched are read, and put
/// in their place by an index of keys: O(*k* log *n*) for *k* rows. A query with
/// a join, another `SELECT` inside, a limit or a full-text search is read again
/// and compared as a whole after each transaction that touches one of its
/// tables; so is every query after a transaction of more than 5,000 rows, after
/// a change of the schema, and after another program has written, which is
/// noticed within ``Database/Configuration/foreignChangeInterval``. Then several
/// transactions may be told as one change.
@MainActor
public final class FetchedResults<R: Record>: ListSource {
    public typealias List = ListSnapshot<R>

    /// The records, as they were told last.
    public private(set) var list: ListSnapshot<R>

    /// Whether the records are here. After a failure the list is as it was;
    /// ``reload()`` tries again.
    public private(set) var state = LoadState.loading

    private let database: Database
    private let comparison: ContentComparison<R>
    private let observers = Observers<(list: ListSnapshot<R>, change: Change)>()
    private var live: LiveHandle<R>?
    private var waiting: [CheckedContinuation<Void, any Error>] = []

    // MARK: Lifecycle

    /// Makes a live query, which begins to read at once.
    ///
    /// - Parameters:
    ///   - query: Which records, in which order. Records that are equal in it
    ///     are ordered by their identity.
    ///   - sections: What divides them into sections, which come before the
    ///     query's own order; nil for a single one. Sections without a record
    ///     are not there. Their identities are the texts or numbers that the
    ///     expression gives.
    ///   - count: How many of the first records are read at once, on this
    ///     thread: as many as the first frame of an app shows. With an index for
    ///     the order this costs what they cost, however many there are. The list
    ///     is whole when ``state`` is `loaded`.
    ///   - database: Where.
    public init(
        _ query: Query<R>, sections: Ordering<R>? = nil, firstCount count: Int = 0,
        in database: Database
    ) {
        self.database = database
        comparison = .equality()
        list = sections == nil ? ListSnapshot() : ListSnapshot(sections: [])
        // What goes wrong here goes wrong for the whole list too, and is told then.
        if count > 0, let first = try? database.first(count, of: query, sections) { list = first }
        begin(query, sections, told: nil)
    }

    // MARK: Public

    public func observe(
        _ handler: @escaping @MainActor (ListSnapshot<R>, Change) -> Void
    ) -> ObservationToken {
        observers.add { handler($0.list, $0.change) }
    }

    /// Asks for other records, or another order: what a search field does with
    /// each letter.
    ///
    /// Until they are here the list is as it was. A reading that goes on for
    /// an older question is given up. What is different is told as a batch,
    /// and with ``Change/reload`` if the old and the new list have more than
    /// 2,000 records together: there nobody sees what came and what went, and
    /// finding out would take longer than the search itself.
    ///
    /// - Parameters:
    ///   - query: Which records, in which order.
    ///   - sections: What divides them into sections.
    ///   - count: How many of the first records are told as soon as they are
    ///     read, before all the others, if the query has no limit of its own.
    ///     With an index for the order the list's beginning is then there at
    ///     once, however long it is. The list is whole when ``state`` is
    ///     `loaded`.
    public func show(
        _ query: Query<R>, sections: Ordering<R>? = nil, firstCount count: Int = 0
    ) {
        let told = state.isLoaded || !list.isEmpty ? list : nil
        begin(query, sections, told: told, firstCount: count)
        changeState(.loading)
    }

    /// Reads everything again: after a failure.
    public func reload() {
        changeState(.loading)
        live?.query.start()
    }

    /// Waits until the records are here.
    ///
    /// - Throws: Why they did not come.
    public func loaded() async throws {
        switch state {
        case .loaded: return
        case .failed(let error): throw error
        case .idle, .loading: try await withCheckedThrowingContinuation { waiting.append($0) }
        }
    }

    /// Waits until everything that was committed before has been told. What
    /// another program has written is looked for first.
    ///
    /// - Throws: ``DatabaseError`` if the database can't be asked.
    public func settled() async throws {
        try await database.lookForForeignChanges()
        await withCheckedContinuation { continuation in
            guard let live else { return continuation.resume() }
            live.query.whenSettled {
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }

    // MARK: Private

    private func begin(
        _ query: Query<R>, _ sections: Ordering<R>?, told: ListSnapshot<R>?, firstCount: Int = 0
    ) {
        let mark = QueryMark()
        let query = LiveQuery(
            query, sections: sections, in: database, told: told, firstCount: firstCount,
            comparison: comparison
        ) { [weak self] delivery in
            // In order, which tasks would not promise.
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self?.take(delivery, of: mark) }
            }
        }
        live = LiveHandle(query, mark)
        database.watchForForeignChanges { query.start() }
    }

    private func take(_ delivery: LiveQuery<R>.Delivery, of mark: QueryMark) {
        // A question that was replaced may still have had an answer.
        guard live?.mark === mark else { return }
        switch delivery {
        case .beginning(let list, let change):
            return tell(list, change)
        case .list(let list, let change):
            state = .loaded
            tell(list, change)
        case .unchanged:
            changeState(.loaded)
        case .failed(let error):
            changeState(.failed(error))
        }
        for continuation in waiting.take() { continuation.resume(with: state.result) }
    }

    private func tell(_ list: ListSnapshot<R>, _ change: Change) {
        var old: ListSnapshot<R>? = self.list
        self.list = list
        Beeline.trace(.change, "\(Self.self): \(change.summary), \(list.shape)")
        observers.send((list, change))
        // A hundred thousand records take their time to go, and not this thread's.
        DispatchQueue.global(qos: .utility).async { [old] in _ = old }
        old = nil
    }

    /// Tells that the state is another one, with a change in which nothing
    /// happens.
    private func changeState(_ state: LoadState) {
        self.state = state
        observers.send((list, .batch(Batch())))
    }
}

extension Database {
    /// The beginning of a list, read on this thread.
    fileprivate func first<R: Record>(
        _ count: Int, of query: Query<R>, _ sections: Ordering<R>?
    ) throws -> ListSnapshot<R> {
        try readAndWait { db in
            let plan = try LivePlan(query.limit(count), sections: sections, on: db.connection)
            return try OrderedIndex(plan.entries(on: db.connection), plan.order).list
        }
    }
}

/// Tells one question from those that replace it.
private final class QueryMark: Sendable {}

/// Ends a live query with the results that it is for.
private final class LiveHandle<R: Record>: Sendable {
    let query: LiveQuery<R>
    let mark: QueryMark

    init(_ query: LiveQuery<R>, _ mark: QueryMark) {
        self.query = query
        self.mark = mark
    }

    deinit {
        query.cancel()
    }
}

extension Array {
    /// The elements, which are gone then.
    fileprivate mutating func take() -> [Element] {
        defer { self = [] }
        return self
    }
}

extension LoadState {
    fileprivate var result: Result<Void, any Error> {
        if let error { .failure(error) } else { .success(()) }
    }
}

extension Change {
    /// What happens, in words.
    var summary: String {
        switch self {
        case .reload: "all new"
        case .batch(let batch): batch.summary
        }
    }
}
