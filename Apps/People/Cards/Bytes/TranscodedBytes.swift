/// Bytes of another encoding as UTF-8, piece by piece.
struct TranscodedBytes: ByteSource {
    private var source: any ByteSource
    private let encoding: TextEncoding
    private var pending: [UInt8] = []

    init(_ source: any ByteSource, from encoding: TextEncoding, pending: [UInt8] = []) {
        self.source = source
        self.encoding = encoding
        self.pending = pending
    }

    var byteCount: Int? { source.byteCount }
    var bytesRead: Int { source.bytesRead }

    mutating func read(_ count: Int, into bytes: inout [UInt8]) throws -> Int {
        while true {
            let read = try source.read(count, into: &pending)
            let end = read == 0 ? pending.count : whole
            if end > 0 {
                let text = encoding.lossyText(pending[..<end])
                bytes.append(contentsOf: text.utf8)
                pending.removeFirst(end)
                if !text.utf8.isEmpty { return text.utf8.count }
            }
            if read == 0 { return 0 }
        }
    }

    /// How many of the bytes that wait are whole characters.
    private var whole: Int {
        switch encoding {
        case .utf16LittleEndian, .utf16BigEndian:
            var end = pending.count & ~1
            let high = encoding == .utf16LittleEndian ? end - 1 : end - 2
            // The first half of a pair waits for the second.
            if end >= 2, 0xD8...0xDB ~= pending[high] { end -= 2 }
            return end
        case .utf8, .windows1252: return pending.count
        default:
            // In no charset here are line ends the second byte of a character.
            if let end = pending.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) { return end + 1 }
            // Without a line end there is no telling: a piece that long is rubbish.
            return pending.count > 1 << 24 ? pending.count : 0
        }
    }
}
