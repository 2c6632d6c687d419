public import Foundation

/// A value as SQLite stores it.
///
/// Texts are told apart by their bytes, as SQLite's own order does: two
/// spellings of “é” are different values here, though Swift's `==` takes the
/// two strings for one.
public enum SQLValue: Sendable {
    /// No value.
    case null
    /// A whole number.
    case integer(Int64)
    /// A number. Not “not a number”, which SQLite stores as NULL.
    case real(Double)
    /// A text, in UTF-8.
    case text(String)
    /// Bytes.
    case blob(Data)

    /// What kind of value this is, in SQLite's words.
    public var typeName: String {
        switch self {
        case .null: "NULL"
        case .integer: "INTEGER"
        case .real: "REAL"
        case .text: "TEXT"
        case .blob: "BLOB"
        }
    }
}

extension SQLValue: Hashable {
    public static func == (left: SQLValue, right: SQLValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.integer(let left), .integer(let right)): left == right
        case (.real(let left), .real(let right)): left == right
        case (.text(let left), .text(let right)): left.isByteEqual(to: right)
        case (.blob(let left), .blob(let right)): left == right
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .integer(let value): hasher.combine(value)
        case .real(let value): hasher.combine(value)
        case .text(let text): text.hashBytes(into: &hasher)
        case .blob(let data): hasher.combine(data)
        }
    }
}

extension String {
    fileprivate func isByteEqual(to other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        return compareBytes(with: other) == 0
    }

    fileprivate func hashBytes(into hasher: inout Hasher) {
        let isContiguous: Void? = utf8.withContiguousStorageIfAvailable { bytes in
            hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
        if isContiguous == nil { for byte in utf8 { hasher.combine(byte) } }
        hasher.combine(UInt8.max)
    }

    /// Below zero, zero or above zero, as the bytes come before, are, or come
    /// after those of another text.
    func compareBytes(with other: String) -> Int {
        let fast = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right -> Int in
                let common = min(left.count, right.count)
                if let leftBase = left.baseAddress, let rightBase = right.baseAddress, common > 0 {
                    let order = memcmp(leftBase, rightBase, common)
                    if order != 0 { return Int(order) }
                }
                return left.count - right.count
            }
        }
        if let order = fast ?? nil { return order }
        if utf8.elementsEqual(other.utf8) { return 0 }
        return utf8.lexicographicallyPrecedes(other.utf8) ? -1 : 1
    }
}
