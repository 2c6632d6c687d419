public import Foundation

/// Hashes identities for one comparison of two lists.
///
/// The standard library's hash costs about 40 ns for a UUID and is made to
/// withstand an attacker. A multiplication folded to 64 bits costs about one;
/// if somebody planted identities that collide under it, the comparison
/// notices (``IdentityTable``) and starts again with the standard one.
@usableFromInline
enum IdentityHash {
    /// Whether identities of a type have a hash of their own here. Known when
    /// the call is compiled.
    @inlinable @inline(__always)
    static func isFast<ID: Hashable>(_ type: ID.Type) -> Bool {
        type == UUID.self || type == Int.self || type == Int64.self || type == UInt64.self
            || type == Int32.self || type == UInt32.self || type == UInt.self
    }

    /// The folded product. Must not be asked of other types than `isFast` names.
    @inlinable @inline(__always)
    static func fast<ID: Hashable>(_ id: ID) -> UInt64 {
        if ID.self == UUID.self {
            let words = words(id)
            return fold(words.0 ^ 0xA076_1D64_78BD_642F, words.1 ^ 0xE703_7ED1_A0B4_28DB)
        }
        let word = withUnsafeBytes(of: id) { bytes in
            MemoryLayout<ID>.size == 8
                ? bytes.loadUnaligned(as: UInt64.self)
                : UInt64(bytes.loadUnaligned(as: UInt32.self))
        }
        return fold(word ^ 0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB)
    }

    /// The standard library's hash.
    @inlinable @inline(__always)
    static func standard<ID: Hashable>(_ id: ID) -> UInt64 {
        UInt64(truncatingIfNeeded: id.hashValue)
    }

    /// Whether two identities are equal, two words at a time for a UUID.
    @inlinable @inline(__always)
    static func isSame<ID: Hashable>(_ left: ID, _ right: ID) -> Bool {
        guard ID.self == UUID.self else { return left == right }
        let left = words(left)
        let right = words(right)
        return (left.0 ^ right.0) | (left.1 ^ right.1) == 0
    }

    /// The 16 bytes of a UUID.
    @inlinable @inline(__always)
    static func words<ID>(_ id: ID) -> (UInt64, UInt64) {
        withUnsafeBytes(of: id) { bytes in
            (
                bytes.loadUnaligned(as: UInt64.self),
                bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            )
        }
    }

    @inlinable @inline(__always)
    static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
