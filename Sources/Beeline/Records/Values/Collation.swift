/// How texts are ordered and compared.
public enum Collation: String, Sendable, Hashable {
    /// By their bytes: “B” before “a”, “Z” before “Ä”.
    case binary = "BINARY"
    /// As ``binary``, with the 26 letters of ASCII taken for one another in
    /// either case.
    case caseInsensitive = "NOCASE"

    func compare(_ left: String, _ right: String) -> Int {
        switch self {
        case .binary: left.compareBytes(with: right)
        case .caseInsensitive: Self.compareFolded(left, right)
        }
    }

    private static func compareFolded(_ left: String, _ right: String) -> Int {
        for (leftByte, rightByte) in zip(left.utf8, right.utf8) {
            let order = Int(folded(leftByte)) - Int(folded(rightByte))
            if order != 0 { return order }
            // SQLite's own comparison looks no further than a NUL.
            if leftByte == 0 { break }
        }
        return left.utf8.count - right.utf8.count
    }

    private static func folded(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }
}
