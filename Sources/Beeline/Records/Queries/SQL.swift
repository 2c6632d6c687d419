/// A piece of SQL and the values that go with it.
///
/// It is written as a literal, and whatever is put into it with `\( )` is bound
/// as a value, never made part of the text: what a person types can't change
/// what a statement does.
///
///     let sql: SQL = "SELECT * FROM person WHERE city = \(city)"
///
/// Columns and tables are the exception: `\(Person.lastName)` and
/// `\(Person.self)` put in their names, quoted.
///
/// A text that is not a literal does not become a statement by itself.
public struct SQL: Sendable, Hashable {
    /// The text, with a question mark for each value.
    public private(set) var text: String

    /// The values, in order.
    public private(set) var values: [SQLValue]

    init(text: String, values: [SQLValue] = []) {
        self.text = text
        self.values = values
    }

    /// A piece of SQL that has question marks for its values.
    ///
    ///     SQL("city = ? AND age > ?", city, 30)
    ///
    /// A statement with more or fewer values than question marks throws
    /// ``DatabaseError`` with the problem `wrongValueCount`.
    ///
    /// - Parameters:
    ///   - text: A literal.
    ///   - values: One for each question mark, in order.
    public init(_ text: StaticString, _ values: (any ColumnValue)...) {
        self.init(text: "\(text)", values: values.map(\.sqlValue))
    }

    /// A name of a table or column, in quotes.
    static func identifier(_ name: String) -> SQL {
        var text = ""
        append(name, to: &text)
        return SQL(text: text)
    }

    /// Writes a name of a table or column, in quotes, at the end of a text.
    static func append(_ name: String, to text: inout String) {
        text += "\""
        if name.utf8.contains(UInt8(ascii: "\"")) {
            for character in name { text += character == "\"" ? "\"\"" : String(character) }
        } else {
            text += name
        }
        text += "\""
    }

    static func + (left: SQL, right: SQL) -> SQL {
        SQL(text: left.text + right.text, values: left.values + right.values)
    }

    static func += (left: inout SQL, right: SQL) {
        left.text += right.text
        left.values += right.values
    }
}

extension SQL: ExpressibleByStringInterpolation {
    /// Collects the text and the values of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var sql = SQL(text: "")

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            sql += SQL(text: literal)
        }

        /// Puts in a value, which is bound.
        public mutating func appendInterpolation(_ value: some ColumnValue) {
            sql += SQL(text: "?", values: [value.sqlValue])
        }

        /// Puts in several values, in parentheses, for `IN`.
        public mutating func appendInterpolation(_ values: [some ColumnValue]) {
            let places = [String](repeating: "?", count: values.count).joined(separator: ", ")
            sql += SQL(text: "(\(places))", values: values.map(\.sqlValue))
        }

        /// Puts in the name of a column. Where several tables have one of that
        /// name, write `\(Person.self).\(Person.city)`.
        public mutating func appendInterpolation<R>(_ column: Column<R, some Any>) {
            sql += .identifier(column.name)
        }

        /// Puts in the name of a record's table.
        public mutating func appendInterpolation(_ record: (some Record).Type) {
            sql += record.table
        }

        /// Puts in another piece with its values.
        public mutating func appendInterpolation(_ other: SQL) {
            sql += other
        }
    }

    public init(stringLiteral value: String) {
        self.init(text: value)
    }

    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.sql
    }
}
