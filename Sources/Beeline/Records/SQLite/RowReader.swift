import CSQLite

/// Reads the columns of a row, one after the other.
///
///     init(row: inout RowReader) throws {
///         id = try row.next()
///         firstName = try row.next()
///         …
///     }
///
/// Valid only until the next row is asked for.
public struct RowReader {
    let handle: OpaquePointer
    let statement: Unmanaged<Statement>
    private var position: Int32
    private let end: Int32

    /// - Parameter columns: Those of the record. Others may stand behind them.
    init(_ statement: Statement, columns: Range<Int32>) {
        handle = statement.handle
        self.statement = Unmanaged.passUnretained(statement)
        position = columns.lowerBound
        end = columns.upperBound
    }

    /// Reads the next column.
    ///
    /// - Returns: Its value, as the type that is asked for.
    /// - Throws: ``DatabaseError``, `misfit`, if something else stands there or
    ///   there is no next column.
    @inlinable
    public mutating func next<Value: ColumnValue>(
        _ type: Value.Type = Value.self
    ) throws -> Value {
        try Value(nextField())
    }

    /// Reads the next column as it is.
    ///
    /// - Throws: ``DatabaseError``, `misfit`, if there is no next column.
    public mutating func nextField() throws -> Field {
        guard position < end else {
            throw statement.takeUnretainedValue().misfitOfCount(Int(end))
        }
        defer { position += 1 }
        return Field(handle, position, statement)
    }

    /// The field of a column by its name; nil if there is none.
    ///
    /// - Complexity: O(*c*) in the number of columns.
    public func field(named name: String) -> Field? {
        guard
            let index = statement.takeUnretainedValue().columnNames.prefix(Int(end))
                .firstIndex(of: name)
        else { return nil }
        return Field(handle, Int32(index), statement)
    }

    /// What reads this row by the names of its columns.
    func decoder() -> RowDecoder {
        let statement = statement.takeUnretainedValue()
        if let decoder = statement.decoder { return decoder }
        let decoder = RowDecoder(statement, columnCount: Int(end))
        statement.decoder = decoder
        return decoder
    }
}
