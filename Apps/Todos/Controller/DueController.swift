import BeelineUI
import SharedScreens
import UIKit

/// When something is due: connects the store with a calendar.
final class DueController: ViewController<DueView> {
    /// Who keeps the date. Has to be set before the view is loaded.
    var store: TodoStore?

    private let todo: Todo
    private let today: Day

    // MARK: - Life cycle

    init(_ todo: Todo, today: Day) {
        self.todo = todo
        self.today = today
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let store = required(store, "DueController.store")
        title = localized("Due Date")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                self.map { $0.finish(store, Day($0.container.date)) }
            })
        container.onClear = { [weak self] in self?.finish(store, nil) }
        container.date = (todo.due ?? today).date
        container.show(canClear: todo.due != nil)
    }

    // MARK: - Callbacks

    private func finish(_ store: TodoStore, _ day: Day?) {
        store.setDue(day, of: todo.id)
        dismiss(animated: true)
    }
}
