import Foundation

/// Collects the values of a `Codable` record, and the names of its properties.
final class RowEncoder: Encoder {
    private(set) var names: [String] = []
    private(set) var values: [SQLValue] = []

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// Prepares for the next record.
    func begin() {
        names.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
    }

    func add(_ value: SQLValue, _ key: some CodingKey) {
        names.append(key.stringValue)
        values.append(value)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(RowContainer<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        RefusingContainer()
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        RefusingContainer()
    }
}

/// The properties of a record.
private struct RowContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: RowEncoder

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { encoder.add(.null, key) }
    func encode(_ value: String, forKey key: Key) { encoder.add(.text(value), key) }
    func encode(_ value: Bool, forKey key: Key) { encoder.add(value.sqlValue, key) }
    func encode(_ value: Int, forKey key: Key) { encoder.add(value.sqlValue, key) }
    func encode(_ value: Int64, forKey key: Key) { encoder.add(.integer(value), key) }
    func encode(_ value: Double, forKey key: Key) { encoder.add(value.sqlValue, key) }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        encoder.add(try SQLValue(encoding: value), key)
    }

    func encodeIfPresent(_ value: String?, forKey key: Key) {
        encoder.add(value.sqlValue, key)
    }

    func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        encoder.add(try value.map { try SQLValue(encoding: $0) } ?? .null, key)
    }

    func encodeIfPresent(_ value: Bool?, forKey key: Key) { encoder.add(value.sqlValue, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) { encoder.add(value.sqlValue, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) { encoder.add(value.sqlValue, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) { encoder.add(value.sqlValue, key) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        KeyedEncodingContainer(RefusingKeyedContainer<NestedKey>())
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        RefusingContainer()
    }

    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey key: Key) -> any Encoder { encoder }
}
