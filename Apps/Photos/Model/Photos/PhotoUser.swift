import Foundation

/// Somebody who has photos.
struct PhotoUser: Identifiable, Hashable, Sendable {
    let id: String
    let username: String
    let firstName: String
    let lastName: String

    /// The name that people know, or the one that the program does.
    var displayName: String {
        let names = [firstName, lastName].filter { !$0.isEmpty }
        return names.isEmpty ? username : names.joined(separator: " ")
    }
}
