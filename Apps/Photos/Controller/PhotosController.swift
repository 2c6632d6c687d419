import Beeline
import BeelineUI
import SharedScreens
import UIKit

/// The photos in a table or a grid: connects the provider and the thumbnails with the list.
final class PhotosController: ViewController<PhotosView>, UITableViewDelegate,
    UICollectionViewDelegate
{
    /// Where the photos come from. Has to be set before the view is loaded.
    var provider: (any PhotosProvider)?
    /// Where their pictures come from. Has to be set before the view is loaded.
    var thumbnails: ThumbnailStore?
    weak var navigation: (any PhotosNavigation)?

    /// One object for both: the table asks it for rows and the grid for items.
    private(set) var dataSource: ListDataSource<AnyListSource<Photo>>?
    private var following: ThumbnailFollowing?

    private lazy var arrangementItem = UIBarButtonItem(
        primaryAction: UIAction { [weak self] _ in self?.rearrange() })

    private lazy var shortcuts = KeyShortcuts([
        .init("o", .command) { [weak self] in self?.navigation?.chooseFiles() },
        .init("o", [.command, .shift]) { [weak self] in self?.navigation?.chooseFolder() },
        .init("g", .command) { [weak self] in self?.rearrange() },
        .init("z", .command) { [weak self] in self?.perform { try await $0.undo() } },
        .init("z", [.command, .shift]) { [weak self] in self?.perform { try await $0.redo() } },
    ])

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        let provider = required(provider, "PhotosController.provider")
        let thumbnails = required(thumbnails, "PhotosController.thumbnails")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: localized("More"), image: UIImage(systemName: "ellipsis.circle"),
            menu: UIMenu(children: [
                UIDeferredMenuElement.uncached { [weak self] done in
                    done(self.map(PhotosMenu.elements) ?? [])
                }
            ]))
        navigationItem.rightBarButtonItem = arrangementItem
        container.tableView.delegate = self
        container.collectionView.delegate = self
        let dataSource = ListDataSource(provider.photos) {
            [provider, thumbnails] photo in
            photo.content(provider.arrangement, thumbnails)
        }
        dataSource.onChange = { [weak self] in self?.update() }
        self.dataSource = dataSource
        following = ThumbnailFollowing(thumbnails, dataSource, container)
        showList()
        provider.albums.observe(for: self) { controller, _, _ in controller.update() }
        provider.isOpening.observe(for: self) { controller, _ in controller.update() }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !shortcuts.perform(presses) { super.pressesBegan(presses, with: event) }
    }

    // MARK: - UI

    /// Hands the data source to the list that is shown.
    private func showList() {
        guard let provider, let dataSource else { return }
        container.show(isGrid: provider.arrangement == .grid)
        switch provider.arrangement {
        case .table: dataSource.show(in: container.tableView)
        case .grid: dataSource.show(in: container.collectionView)
        }
        update()
    }

    private func update() {
        guard let provider else { return }
        title = provider.title
        let message = PhotosMessage(provider)
        container.show(
            message: message?.title, detail: message?.detail,
            isWorking: message?.isWorking ?? false)
        let isGrid = provider.arrangement == .grid
        arrangementItem.image = UIImage(systemName: isGrid ? "list.bullet" : "square.grid.2x2")
        arrangementItem.accessibilityLabel = isGrid ? localized("List") : localized("Grid")
    }

    // MARK: - Delegates

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        show(at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        following?.cancel([indexPath])
    }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        collectionView.deselectItem(at: indexPath, animated: true)
        show(at: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        following?.cancel([indexPath])
    }

    // MARK: - Callbacks

    private func show(at indexPath: IndexPath) {
        if let photo = dataSource?.item(at: indexPath) { navigation?.show(photo.id) }
    }

    /// The other way to show the photos, with the same one on top.
    func rearrange() {
        let first = container.firstVisible
        provider?.arrangement = provider?.arrangement.other ?? .grid
        showList()
        if let first { container.scroll(to: first) }
    }

    /// Lets the provider do something, and shows then what can be taken back.
    func perform(_ body: @escaping @MainActor (any PhotosProvider) async throws -> Void) {
        guard let provider else { return }
        attempt(orSay: localized("The photos could not be changed."), navigation) { [self] in
            defer { update() }
            try await body(provider)
        }
    }
}
