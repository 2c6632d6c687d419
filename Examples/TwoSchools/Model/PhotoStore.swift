public import Beeline
public import Foundation

/// The only owner of the photos.
@MainActor public final class PhotoStore: ListSource {
    private let photos: ListStore<Photo>

    public init(_ photos: [Photo]) {
        self.photos = ListStore(photos)
    }

    public var list: ListSnapshot<Photo> { photos.list }

    public func observe(
        _ handler: @escaping @MainActor (ListSnapshot<Photo>, Change) -> Void
    ) -> ObservationToken {
        photos.observe(handler)
    }

    public func add(_ photo: Photo) { photos.insert(photo, at: 0) }

    public func remove(_ id: Photo.ID) { photos.remove(id: id) }

    public func rename(_ id: Photo.ID, _ name: String) { photos.update(id: id) { $0.name = name } }

    /// Those that are somebody's favorites, or those that are not.
    public func photos(areFavorites: Bool) -> FilteredSource<PhotoStore> {
        FilteredSource(self) { $0.isFavorite == areFavorites }
    }
}
