import CSQLite
import Foundation

/// A compiled statement on one connection. Like the connection, it must be used
/// by one thread at a time.
final class Statement {
    let handle: OpaquePointer
    let sql: String
    private unowned let connection: Connection
    private var names: (values: [String], reparses: Int32)?

    /// The table of the records that are read, for messages.
    var table: String?

    /// Where the identity of the records stands in a row, for messages.
    var idColumn: String?

    /// Whether it is being stepped through.
    private(set) var isBusy = false

    /// What turns rows into records whose properties are found by name; kept
    /// here, since it learns where each column stands.
    ///
    /// Gone when the columns may have become others.
    var decoder: RowDecoder? {
        get { names?.reparses == reparses ? knownDecoder : nil }
        set { knownDecoder = newValue }
    }

    private var knownDecoder: RowDecoder?

    /// Takes over a compiled statement.
    init(_ handle: OpaquePointer, _ sql: String, on connection: Connection) {
        self.handle = handle
        self.sql = sql
        self.connection = connection
    }

    deinit {
        sqlite3_finalize(handle)
    }

    private var reparses: Int32 { sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_REPREPARE, 0) }

    var columnCount: Int32 { sqlite3_column_count(handle) }

    /// The names of the columns. They are read again after SQLite had to
    /// compile the statement again, because the schema has changed.
    var columnNames: [String] {
        if let names, names.reparses == reparses { return names.values }
        let values = (0..<columnCount).map { index in
            sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
        }
        names = (values, reparses)
        return values
    }

    /// Binds the values of a new execution, in order.
    ///
    /// - Throws: ``DatabaseError``, `wrongValueCount`, unless there is one for
    ///   each place.
    func bind(_ values: [SQLValue]) throws(DatabaseError) {
        reset()
        let count = Int(sqlite3_bind_parameter_count(handle))
        guard count == values.count else {
            var error = DatabaseError(
                .wrongValueCount, "the statement asks for \(count) values and got \(values.count)")
            error.sql = sql
            throw error
        }
        for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    }

    private func bind(_ value: SQLValue, at index: Int32) throws(DatabaseError) {
        let code =
            switch value {
            case .null: sqlite3_bind_null(handle, index)
            case .integer(let value): sqlite3_bind_int64(handle, index, value)
            case .real(let value): sqlite3_bind_double(handle, index, value)
            case .text(var text):
                text.withUTF8 { bytes in
                    bytes.withMemoryRebound(to: CChar.self) {
                        sqlite_bind_text_copy(handle, index, $0.baseAddress, Int32($0.count))
                    }
                }
            case .blob(let data):
                data.isEmpty
                    ? sqlite3_bind_zeroblob(handle, index, 0)
                    : data.withUnsafeBytes {
                        sqlite_bind_blob_copy(handle, index, $0.baseAddress, Int32($0.count))
                    }
            }
        if code != SQLITE_OK { throw DatabaseError(code, connection.handle, sql: sql) }
    }

    /// Goes on to the next row.
    ///
    /// - Returns: Whether there is one.
    func step() throws(DatabaseError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW:
            isBusy = true
            return true
        case SQLITE_DONE:
            reset()
            return false
        case let code:
            let error = connection.error(code, sql: sql)
            reset()
            throw error
        }
    }

    /// Runs it to its end, whatever rows it has.
    func run(_ values: [SQLValue] = []) throws(DatabaseError) {
        try bind(values)
        while try step() {}
    }

    /// Ends an execution.
    func reset() {
        isBusy = false
        sqlite3_reset(handle)
    }

    /// The value of a column of the row it stands at.
    func value(at column: Int32) -> SQLValue {
        Field(handle, column, Unmanaged.passUnretained(self)).value
    }

    /// A count that SQLite keeps of this statement's work, such as
    /// `SQLITE_STMTSTATUS_VM_STEP`.
    func status(_ operation: Int32) -> Int {
        Int(sqlite3_stmt_status(handle, operation, 0))
    }
}

// MARK: - Errors

extension Statement {
    /// An error about what stands in a column.
    func misfit(_ expected: String, _ found: SQLValue, at column: Int32) -> DatabaseError {
        let name = columnNames.indices.contains(Int(column)) ? columnNames[Int(column)] : "?"
        return misfit("\(name) should be \(expected) and is \(found.summary)", column: name)
    }

    /// An error about the row it stands at.
    func misfit(_ detail: String, column: String?) -> DatabaseError {
        var error = DatabaseError(.misfit, detail)
        error.file = connection.file
        error.table = table
        error.column = column
        error.sql = sql
        if let idColumn, let index = columnNames.firstIndex(of: idColumn) {
            error.record = value(at: Int32(index)).plainText
        }
        return error
    }

    func misfitOfCount(_ count: Int) -> DatabaseError {
        misfit("the record reads more than the \(count) columns there are", column: nil)
    }
}

extension SQLValue {
    /// What this is, for a message that must not repeat a text.
    fileprivate var summary: String {
        switch self {
        case .null: "NULL"
        case .integer(let value): "the number \(value)"
        case .real(let value): "the number \(value)"
        case .text(let text): "a text of \(text.count) letters"
        case .blob(let data): "\(data.count) bytes"
        }
    }

    /// An identity, for a message.
    var plainText: String {
        switch self {
        case .null: "NULL"
        case .integer(let value): "\(value)"
        case .real(let value): "\(value)"
        case .text(let text): text
        case .blob(let data): data.map { String(format: "%02x", $0) }.joined()
        }
    }
}
