import Beeline
import Foundation

/// What is in a keyed archive of users and photos, where each photo points at its user and the user back
/// at the photos.
///
/// The circle ends here: of a photo its user is asked for the name, and of a user nothing more. An archive
/// in which a million references lead to one photo has one photo, and a text is read as far as a name can
/// reach, so that memory is bounded by the file's size whatever is in it.
struct PhotoArchive {
    private(set) var users: [PhotoUser] = []
    private(set) var photos: [Photo] = []

    /// In UTF-16 units: more of a name is not kept.
    static let nameLimit = 1_000

    /// - Parameter album: What the archive's identifiers are kept under.
    /// - Throws: `ArchiveError`.
    init(_ data: Data, album: Album.ID) throws(ArchiveError) {
        let archive = try KeyedArchive(data)
        var names: [Int: PhotoUser] = [:]
        for object in try archive.objects("users") where names[object.id] == nil {
            let user = try Self.user(object, album)
            names[object.id] = user
            users.append(user)
        }
        var seen: Set<Int> = []
        var identities: Set<String> = []
        for object in try archive.objects("photos") where seen.insert(object.id).inserted {
            let owner = try object.objectIfPresent("user")
            if let owner, names[owner.id] == nil {
                let user = try Self.user(owner, album)
                names[owner.id] = user
                users.append(user)
            }
            let identity = "\(album)#\(try object.integer("identifier"))"
            // Two photos of one identifier are two photos.
            let isNew = identities.insert(identity).inserted
            photos.append(
                try Self.photo(
                    object, isNew ? identity : "\(identity).\(object.id)", album,
                    owner.flatMap { names[$0.id] }))
        }
    }

    private static func user(
        _ object: ArchivedObject, _ album: Album.ID
    ) throws(ArchiveError) -> PhotoUser {
        PhotoUser(
            id: "\(album)#\(try object.integer("identifier"))",
            username: try object.name("username"), firstName: try object.name("firstname"),
            lastName: try object.name("lastname"))
    }

    private static func photo(
        _ object: ArchivedObject, _ id: Photo.ID, _ album: Album.ID, _ user: PhotoUser?
    ) throws(ArchiveError) -> Photo {
        let date = try object.date("creationDate").timeIntervalSinceReferenceDate
        let first = Date.distantPast.timeIntervalSinceReferenceDate
        let last = Date.distantFuture.timeIntervalSinceReferenceDate
        return Photo(
            id: id, album: album, name: try object.name("name"),
            creationDate: (first...last).contains(date)
                ? Date(timeIntervalSinceReferenceDate: date) : .distantPast,
            rating: Photo.rating(try object.double("rating")), userID: user?.id,
            userName: user?.displayName ?? "")
    }
}

extension ArchivedObject {
    /// A text that may be missing, as far as a name can reach.
    fileprivate func name(_ key: String) throws(ArchiveError) -> String {
        try stringIfPresent(key, atMost: PhotoArchive.nameLimit) ?? ""
    }
}
