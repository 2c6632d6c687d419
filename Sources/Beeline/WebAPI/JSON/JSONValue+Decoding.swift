import Foundation

extension JSONValue {
    /// Makes a value of a type from this one, as Foundation's `JSONDecoder`
    /// would from its text with its first settings: dates are seconds since
    /// 2001, data is in Base64.
    ///
    /// - Throws: ``JSONShapeError``, with the place that is different.
    func decode<T: Decodable>(_ type: T.Type = T.self) throws -> T {
        do {
            return try JSONValueDecoder(value: self, codingPath: []).decode(type)
        } catch let error as DecodingError {
            throw JSONShapeError(error)
        }
    }

    /// The JSON of an encodable value, as Foundation's `JSONEncoder` writes it
    /// with its first settings.
    static func encoding(_ value: some Encodable) throws -> JSONValue {
        try JSONValue(parsing: JSONEncoder().encode(value))
    }
}

/// Where JSON has another shape than expected.
public struct JSONShapeError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The place: `people[3].name`, or nothing for the whole.
    public let place: String

    /// What was expected there and what was found; without values.
    public let reason: String

    init(_ error: DecodingError) {
        let (context, reason): (DecodingError.Context, String) =
            switch error {
            case .keyNotFound(let key, let context):
                (context, "the key “\(key.stringValue)” is missing")
            case .typeMismatch(_, let context), .valueNotFound(_, let context),
                .dataCorrupted(let context):
                (context, context.debugDescription)
            @unknown default: (DecodingError.Context(codingPath: [], debugDescription: ""), "")
            }
        place = context.codingPath.reduce(into: "") { place, key in
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += (place.isEmpty ? "" : ".") + key.stringValue
            }
        }
        self.reason = reason
    }

    public var description: String { place.isEmpty ? reason : "at \(place): \(reason)" }
}

/// A position in an array, as a key.
private struct IndexKey: CodingKey {
    let intValue: Int?
    var stringValue: String { "\(intValue ?? 0)" }

    init(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { nil }
}

private struct JSONValueDecoder: Decoder {
    let value: JSONValue
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let fields) = value else {
            throw mismatch([String: Any].self, "an object")
        }
        return KeyedDecodingContainer(KeyedFields<Key>(fields: fields, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let values) = value else { throw mismatch([Any].self, "an array") }
        return Elements(values: values, codingPath: codingPath)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func mismatch(_ type: Any.Type, _ name: String) -> DecodingError {
        .typeMismatch(
            type,
            DecodingError.Context(
                codingPath: codingPath,
                debugDescription: "expected \(name), found \(value.typeName)"
            ))
    }

    func corrupted(_ name: String) -> DecodingError {
        .dataCorrupted(
            DecodingError.Context(codingPath: codingPath, debugDescription: "this is not \(name)"))
    }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { value == .null }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .bool(let value) = value else { throw mismatch(type, "a truth value") }
        return value
    }

    func decode(_ type: String.Type) throws -> String {
        guard case .string(let text) = value else { throw mismatch(type, "a text") }
        return text
    }

    func decode(_ type: Double.Type) throws -> Double {
        switch value {
        case .integer(let value): return Double(value)
        case .number(let value): return value
        default: throw mismatch(type, "a number")
        }
    }

    func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
    func decode(_ type: Int.Type) throws -> Int { try whole() }
    func decode(_ type: Int8.Type) throws -> Int8 { try whole() }
    func decode(_ type: Int16.Type) throws -> Int16 { try whole() }
    func decode(_ type: Int32.Type) throws -> Int32 { try whole() }
    func decode(_ type: Int64.Type) throws -> Int64 { try whole() }
    func decode(_ type: UInt.Type) throws -> UInt { try whole() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try whole() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try whole() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try whole() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try whole() }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        // What JSONEncoder writes in a way of its own.
        let special: Any? =
            switch type {
            case is URL.Type: try URL(string: decode(String.self)).orThrow(corrupted("a URL"))
            case is Data.Type:
                try Data(base64Encoded: decode(String.self)).orThrow(corrupted("Base64"))
            case is Decimal.Type: try decimal()
            default: nil
            }
        if let special = special as? T { return special }
        return try T(from: self)
    }

    private func decimal() throws -> Decimal {
        switch value {
        case .integer(let value): return Decimal(value)
        case .number(let value):
            return try Decimal(string: "\(value)").orThrow(corrupted("a decimal number"))
        default: throw mismatch(Decimal.self, "a number")
        }
    }

    private func whole<T: FixedWidthInteger>() throws -> T {
        switch value {
        case .integer(let value):
            guard let value = T(exactly: value) else {
                throw corrupted("a number from \(T.min) to \(T.max)")
            }
            return value
        case .number(let value):
            guard let value = T(exactly: value) else { throw corrupted("a whole number") }
            return value
        default: throw mismatch(T.self, "a number")
        }
    }
}

extension Optional {
    fileprivate func orThrow(_ error: @autoclosure () -> any Error) throws -> Wrapped {
        guard let self else { throw error() }
        return self
    }
}

private struct KeyedFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let fields: [String: JSONValue]
    let codingPath: [any CodingKey]

    var allKeys: [Key] { fields.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

    private func decoder(_ key: Key) throws -> JSONValueDecoder {
        guard let value = fields[key.stringValue] else {
            throw DecodingError.keyNotFound(
                key, DecodingError.Context(codingPath: codingPath, debugDescription: ""))
        }
        return JSONValueDecoder(value: value, codingPath: codingPath + [key])
    }

    func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).decodeNil() }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decoder(key).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try decoder(key).decode(type)
    }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decoder(key).decode(type) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try decoder(key).decode(type)
    }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try decoder(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        JSONValueDecoder(value: fields["super"] ?? .null, codingPath: codingPath)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
}

private struct Elements: UnkeyedDecodingContainer {
    let values: [JSONValue]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(values: [JSONValue], codingPath: [any CodingKey]) {
        self.values = values
        self.codingPath = codingPath
    }

    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex >= values.count }

    private func decoder() throws -> JSONValueDecoder {
        let path = codingPath + [IndexKey(intValue: currentIndex)]
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                Any.self,
                DecodingError.Context(codingPath: path, debugDescription: "the array ends before"))
        }
        return JSONValueDecoder(value: values[currentIndex], codingPath: path)
    }

    mutating func decodeNil() throws -> Bool {
        guard try decoder().decodeNil() else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value = try decoder().decode(type)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        let container = try decoder().container(keyedBy: type)
        currentIndex += 1
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try decoder().unkeyedContainer()
        currentIndex += 1
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = try decoder()
        currentIndex += 1
        return decoder
    }
}
