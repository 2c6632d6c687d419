import Foundation

extension SQLValue {
    /// How SQLite orders two values: no value, then numbers, then texts, then
    /// bytes ([Sort order](https://www.sqlite.org/datatype3.html#sort_order)).
    ///
    /// - Returns: Below zero, zero, or above zero.
    func compare(with other: SQLValue, _ collation: Collation) -> Int {
        switch (self, other) {
        case (.integer(let left), .integer(let right)):
            return left < right ? -1 : left > right ? 1 : 0
        case (.real(let left), .real(let right)):
            return left < right ? -1 : left > right ? 1 : 0
        case (.integer(let left), .real(let right)):
            return Self.compare(left, right)
        case (.real(let left), .integer(let right)):
            return -Self.compare(right, left)
        case (.text(let left), .text(let right)):
            return collation.compare(left, right)
        case (.blob(let left), .blob(let right)):
            return left.lexicographicallyPrecedes(right) ? -1 : left == right ? 0 : 1
        default:
            return rank - other.rank
        }
    }

    private var rank: Int {
        switch self {
        case .null: 0
        case .integer, .real: 1
        case .text: 2
        case .blob: 3
        }
    }

    /// Exact, where a whole number has more digits than a `Double` holds.
    private static func compare(_ left: Int64, _ right: Double) -> Int {
        if right < -0x1p63 { return 1 }
        if right >= 0x1p63 { return -1 }
        let whole = Int64(right)
        if left != whole { return left < whole ? -1 : 1 }
        let rest = right - Double(whole)
        return rest > 0 ? -1 : rest < 0 ? 1 : 0
    }
}
