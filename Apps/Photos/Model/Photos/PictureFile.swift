import Foundation

/// A picture's file as it was when it was looked at.
struct PictureFile: Hashable, Sendable {
    let path: String
    let byteCount: Int
    let modified: Date

    var url: URL { URL(fileURLWithPath: path) }
}
