import CSQLite

/// What a transaction has done to observed tables, noted by triggers on the
/// writing connection alone.
///
/// SQLite's update hook is not enough: it misses tables without rowid, the
/// deletion inside `REPLACE`, and `DELETE` without a condition
/// ([update_hook](https://www.sqlite.org/c3ref/update_hook.html)). A temporary
/// trigger sees them all, in this connection, and no other program ever meets
/// it.
final class ChangeNotes {
    /// The rows of one table that were touched.
    enum Rows: Equatable {
        /// Those with these keys.
        case some(Set<SQLValue>)
        /// More than are worth being looked at one by one.
        case many
    }

    /// How many rows are noted one by one.
    static let limit = 5_000

    /// What was touched in each observed table, by its number.
    private(set) var rows: [Int: Rows] = [:]

    /// Forgets everything, at the beginning of a transaction.
    func clear() {
        rows = [:]
    }

    func note(_ table: Int, _ key: SQLValue) {
        switch rows[table] {
        case .many: return
        case .some(.some(var keys)):
            rows[table] = .many
            keys.insert(key)
            if keys.count <= Self.limit { rows[table] = .some(keys) }
        case nil: rows[table] = .some([key])
        }
    }
}

extension Connection {
    /// Adds the function that the triggers call.
    func installNotes() throws(DatabaseError) {
        let code = sqlite3_create_function_v2(
            handle, "beeline_note", 2, SQLITE_UTF8, Unmanaged.passUnretained(notes).toOpaque(),
            { context, _, arguments in
                guard let arguments, let table = arguments[0], let key = arguments[1],
                    let notes = sqlite3_user_data(context)
                else { return }
                Unmanaged<ChangeNotes>.fromOpaque(notes).takeUnretainedValue()
                    .note(Int(sqlite3_value_int64(table)), SQLValue(key))
            }, nil, nil, nil)
        if code != SQLITE_OK { throw error(code) }
        // The triggers are in the temporary schema, which would be a file.
        try run("PRAGMA temp_store = MEMORY")
    }
}

extension SQLValue {
    /// Copies an argument of a function.
    fileprivate init(_ value: OpaquePointer) {
        let count = Int(sqlite3_value_bytes(value))
        switch sqlite3_value_type(value) {
        case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(value))
        case SQLITE_FLOAT: self = .real(sqlite3_value_double(value))
        case SQLITE_TEXT:
            let bytes = UnsafeBufferPointer(start: sqlite3_value_text(value), count: count)
            self = .text(String(decoding: bytes, as: UTF8.self))
        case SQLITE_BLOB:
            let bytes = UnsafeRawBufferPointer(start: sqlite3_value_blob(value), count: count)
            self = .blob(.init(bytes))
        default: self = .null
        }
    }
}
