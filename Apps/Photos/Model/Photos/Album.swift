import Foundation

/// Something that was opened, with the photos in it.
struct Album: Identifiable, Hashable, Sendable {
    enum Kind: String, Sendable {
        case archive
        case folder
        /// Single pictures.
        case pictures
        /// Pictures that the app has drawn.
        case samples
    }

    /// The path of what was opened.
    let id: String
    let name: String
    let kind: Kind
    var openedAt: Date
}
