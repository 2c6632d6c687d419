import Beeline
import BeelineUI
import Dispatch
import Foundation
import UIKit

/// The reading list, whose rows are answered for by a data source.
final class BooksController: ViewController<BooksView>, UITableViewDelegate {
    /// Where books come from, and where they are kept. A test has to set both.
    static var server = URL(string: "https://books.example/list.json")
    static var file = FileManager.default.temporaryDirectory.appendingPathComponent("books.json")

    private let books = ListStore<Book>(sections: ["To read": [], "Finished": []])
    private var toRead: [Book] { books.list.items(in: 0) }
    private var isLoading = false
    private var isUnreachable = false

    // listing: source
    private lazy var dataSource = ListDataSource(books, cell: BookCell.self) {
        [weak self] cell, book in
        cell.show(title: book.title, detail: self?.detail(of: book) ?? "")
    }
    // end

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reading list"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh,
            primaryAction: UIAction { [weak self] _ in self?.fetch() })
        container.onAdd = { [weak self] title, minutes in self?.addBook(title, minutes) }
        container.tableView.delegate = self
        readFile()
        setUpDataSource()
        // listing: observe
        books.observe(for: self) { controller, _, _ in
            controller.writeFile()
            controller.updateBooks()
        }
        // end
        updateBooks()
        fetch()
    }

    private func setUpDataSource() {
        dataSource.headerTitle = { _, section in "\(section)" }
        dataSource.onDelete(for: self) { controller, book in controller.books.remove(id: book.id) }
        dataSource.show(in: container.tableView)
    }

    // MARK: - What the screen shows

    private func updateBooks() {
        let minutes = toRead.reduce(0) { $0 + $1.minutes }
        container.show(
            count: toRead.isEmpty
                ? "All read" : "\(toRead.count) of 10, \(formattedDuration(minutes))",
            isEmpty: books.isEmpty, hasRoom: toRead.count < 10)
    }

    private func updateMessage() {
        container.show(
            isLoading: isLoading,
            message: isUnreachable
                ? "The server can’t be reached. Trying again in 2 seconds." : nil)
    }

    // MARK: - Formatting

    private func formattedDuration(_ minutes: Int) -> String {
        let hours = minutes / 60
        let rest = minutes % 60
        if hours == 0 {
            return "\(rest) min"
        } else if rest == 0 {
            return "\(hours) h"
        } else {
            return "\(hours) h \(rest) min"
        }
    }

    private func formattedDay(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "d MMMM yyyy"
        return formatter.string(from: date)
    }

    private func detail(of book: Book) -> String {
        book.finished.map { "Finished on \(formattedDay($0))" } ?? formattedDuration(book.minutes)
    }

    // MARK: - The form

    private func addBook(_ title: String, _ minutes: String) {
        let title = title.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else {
            container.show(problem: "A book needs a title.")
            return
        }
        guard let minutes = Int(minutes), minutes > 0 else {
            container.show(problem: "How many minutes does it take? A number, please.")
            return
        }
        guard toRead.count < 10 else {
            container.show(problem: "There are ten to read. Finish one first.")
            return
        }
        books.insert(Book(id: UUID(), title: title, minutes: minutes), at: 0)
        container.clearForm()
    }

    // MARK: - UITableViewDelegate

    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let book = dataSource.item(at: indexPath)
        guard book.finished == nil else { return nil }
        let action = UIContextualAction(style: .normal, title: "Finish") {
            [weak self] _, _, done in
            self?.finish(book)
            done(true)
        }
        action.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [action])
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        showDetail(of: dataSource.item(at: indexPath))
    }

    private func finish(_ book: Book) {
        books.perform {
            books.update(id: book.id) { $0.finished = Date() }
            books.move(id: book.id, to: IndexPath(row: 0, section: 1))
        }
    }

    // MARK: - The next screen

    private func showDetail(of book: Book) {
        let duration = formattedDuration(book.minutes)
        let text =
            book.finished.map { "It took \(duration), and was finished on \(formattedDay($0))." }
            ?? "It takes \(duration)."
        navigationController?.pushViewController(
            BookController(title: book.title, text: text), animated: true)
    }

    // MARK: - The file

    private func readFile() {
        guard let data = try? Data(contentsOf: Self.file),
            let stored = try? JSONDecoder().decode([Book].self, from: data)
        else { return }
        books.replaceAll(
            with: ListSnapshot(sections: [
                "To read": stored.filter { $0.finished == nil },
                "Finished": stored.filter { $0.finished != nil },
            ]))
    }

    private func writeFile() {
        let data = try? JSONEncoder().encode(books.items)
        try? data?.write(to: Self.file)
    }

    // MARK: - The server

    private func fetch() {
        guard !isLoading, let url = Self.server else { return }
        isLoading = true
        isUnreachable = false
        updateMessage()
        DispatchQueue.global().async {
            let data = try? Data(contentsOf: url)
            DispatchQueue.main.async { [weak self] in
                self?.received(data)
            }
        }
    }

    private func received(_ data: Data?) {
        isLoading = false
        guard let data, let found = try? JSONDecoder().decode([Book].self, from: data) else {
            isUnreachable = true
            updateMessage()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
                self?.fetch()
            }
            return
        }
        books.perform {
            let new = found.filter { books.item(withID: $0.id) == nil }
            for book in new where toRead.count < 10 {
                books.append(book, toSection: "To read")
            }
        }
        updateMessage()
    }
}
