import Foundation

/// The first line of a ``StoreFile``: `Beeline store todos 3 1482`, that is,
/// what is stored, in which version, and in how many bytes.
struct StoreFileHeader {
    static let magic = "Beeline store "
    private static let longest = 200

    let kind: String
    let version: Int
    let length: Int

    /// Where the content begins.
    var end: Int { data.count }

    var data: Data {
        Data("\(Self.magic)\(kind) \(version) \(length)\n".utf8)
    }

    init(kind: String, version: Int, length: Int) {
        self.kind = kind
        self.version = version
        self.length = length
    }

    /// Reads the first line of a file.
    ///
    /// - Throws: ``StoreFileError``: `foreign`, or `truncated` if the line has
    ///   no end.
    init(_ data: Data, of url: URL) throws(StoreFileError) {
        let magic = Data(Self.magic.utf8)
        guard data.prefix(magic.count) == magic.prefix(data.count) else {
            throw StoreFileError(.foreign, url, at: 0, "it is no store")
        }
        guard let newline = data.prefix(Self.longest).firstIndex(of: UInt8(ascii: "\n")) else {
            throw StoreFileError(.truncated, url, at: data.count, "it ends in its first line")
        }
        let line = String(decoding: data[data.startIndex..<newline], as: UTF8.self)
        let words = line.dropFirst(Self.magic.count).split(
            separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, let version = Int(words[1]), let length = Int(words[2]),
            version >= 0, length >= 0
        else {
            throw StoreFileError(
                .foreign, url, at: magic.count, "its first line is no store’s: “\(line)”")
        }
        self.init(kind: String(words[0]), version: version, length: length)
    }
}
