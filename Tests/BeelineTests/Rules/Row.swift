/// An item for tests: an identity, and a content that can be edited.
struct Row: Identifiable, Hashable, Sendable, Codable, CustomStringConvertible {
    var id: Int
    var content = 0

    init(_ id: Int, _ content: Int = 0) {
        self.id = id
        self.content = content
    }

    var description: String { content == 0 ? "\(id)" : "\(id)·\(content)" }
}
