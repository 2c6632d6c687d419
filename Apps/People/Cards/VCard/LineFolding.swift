/// Folds lines: RFC 6350, section 3.2.
enum LineFolding {
    /// The most bytes of a line, its end not counted.
    static let width = 75

    /// Appends a line, folded, with its end.
    static func append(_ line: String, to bytes: inout [UInt8]) {
        var line = line
        line.withUTF8 { line in
            var start = 0
            var room = width
            while line.count - start > room {
                var end = start + room
                // Not inside a character: its further bytes are 10xxxxxx.
                while end > start + 1 && line[end] & 0xC0 == 0x80 { end -= 1 }
                bytes.append(contentsOf: line[start..<end])
                bytes.append(contentsOf: [0x0D, 0x0A, 0x20])
                start = end
                room = width - 1
            }
            bytes.append(contentsOf: line[start...])
        }
        bytes.append(contentsOf: [0x0D, 0x0A])
    }
}
