public import Foundation

/// An object of a ``KeyedArchive``, read field by field.
///
/// Two are equal when they are the same object of the archive.
public struct ArchivedObject: Sendable, Identifiable {
    let archive: KeyedArchive

    /// The object's number in the archive, the same from wherever it is reached.
    public let id: Int
    let content: BinaryPropertyList.Object

    /// The name of its class; nil for a string, a number or data, which are
    /// archived without one.
    ///
    /// - Throws: ``ArchiveError`` if the class is no class.
    public var className: String? {
        get throws(ArchiveError) {
            guard case .dictionary = content, let type = try objectIfPresent("$class") else {
                return nil
            }
            return try type.string("$classname")
        }
    }

    private func wrong(_ key: String, _ wanted: String) -> ArchiveError {
        ArchiveError(.unexpectedType, object: id, "“\(key)” is no \(wanted)")
    }

    /// The value of a field: its own, or that of the object it refers to; nil
    /// if it is missing or nil.
    private func value(_ key: String) throws(ArchiveError) -> BinaryPropertyList.Object? {
        guard let field = try field(key) else { return nil }
        guard case .uid = field else { return field == .null ? nil : field }
        return try archive.object(field, under: key, of: id)?.content
    }

    private func field(_ key: String) throws(ArchiveError) -> BinaryPropertyList.Object? {
        guard case .dictionary(let keys, let values) = content else {
            throw ArchiveError(.unexpectedType, object: id, "it has no fields, and no “\(key)”")
        }
        guard let number = try archive.list.value(for: key, in: keys, values) else { return nil }
        return try archive.list.object(number)
    }

    /// What an object that is a shell around a value has inside. One shell
    /// alone is opened: an archive may hold one that contains itself.
    private func inner(
        _ value: BinaryPropertyList.Object, _ key: String, _ innerKey: String
    ) throws(ArchiveError) -> BinaryPropertyList.Object? {
        guard case .dictionary = value else { return nil }
        return try object(key).value(innerKey)
    }

    private func required<Value>(_ value: Value?, _ key: String) throws(ArchiveError) -> Value {
        guard let value else { throw ArchiveError(.missing, object: id, "“\(key)” is missing") }
        return value
    }
}

extension ArchivedObject: Hashable {
    public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

// MARK: - References

extension ArchivedObject {
    /// The object a field refers to.
    ///
    /// - Throws: ``ArchiveError``: `missing` if there is none.
    public func object(_ key: String) throws(ArchiveError) -> ArchivedObject {
        try required(objectIfPresent(key), key)
    }

    /// The object a field refers to, or nil.
    ///
    /// - Throws: ``ArchiveError`` if the field is no reference to an object.
    public func objectIfPresent(_ key: String) throws(ArchiveError) -> ArchivedObject? {
        guard let field = try field(key) else { return nil }
        return try archive.object(field, under: key, of: id)
    }

    /// The elements of the array or set in a field.
    ///
    /// - Throws: ``ArchiveError``: `missing` if there is none.
    /// - Complexity: O(*n*) in the number of elements.
    public func objects(_ key: String) throws(ArchiveError) -> [ArchivedObject] {
        try object(key).elements()
    }

    /// The elements of this object, which is an `NSArray` or an `NSSet`.
    ///
    /// - Throws: ``ArchiveError``: `unexpectedType` if it is neither.
    /// - Complexity: O(*n*) in the number of elements.
    public func elements() throws(ArchiveError) -> [ArchivedObject] {
        guard case .array(let references) = try field("NS.objects") else {
            throw wrong("NS.objects", "array")
        }
        var elements: [ArchivedObject] = []
        elements.reserveCapacity(references.count)
        for index in 0..<references.count {
            let reference = try archive.list.object(archive.list.reference(references, index))
            guard let element = try archive.object(reference, under: "element \(index)", of: id)
            else {
                throw ArchiveError(.missing, object: id, "element \(index) is nil")
            }
            elements.append(element)
        }
        return elements
    }
}

// MARK: - Values

extension ArchivedObject {
    /// The text in a field.
    ///
    /// - Throws: ``ArchiveError``: `missing`, `unexpectedType`.
    public func string(_ key: String) throws(ArchiveError) -> String {
        try required(stringIfPresent(key), key)
    }

    /// The text in a field, or nil.
    ///
    /// - Parameters:
    ///   - key: What the field is called in the archive.
    ///   - length: How many UTF-16 units are read at most; the rest of a longer text is left out. An
    ///     archive of a few megabytes can have a thousand objects with one text of a megabyte: who
    ///     keeps what is read sets a limit.
    /// - Throws: ``ArchiveError``: `unexpectedType`.
    public func stringIfPresent(
        _ key: String, atMost length: Int = .max
    ) throws(ArchiveError) -> String? {
        guard let value = try value(key) else { return nil }
        if let string = archive.list.string(value, atMost: length) { return string }
        // A mutable string is an object with the text inside.
        if let inner = try inner(value, key, "NS.string"),
            let string = archive.list.string(inner, atMost: length)
        {
            return string
        }
        throw wrong(key, "text")
    }

    /// The whole number in a field; that of a boolean is 0 or 1.
    ///
    /// - Throws: ``ArchiveError``: `missing`, `unexpectedType`.
    public func integer(_ key: String) throws(ArchiveError) -> Int {
        switch try required(value(key), key) {
        case .integer(let integer): return Int(integer)
        case .boolean(let boolean): return boolean ? 1 : 0
        case .real(let real):
            guard let integer = Int(exactly: real) else { throw wrong(key, "whole number") }
            return integer
        default: throw wrong(key, "number")
        }
    }

    /// The number in a field.
    ///
    /// - Throws: ``ArchiveError``: `missing`, `unexpectedType`.
    public func double(_ key: String) throws(ArchiveError) -> Double {
        switch try required(value(key), key) {
        case .real(let real): return real
        case .integer(let integer): return Double(integer)
        default: throw wrong(key, "number")
        }
    }

    /// The truth value in a field.
    ///
    /// - Throws: ``ArchiveError``: `missing`, `unexpectedType`.
    public func boolean(_ key: String) throws(ArchiveError) -> Bool {
        switch try required(value(key), key) {
        case .boolean(let boolean): return boolean
        case .integer(let integer): return integer != 0
        default: throw wrong(key, "truth value")
        }
    }

    /// The date in a field.
    ///
    /// - Throws: ``ArchiveError``: `missing`, `unexpectedType`.
    public func date(_ key: String) throws(ArchiveError) -> Date {
        switch try required(value(key), key) {
        case .date(let date): return date
        case .dictionary:
            return Date(timeIntervalSinceReferenceDate: try object(key).double("NS.time"))
        default: throw wrong(key, "date")
        }
    }

    /// The bytes in a field.
    ///
    /// - Throws: ``ArchiveError``: `missing`, `unexpectedType`.
    /// - Complexity: O(*n*) in their number: they are copied.
    public func data(_ key: String) throws(ArchiveError) -> Data {
        switch try required(value(key), key) {
        case .data(let range): return Data(archive.list.bytes[range])
        case let value:
            guard case .data(let range) = try inner(value, key, "NS.data") else {
                throw wrong(key, "data")
            }
            return Data(archive.list.bytes[range])
        }
    }
}
