import Beeline
import BeelineUI
import SharedScreens
import UIKit

/// The groups: connects the provider with a list of them. One that is chosen is shown alone.
final class GroupsController: ViewController<TableView>, UITableViewDelegate {
    /// Where the groups come from. Has to be set before the view is loaded.
    var provider: (any PeopleProvider)?
    weak var navigation: (any PeopleNavigation)?

    private var dataSource: ListDataSource<AnyListSource<PersonGroup>>?

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        let provider = required(provider, "GroupsController.provider")
        title = localized("Groups")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.rename(nil) }),
            UIBarButtonItem(
                primaryAction: UIAction(title: localized("Everybody")) { [weak self] _ in
                    self?.choose(nil)
                }),
        ]
        container.tableView.delegate = self
        let dataSource = ListDataSource(provider.groups) { group in
            var content = UIListContentConfiguration.cell()
            content.text = group.name
            return content
        }
        dataSource.onDelete(for: self) { controller, group in
            controller.perform { try await $0.remove(group) }
        }
        dataSource.onChange = { [weak self] in self?.update() }
        dataSource.show(in: container.tableView)
        self.dataSource = dataSource
        update()
    }

    // MARK: - UI

    private func update() {
        let isEmpty = provider?.groups.list.isEmpty ?? true
        container.messageView.show(
            title: isEmpty ? localized("No groups yet") : nil,
            detail: localized("Add one with the button above, then edit somebody to put them in."))
    }

    // MARK: - Delegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(dataSource?.item(at: indexPath).id)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let group = dataSource?.item(at: indexPath)
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: localized("Rename")) {
                [weak self] _, _, done in
                self?.rename(group)
                done(true)
            }
        ])
    }

    // MARK: - Callbacks

    private func perform(_ body: @escaping @MainActor (any PeopleProvider) async throws -> Void) {
        guard let provider else { return }
        attempt(orSay: localized("The groups could not be changed."), navigation) {
            try await body(provider)
        }
    }

    private func choose(_ group: PersonGroup.ID?) {
        provider?.filter.group = group
        dismiss(animated: true)
    }

    /// Asks for a name, of a new group or for one there is.
    private func rename(_ group: PersonGroup?) {
        let alert = UIAlertController(
            title: group == nil ? localized("New Group") : localized("Rename Group"),
            message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = localized("Name")
            field.text = group?.name
        }
        alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
        let save = UIAlertAction(title: localized("Save"), style: .default) {
            [weak self, weak alert] _ in
            let name = alert?.textFields?.first?.text ?? ""
            guard !name.allSatisfy(\.isWhitespace) else { return }
            self?.perform { provider in
                try await provider.save(PersonGroup(id: group?.id ?? UUID(), name: name))
            }
        }
        alert.addAction(save)
        alert.preferredAction = save
        present(alert, animated: true)
    }
}
