/// A struct whose values are the rows of a table.
///
///     struct Person: Record, Codable {
///         static let tableName = "person"
///         var id: UUID
///         var firstName: String
///         var lastName: String
///     }
///
/// That is all: a `Codable` record stores each of its properties in the column
/// of the same name. A property that is no ``ColumnValue``, an array or another
/// struct, is stored as JSON.
///
/// A record that is read a hundred thousand times at once can say by itself
/// where its values stand, and need not be `Codable`:
///
///     extension Person {
///         static let columns: [String]? = ["id", "firstName", "lastName"]
///
///         init(row: inout RowReader) throws {
///             id = try row.next()
///             firstName = try row.next()
///             lastName = try row.next()
///         }
///
///         func write(to row: inout RowWriter) {
///             row.add(id)
///             row.add(firstName)
///             row.add(lastName)
///         }
///     }
///
/// `==` decides whether a record was edited, and so which rows of a list are
/// shown anew: let it compare everything.
public protocol Record: Identifiable, Equatable, Sendable where ID: ColumnValue {
    /// The table.
    static var tableName: String { get }

    /// The column of the identity, which the table must keep unique. At first
    /// `id`.
    static var idColumn: String { get }

    /// The columns that ``init(row:)`` reads and ``write(to:)`` writes, in
    /// their order. Nil, which a `Codable` record has, are all of the table's,
    /// found by name.
    static var columns: [String]? { get }

    /// Reads a row.
    ///
    /// - Throws: ``DatabaseError``, `misfit`, with the column and what was
    ///   found in it.
    init(row: inout RowReader) throws

    /// Writes a row.
    ///
    /// - Throws: ``DatabaseError``, `misfit`, if a value can't be stored.
    func write(to row: inout RowWriter) throws
}

extension Record {
    public static var idColumn: String { "id" }
    public static var columns: [String]? { nil }

    /// All records of the table, in no order.
    public static var all: Query<Self> { Query() }

    /// The table's name, quoted.
    static var table: SQL { .identifier(tableName) }

    /// What is selected of a row.
    static var selection: SQL {
        guard let columns else { return table + ".*" }
        let prefix = table.text + "."
        // Written with every query: one text, not one for each column.
        var text = ""
        text.reserveCapacity(columns.count * (prefix.utf8.count + 16))
        for column in columns {
            if !text.isEmpty { text += ", " }
            text += prefix
            SQL.append(column, to: &text)
        }
        return SQL(text: text)
    }
}
