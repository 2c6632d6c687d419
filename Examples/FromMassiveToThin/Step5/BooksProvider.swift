import Beeline

/// What the controller reaches books through. A test hands it another one.
@MainActor protocol BooksProvider: AnyObject {
    var books: AnyListSource<Book> { get }
    var formattedCount: String { get }
    var hasRoom: Bool { get }
    var loading: SharedState<Loading> { get }

    /// - Returns: Why it was not added, as a sentence for people, or nil.
    func add(title: String, minutes: String) -> String?
    func finish(_ id: Book.ID)
    func remove(_ id: Book.ID)
    func fetch()
}

/// What goes on beside the list.
struct Loading: Equatable {
    var isLoading = false
    /// A sentence for people.
    var message: String?
}
