import Beeline
import BeelineUI
import SharedScreens
import UIKit

/// The form for somebody: connects a draft with its fields, and hands it to the provider.
final class PersonEditController: ViewController<PersonEditView>, UITableViewDelegate,
    UIAdaptivePresentationControllerDelegate
{
    /// Who keeps what was edited. Has to be set before the view is loaded.
    var provider: (any PeopleProvider)?
    weak var navigation: (any PeopleNavigation)?

    private let draft: PersonDraft
    private var photo: UIImage?
    private let picker = PhotoPicker()
    private lazy var dataSource = FormDataSource(draft)

    private lazy var saveItem = UIBarButtonItem(
        systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    private lazy var shortcuts = KeyShortcuts([
        .init("s", .command) { [weak self] in self?.save() }
    ])

    // MARK: - Life cycle

    init(_ draft: PersonDraft) {
        self.draft = draft
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let provider = required(provider, "PersonEditController.provider")
        title = draft.isNew ? localized("New Person") : localized("Edit")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = saveItem
        container.tableView.delegate = self
        container.header.onChoose = { [weak self] in self.map { $0.picker.show(over: $0) } }
        picker.onPick = { [weak self] image, data in self?.set(.replace(data), image) }
        picker.onFailure = { [weak self] error in
            self?.navigation?.show(error, while: localized("The photo can’t be used."))
        }
        container.header.onRemove = { [weak self] in self?.set(.remove, nil) }
        dataSource.onChange = { [weak self] in self?.update() }
        dataSource.show(in: container.tableView)
        update()
        Task { await readPhoto(from: provider) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.presentationController?.delegate = self
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if draft.isNew { container.edit(at: IndexPath(row: 0, section: 0)) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !shortcuts.perform(presses) { super.pressesBegan(presses, with: event) }
    }

    // MARK: - UI

    private func update() {
        saveItem.isEnabled = draft.hasChanges
        // What was typed is not thrown away by a swipe.
        isModalInPresentation = draft.hasChanges
        container.header.show(photo, name: draft.person.displayName)
    }

    private func readPhoto(from provider: any PeopleProvider) async {
        guard let data = try? await provider.photo(of: draft.person.id), draft.photo == .keep else {
            return
        }
        photo = UIImage(data: data)
        update()
    }

    private func set(_ edit: PhotoEdit, _ image: UIImage?) {
        draft.photo = edit
        photo = image
        update()
    }

    // MARK: - Delegates

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let new = draft.choose(dataSource.item(at: indexPath).id),
            let place = draft.fields.indexPath(of: new)
        else { return }
        container.edit(at: place)
    }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        cancel()
    }

    // MARK: - Callbacks

    private func save() {
        guard draft.hasChanges, let provider else { return }
        if let wrong = draft.check() {
            if let place = draft.fields.indexPath(of: wrong) { container.edit(at: place) }
            return
        }
        saveItem.isEnabled = false
        Task {
            do {
                try await provider.save(draft.person, photo: draft.photo)
                dismiss(animated: true)
            } catch {
                navigation?.show(error, while: localized("Nothing was saved."))
                update()
            }
        }
    }

    private func cancel() {
        guard draft.hasChanges else { return dismiss(animated: true) }
        let alert = UIAlertController(
            title: localized("Discard the changes?"), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: localized("Keep Editing"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: localized("Discard"), style: .destructive) { [weak self] _ in
                self?.dismiss(animated: true)
            })
        present(alert, animated: true)
    }
}
