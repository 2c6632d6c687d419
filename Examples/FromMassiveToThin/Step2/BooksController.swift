import BeelineUI
import Dispatch
import Foundation
import UIKit

/// The reading list, whose views have a class of their own.
final class BooksController: ViewController<BooksView>, UITableViewDataSource,
    UITableViewDelegate
{
    /// Where books come from, and where they are kept. A test has to set both.
    static var server = URL(string: "https://books.example/list.json")
    static var file = FileManager.default.temporaryDirectory.appendingPathComponent("books.json")

    private var toRead: [Book] = []
    private var finished: [Book] = []
    private var isLoading = false
    private var isUnreachable = false

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reading list"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh,
            primaryAction: UIAction { [weak self] _ in self?.fetch() })
        container.onAdd = { [weak self] title, minutes in self?.addBook(title, minutes) }
        container.tableView.dataSource = self
        container.tableView.delegate = self
        container.tableView.register(BookCell.self, forCellReuseIdentifier: "book")
        readFile()
        updateBooks()
        fetch()
    }

    // MARK: - What the screen shows

    // listing: update
    private func updateBooks() {
        let minutes = toRead.reduce(0) { $0 + $1.minutes }
        container.show(
            count: toRead.isEmpty
                ? "All read" : "\(toRead.count) of 10, \(formattedDuration(minutes))",
            isEmpty: toRead.isEmpty && finished.isEmpty, hasRoom: toRead.count < 10)
    }
    // end

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
        toRead.insert(Book(id: UUID(), title: title, minutes: minutes), at: 0)
        container.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        container.clearForm()
        writeFile()
        updateBooks()
    }

    // MARK: - UITableViewDataSource

    func numberOfSections(in tableView: UITableView) -> Int {
        2
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? toRead.count : finished.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "To read" : "Finished"
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        let book = indexPath.section == 0 ? toRead[indexPath.row] : finished[indexPath.row]
        let detail =
            book.finished.map { "Finished on \(formattedDay($0))" }
            ?? formattedDuration(book.minutes)
        (cell as? BookCell)?.show(title: book.title, detail: detail)
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        if indexPath.section == 0 {
            toRead.remove(at: indexPath.row)
        } else {
            finished.remove(at: indexPath.row)
        }
        tableView.deleteRows(at: [indexPath], with: .automatic)
        writeFile()
        updateBooks()
    }

    // MARK: - UITableViewDelegate

    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.section == 0 else { return nil }
        let action = UIContextualAction(style: .normal, title: "Finish") {
            [weak self] _, _, done in
            self?.finishBook(at: indexPath.row)
            done(true)
        }
        action.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [action])
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let book = indexPath.section == 0 ? toRead[indexPath.row] : finished[indexPath.row]
        showDetail(of: book)
    }

    private func finishBook(at row: Int) {
        var book = toRead.remove(at: row)
        book.finished = Date()
        finished.insert(book, at: 0)
        let tableView = container.tableView
        tableView.performBatchUpdates {
            tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
            tableView.insertRows(at: [IndexPath(row: 0, section: 1)], with: .automatic)
        }
        writeFile()
        updateBooks()
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
            let books = try? JSONDecoder().decode([Book].self, from: data)
        else { return }
        toRead = books.filter { $0.finished == nil }
        finished = books.filter { $0.finished != nil }
    }

    private func writeFile() {
        let data = try? JSONEncoder().encode(toRead + finished)
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
        guard let data, let books = try? JSONDecoder().decode([Book].self, from: data) else {
            isUnreachable = true
            updateMessage()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
                self?.fetch()
            }
            return
        }
        let known = Set((toRead + finished).map(\.id))
        for book in books where !known.contains(book.id) && toRead.count < 10 {
            toRead.append(book)
        }
        container.tableView.reloadData()
        writeFile()
        updateBooks()
        updateMessage()
    }
}
