import Beeline
import Foundation

/// The only owner of the reading list: keeps it in a file, and knows its rules.
@MainActor final class BookStore: ListSource {
    static let limit = 10

    /// Why the list could not be written, as a sentence for people.
    let failure = SharedState<String?>(nil)

    private let books: ListStore<Book>
    private let file: StoreFile<Book>
    private let today: () -> Date

    /// - Throws: `StoreFileError` if there is a file that can't be read. It is left as it is.
    init(file url: URL, today: @escaping () -> Date = { Date() }) throws {
        self.today = today
        file = StoreFile(url, kind: "books")
        let stored = try file.load() ?? ListSnapshot(sections: ["To read": [], "Finished": []])
        books = ListStore(
            list: stored, comparison: .equality(),
            // listing: rule
            rules: [
                Rule { verb, list in
                    verb.growth > 0 && list.count(in: 0) + verb.growth > Self.limit
                        ? "There are ten to read. Finish one first." : nil
                }
            ])
        // end
        file.keep(books) { [failure] error in
            failure.value = "The list can’t be saved: \(error.localizedDescription)"
        }
    }

    // MARK: - What there is

    var list: ListSnapshot<Book> { books.list }

    var hasRoom: Bool { books.canAppend }

    var formattedCount: String {
        let toRead = list.items(in: 0)
        guard !toRead.isEmpty else { return "All read" }
        let minutes = toRead.reduce(0) { $0 + $1.minutes }
        return "\(toRead.count) of \(Self.limit), \(minutes.formattedDuration)"
    }

    func observe(
        _ handler: @escaping @MainActor (ListSnapshot<Book>, Change) -> Void
    ) -> ObservationToken {
        books.observe(handler)
    }

    // MARK: - Verbs

    /// - Parameters:
    ///   - title: As a person typed it.
    ///   - minutes: As a person typed it.
    /// - Returns: Why it was not added, as a sentence for people, or nil.
    func add(title: String, minutes: String) -> String? {
        let title = title.trimmingCharacters(in: .whitespaces)
        if title.isEmpty { return "A book needs a title." }
        guard let minutes = Int(minutes), minutes > 0 else {
            return "How many minutes does it take? A number, please."
        }
        return books.insert(Book(id: UUID(), title: title, minutes: minutes), at: 0)?.reason
    }

    // listing: verbs
    func finish(_ id: Book.ID) {
        books.perform("Finish") {
            books.update(id: id) { $0.finished = today() }
            books.move(id: id, to: [1, 0])
        }
    }

    func remove(_ id: Book.ID) {
        books.remove(id: id)
    }

    /// Adds those that are not there yet, as far as there is room.
    func merge(_ found: [Book]) {
        books.perform("Fetch") {
            for book in found where books.item(withID: book.id) == nil {
                books.append(book, toSection: "To read")
            }
        }
    }
    // end
}
