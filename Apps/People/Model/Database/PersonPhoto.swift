import Beeline
import Foundation

/// A photo of somebody, apart from the rest, which is read far more often.
struct PersonPhoto: Record, Codable {
    static let tableName = "photo"

    /// Whose.
    var id: UUID
    /// A JPEG or PNG.
    var image: Data

    static let synced = SyncedKind(PersonPhoto.self, collection: "photos")
}
