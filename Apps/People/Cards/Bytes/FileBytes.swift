public import Foundation

/// A file's bytes, of which one piece at a time is in memory.
public struct FileBytes: ByteSource {
    public let byteCount: Int?
    public private(set) var bytesRead = 0

    private let file: OpenFile
    private var piece: [UInt8] = []

    /// Opens a file.
    ///
    /// - Throws: ``CardFileError/unreadable(_:reason:)``.
    public init(url: URL) throws {
        let values = try? url.resourceValues(forKeys: [.fileSizeKey, .isDirectoryKey])
        if values?.isDirectory == true {
            throw CardFileError.unreadable(url.lastPathComponent, reason: "It is a folder.")
        }
        byteCount = values?.fileSize
        file = try OpenFile(url: url)
    }

    public mutating func read(_ count: Int, into bytes: inout [UInt8]) throws -> Int {
        if piece.count < count { piece = [UInt8](repeating: 0, count: count) }
        let read = piece.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { file.stream.read($0, maxLength: count) } ?? 0
        }
        guard read >= 0 else { throw file.failure }
        bytes.append(contentsOf: piece[..<read])
        bytesRead += read
        return read
    }
}

/// Closes its stream when nobody reads it any more.
private final class OpenFile {
    // A stream fills memory of ours; a file handle makes an object for each piece.
    let stream: InputStream
    private let name: String

    init(url: URL) throws {
        name = url.lastPathComponent
        guard let stream = InputStream(url: url) else {
            throw CardFileError.unreadable(name, reason: "It can’t be opened.")
        }
        self.stream = stream
        stream.open()
        if stream.streamStatus == .error { throw failure }
    }

    var failure: CardFileError {
        CardFileError.unreadable(
            name, reason: stream.streamError?.localizedDescription ?? "It can’t be opened.")
    }

    deinit { stream.close() }
}
