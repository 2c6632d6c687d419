import Beeline
import BeelineUI
import UIKit

/// The reading list: connects a provider of books with the view.
final class BooksController: ViewController<BooksView>, UITableViewDelegate {
    private let provider: any BooksProvider

    private lazy var dataSource = ListDataSource(provider.books, cell: BookCell.self) {
        cell, book in
        cell.show(title: book.title, detail: book.detail)
    }

    // MARK: - Life cycle

    init(provider: any BooksProvider) {
        self.provider = provider
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
            primaryAction: UIAction { [weak self] _ in self?.provider.fetch() })
        container.onAdd = { [weak self] title, minutes in self?.addBook(title, minutes) }
        container.tableView.delegate = self
        setUpDataSource()
        provider.books.observe(for: self) { controller, _, _ in controller.updateBooks() }
        provider.loading.observe(for: self) { controller, loading in
            controller.container.show(isLoading: loading.isLoading, message: loading.message)
        }
        updateBooks()
        provider.fetch()
    }

    private func setUpDataSource() {
        dataSource.headerTitle = { _, section in "\(section)" }
        dataSource.onDelete(for: self) { controller, book in controller.provider.remove(book.id) }
        dataSource.show(in: container.tableView)
    }

    // MARK: - UI

    private func updateBooks() {
        container.show(
            count: provider.formattedCount, isEmpty: provider.books.list.isEmpty,
            hasRoom: provider.hasRoom)
    }

    private func addBook(_ title: String, _ minutes: String) {
        let problem = provider.add(title: title, minutes: minutes)
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
            self?.provider.finish(book.id)
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
}
