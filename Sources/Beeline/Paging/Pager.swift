/// Loads a long list page by page into a store: the first page, pull to
/// refresh, the next page near the end.
///
///     let pager = Pager<Post, Int> { cursor in try await api.posts(page: cursor ?? 1) }
///     pager.refresh()
///     …
///     pager.loadNextIfNeeded(near: indexPath)   // in willDisplay
///
/// What is there stays there while more is loaded and when that fails. The
/// same page is never loaded twice at a time. A refresh takes the place of
/// whatever was under way: that task is cancelled, and should its reply come
/// nevertheless, it is ignored.
///
/// An item that comes again on a later page, because the list grew at its
/// front meanwhile, replaces the one there is.
@MainActor
public final class Pager<Item: Identifiable & Sendable, Cursor: Sendable> {
    /// How the last attempt to load a page ended, or that one is under way.
    public private(set) var state = LoadState.idle {
        didSet { observers.send(state) }
    }

    /// The items so far. A screen shows this store; it has no undo.
    public let store: ListStore<Item>

    /// Whether the last page is here.
    public private(set) var isAtEnd = false

    /// How many rows before the last one the next page is asked for.
    public var lead = 5

    private let load: @Sendable (Cursor?) async throws -> Page<Item, Cursor>
    private let wait: @Sendable (Int) async throws -> Void
    private let retries: Int
    private let observers = Observers<LoadState>()
    private var next: Cursor?
    private var task: Task<Void, Never>?

    /// Tells the reply that is waited for from late ones.
    private var round = 0

    /// Makes a pager that has loaded nothing yet.
    ///
    /// - Parameters:
    ///   - store: Gets the items: one section, without rules.
    ///   - retries: How often a page that did not come is asked for again
    ///     before the pager says so.
    ///   - delay: How long it waits before the first time; twice as long before
    ///     each following one.
    ///   - clock: What it waits on.
    ///   - load: Loads the page at a cursor, or the first one without.
    public init<C: Clock>(
        store: ListStore<Item>, retries: Int = 0, delay: C.Duration, clock: C,
        load: @escaping @Sendable (Cursor?) async throws -> Page<Item, Cursor>
    ) {
        self.store = store
        self.retries = retries
        self.load = load
        wait = { attempt in
            var pause = delay
            for _ in 0..<attempt { pause *= 2 }
            try await clock.sleep(until: clock.now.advanced(by: pause), tolerance: nil)
        }
    }

    /// Makes a pager that does not ask twice.
    ///
    /// - Parameter load: Loads the page at a cursor, or the first one without.
    public convenience init(
        load: @escaping @Sendable (Cursor?) async throws -> Page<Item, Cursor>
    ) where Item: Equatable {
        self.init(
            store: ListStore(undoLimit: 0), delay: .seconds(1), clock: ContinuousClock(), load: load
        )
    }

    deinit {
        task?.cancel()
    }

    /// Asks to hear of every new ``state``.
    ///
    /// - Returns: What keeps the observation going.
    public func observe(_ handler: @escaping @MainActor (LoadState) -> Void) -> ObservationToken {
        observers.add(handler)
    }
}

// MARK: - Loading

extension Pager {
    /// Loads the first page, which takes the place of all there is once it is
    /// here. What was under way is given up.
    ///
    /// - Returns: The task, to wait for.
    @discardableResult
    public func refresh() -> Task<Void, Never> {
        start(at: nil) { pager, page in
            pager.store.replaceAll(with: Self.withoutRepeats(page.items))
        }
    }

    /// Loads the next page and appends it, unless one is under way or the list
    /// is at its end.
    ///
    /// - Returns: The task that is under way, or nil if there is no next page.
    @discardableResult
    public func loadNext() -> Task<Void, Never>? {
        if state.isLoading { return task }
        guard let next else { return nil }
        return start(at: next) { pager, page in pager.append(page.items) }
    }

    /// Loads the next page if a row near the end comes into view. A page that
    /// did not come is not asked for again by scrolling; that is what a button
    /// is for, which calls ``loadNext()``.
    ///
    /// - Parameter index: The number of the row.
    public func loadNextIfNeeded(near index: Int) {
        guard index >= store.count - lead, state.isLoaded else { return }
        loadNext()
    }

    /// Gives up what is under way. What is there stays.
    public func cancel() {
        guard state.isLoading else { return }
        round += 1
        task?.cancel()
        task = nil
        state = store.isEmpty ? .idle : .loaded
    }

    private func start(
        at cursor: Cursor?, _ show: @escaping @MainActor (Pager, Page<Item, Cursor>) -> Void
    ) -> Task<Void, Never> {
        task?.cancel()
        round += 1
        let round = round
        state = .loading
        let (load, wait, retries) = (load, wait, retries)
        let task = Task { [weak self] in
            let result: Result<Page<Item, Cursor>, any Error>
            do {
                result = .success(
                    try await Self.attempt(retries, wait) { try await load(cursor) })
            } catch {
                result = .failure(error)
            }
            self?.finish(round, result, show)
        }
        self.task = task
        return task
    }

    /// Tries again after a pause, as often as allowed.
    @concurrent
    private static func attempt<Value: Sendable>(
        _ retries: Int, _ wait: @Sendable (Int) async throws -> Void,
        _ body: @Sendable () async throws -> Value
    ) async throws -> Value {
        var attempt = 0
        while true {
            do {
                return try await body()
            } catch {
                guard attempt < retries, !(error is CancellationError) else { throw error }
            }
            try await wait(attempt)
            attempt += 1
        }
    }

    private func finish(
        _ round: Int, _ result: Result<Page<Item, Cursor>, any Error>,
        _ show: @MainActor (Pager, Page<Item, Cursor>) -> Void
    ) {
        guard round == self.round else { return }
        task = nil
        switch result {
        case .success(let page):
            next = page.next
            isAtEnd = page.next == nil
            show(self, page)
            state = .loaded
        case .failure(let error):
            state = .failed(error)
        }
    }

    private func append(_ items: [Item]) {
        store.perform {
            for item in Self.withoutRepeats(items) {
                if store.indexPath(of: item.id) == nil {
                    store.append(item)
                } else {
                    store.update(item)
                }
            }
        }
    }

    /// A page on which an item stands twice shows it once.
    private static func withoutRepeats(_ items: [Item]) -> [Item] {
        var seen: Set<Item.ID> = []
        return items.filter { seen.insert($0.id).inserted }
    }
}
