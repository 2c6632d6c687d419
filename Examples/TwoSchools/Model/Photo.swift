public import Foundation

/// A picture that somebody took.
public struct Photo: Identifiable, Equatable, Sendable {
    public let id: UUID
    public var name: String
    public var user: String
    public var isFavorite: Bool

    public init(id: UUID = UUID(), name: String, user: String, isFavorite: Bool = false) {
        self.id = id
        self.name = name
        self.user = user
        self.isFavorite = isFavorite
    }
}
