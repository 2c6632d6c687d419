public import Foundation

extension Database {
    /// Writes a copy of the database to a file, while others go on reading and
    /// writing.
    ///
    /// The copy is of one moment, is checked, and takes the place of what was
    /// at that file only when it is complete.
    ///
    /// - Parameter file: Where.
    /// - Throws: ``DatabaseError``: `damaged` if this database is, `full`,
    ///   `cannotOpen`; `CancellationError`. What was at that file is then as it
    ///   was.
    /// - Complexity: O(*n*) in the size of the database.
    public nonisolated(nonsending) func backUp(to file: URL) async throws {
        let cancellation = Cancellation()
        try await withTaskCancellationHandler {
            try await read { db in
                let staging = Staging(beside: file)
                defer { staging.remove() }
                // A reading of one moment, or the copy would begin again with
                // every write.
                _ = try db.connection.integer("SELECT count(*) FROM sqlite_schema")
                let copy = try Connection(staging.file, .readWriteCreate)
                try db.connection.copyAll(to: copy, until: cancellation)
                // A single file, that can be read from a medium without writing.
                try copy.run("PRAGMA journal_mode = DELETE")
                try copy.checkIntegrity()
                try staging.replace(file)
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Puts a copy in the place of everything there is.
    ///
    /// The copy is checked, and brought to the newest schema beside it, before
    /// the first byte is written here. Live queries show it then.
    ///
    /// - Parameter file: What ``backUp(to:)`` has written, now or long ago.
    ///   It is only read.
    /// - Throws: ``DatabaseError``: `cannotOpen` if there is no such file,
    ///   `notADatabase`, `damaged`, `foreign` or `newer` if it is not a copy of
    ///   such a database; `full`, `busy`. The database is then as it was.
    /// - Complexity: O(*n*) in the size of the copy.
    public nonisolated(nonsending) func restore(from file: URL) async throws {
        let (opening, migrator) = (opening, migrator)
        try await withWriter { writer in
            guard !writer.connection.isReadOnly else {
                throw DatabaseError(.readOnly, "a copy can’t be restored to it")
            }
            let staging = Staging(beside: opening.file)
            defer { staging.remove() }
            let copy = try Self.stage(file, at: staging.file, migrator)
            try copy.copyAll(to: writer.connection, until: Cancellation())
            try writer.startOver()
        }
    }

    /// Writes a copy on this thread and waits until it is there: ``backUp(to:)``
    /// for programs of the command line, which have nothing else to do.
    @available(*, noasync, message: "Use backUp(to:).")
    public func backUpAndWait(to file: URL) throws {
        try waited(for: { try await self.backUp(to: file) })
    }

    /// Puts a copy in the place of everything and waits until it is there:
    /// ``restore(from:)`` for programs of the command line.
    @available(*, noasync, message: "Use restore(from:).")
    public func restoreAndWait(from file: URL) throws {
        try waited(for: { try await self.restore(from: file) })
    }

    /// A checked copy of a file, with the newest schema.
    private static func stage(
        _ file: URL, at place: URL, _ migrator: Migrator
    ) throws -> Connection {
        let source = try Connection(file, .readOnly)
        source.keepLogOnClose(true)
        // Before anything else: the messages name the file that was chosen.
        _ = try migrator.missing(in: source)
        let size = try source.integer("SELECT count(*) FROM sqlite_schema") ?? 0
        guard size > 0 else {
            var error = DatabaseError(.foreign, "it is empty")
            error.file = file
            throw error
        }
        try source.checkIntegrity()
        let copy = try Connection(place, .readWriteCreate)
        try source.copyAll(to: copy, until: Cancellation())
        if try !migrator.missing(in: copy).isEmpty { try migrator.run(on: copy) }
        return copy
    }
}

/// A file that is being written, to take the place of another.
private struct Staging {
    let file: URL

    init(beside other: URL) {
        file = other.deletingLastPathComponent()
            .appendingPathComponent(".\(other.lastPathComponent).\(UUID().uuidString)")
    }

    func replace(_ other: URL) throws(DatabaseError) {
        guard rename(file.path, other.path) == 0 else {
            var error = DatabaseError(
                .cannotOpen, "the copy can’t be put there: \(String(cString: strerror(errno)))")
            error.file = other
            throw error
        }
    }

    func remove() {
        for suffix in ["", "-journal", "-wal", "-shm"] { unlink(file.path + suffix) }
    }
}
