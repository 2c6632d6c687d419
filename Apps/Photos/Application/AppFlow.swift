import Beeline
import SharedScreens
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
        let welcome = Welcome(
            app: localized("Photos"), symbol: "photo", title: localized("Welcome to Photos"),
            detail: localized(
                "The pictures of a folder, or the photos of an archive, with stars."),
            ways: [
                .init(localized("Open a Folder of Pictures…")) { [weak self] in
                    self?.chooseFolder()
                },
                .init(localized("Open an Archive…")) { [weak self] in self?.chooseFiles() },
                .init(localized("Try with Sample Pictures")) { [weak self] in
                    self?.openSamples()
                },
            ])
        navigationController.present(WelcomeController(welcome), animated: false)
    }

    private func openSamples() {
        follow { [weak self] in try await self?.provider.openSamples() }
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
        attempt(orSay: localized("Nothing was opened."), self, opening)
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
        navigationController.topPresented.present(alert, animated: true)
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
        navigationController.topPresented.present(picker, animated: true)
    }

    func show(_ error: any Error, while action: String) {
        navigationController.showFailure(error, while: action)
    }
}

extension AppFlow: UIDocumentPickerDelegate {
    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        open(urls)
    }
}
