extension ByteSource {
    /// The source as UTF-8: its byte order mark or, without one, the encoding
    /// that is given says what it is now.
    ///
    /// - Parameter encoding: nil to leave bytes without a mark as they are.
    func asUTF8(from encoding: TextEncoding? = nil) throws -> any ByteSource {
        var source = self
        var start: [UInt8] = []
        while start.count < 4, try source.read(4 - start.count, into: &start) > 0 {}
        if let mark = ByteOrder(start) {
            let rest = Array(start.dropFirst(mark.length))
            guard mark.encoding != .utf8 else { return PrefixedBytes(source, start: rest) }
            return TranscodedBytes(source, from: mark.encoding, pending: rest)
        }
        guard let encoding, encoding != .utf8 else { return PrefixedBytes(source, start: start) }
        return TranscodedBytes(source, from: encoding, pending: start)
    }
}

/// A source of which the first bytes were read already.
private struct PrefixedBytes: ByteSource {
    private var source: any ByteSource
    private var start: [UInt8]

    init(_ source: any ByteSource, start: [UInt8]) {
        self.source = source
        self.start = start
    }

    var byteCount: Int? { source.byteCount }
    var bytesRead: Int { source.bytesRead }

    mutating func read(_ count: Int, into bytes: inout [UInt8]) throws -> Int {
        guard !start.isEmpty else { return try source.read(count, into: &bytes) }
        defer { start = [] }
        bytes.append(contentsOf: start)
        return start.count
    }
}
