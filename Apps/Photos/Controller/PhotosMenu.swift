import Beeline
import SharedScreens
import UIKit

/// What can be done with all photos: the menu of the list.
@MainActor enum PhotosMenu {
    static func elements(of controller: PhotosController) -> [UIMenuElement] {
        guard let provider = controller.provider else { return [] }
        return [
            UIMenu(options: .displayInline, children: albums(provider)),
            UIMenu(
                title: localized("Sort By"), options: .displayInline, children: orders(provider)),
            UIMenu(
                options: .displayInline,
                children: [
                    UIAction(
                        title: localized("Open Folder…"), image: UIImage(systemName: "folder")
                    ) { [weak controller] _ in controller?.navigation?.chooseFolder() },
                    UIAction(
                        title: localized("Open Archive or Pictures…"),
                        image: UIImage(systemName: "photo")
                    ) { [weak controller] _ in controller?.navigation?.chooseFiles() },
                ] + forgetting(controller, provider)),
            UIMenu(
                options: .displayInline,
                children: StepActions(undoName: provider.undoName, redoName: provider.redoName)
                    .actions(
                        undo: { [weak controller] in controller?.perform { try await $0.undo() } },
                        redo: { [weak controller] in controller?.perform { try await $0.redo() } })
            ),
        ]
    }

    /// Everything, and each thing that was opened.
    private static func albums(_ provider: any PhotosProvider) -> [UIAction] {
        let filter = provider.filter
        func choice(_ title: String, _ album: Album.ID?) -> UIAction {
            let isShown = filter.album == album && filter.user == nil
            return UIAction(title: title, state: isShown ? .on : .off) { [weak provider] _ in
                provider?.filter.user = nil
                provider?.filter.album = album
            }
        }
        return [choice(localized("All Photos"), nil)]
            + provider.albums.list.items.prefix(12).map { choice($0.name, $0.id) }
    }

    private static func orders(_ provider: any PhotosProvider) -> [UIAction] {
        PhotoFilter.Order.allCases.map { order in
            UIAction(
                title: order.name, state: provider.filter.order == order ? .on : .off
            ) { [weak provider] _ in provider?.filter.order = order }
        }
    }

    /// Takes the album that is shown out of the app.
    private static func forgetting(
        _ controller: PhotosController, _ provider: any PhotosProvider
    ) -> [UIAction] {
        guard let id = provider.filter.album,
            let album = provider.albums.list.items.first(where: { $0.id == id })
        else { return [] }
        return [
            UIAction(
                title: localized("Forget “%@”…", album.name),
                image: UIImage(systemName: "trash"), attributes: .destructive
            ) { [weak controller] _ in controller?.navigation?.forget(album) }
        ]
    }
}

extension PhotoFilter.Order {
    /// For a menu.
    fileprivate var name: String {
        switch self {
        case .newest: localized("Newest First")
        case .name: localized("Name")
        case .rating: localized("Stars")
        }
    }
}
