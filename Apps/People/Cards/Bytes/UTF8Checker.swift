/// Finds out whether bytes that come in pieces are UTF-8 (RFC 3629).
struct UTF8Checker {
    private var expected = 0
    private var low: UInt8 = 0x80
    private var high: UInt8 = 0xBF

    /// Whether the bytes so far end where a character does.
    var isAtCharacterEnd: Bool { expected == 0 }

    /// Takes the next bytes, and says whether all so far can be UTF-8.
    mutating func take(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while index < buffer.count {
                let byte = buffer[index]
                index += 1
                if expected == 0 && byte < 0x80 { continue }
                guard take(byte) else { return false }
            }
            return true
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        if expected > 0 {
            guard low...high ~= byte else { return false }
            expected -= 1
            (low, high) = (0x80, 0xBF)
            return true
        }
        switch byte {
        case 0xC2...0xDF: expected = 1
        case 0xE0: (expected, low) = (2, 0xA0)
        case 0xED: (expected, high) = (2, 0x9F)
        case 0xE1...0xEF: expected = 2
        case 0xF0: (expected, low) = (3, 0x90)
        case 0xF4: (expected, high) = (3, 0x8F)
        case 0xF1...0xF3: expected = 3
        default: return false
        }
        return true
    }
}
