import Beeline
import BeelineUI
import SharedScreens
import UIKit

/// The list of people: connects the provider with the list and the search field.
final class PeopleController: ViewController<PeopleView>, UITableViewDelegate, UISearchBarDelegate {
    /// Where the people come from. Has to be set before the view is loaded.
    var provider: (any PeopleProvider)?
    weak var navigation: (any PeopleNavigation)?

    private var dataSource: ListDataSource<AnyListSource<PersonSummary>>?

    private lazy var deleteItem = UIBarButtonItem(
        primaryAction: UIAction(title: localized("Delete")) { [weak self] _ in self?.removeChosen()
        })
    private lazy var exportItem = UIBarButtonItem(
        primaryAction: UIAction(title: localized("Export")) { [weak self] _ in
            self.map { $0.navigation?.export($0.chosen) }
        })

    private lazy var shortcuts = KeyShortcuts([
        .init("n", .command) { [weak self] in self?.navigation?.edit(nil) },
        .init("f", .command) { [weak self] in _ = self?.container.searchBar.becomeFirstResponder()
        },
        .init("z", .command) { [weak self] in self?.perform { try await $0.undo() } },
        .init("z", [.command, .shift]) { [weak self] in self?.perform { try await $0.redo() } },
    ])

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        let provider = required(provider, "PeopleController.provider")
        setUpItems()
        container.searchBar.delegate = self
        container.tableView.delegate = self
        container.undoBar.onUndo = { [weak self] in self?.perform { try await $0.undo() } }
        showList(of: provider)
        update()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Beside the list somebody who is chosen is still to be seen; who comes back has left them.
        if splitViewController?.isCollapsed ?? false { container.deselect() }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        container.tableView.setEditing(editing, animated: animated)
        navigationController?.setToolbarHidden(!editing, animated: animated)
        update()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !shortcuts.perform(presses) { super.pressesBegan(presses, with: event) }
    }

    // MARK: - UI

    private func setUpItems() {
        title = title ?? localized("People")
        let add = UIAction { [weak self] _ in self?.navigation?.edit(nil) }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add, primaryAction: add), editButtonItem,
        ]
        let menu = MenuButton()
        menu.onOpen = { [weak self] in self.map(PeopleMenu.elements) ?? [] }
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: menu)
        navigationItem.leftItemsSupplementBackButton = true
        toolbarItems = [deleteItem, .flexibleSpace(), exportItem]
    }

    private func showList(of provider: any PeopleProvider) {
        let dataSource = ListDataSource(provider.people) { $0.content }
        dataSource.headerTitle = { _, id in PersonSummary.heading(of: id) }
        dataSource.indexTitle = { _, id in PersonSummary.heading(of: id) ?? "" }
        dataSource.onDelete(for: self) { controller, person in
            controller.perform { try await $0.remove([person.id]) }
        }
        dataSource.onChange = { [weak self] in self?.update() }
        dataSource.show(in: container.tableView)
        self.dataSource = dataSource
    }

    private func update() {
        guard let provider else { return }
        let message = PeopleMessage(provider)
        container.show(message: message?.title, detail: message?.detail)
        container.show(done: provider.undoName)
        let isAnyChosen = !chosen.isEmpty
        deleteItem.isEnabled = isAnyChosen
        exportItem.isEnabled = isAnyChosen
    }

    // MARK: - Delegates

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard !isEditing, let person = dataSource?.item(at: indexPath) else { return update() }
        navigation?.show(person.id)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        update()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        // Those who are found are another list, which begins at its top.
        container.scrollToTop()
        provider?.filter.search = searchText
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }

    // MARK: - Callbacks

    /// Lets the provider do something, and shows then what can be taken back.
    func perform(_ body: @escaping @MainActor (any PeopleProvider) async throws -> Void) {
        guard let provider else { return }
        attempt(orSay: localized("The people could not be changed."), navigation) { [self] in
            defer { update() }
            try await body(provider)
        }
    }

    private var chosen: [Person.ID] {
        guard isEditing, let dataSource else { return [] }
        return (container.tableView.indexPathsForSelectedRows ?? []).map {
            dataSource.item(at: $0).id
        }
    }

    private func removeChosen() {
        let chosen = chosen
        setEditing(false, animated: true)
        perform { try await $0.remove(chosen) }
    }
}
