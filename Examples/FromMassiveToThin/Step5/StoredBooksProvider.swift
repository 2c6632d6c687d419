import Beeline
import Foundation

/// Books that are kept in a file and come from a server.
@MainActor final class StoredBooksProvider: BooksProvider {
    let books: AnyListSource<Book>
    let loading = SharedState(Loading())

    private let store: BookStore
    private let communicator: any Communicator<Book>
    private let clock: any Clock<Duration>
    private var task: Task<Void, any Error>?
    private var observation: ObservationToken?

    init(
        _ store: BookStore, communicator: any Communicator<Book>,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.store = store
        self.communicator = communicator
        self.clock = clock
        books = AnyListSource(store)
        observation = store.failure.observe { [loading] in loading.value.message = $0 }
    }

    deinit {
        task?.cancel()
    }

    var formattedCount: String { store.formattedCount }
    var hasRoom: Bool { store.hasRoom }

    func add(title: String, minutes: String) -> String? {
        store.add(title: title, minutes: minutes)
    }
    func finish(_ id: Book.ID) { store.finish(id) }
    func remove(_ id: Book.ID) { store.remove(id) }

    // MARK: - The server

    // listing: server
    func fetch() {
        guard !loading.value.isLoading else { return }
        task?.cancel()
        loading.value = Loading(isLoading: true)
        task = Task { [weak self, communicator] in
            do {
                let found = try await communicator.get()
                self?.received(found)
            } catch {
                self?.failed()
            }
        }
    }
    // end

    private func received(_ found: [Book]) {
        store.merge(found)
        loading.value = Loading()
    }

    private func failed() {
        loading.value = Loading(
            message: "The server can’t be reached. Trying again in 2 seconds.")
        task = Task { [weak self, clock] in
            try await clock.sleep(for: .seconds(2))
            self?.fetch()
        }
    }
}
