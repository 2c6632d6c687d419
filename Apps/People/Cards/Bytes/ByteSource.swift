/// Where a reader gets a file's bytes from, piece by piece.
public protocol ByteSource {
    /// How many bytes there are in all; nil if that isn't known.
    var byteCount: Int? { get }

    /// How many bytes were read so far.
    var bytesRead: Int { get }

    /// Appends the next bytes.
    ///
    /// - Parameter count: about how many bytes are wanted.
    /// - Returns: how many were appended; 0 at the end.
    /// - Throws: what the file system says.
    mutating func read(_ count: Int, into bytes: inout [UInt8]) throws -> Int
}
