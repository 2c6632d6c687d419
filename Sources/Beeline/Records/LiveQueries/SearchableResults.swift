/// A live query, and searches in it: a list above which a search field stands.
///
///     people = SearchableResults(Person.byName, firstCount: 50, in: database)
///     people.search(Person.byName.matching(text, in: Person.names).limit(200))
///     people.search(nil)
///
/// All records stay at hand during a search, and follow the database. When the
/// search ends they are there at once, where to read a hundred thousand again,
/// and to let go of them at the first letter, would keep the machine from the
/// search itself.
@MainActor
public final class SearchableResults<R: Record>: ListSource {
    private let database: Database
    private let all: FetchedResults<R>
    private var found: FetchedResults<R>?
    /// Whether what was found is shown: from the first answer to the end of the
    /// search.
    private var showsFound = false
    private var allToken: ObservationToken?
    private var foundToken: ObservationToken?
    private let observers = Observers<(list: ListSnapshot<R>, change: Change)>()

    /// Begins to read all records.
    ///
    /// - Parameters:
    ///   - query: Which records there are without a search, in which order.
    ///   - sections: What divides them into sections.
    ///   - count: How many of the first are read before this returns.
    ///   - database: Where they are.
    public init(
        _ query: Query<R>, sections: Ordering<R>? = nil, firstCount count: Int = 0,
        in database: Database
    ) {
        self.database = database
        all = FetchedResults(query, sections: sections, firstCount: count, in: database)
        allToken = all.observe { [weak self] in self?.allDidChange($0, $1) }
    }

    // MARK: Public

    /// What was found, or all while nothing is searched for.
    public var list: ListSnapshot<R> { shown.list }

    /// Whether what is asked for has been read, or why not.
    public var state: LoadState { (found ?? all).state }

    public func observe(
        _ handler: @escaping @MainActor (ListSnapshot<R>, Change) -> Void
    ) -> ObservationToken {
        observers.add { handler($0.list, $0.change) }
    }

    /// Asks for other records, or another order, without a search.
    ///
    /// - Parameters:
    ///   - query: Which records, in which order.
    ///   - sections: What divides them into sections.
    ///   - count: How many of the first are told before all the others.
    public func show(
        _ query: Query<R>, sections: Ordering<R>? = nil, firstCount count: Int = 0
    ) {
        all.show(query, sections: sections, firstCount: count)
    }

    /// Begins a search, goes on with another question, or ends it.
    ///
    /// Until the first answer is here all records are shown. What is different
    /// then is told as by ``FetchedResults/show(_:sections:firstCount:)``.
    ///
    /// - Parameter query: What is searched for; nil ends the search.
    public func search(_ query: Query<R>?) {
        switch (query, found) {
        case (let query?, let found?): found.show(query)
        case (let query?, nil):
            let found = FetchedResults(query, in: database)
            self.found = found
            foundToken = found.observe { [weak self] in self?.foundDidChange($0, $1) }
        case (nil, _?): endSearch()
        case (nil, nil): break
        }
    }

    /// Waits until what is asked for is here.
    ///
    /// - Throws: Why it did not come.
    public func loaded() async throws {
        try await (found ?? all).loaded()
    }

    /// Waits until everything that was committed before has been told.
    ///
    /// - Throws: ``DatabaseError`` if the database can't be asked.
    public func settled() async throws {
        try await all.settled()
        try await found?.settled()
    }

    // MARK: Private

    private var shown: FetchedResults<R> {
        if showsFound, let found { found } else { all }
    }

    private func endSearch() {
        let old = list
        (found, foundToken) = (nil, nil)
        guard showsFound else { return observers.send((old, .batch(Batch()))) }
        showsFound = false
        tell(from: old)
    }

    private func allDidChange(_ list: ListSnapshot<R>, _ change: Change) {
        if !showsFound { observers.send((list, change)) }
    }

    private func foundDidChange(_ list: ListSnapshot<R>, _ change: Change) {
        if showsFound { return observers.send((list, change)) }
        // Of one that has not been answered yet there is nothing to show.
        guard let state = found?.state, state.isLoaded || state.error != nil else { return }
        showsFound = true
        tell(from: all.list)
    }

    private func tell(from old: ListSnapshot<R>) {
        let list = list
        guard old.count + list.count <= LiveQuery<R>.mostCompared else {
            return observers.send((list, .reload))
        }
        let batch = ContentComparison<R>.equality().batch(from: old, to: list)
        observers.send((list, .batch(batch)))
    }
}
