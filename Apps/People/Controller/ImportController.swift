import Beeline
import BeelineUI
import SharedScreens
import UIKit

/// An import: connects its session with what there is to see of it.
final class ImportController: ViewController<ImportView> {
    /// The import. Has to be set before the view is loaded.
    var session: ImportSession?
    weak var navigation: (any PeopleNavigation)?

    private let people = ListStore<ImportPreview.Entry>()
    private let problems = ListStore<ImportProblem>()
    private lazy var dataSource = SectionedDataSource<ImportPart> { part in
        switch part {
        case .problems: ListPart(problems, content: { $0.content })
        case .people: ListPart(people, content: { $0.content })
        }
    }
    private lazy var importItem = UIBarButtonItem(
        primaryAction: UIAction(title: localized("Import")) { [weak self] _ in
            Task { await self?.session?.store() }
        })
    private lazy var columnsItem = UIBarButtonItem(
        primaryAction: UIAction(title: localized("Columns…")) { [weak self] _ in
            self?.chooseColumns()
        })
    private lazy var closeItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.close() })
    private lazy var doneItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        let session = required(session, "ImportController.session")
        title = session.name
        container.onPolicy = { session.policy = DuplicatePolicy.allCases[$0] }
        dataSource.show(in: container.tableView)
        session.state.observe(for: self) { controller, _ in controller.update() }
        session.fraction.observe(for: self) { controller, _ in controller.updateHeader() }
        Task { await session.read() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed || navigationController?.isBeingDismissed ?? false else { return }
        session?.cancel()
        navigation?.importNext()
    }

    // MARK: - UI

    private func update() {
        guard let state = session?.state.value else { return }
        updateHeader()
        people.replaceAll(with: state.preview?.people ?? [])
        problems.replaceAll(with: ImportProblem.all(of: state.preview))
        navigationItem.leftBarButtonItem = closeItem
        navigationItem.rightBarButtonItems =
            session?.table == nil ? [importItem] : [importItem, columnsItem]
        importItem.isEnabled = false
        columnsItem.isEnabled = !state.isWorking
        switch state {
        case .unknownColumns: chooseColumns()
        case .ready(let preview): importItem.isEnabled = preview.count > 0
        case .done:
            navigationItem.leftBarButtonItem = nil
            navigationItem.rightBarButtonItems = [doneItem]
        default: break
        }
        isModalInPresentation = state.isWorking
    }

    private func updateHeader() {
        guard let session else { return }
        let state = session.state.value
        container.show(
            title: state.title, detail: state.detail,
            fraction: state.isWorking ? session.fraction.value : nil,
            asksForPolicy: state.preview.map { $0.duplicates > 0 } ?? false && !state.isWorking)
    }

    // MARK: - Callbacks

    private func chooseColumns() {
        if let session { navigation?.chooseColumns(of: session) }
    }

    /// Ends what is being done; the screen goes when there is nothing more to end.
    private func close() {
        guard let session, session.state.value.isWorking else { return dismiss(animated: true) }
        session.cancel()
    }
}
