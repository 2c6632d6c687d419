/// Takes a source apart into lines that end with LF, CR or both.
struct LineScanner {
    /// How many bytes are asked of the source at a time.
    static let pieceSize = 1 << 17

    /// The number of the line that was taken last, from 1.
    private(set) var line = 0

    private var source: any ByteSource
    private var buffer: [UInt8] = []
    private var position = 0
    private var isAtEnd = false

    init(_ source: any ByteSource) {
        self.source = source
    }

    var byteCount: Int? { source.byteCount }

    /// How many bytes of the file were taken.
    var bytesTaken: Int { max(0, source.bytesRead - (buffer.count - position)) }

    /// The next byte, which stays.
    mutating func peek() throws -> UInt8? {
        if position == buffer.count { guard try fill() else { return nil } }
        return buffer[position]
    }

    /// Leaves out a byte that was looked at.
    mutating func skipByte() { position += 1 }

    /// Whether the next bytes are these, in capitals or not.
    mutating func starts(with text: StaticString) throws -> Bool {
        let count = text.utf8CodeUnitCount
        while buffer.count - position < count { guard try fill() else { return false } }
        return (0..<count).allSatisfy { index in
            buffer[position + index].asciiUppercased == text.utf8Start[index]
        }
    }

    /// Whether the next line, of which at most some are looked at, has only
    /// bytes that `condition` holds for, and isn't empty.
    mutating func lineConsists(of condition: (UInt8) -> Bool) throws -> Bool {
        while buffer.count - position < 1_024 { guard try fill() else { break } }
        let line = buffer[position...].prefix(1_024).prefix { !$0.isLineEnd }
        return !line.isEmpty && line.allSatisfy(condition)
    }

    /// Appends the next line without its end.
    ///
    /// - Parameter limit: how many bytes are appended at most; further ones are
    ///   left out.
    /// - Returns: whether there was a line.
    mutating func appendLine(to bytes: inout [UInt8], limit: Int = .max) throws -> Bool {
        guard try peek() != nil else { return false }
        line += 1
        let limit = limit == .max ? limit : bytes.count + limit
        while true {
            let end = lineEnd()
            bytes.append(contentsOf: buffer[position..<end].prefix(max(0, limit - bytes.count)))
            position = end
            if end < buffer.count {
                let isReturn = buffer[end] == 0x0D
                position += 1
                if try isReturn && peek() == 0x0A { position += 1 }
                return true
            }
            guard try fill() else { return true }
        }
    }

    private func lineEnd() -> Int {
        buffer.withUnsafeBufferPointer { buffer in
            var index = position
            while index < buffer.count && !buffer[index].isLineEnd { index += 1 }
            return index
        }
    }

    /// Reads another piece. What was taken goes.
    private mutating func fill() throws -> Bool {
        guard !isAtEnd else { return false }
        buffer.removeFirst(position)
        position = 0
        isAtEnd = try source.read(Self.pieceSize, into: &buffer) == 0
        return !isAtEnd
    }
}

extension UInt8 {
    var isLineEnd: Bool { self == 0x0A || self == 0x0D }

    var asciiUppercased: UInt8 { 0x61...0x7A ~= self ? self - 0x20 : self }
}
