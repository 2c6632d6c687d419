public import Foundation

/// A contact's picture.
public enum CardPhoto: Sendable, Hashable {
    /// The picture's file, and its media type (`image/jpeg`) if it is known.
    case data(Data, mediaType: String?)
    /// Where the picture is. Nothing loads it.
    case url(String)
}

extension CardPhoto {
    /// The media type that a picture's first bytes show.
    static func mediaType(of data: Data) -> String? {
        let start = [UInt8](data.prefix(12))
        if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if start.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if start.starts(with: Array("BM".utf8)) { return "image/bmp" }
        if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).elementsEqual("WEBP".utf8) {
            return "image/webp"
        }
        if start.dropFirst(4).starts(with: "ftyphei".utf8) { return "image/heic" }
        return nil
    }

    /// The media type that a file's word (`JPEG`, `image/png`) stands for.
    static func mediaType(named word: String) -> String {
        let word = word.lowercased()
        if word.contains("/") { return word }
        return word == "jpg" ? "image/jpeg" : "image/\(word)"
    }
}
