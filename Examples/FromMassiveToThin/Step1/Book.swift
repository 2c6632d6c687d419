import Foundation

/// A book on the reading list.
struct Book: Codable {
    var id: UUID
    var title: String
    var minutes: Int
    var finished: Date?
}
