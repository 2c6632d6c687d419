import Beeline
import UIKit
import UniformTypeIdentifiers

/// Leads from screen to screen: it makes the controllers, hands each what it needs, and shows it.
@MainActor final class AppFlow: NSObject {
    let navigationController: UINavigationController

    private let provider: any PhotosProvider
    private let listController = PhotosController()

    init(_ provider: any PhotosProvider, thumbnails: ThumbnailStore) {
        self.provider = provider
        navigationController = UINavigationController(rootViewController: listController)
        super.init()
        listController.provider = provider
        listController.thumbnails = thumbnails
        listController.navigation = self
    }

    /// Shows how to begin, if there are no photos yet.
    func welcome() {
        guard provider.photos.list.isEmpty else { return }
        let controller = WelcomeController()
        controller.onFolder = { [weak self] in self?.chooseFolder() }
        controller.onArchive = { [weak self] in self?.chooseFiles() }
        controller.onTry = { [weak self] in
            self?.follow { [weak self] in try await self?.provider.openSamples() }
        }
        controller.modalPresentationStyle = .formSheet
        navigationController.present(controller, animated: false)
    }

    /// Opens files; a single picture is shown at once.
    func open(_ files: [URL]) {
        follow { [weak self] in
            try await self?.provider.open(files)
            self?.showPhoto(of: files)
        }
    }

    /// Opens files that another app handed over, whatever is on the screen.
    func openInFront(_ files: [URL]) {
        navigationController.dismiss(animated: false)
        navigationController.popToRootViewController(animated: false)
        open(files)
    }

    /// Shows the photo that files became, if it is a single one.
    func showPhoto(of files: [URL]) {
        if let photo = try? PhotoSource(files).photoID { show(photo) }
    }

    /// Lets something be opened, and says why if it can't be.
    func follow(_ opening: @escaping @MainActor () async throws -> Void) {
        Task {
            do {
                try await opening()
            } catch {
                show(error, while: localized("Nothing was opened."))
            }
        }
    }

    /// What is in front of everything else.
    private var top: UIViewController {
        var top: UIViewController = navigationController
        while let presented = top.presentedViewController, !presented.isBeingDismissed {
            top = presented
        }
        return top
    }
}

// MARK: - Screens

extension AppFlow: PhotosNavigation {
    func show(_ photo: Photo.ID) {
        let controller = PhotoController(photo)
        controller.provider = provider
        controller.navigation = self
        navigationController.pushViewController(controller, animated: true)
    }

    func showPhotos(of user: PhotoUser.ID) {
        provider.filter.album = nil
        provider.filter.user = user
        navigationController.popToRootViewController(animated: true)
    }

    func forget(_ album: Album) {
        let alert = UIAlertController(
            title: localized("Forget “%@”?", album.name),
            message: localized("The names and stars that you gave are lost. The files stay."),
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: localized("Forget"), style: .destructive) { [weak self] _ in
                self?.follow { [weak self] in try await self?.provider.forget(album.id) }
            })
        top.present(alert, animated: true)
    }

    func chooseFolder() {
        choose([.folder])
    }

    func chooseFiles() {
        choose([.image, .data])
    }

    private func choose(_ types: [UTType]) {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
        picker.allowsMultipleSelection = types != [.folder]
        picker.delegate = self
        top.present(picker, animated: true)
    }

    func show(_ error: any Error, while action: String) {
        if error is CancellationError { return }
        let alert = UIAlertController(
            title: action, message: error.forPeople, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: localized("OK"), style: .default))
        top.present(alert, animated: true)
    }
}

extension AppFlow: UIDocumentPickerDelegate {
    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        open(urls)
    }
}
