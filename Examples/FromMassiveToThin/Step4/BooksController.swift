import Beeline
import BeelineUI
import Dispatch
import Foundation
import UIKit

/// The reading list: connects the store with the view, and still asks the server.
final class BooksController: ViewController<BooksView>, UITableViewDelegate {
    /// Where books come from. A test has to set it.
    static var server = URL(string: "https://books.example/list.json")

    private let store: BookStore
    private var isLoading = false
    private var isUnreachable = false

    private lazy var dataSource = ListDataSource(store, cell: BookCell.self) { cell, book in
        cell.show(title: book.title, detail: book.detail)
    }

    // MARK: - Life cycle

    init(store: BookStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Reading list"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh,
            primaryAction: UIAction { [weak self] _ in self?.fetch() })
        container.onAdd = { [weak self] title, minutes in self?.addBook(title, minutes) }
        container.tableView.delegate = self
        setUpDataSource()
        store.observe(for: self) { controller, _, _ in controller.updateBooks() }
        store.failure.observe(for: self) { controller, _ in controller.updateMessage() }
        updateBooks()
        fetch()
    }

    private func setUpDataSource() {
        dataSource.headerTitle = { _, section in "\(section)" }
        dataSource.onDelete(for: self) { controller, book in controller.store.remove(book.id) }
        dataSource.show(in: container.tableView)
    }

    // MARK: - UI

    private func updateBooks() {
        container.show(
            count: store.formattedCount, isEmpty: store.list.isEmpty, hasRoom: store.hasRoom)
    }

    private func updateMessage() {
        let message =
            isUnreachable ? "The server can’t be reached. Trying again in 2 seconds." : nil
        container.show(isLoading: isLoading, message: store.failure.value ?? message)
    }

    private func addBook(_ title: String, _ minutes: String) {
        let problem = store.add(title: title, minutes: minutes)
        container.show(problem: problem)
        if problem == nil { container.clearForm() }
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
            self?.store.finish(book.id)
            done(true)
        }
        action.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [action])
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let book = dataSource.item(at: indexPath)
        navigationController?.pushViewController(
            BookController(title: book.title, text: book.summary), animated: true)
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
        if let data, let found = try? JSONDecoder().decode([Book].self, from: data) {
            store.merge(found)
        } else {
            isUnreachable = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
                self?.fetch()
            }
        }
        updateMessage()
    }
}
