/// How a live query is read, and what it has to hear of.
struct LivePlan<R: Record>: Sendable {
    /// Reads everything, in order.
    let all: SQL

    /// Reads one record, if the query asks for it: its identity is to be added
    /// to the values.
    let one: SQL

    let order: SortOrder

    /// The tables that it depends on.
    let tables: Set<WatchedTable>

    /// Whether a row that changed can be followed by itself. Not so with
    /// joins, searches, limits and questions over other rows: there the rows
    /// that are shown depend on others, and everything is read again.
    let followsRows: Bool

    /// How many columns stand behind those of the record.
    private let extraCount: Int

    /// Asks SQLite what a query reads.
    ///
    /// - Throws: ``DatabaseError``, `statement`, if it can't be compiled.
    init(
        _ query: Query<R>, sections: Ordering<R>?, on connection: Connection
    ) throws(DatabaseError) {
        let id: SQL = R.table + "." + R.idName
        let section = sections.map { ordering in
            Ordering<R>(
                "ifnull(" + ordering.expression + ", '')", ordering.collation,
                isDescending: ordering.isDescending)
        }
        let keys =
            [section].compactMap { $0?.expression } + query.orderings.map(\.expression) + [id]
        let selection =
            (query.statement == nil ? R.selection : "*")
            + keys.reduce(SQL(text: "")) { $0 + ", " + $1 }
        func start(_ query: Query<R>) -> SQL { "SELECT " + selection + query.source + query.filter }
        // Texts that are equal by another collation are two sections still. By the usual one they
        // can't be, and an index that the query has for its order is of use.
        let sectionTerms = section.map {
            $0.collation == .binary ? $0.term : $0.term + ", (" + $0.expression + ")"
        }
        func all(_ query: Query<R>) -> SQL {
            start(query) + query.order(first: sectionTerms, last: id) + query.limitation
        }
        self.all = try all(query.planned(on: connection, for: all))
        one = start(query) + (query.filter.text.isEmpty ? " WHERE " : " AND ") + id + " = ?"
        order = SortOrder(
            section: section.map { SortOrder.Term($0) },
            terms: query.orderings.map { SortOrder.Term($0) })
        extraCount = keys.count
        let reads = try connection.reads(of: self.all.text)
        let own = WatchedTable(name: R.tableName, key: R.idColumn)
        followsRows =
            query.statement == nil && query.search == nil && query.limit == nil
            && reads.selectCount == 1 && reads.tables == [R.tableName]
        tables = try Self.watched(reads.tables, own: own, on: connection)
    }

    /// Reads everything, in order.
    func entries(on connection: Connection) throws -> [OrderedIndex<R>.Entry] {
        let statement = try connection.statement(all.text)
        try statement.bind(all.values)
        defer { statement.reset() }
        statement.table = R.tableName
        statement.idColumn = R.idColumn
        var entries: [OrderedIndex<R>.Entry] = []
        var columnCount: Int32 = 0
        while try statement.step() {
            if columnCount == 0 { columnCount = statement.columnCount }
            entries.append(try entry(statement, columnCount: columnCount))
        }
        return entries
    }

    /// Reads the row that a statement stands at.
    func entry(_ statement: Statement, columnCount: Int32) throws -> OrderedIndex<R>.Entry {
        let end = columnCount - Int32(extraCount)
        var row = RowReader(statement, columns: 0..<end)
        let record = try R(row: &row)
        var next = end
        let section = order.section == nil ? .null : statement.value(at: next)
        if order.section != nil { next += 1 }
        let values = (next..<columnCount - 1).map { statement.value(at: $0) }
        let key = SortKey(
            section: section, values: values, id: statement.value(at: columnCount - 1))
        return OrderedIndex.Entry(key: key, record: record)
    }

    /// Only real tables have triggers; what stands behind a view or a search
    /// index has been named beside it.
    private static func watched(
        _ names: Set<String>, own: WatchedTable, on connection: Connection
    ) throws(DatabaseError) -> Set<WatchedTable> {
        var tables: Set<WatchedTable> = []
        for name in names {
            let isTable = try connection.integer(
                """
                SELECT 1 FROM sqlite_schema
                WHERE name = ? AND type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
                """, [.text(name)])
            if isTable != nil {
                tables.insert(name == own.name ? own : WatchedTable(name: name, key: nil))
            }
        }
        return tables
    }
}

/// A table that somebody wants to hear of.
struct WatchedTable: Hashable, Sendable {
    let name: String

    /// The column by which its rows are told apart; nil if it is enough to hear
    /// that something has changed.
    let key: String?
}
