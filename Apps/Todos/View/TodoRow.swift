import Foundation

/// What one row shows.
struct TodoRow: Hashable {
    var id: UUID
    var title: String
}
