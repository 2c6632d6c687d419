/// Reads from a database, all of it as it was at one moment.
///
/// Handed to the closure of ``Database/read(_:)``, and valid only inside it.
public class ReadTransaction {
    let connection: Connection
    private var isOver = false

    init(_ connection: Connection) {
        self.connection = connection
    }

    /// Stops whoever kept it.
    func end() {
        isOver = true
    }

    func checkIsValid(_ call: StaticString = #function) {
        if isOver { fatalError("\(Self.self).\(call): the transaction is over.") }
    }

    // MARK: Records

    /// The records that a query asks for.
    ///
    /// - Throws: ``DatabaseError``.
    /// - Complexity: O(*n*) in what SQLite has to look at.
    public final func fetch<R: Record>(_ query: Query<R>) throws -> [R] {
        let statement = try prepared(query)
        defer { statement.reset() }
        var records: [R] = []
        var end: Int32 = 0
        while try statement.step() {
            if end == 0 { end = statement.columnCount }
            var row = RowReader(statement, columns: 0..<end)
            records.append(try R(row: &row))
        }
        return records
    }

    /// The first record that a query asks for; nil if there is none.
    public final func first<R: Record>(_ query: Query<R>) throws -> R? {
        try fetch(query.limit(1, offset: query.limit?.offset ?? 0)).first
    }

    /// The record with an identity; nil if there is none.
    ///
    /// - Complexity: O(log *n*).
    public final func find<R: Record>(_ type: R.Type = R.self, _ id: R.ID) throws -> R? {
        try fetch(R.all.where(R.hasID(id.sqlValue))).first
    }

    /// How many records a query asks for.
    public final func count<R: Record>(_ query: Query<R>) throws -> Int {
        try value(query.countStatement, as: Int.self) ?? 0
    }

    /// Hands over the records that a query asks for one by one: there is only
    /// one in memory at a time.
    ///
    /// - Parameters:
    ///   - query: Which records, in which order.
    ///   - body: Gets each record. What it throws ends the reading.
    public final func forEach<R: Record>(
        _ query: Query<R>, _ body: (R) throws -> Void
    ) throws {
        let statement = try prepared(query)
        defer { statement.reset() }
        var end: Int32 = 0
        while try statement.step() {
            if end == 0 { end = statement.columnCount }
            var row = RowReader(statement, columns: 0..<end)
            try body(try R(row: &row))
        }
    }

    // MARK: Values

    /// What a closure makes of each row of a statement.
    ///
    ///     let names = try db.map("SELECT name FROM club") { row in try row.next(String.self) }
    public final func map<Result>(
        _ sql: SQL, _ body: (inout RowReader) throws -> Result
    ) throws -> [Result] {
        let statement = try prepared(sql)
        defer { statement.reset() }
        var results: [Result] = []
        while try statement.step() {
            var row = RowReader(statement, columns: 0..<statement.columnCount)
            results.append(try body(&row))
        }
        return results
    }

    /// The first column of a statement's first row; nil without a row.
    public final func value<Value: ColumnValue>(
        _ sql: SQL, as type: Value.Type = Value.self
    ) throws -> Value? {
        let statement = try prepared(sql)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return try Value(Field(statement.handle, 0, Unmanaged.passUnretained(statement)))
    }

    private func prepared<R: Record>(_ query: Query<R>) throws(DatabaseError) -> Statement {
        let statement = try prepared(query.planned(on: connection).selectStatement)
        statement.table = R.tableName
        statement.idColumn = R.idColumn
        return statement
    }

    func prepared(_ sql: SQL) throws(DatabaseError) -> Statement {
        checkIsValid("fetch")
        let statement = try connection.statement(sql.text)
        try statement.bind(sql.values)
        statement.table = nil
        statement.idColumn = nil
        return statement
    }
}

extension Record {
    static func hasID(_ id: SQLValue) -> Condition<Self> {
        Condition(table + "." + .identifier(idColumn) + " = \(id)")
    }
}
