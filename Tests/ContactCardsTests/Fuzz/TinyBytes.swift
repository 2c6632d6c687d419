import ContactCards

/// A source that gives a few bytes at a time.
struct TinyBytes: ByteSource {
    private let bytes: [UInt8]
    private let most: Int
    private(set) var bytesRead = 0

    init(_ bytes: [UInt8], most: Int) {
        self.bytes = bytes
        self.most = most
    }

    var byteCount: Int? { bytes.count }

    mutating func read(_ count: Int, into target: inout [UInt8]) -> Int {
        let end = min(bytesRead + min(count, most), bytes.count)
        defer { bytesRead = end }
        target.append(contentsOf: bytes[bytesRead..<end])
        return end - bytesRead
    }
}
