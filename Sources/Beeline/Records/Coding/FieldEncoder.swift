import Foundation

extension SQLValue {
    /// Any encodable value: one that fits into a column as it is, and
    /// everything else as JSON, its keys sorted so that equal values are equal
    /// texts.
    init<T: Encodable>(encoding value: T) throws {
        if let value = value as? any ColumnValue {
            self = value.sqlValue
            return
        }
        let encoder = FieldEncoder()
        do {
            try value.encode(to: encoder)
            if let value = encoder.value, !encoder.isComposite {
                self = value
                return
            }
        } catch is NeedsJSON {}
        let json = JSONEncoder()
        json.outputFormatting = .sortedKeys
        self = .text(String(decoding: try json.encode(value), as: UTF8.self))
    }
}

/// Takes a raw value as it is, and notices what has keys or elements.
final class FieldEncoder: Encoder {
    fileprivate(set) var value: SQLValue?
    private(set) var isComposite = false

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        isComposite = true
        return KeyedEncodingContainer(RefusingKeyedContainer<Key>())
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        isComposite = true
        return RefusingContainer()
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        FieldContainer(encoder: self)
    }
}

private struct FieldContainer: SingleValueEncodingContainer {
    let encoder: FieldEncoder

    var codingPath: [any CodingKey] { [] }

    func encodeNil() { encoder.value = .null }
    func encode(_ value: UInt) throws { try encodeWhole(value) }
    func encode(_ value: UInt64) throws { try encodeWhole(value) }

    func encode<T: Encodable>(_ value: T) throws {
        encoder.value = try SQLValue(encoding: value)
    }

    private func encodeWhole(_ value: some FixedWidthInteger) throws {
        guard let value = Int64(exactly: value) else {
            throw DatabaseError(.misfit, "a whole number is greater than \(Int64.max)")
        }
        encoder.value = .integer(value)
    }
}
