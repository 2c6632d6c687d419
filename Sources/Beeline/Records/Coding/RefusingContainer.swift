/// Thrown by what can't be written into one column as it is.
struct NeedsJSON: Error {}

/// Refuses all keys.
struct RefusingKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) throws { throw NeedsJSON() }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws { throw NeedsJSON() }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        KeyedEncodingContainer(RefusingKeyedContainer<NestedKey>())
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        RefusingContainer()
    }

    func superEncoder() -> any Encoder { FieldEncoder() }
    func superEncoder(forKey key: Key) -> any Encoder { FieldEncoder() }
}

/// Refuses all elements.
struct RefusingContainer: UnkeyedEncodingContainer, SingleValueEncodingContainer {
    var codingPath: [any CodingKey] { [] }
    var count: Int { 0 }

    func encodeNil() throws { throw NeedsJSON() }
    func encode<T: Encodable>(_ value: T) throws { throw NeedsJSON() }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        KeyedEncodingContainer(RefusingKeyedContainer<NestedKey>())
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    func superEncoder() -> any Encoder { FieldEncoder() }
}
