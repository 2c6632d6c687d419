import Foundation

/// Opens connections to one file as a configuration has it.
struct Opening: Sendable {
    let file: URL
    let configuration: Database.Configuration
    private let path: String

    init(file: URL, configuration: Database.Configuration) {
        self.file = file
        self.configuration = configuration
        path = file.path
    }

    /// The first connection: finds out what the file is, before anything is
    /// written to it, and brings it to the newest schema.
    ///
    /// - Throws: ``DatabaseError``.
    func first(_ migrator: Migrator) throws -> Connection {
        let hasLog = hasLog
        let connection = try open(configuration.isReadOnly ? .readOnly : .readWriteCreate)
        // Should the file turn out to be somebody else's, what is in its log
        // stays there. A log that wasn't there goes with the connection.
        connection.keepLogOnClose(hasLog)
        let missing = try named { () throws(DatabaseError) in try migrator.missing(in: connection) }
        if connection.isReadOnly {
            guard missing.isEmpty else { throw tooOld(missing) }
            return connection
        }
        try turnOnLog(connection)
        connection.keepLogOnClose(false)
        if !missing.isEmpty {
            try setDurability(connection)
            try connection.run("PRAGMA foreign_keys = OFF")
            try migrator.run(on: connection)
        }
        return connection
    }

    /// A connection that reads.
    ///
    /// - Parameter spare: One that is open already.
    func reader(_ spare: Connection?) throws(DatabaseError) -> Connection {
        let connection = if let spare { spare } else { try another() }
        try connection.run("PRAGMA query_only = ON")
        return connection
    }

    /// A connection that writes.
    ///
    /// - Parameter spare: One that is open already.
    func writer(_ spare: Connection?) throws(DatabaseError) -> Connection {
        let connection = if let spare { spare } else { try another() }
        if configuration.isReadOnly { return connection }
        try setDurability(connection)
        // In KiB. With SQLite's two megabytes a transaction of thousands of rows in no order of their keys
        // writes each page to the log many times (https://www.sqlite.org/pragma.html#pragma_cache_size).
        try connection.run("PRAGMA cache_size = -16384")
        // In pages: as much as the cache. Pages that many transactions write come from the log to the file
        // less often (https://www.sqlite.org/pragma.html#pragma_wal_autocheckpoint).
        try connection.run("PRAGMA wal_autocheckpoint = 4096")
        try connection.run("PRAGMA foreign_keys = ON")
        // Otherwise REPLACE deletes rows without running their triggers.
        try connection.run("PRAGMA recursive_triggers = ON")
        return connection
    }

    // MARK: Private

    private func another() throws(DatabaseError) -> Connection {
        try open(configuration.isReadOnly ? .readOnly : .readWrite)
    }

    /// Whether a log with something in it lies beside the file.
    private var hasLog: Bool {
        var attributes = stat()
        return stat(path + "-wal", &attributes) == 0 && attributes.st_size > 0
    }

    /// Readers and a writer at the same time need a write-ahead log
    /// ([WAL](https://www.sqlite.org/wal.html)).
    ///
    /// What turns it on is the last transaction with a rollback journal, and
    /// with less than EXTRA the disk is not waited for when that is deleted:
    /// if the power failed before it was, the journal would come back, and roll
    /// back everything that has been written since.
    private func turnOnLog(_ connection: Connection) throws(DatabaseError) {
        if try connection.value("PRAGMA journal_mode")?.plainText == "wal" { return }
        try connection.run("PRAGMA synchronous = EXTRA")
        guard try connection.value("PRAGMA journal_mode = WAL")?.plainText == "wal" else {
            throw DatabaseError(.cannotOpen, "the file can’t have a write-ahead log")
        }
    }

    private func setDurability(_ connection: Connection) throws(DatabaseError) {
        let level = configuration.durability == .full ? "FULL" : "NORMAL"
        try connection.run("PRAGMA synchronous = \(level)")
    }

    private func open(_ access: Connection.Access) throws(DatabaseError) -> Connection {
        try Connection(
            file, path: path, access, fileLayer: configuration.fileLayer,
            patience: configuration.patience)
    }

    private func named<Result>(
        _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        do {
            return try body()
        } catch {
            var error = error
            error.file = file
            throw error
        }
    }

    private func tooOld(_ missing: ArraySlice<Migration>) -> DatabaseError {
        var error = DatabaseError(
            .readOnly,
            "it lacks \(missing.count) migrations, from “\(missing.first?.name ?? "")” on")
        error.file = file
        return error
    }
}
