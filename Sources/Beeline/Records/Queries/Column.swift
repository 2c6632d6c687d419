/// A column of a record's table, and the type of what is in it.
///
///     extension Person {
///         static let lastName = Column("lastName", \Person.lastName)
///     }
///
///     Person.all.where(Person.lastName == "Müller")
///
/// A comparison with a value of another type does not compile.
public struct Column<R: Record, Value: Sendable>: Sendable {
    /// The column's name.
    public let name: String

    /// Names a column of a record.
    ///
    /// - Parameters:
    ///   - name: The column.
    ///   - property: The property that is stored there, which tells the type.
    public init(_ name: String, _ property: KeyPath<R, Value>) {
        self.name = name
    }

    /// Names a column that no property is stored in.
    public init(_ name: String, of type: Value.Type) {
        self.name = name
    }

    var sql: SQL { R.table + "." + .identifier(name) }

    /// The order from small to great.
    public var ascending: Ordering<R> { Ordering(sql) }

    /// The order from great to small.
    public var descending: Ordering<R> { Ordering(sql, isDescending: true) }

    /// The order by another way of comparing texts.
    public func collated(_ collation: Collation) -> Ordering<R> {
        Ordering(sql, collation)
    }

    /// The first letter of a text, where a list has a section for each. Letters
    /// of ASCII are made capital ones.
    public var initial: Ordering<R> {
        Ordering("upper(substr(ifnull(" + sql + ", ''), 1, 1))")
    }

    /// Whether there is no value.
    public var isNull: Condition<R> { Condition(sql + " IS NULL") }
}

// MARK: - Comparing

extension Column where Value: ColumnValue {
    /// Whether the column has a value; `nil` is a value here.
    public static func == (column: Column, value: Value) -> Condition<R> {
        Condition(column.sql + " IS \(value)")
    }

    /// Whether the column has another value, or none.
    public static func != (column: Column, value: Value) -> Condition<R> {
        Condition(column.sql + " IS NOT \(value)")
    }

    /// Whether the column is smaller than a value.
    public static func < (column: Column, value: Value) -> Condition<R> {
        Condition(column.sql + " < \(value)")
    }

    /// Whether the column is at most a value.
    public static func <= (column: Column, value: Value) -> Condition<R> {
        Condition(column.sql + " <= \(value)")
    }

    /// Whether the column is greater than a value.
    public static func > (column: Column, value: Value) -> Condition<R> {
        Condition(column.sql + " > \(value)")
    }

    /// Whether the column is at least a value.
    public static func >= (column: Column, value: Value) -> Condition<R> {
        Condition(column.sql + " >= \(value)")
    }

    /// Whether the column has one of some values. Never for no values.
    public func isIn(_ values: [Value]) -> Condition<R> {
        Condition(sql + " IN \(values)")
    }
}

extension Column where Value == String {
    /// Whether the text holds another one, letter for letter.
    public func contains(_ text: String) -> Condition<R> {
        Condition("instr(" + sql + ", \(text)) > 0")
    }

    /// Whether the text begins with another one, letter for letter.
    public func hasPrefix(_ text: String) -> Condition<R> {
        Condition("substr(" + sql + ", 1, length(\(text))) = \(text)")
    }
}
