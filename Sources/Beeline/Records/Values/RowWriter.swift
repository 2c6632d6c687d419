/// Takes the values of a record, one after the other.
///
///     func write(to row: inout RowWriter) {
///         row.add(id)
///         row.add(firstName)
///         …
///     }
public struct RowWriter {
    /// What was added, in order.
    public private(set) var values: [SQLValue] = []

    /// The columns that the values are for, if the record found them by itself.
    private(set) var names: [String]?

    /// An empty row.
    public init() {}

    /// Adds the value of the next column.
    @inlinable
    public mutating func add(_ value: some ColumnValue) {
        append(value.sqlValue)
    }

    mutating func addAll(_ values: [SQLValue], named names: [String]) {
        self.values += values
        self.names = (self.names ?? []) + names
    }

    @usableFromInline
    mutating func append(_ value: SQLValue) {
        values.append(value)
    }
}
