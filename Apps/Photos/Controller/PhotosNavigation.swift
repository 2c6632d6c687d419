import Foundation
import SharedScreens

/// Shows the screens that others lead to. No controller knows the next one.
@MainActor protocol PhotosNavigation: FailureNavigation {
    func show(_ photo: Photo.ID)
    /// The list, with the photos of one user alone.
    func showPhotos(of user: PhotoUser.ID)
    /// Asks first.
    func forget(_ album: Album)
    func chooseFolder()
    func chooseFiles()
}
