import Beeline
import BeelineUI
import UIKit

/// What was edited on two devices at once: connects the sync with a list of it.
final class ConflictsController: ViewController<TableView>, UITableViewDelegate {
    /// Where the conflicts come from. Has to be set before the view is loaded.
    var sync: ServerSync?
    weak var navigation: (any FailureNavigation)?

    private var names: [UUID: String] = [:]
    private var dataSource: ListDataSource<AnyListSource<SyncConflict>>?

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        let sync = required(sync, "ConflictsController.sync")
        title = localized("Edited on Two Devices")
        container.tableView.delegate = self
        let dataSource = ListDataSource(sync.conflicts()) { [weak self, sync] conflict in
            let row = ConflictRow(conflict, name: self?.names[conflict.record], sync.content)
            var content = UIListContentConfiguration.subtitleCell()
            content.text = row.title
            content.secondaryText = row.detail
            return content
        }
        dataSource.onChange = { [weak self] in self?.update() }
        dataSource.show(in: container.tableView)
        self.dataSource = dataSource
        update()
    }

    // MARK: - UI

    private func update() {
        guard let dataSource, let sync else { return }
        let conflicts = dataSource.list.items
        container.messageView.show(
            title: conflicts.isEmpty ? localized("Nothing to decide") : nil)
        Task {
            for conflict in conflicts where names[conflict.record] == nil {
                names[conflict.record] = try? await sync.name(of: conflict)
            }
            container.tableView.reconfigureRows(
                at: container.tableView.indexPathsForVisibleRows ?? [])
        }
    }

    // MARK: - Delegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let sync, let conflict = dataSource?.item(at: indexPath) else { return }
        let row = ConflictRow(conflict, name: names[conflict.record], sync.content)
        let alert = UIAlertController(
            title: row.title, message: row.detail, preferredStyle: .alert)
        if row.canTakeOther {
            alert.addAction(
                UIAlertAction(title: localized("Take the Other"), style: .default) {
                    [weak self] _ in self?.settle(conflict, takingOther: true)
                })
        }
        alert.addAction(
            UIAlertAction(title: localized("Leave It So"), style: .default) { [weak self] _ in
                self?.settle(conflict, takingOther: false)
            })
        alert.addAction(UIAlertAction(title: localized("Decide Later"), style: .cancel))
        present(alert, animated: true)
    }

    // MARK: - Callbacks

    private func settle(_ conflict: SyncConflict, takingOther: Bool) {
        guard let sync else { return }
        attempt(orSay: localized("Nothing was changed."), navigation) {
            try await sync.settle(conflict, takingOther: takingOther)
        }
    }
}
