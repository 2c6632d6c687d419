import Beeline
import Foundation

/// Which photos a list shows, and in which order.
struct PhotoFilter: Hashable, Sendable {
    /// What photos are sorted by.
    enum Order: String, CaseIterable, Sendable {
        case newest
        case name
        case rating
    }

    var order = Order.newest
    /// Those of one album, or all.
    var album: Album.ID?
    /// Those of one user, or of everybody.
    var user: PhotoUser.ID?

    /// The question to the database.
    var query: Query<Photo> {
        var query = Photo.all
        if let album { query = query.where(Photo.album == album) }
        if let user { query = query.where(Photo.userID == user) }
        return switch order {
        case .newest: query.order(by: Photo.creationDate.descending)
        case .name: query.order(by: Photo.name.collated(.caseInsensitive))
        case .rating: query.order(by: Photo.rating.descending, Photo.creationDate.descending)
        }
    }
}
