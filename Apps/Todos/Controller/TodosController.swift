import Beeline
import BeelineUI
import UIKit

/// The list of things to do: connects the store with the view.
final class TodosController: ViewController<TodosView> {
    private let store: TodoStore

    private lazy var dataSource = ListDataSource(store, cell: TodoCell.self) {
        [store] cell, todo in
        cell.show(title: todo.title)
        cell.onDelete = { store.remove(todo.id) }
    }

    // MARK: - Life cycle

    init(store: TodoStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "To-dos"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        container.onAdd = { [store] in store.addNew() }
        dataSource.onDelete = { [store] todo in store.remove(todo.id) }
        dataSource.onMove = { [store] from, to in store.move(from: from.row, to: to.row) }
        dataSource.show(in: container.tableView)
        store.observe(for: self) { controller, _, _ in controller.update() }
        update()
    }

    // MARK: - UI

    private func update() {
        container.show(
            count: store.formattedCount, isEmpty: store.todos.isEmpty, canAdd: store.canAdd)
    }
}
