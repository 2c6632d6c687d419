/// Tells whether a class overrides one method of another one, by the class's table of methods.
///
/// A view that draws nothing itself is not to pay for a context to draw in, and calling its `draw(_:)`
/// to find out would be most of that price. Swift has no way to ask; the table of methods, in which each
/// class has what it inherits or overrides at one and the same place, has the answer. The place is found
/// with two subclasses that differ in that one method.
struct MethodOverride {
    /// In words, from the metadata's address point; `nil` when it could not be found.
    private let slot: Int?
    private let original: UInt

    /// - Parameters:
    ///   - base: The class that declares the method.
    ///   - plain: A subclass that overrides nothing.
    ///   - overriding: A subclass that overrides the method and nothing else.
    init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        let (table, same, other) = (
            Self.words(of: base), Self.words(of: plain), Self.words(of: overriding)
        )
        // The first six words are a class's own: its kind, its size and the like.
        let slots = table.indices.dropFirst(6).filter {
            table[$0] == same[$0] && table[$0] != other[$0]
        }
        slot = slots.count == 1 ? slots[0] : nil
        original = slot.map { table[$0] } ?? 0
    }

    /// True for a subclass of the base class that overrides the method; true as well when that can't be
    /// told.
    func isOverridden(in type: AnyClass) -> Bool {
        guard let slot else { return true }
        return Self.metadata(of: type).load(fromByteOffset: slot * 8, as: UInt.self) != original
    }

    var isKnown: Bool { slot != nil }

    private static func metadata(of type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// The words from the address point on. The class's whole size and the place of that point in it
    /// are 32 and 36 bytes behind it
    /// (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst#class-metadata).
    private static func words(of type: AnyClass) -> [UInt] {
        let metadata = metadata(of: type)
        let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
        let count = (Int(size) - Int(addressPoint)) / 8
        return (0..<count).map { metadata.load(fromByteOffset: $0 * 8, as: UInt.self) }
    }
}
