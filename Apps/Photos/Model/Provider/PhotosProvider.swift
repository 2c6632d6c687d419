import Beeline
import Foundation

/// What the controllers reach photos through. The app's is a ``DatabasePhotosProvider``; a test hands in
/// one of its own.
@MainActor protocol PhotosProvider: AnyObject {
    /// Those that the filter asks for, in its order.
    var photos: AnyListSource<Photo> { get }
    /// Whether they have been read, or why not.
    var state: LoadState { get }
    /// Which photos are asked for.
    var filter: PhotoFilter { get set }
    /// What was opened, the newest first.
    var albums: AnyListSource<Album> { get }
    /// How the list shows them, which is kept.
    var arrangement: PhotoArrangement { get set }

    /// Whether something is being opened.
    var isOpening: SharedState<Bool> { get }
    /// Reads folders, archives and pictures, and shows what came of them.
    func open(_ files: [URL]) async throws
    /// Draws pictures to try the app with, and shows them.
    func openSamples() async throws
    /// Forgets an album and the photos in it. Its files stay where they are.
    func forget(_ album: Album.ID) async throws

    /// One photo for as long as somebody looks: a list of one, or of none once it is gone.
    func live(_ id: Photo.ID) -> AnyListSource<Photo>
    /// Somebody, with the number of photos of theirs.
    func user(_ id: PhotoUser.ID) async throws -> (PhotoUser, count: Int)?
    func rename(_ id: Photo.ID, _ name: String) async throws
    func rate(_ id: Photo.ID, _ rating: Int) async throws

    /// What ``undo()`` takes back, for people; nil if there is nothing.
    var undoName: String? { get }
    /// What ``redo()`` does again, for people; nil if there is nothing.
    var redoName: String? { get }
    func undo() async throws
    func redo() async throws
}

extension PhotosProvider {
    /// What the list shows, for people.
    var title: String {
        if filter.user != nil, let photo = photos.list.items.first { return photo.userName }
        guard let album = filter.album else { return localized("Photos") }
        return albums.list.items.first { $0.id == album }?.name ?? localized("Photos")
    }
}
