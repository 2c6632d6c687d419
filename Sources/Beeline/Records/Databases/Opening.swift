import Foundation

/// Opens connections to one file as a configuration has it.
struct Opening: Sendable {
    let file: URL
    let configuration: Database.Configuration

    /// The first connection: finds out what the file is, before anything is
    /// written to it, and brings it to the newest schema.
    ///
    /// - Throws: ``DatabaseError``.
    func first(_ migrator: Migrator) throws -> Connection {
        let log = try? FileManager.default.attributesOfItem(atPath: file.path + "-wal")
        let connection = try open(configuration.isReadOnly ? .readOnly : .readWriteCreate)
        // Should the file turn out to be somebody else's, what is in its log
        // stays there. A log that wasn't there goes with the connection.
        connection.keepLogOnClose(log?[.size] as? Int ?? 0 > 0)
        let missing = try named { () throws(DatabaseError) in try migrator.missing(in: connection) }
        if connection.isReadOnly {
            guard missing.isEmpty else { throw tooOld(missing) }
            return connection
        }
        guard try connection.value("PRAGMA journal_mode = WAL")?.plainText == "wal" else {
            throw DatabaseError(.cannotOpen, "the file can’t have a write-ahead log")
        }
        connection.keepLogOnClose(false)
        try connection.run(
            "PRAGMA synchronous = \(configuration.durability == .full ? "FULL" : "NORMAL")")
        if !missing.isEmpty { try migrator.run(missing, on: connection) }
        try connection.run("PRAGMA foreign_keys = ON")
        // Otherwise REPLACE deletes rows without running their triggers.
        try connection.run("PRAGMA recursive_triggers = ON")
        return connection
    }

    /// A connection that reads.
    func reader() throws(DatabaseError) -> Connection {
        let connection = try open(configuration.isReadOnly ? .readOnly : .readWrite)
        try connection.run("PRAGMA query_only = ON")
        return connection
    }

    /// A connection that writes.
    func writer() throws(DatabaseError) -> Connection {
        if configuration.isReadOnly { return try open(.readOnly) }
        let connection = try open(.readWrite)
        try connection.run(
            "PRAGMA synchronous = \(configuration.durability == .full ? "FULL" : "NORMAL")")
        try connection.run("PRAGMA foreign_keys = ON")
        try connection.run("PRAGMA recursive_triggers = ON")
        return connection
    }

    // MARK: Private

    private func open(_ access: Connection.Access) throws(DatabaseError) -> Connection {
        try Connection(
            file, access, fileLayer: configuration.fileLayer, patience: configuration.patience)
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
