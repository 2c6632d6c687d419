import Beeline
import BeelineUI
import SharedScreens
import UIKit

/// One photo: connects the provider with the picture and what is known of it.
final class PhotoController: ViewController<PhotoView>, UITableViewDelegate {
    /// Where the photo comes from. Has to be set before the view is loaded.
    var provider: (any PhotosProvider)?
    weak var navigation: (any PhotosNavigation)?

    private let photoID: Photo.ID
    private let rows = ListStore<PhotoRow>()
    private var source: AnyListSource<Photo>?
    private var photo: Photo?
    private var user: (PhotoUser, count: Int)?
    private var pixels: (width: Int, height: Int)?

    private lazy var dataSource = ListDataSource(rows) { [weak self] row in
        row.content(
            onRename: { name in self?.perform { try await $0.rename($1, name) } },
            onRate: { rating in self?.perform { try await $0.rate($1, rating) } })
    }
    private lazy var undoItem = UIBarButtonItem(
        primaryAction: UIAction(
            title: localized("Undo"), image: UIImage(systemName: "arrow.uturn.backward")
        ) { [weak self] _ in self?.perform { provider, _ in try await provider.undo() } })

    private lazy var shortcuts = KeyShortcuts([
        .init("z", .command) { [weak self] in
            self?.perform { provider, _ in try await provider.undo() }
        },
        .init("z", [.command, .shift]) { [weak self] in
            self?.perform { provider, _ in try await provider.redo() }
        },
    ])

    // MARK: - Life cycle

    init(_ photoID: Photo.ID) {
        self.photoID = photoID
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let provider = required(provider, "PhotoController.provider")
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = undoItem
        container.tableView.delegate = self
        dataSource.show(in: container.tableView)
        source = provider.live(photoID)
        source?.observe(for: self) { controller, _, _ in controller.update() }
        update()
        Task { await readUser() }
        Task { await readPicture() }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !shortcuts.perform(presses) { super.pressesBegan(presses, with: event) }
    }

    // MARK: - UI

    private func update() {
        photo = source?.list.items.first
        undoItem.isEnabled = provider?.undoName != nil
        undoItem.accessibilityLabel = [localized("Undo"), provider?.undoName]
            .compactMap { $0 }.joined(separator: ": ")
        title = photo?.displayName
        let sections = photo?.rows(user: user, pixels: pixels) ?? []
        rows.replaceAll(
            with: ListSnapshot(sections: sections.map { (SectionID($0[0].id), $0) }))
    }

    private func readUser() async {
        guard let id = photo?.userID else { return }
        user = try? await provider?.user(id)
        update()
    }

    private func readPicture() async {
        guard let photo else { return }
        guard let picture = photo.picture else { return container.showNoPicture() }
        guard let reading = await PictureReading.read(picture.path) else {
            return container.show(problem: localized("This picture can’t be shown."))
        }
        container.show(reading.image, label: photo.displayName)
        if !reading.isWhole {
            container.show(note: localized("A part of this picture is missing."))
        }
        pixels = (Int(reading.pixels.width), Int(reading.pixels.height))
        update()
    }

    // MARK: - Delegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if case .user(let user, _) = dataSource.item(at: indexPath) {
            navigation?.showPhotos(of: user.id)
        }
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        if case .user = dataSource.item(at: indexPath) { true } else { false }
    }

    // MARK: - Callbacks

    private func perform(
        _ body: @escaping @MainActor (any PhotosProvider, Photo.ID) async throws -> Void
    ) {
        guard let provider else { return }
        attempt(orSay: localized("The photo could not be changed."), navigation) {
            [self, photoID] in
            defer { update() }
            try await body(provider, photoID)
        }
    }
}
