import Beeline
import BeelineUI
import ContactCards
import SharedScreens
import UIKit

/// The columns of a table: connects what a person says about them with those who would come of it.
final class ColumnsController: ViewController<ColumnsView> {
    /// What is said about the columns. Has to be set before the view is loaded.
    var draft: ColumnsDraft?
    /// Called with the table once a person is done with it.
    var onUse: (CSVBeginning) -> Void = { _ in }

    private var dataSource: SectionedDataSource<ColumnsPart>?
    private lazy var useItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.use() })

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        let draft = required(draft, "ColumnsController.draft")
        title = localized("Columns")
        navigationItem.rightBarButtonItem = useItem
        container.onHeadings = { draft.firstRowIsHeadings = $0 }
        let dataSource = SectionedDataSource<ColumnsPart> { $0.part(of: draft) }
        dataSource.show(in: container.tableView)
        self.dataSource = dataSource
        draft.columns.observe(for: self) { controller, _, _ in controller.update() }
        update()
    }

    // MARK: - UI

    private func update() {
        guard let draft else { return }
        useItem.isEnabled = draft.isUsable
        container.show(hasHeadings: draft.firstRowIsHeadings)
    }

    // MARK: - Callbacks

    private func use() {
        guard let draft else { return }
        navigationController?.popViewController(animated: true)
        onUse(draft.table)
    }
}
