import Foundation

extension Field {
    /// Reads any decodable value: one that fits into a column as it is, and
    /// everything else from JSON.
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if let column = type as? any ColumnValue.Type {
            return try column.init(self) as? T ?? { throw misfit("a \(type)") }()
        }
        do {
            return try T(from: FieldDecoder(field: self))
        } catch let error as DecodingError {
            throw misfit("the JSON of a \(type) (\(error.explanation))")
        }
    }
}

/// Reads one value from a field: a raw value as it is stored, and whatever has
/// keys or elements from the JSON that the text is.
struct FieldDecoder: Decoder {
    let field: Field

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try json().container(keyedBy: type)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try json().unkeyedContainer()
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        FieldContainer(field: field)
    }

    private func json() throws -> any Decoder {
        let text = try field.text()
        return try JSONDecoder().decode(DecoderBox.self, from: Data(text.utf8)).decoder
    }
}

/// Hands out the decoder that it is made with.
private struct DecoderBox: Decodable {
    let decoder: any Decoder

    init(from decoder: any Decoder) {
        self.decoder = decoder
    }
}

private struct FieldContainer: SingleValueDecodingContainer {
    let field: Field

    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { field.isNull }
    func decode(_ type: UInt.Type) throws -> UInt { try whole() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try whole() }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try field.decode(type)
    }

    private func whole<T: FixedWidthInteger>() throws -> T {
        guard let value = T(exactly: try field.integer()) else {
            throw field.misfit("a whole number from \(T.min) to \(T.max)")
        }
        return value
    }
}

extension DecodingError {
    /// Where and why, without the values.
    fileprivate var explanation: String {
        switch self {
        case .typeMismatch(let type, let context): "no \(type) at \(context.place)"
        case .valueNotFound(let type, let context): "no \(type) but null at \(context.place)"
        case .keyNotFound(let key, let context):
            "no key “\(key.stringValue)” at \(context.place)"
        case .dataCorrupted(let context): "not well-formed at \(context.place)"
        @unknown default: "unknown"
        }
    }
}

extension DecodingError.Context {
    fileprivate var place: String {
        codingPath.isEmpty
            ? "the top"
            : codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    }
}
