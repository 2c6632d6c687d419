import BeelineUI
import UIKit

/// The list of things to do: connects the store with the view.
final class TodosController: ViewController<TodosView> {
    private let store: TodoStore

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
        container.onDelete = { [store] id in store.remove(id) }
        store.observe(for: self) { $0.update() }
        update()
    }

    // MARK: - UI

    private func update() {
        container.show(store.todos.map { TodoRow(id: $0.id, title: $0.title) })
        container.canAdd = store.canAdd
    }
}
