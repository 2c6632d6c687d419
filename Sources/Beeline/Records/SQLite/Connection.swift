import CSQLite
import Foundation

/// A connection to a database, to be used by one thread at a time.
final class Connection {
    /// How a connection may use its file.
    enum Access: Sendable {
        case readOnly
        case readWrite
        case readWriteCreate
    }

    let handle: OpaquePointer
    let file: URL
    private var cache: [String: Statement] = [:]
    private let cacheLimit = 200
    private var recordStatements = RecordStatements()

    /// Gets the tables that a statement reads while it is compiled.
    private var reads: StatementReads?

    /// What the triggers of an observed table have noted. See ``ChangeNotes``.
    let notes = ChangeNotes()

    /// Asked now and then during a long read: whether to give up.
    private var cancellation: Cancellation?

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - file: Where it is; it need not exist with `readWriteCreate`.
    ///   - path: The same as a path, where it is known.
    ///   - access: What may be done with it.
    ///   - fileLayer: The name of another layer under SQLite than the system's
    ///     files.
    ///   - patience: How long to wait for another program that is writing.
    init(
        _ file: URL, path: String? = nil, _ access: Access, fileLayer: String? = nil,
        patience: Duration = .seconds(5)
    ) throws(DatabaseError) {
        self.file = file
        var handle: OpaquePointer?
        let flags =
            switch access {
            case .readOnly: SQLITE_OPEN_READONLY
            case .readWrite: SQLITE_OPEN_READWRITE
            case .readWriteCreate: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        let code = sqlite3_open_v2(
            path ?? file.path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
            fileLayer)
        guard code == SQLITE_OK, let handle else {
            var error = DatabaseError(code, handle)
            error.file = file
            sqlite3_close_v2(handle)
            throw error
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, Int32(clamping: Int(patience / .milliseconds(1))))
    }

    deinit {
        cache = [:]
        recordStatements = RecordStatements()
        sqlite3_close_v2(handle)
    }

    /// Whether the file can only be read.
    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

    /// Whether no transaction is going on.
    var isOutsideTransaction: Bool { sqlite3_get_autocommit(handle) != 0 }

    /// How many rows the last statement has changed.
    var changeCount: Int { Int(sqlite3_changes(handle)) }

    /// Whether what is in the log stays there when the connection closes, so
    /// that a file that was only looked at is not written.
    func keepLogOnClose(_ keep: Bool) {
        _ = sqlite_keep_log_on_close(handle, keep ? 1 : 0)
    }

    /// What went wrong, with the name of the file.
    func error(_ code: Int32, sql: String? = nil) -> DatabaseError {
        var error = DatabaseError(code, handle, sql: sql)
        error.file = file
        return error
    }

    // MARK: Statements

    /// A statement, compiled now or before.
    ///
    /// - Parameter sql: One statement.
    /// - Throws: ``DatabaseError``, `statement`, if it is none, or more than
    ///   one.
    func statement(_ sql: String) throws(DatabaseError) -> Statement {
        if let statement = cache[sql], !statement.isBusy { return statement }
        let statement = try compile(sql)
        if cache[sql] == nil {
            if cache.count >= cacheLimit { cache = cache.filter { $0.value.isBusy } }
            cache[sql] = statement
        }
        return statement
    }

    private func compile(_ sql: String) throws(DatabaseError) -> Statement {
        var handle: OpaquePointer?
        var rest = 0
        let count = sql.utf8.count
        let code = sql.withCString { text in
            var tail: UnsafePointer<CChar>?
            defer { rest = count - (tail.map { $0 - text } ?? 0) }
            return sqlite3_prepare_v3(
                self.handle, text, Int32(count), UInt32(SQLITE_PREPARE_PERSISTENT), &handle, &tail)
        }
        guard code == SQLITE_OK else { throw error(code, sql: sql) }
        let isWhole = sql.utf8.suffix(rest).allSatisfy { $0 <= 32 || $0 == UInt8(ascii: ";") }
        guard let handle, isWhole else {
            sqlite3_finalize(handle)
            var error = DatabaseError(
                .statement, handle == nil ? "there is no statement" : "there are two statements")
            error.sql = sql
            throw error
        }
        return Statement(handle, sql, on: self)
    }

    /// Runs a statement to its end.
    func run(_ sql: String, _ values: [SQLValue] = []) throws(DatabaseError) {
        try statement(sql).run(values)
    }

    /// The statement that writes a record.
    func statement<R: Record>(
        _ verb: RecordStatements.Verb, of type: R.Type, _ row: RowWriter
    ) throws(DatabaseError) -> Statement {
        try recordStatements.statement(verb, of: type, row, on: self)
    }

    /// The first column of the first row of a statement; nil without a row.
    func value(_ sql: String, _ values: [SQLValue] = []) throws(DatabaseError) -> SQLValue? {
        let statement = try statement(sql)
        try statement.bind(values)
        defer { statement.reset() }
        return try statement.step() ? statement.value(at: 0) : nil
    }

    /// As ``value(_:_:)``, for a whole number.
    func integer(_ sql: String, _ values: [SQLValue] = []) throws(DatabaseError) -> Int? {
        if case .integer(let value) = try value(sql, values) { Int(value) } else { nil }
    }

    /// Runs several statements without values.
    func runAll(_ script: String) throws(DatabaseError) {
        let code = sqlite3_exec(handle, script, nil, nil, nil)
        if code != SQLITE_OK { throw error(code, sql: script) }
    }

    /// A number that is another one after any other connection, of this
    /// program or another, has committed something
    /// ([data_version](https://www.sqlite.org/pragma.html#pragma_data_version)).
    func dataVersion() throws(DatabaseError) -> Int {
        try integer("PRAGMA data_version") ?? 0
    }

    /// A number that is another one after the schema was changed.
    func schemaVersion() throws(DatabaseError) -> Int {
        try integer("PRAGMA schema_version") ?? 0
    }

    // MARK: Looking at statements

    /// Which tables a statement reads.
    ///
    /// SQLite tells it while it compiles
    /// ([authorizer](https://www.sqlite.org/c3ref/set_authorizer.html)).
    func reads(of sql: String) throws(DatabaseError) -> StatementReads {
        let reads = StatementReads()
        self.reads = reads
        defer {
            sqlite3_set_authorizer(handle, nil, nil)
            self.reads = nil
        }
        sqlite3_set_authorizer(
            handle,
            { context, action, first, second, _, _ in
                guard let context else { return SQLITE_OK }
                let reads = Unmanaged<StatementReads>.fromOpaque(context).takeUnretainedValue()
                reads.note(action, first, second)
                return SQLITE_OK
            }, Unmanaged.passUnretained(reads).toOpaque())
        _ = try compile(sql)
        return reads
    }

    // MARK: Cancelling

    /// Runs something that stops with `CancellationError` soon after it was
    /// cancelled from another thread.
    func run<Result>(
        until cancellation: Cancellation, _ body: () throws -> Result
    ) throws -> Result {
        self.cancellation = cancellation
        sqlite3_progress_handler(
            handle, 2_000,
            { context in
                guard let context else { return 0 }
                let cancellation = Unmanaged<Cancellation>.fromOpaque(context)
                return cancellation.takeUnretainedValue().isCancelled ? 1 : 0
            }, Unmanaged.passUnretained(cancellation).toOpaque())
        defer {
            sqlite3_progress_handler(handle, 0, nil, nil)
            self.cancellation = nil
        }
        do {
            return try body()
        } catch {
            if cancellation.isCancelled { throw CancellationError() }
            throw error
        }
    }
}
