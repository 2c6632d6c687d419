import Foundation

/// One thing to do.
struct Todo: Identifiable, Hashable, Sendable {
    let id: UUID
    var title: String

    init(id: UUID = UUID(), title: String) {
        self.id = id
        self.title = title
    }
}
