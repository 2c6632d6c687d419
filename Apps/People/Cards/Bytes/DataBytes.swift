public import Foundation

/// Bytes that are in memory already.
public struct DataBytes: ByteSource {
    public private(set) var bytesRead = 0

    private let data: Data

    /// Makes a source of data.
    public init(_ data: Data) {
        self.data = data
    }

    public var byteCount: Int? { data.count }

    public mutating func read(_ count: Int, into bytes: inout [UInt8]) -> Int {
        let start = data.startIndex + bytesRead
        let end = min(start + count, data.endIndex)
        bytes.append(contentsOf: data[start..<end])
        bytesRead += end - start
        return end - start
    }
}
