import Foundation

/// A book on the reading list.
struct Book: Codable, Identifiable, Equatable {
    var id: UUID
    var title: String
    var minutes: Int
    var finished: Date?
}
