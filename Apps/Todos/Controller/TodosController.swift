import Beeline
import BeelineUI
import SharedScreens
import UIKit

/// The list of things to do: connects the store with the view.
final class TodosController: ViewController<TodosView>, UICollectionViewDelegate {
    /// Where the to-dos come from. Has to be set before the view is loaded.
    var store: TodoStore?
    weak var navigation: (any TodoNavigation)?
    /// What day it is.
    var today: () -> Day = { Day(Date()) }

    private let addRows = ListStore<AddRow>(undoLimit: 0)
    private var dataSource: SectionedDataSource<TodoSection>?
    private var days: ObservationToken?

    private lazy var shortcuts = KeyShortcuts([
        .init("n", .command) { [weak self] in self?.container.add() },
        .init("z", .command) { [weak self] in self?.store?.undo() },
        .init("z", [.command, .shift]) { [weak self] in self?.store?.redo() },
    ])

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        let store = required(store, "TodosController.store")
        title = localized("To-dos")
        let menu = MenuButton()
        menu.onOpen = { [weak self] in self.map(TodosMenu.elements) ?? [] }
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: menu)
        container.collectionView.delegate = self
        container.undoBar.onUndo = { store.undo() }
        container.leadingActions = { [weak self] in self?.tickActions(at: $0) }
        container.trailingActions = { [weak self] in self?.deleteActions(at: $0) }
        store.onFailure = { [weak self] error in
            self?.navigation?.show(error, while: localized("The change could not be kept."))
        }
        showList(of: store)
        // What is due today is overdue tomorrow.
        days = NotificationCenter.default.observe(
            UIApplication.significantTimeChangeNotification
        ) { [weak self] in self?.container.refill() }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !shortcuts.perform(presses) { super.pressesBegan(presses, with: event) }
    }

    // MARK: - UI

    private func showList(of store: TodoStore) {
        addRows.replaceAll(with: [AddRow(store)])
        let dataSource = SectionedDataSource<TodoSection> {
            $0.part(of: store, addRows, for: self)
        }
        container.hasHeading = { [weak dataSource] section in
            switch dataSource?.section(at: section) {
            case .open: !store.open.list.isEmpty
            case .done: !store.done.list.isEmpty
            case .add, nil: false
            }
        }
        dataSource.show(in: container.collectionView)
        self.dataSource = dataSource
        store.open.observe(for: self) { controller, _, _ in controller.update() }
        store.done.observe(for: self) { controller, _, _ in controller.update() }
        update()
    }

    private func update() {
        guard let store else { return }
        addRows.replaceAll(with: [AddRow(store)])
        container.show(done: store.undoName)
        let isEmpty = store.open.list.isEmpty && store.done.list.isEmpty
        container.show(
            message: isEmpty ? localized("Nothing to do") : nil,
            detail: localized("Type something into the field above."))
    }

    // MARK: - Delegate

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if dataSource?.section(at: indexPath.section) == .add {
            container.add()
        } else {
            container.rename(at: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        dataSource?.destination(of: originalIndexPath, toward: proposedIndexPath)
            ?? originalIndexPath
    }

    // MARK: - Callbacks

    /// Lets the store do something, and says why if it doesn't.
    func perform(_ verb: (TodoStore) -> Refusal?) {
        guard let store, let refusal = verb(store) else { return }
        navigation?.show(refusal, while: localized("Nothing was changed."))
    }

    private func tickActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let todo: Todo = dataSource?.item(at: indexPath) else { return nil }
        let title = todo.isDone ? localized("Not Done") : localized("Done")
        return .init(actions: [
            UIContextualAction(style: .normal, title: title) { [weak self] _, _, finish in
                self?.perform { todo.isDone ? $0.reopen(todo.id) : $0.complete(todo.id) }
                finish(true)
            }
        ])
    }

    private func deleteActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let todo: Todo = dataSource?.item(at: indexPath) else { return nil }
        return .init(actions: [
            UIContextualAction(style: .destructive, title: localized("Delete")) {
                [weak self] _, _, finish in
                self?.perform { $0.remove(todo.id) }
                finish(true)
            }
        ])
    }
}
