import Beeline
import BeelineUI
import UIKit

/// One book.
final class BookController: ViewController<BookView> {
    private let id: Book.ID
    private let provider: any BooksProvider

    // MARK: - Life cycle

    init(_ id: Book.ID, provider: any BooksProvider) {
        self.id = id
        self.provider = provider
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        provider.books.observe(for: self) { controller, _, _ in controller.update() }
        update()
    }

    // MARK: - UI

    private func update() {
        let book = provider.books.list.items.first { $0.id == id }
        title = book?.title
        container.show(text: book?.summary ?? "This book is no longer on the list.")
    }
}
