import Foundation

/// Reads a `Codable` record from a row, property by property, by their names.
///
/// The properties mostly come in the order of the columns, so the place behind
/// the last one is looked at first; a name is searched for only elsewhere.
final class RowDecoder: Decoder {
    unowned let statement: Statement

    /// The columns of the record; others may stand behind them.
    private(set) var names: [String]
    private var expected = 0

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    init(_ statement: Statement, columnCount: Int) {
        self.statement = statement
        names = Array(statement.columnNames.prefix(columnCount))
    }

    /// Prepares for the next row.
    func begin() {
        expected = 0
    }

    /// The column of a property; nil if there is none.
    func column(of key: some CodingKey) -> Int32? {
        let name = key.stringValue
        if expected < names.count, names[expected] == name {
            expected += 1
            return Int32(expected - 1)
        }
        guard let index = names.firstIndex(of: name) else { return nil }
        expected = index + 1
        return Int32(index)
    }

    func field(_ column: Int32) -> Field {
        Field(statement.handle, column, Unmanaged.passUnretained(statement))
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(RowContainer<Key>(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw statement.misfit(
            "\(statement.table ?? "the record") is read as an array", column: nil)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        throw statement.misfit(
            "\(statement.table ?? "the record") is read as one value", column: nil)
    }
}

/// The properties of a record.
private struct RowContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: RowDecoder

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { decoder.names.compactMap { Key(stringValue: $0) } }

    private func field(_ key: Key) throws -> Field {
        guard let column = decoder.column(of: key) else {
            throw decoder.statement.misfit(
                "there is no column “\(key.stringValue)”", column: key.stringValue)
        }
        return decoder.field(column)
    }

    func contains(_ key: Key) -> Bool { decoder.column(of: key) != nil }
    func decodeNil(forKey key: Key) throws -> Bool { try field(key).isNull }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try field(key).text() }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try Int(field(key)) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try field(key).integer() }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try field(key).double() }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try Bool(field(key)) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try field(key).decode(type)
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        guard let column = decoder.column(of: key) else { return nil }
        return try String?(decoder.field(column))
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard let column = decoder.column(of: key) else { return nil }
        let field = decoder.field(column)
        return field.isNull ? nil : try field.decode(type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try FieldDecoder(field: field(key)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try FieldDecoder(field: field(key)).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
}
