import Foundation

/// Runs the steps that a database lacks.
struct Migrator {
    static let table = "beeline_migration"
    let migrations: [Migration]

    init(_ migrations: [Migration]) {
        let names = migrations.map(\.name)
        guard Set(names).count == names.count else {
            fatalError("Migrations: two have the same name in \(names).")
        }
        self.migrations = migrations
    }

    /// Which steps a database lacks. Nothing is written.
    ///
    /// - Throws: ``DatabaseError``: `notADatabase`, `damaged`, `newer` if it
    ///   has had steps that are unknown here, `foreign` if it has tables but no
    ///   steps at all.
    func missing(in connection: Connection) throws(DatabaseError) -> ArraySlice<Migration> {
        // Reads the schema, which shows what kind of file it is.
        if migrations.isEmpty {
            _ = try connection.schemaVersion()
            return []
        }
        guard let applied = try names(in: connection) else {
            let count = try connection.integer("SELECT count(*) FROM sqlite_schema") ?? 0
            if count > 0 { throw foreign(count, connection.file) }
            return migrations[...]
        }
        let expected = migrations.map(\.name)
        guard applied.count <= expected.count, applied.elementsEqual(expected[..<applied.count])
        else {
            throw newer(applied.filter { !expected.contains($0) }, connection.file)
        }
        return migrations[applied.count...]
    }

    /// Runs the steps that are missing, all of them or none. The connection must
    /// enforce no foreign keys.
    func run(on connection: Connection) throws {
        try connection.run("BEGIN IMMEDIATE")
        do {
            // Another program may have been faster.
            let steps = try missing(in: connection)
            let transaction = WriteTransaction(connection)
            defer { transaction.end() }
            if !steps.isEmpty { try createTable(connection) }
            for step in steps {
                try step.body(transaction)
                try connection.run(
                    "INSERT INTO \(Self.table)(name) VALUES(?)", [.text(step.name)])
            }
            try checkForeignKeys(connection)
            try connection.run("COMMIT")
        } catch {
            if !connection.isOutsideTransaction { try connection.run("ROLLBACK") }
            throw error
        }
    }

    // MARK: Private

    private func createTable(_ connection: Connection) throws(DatabaseError) {
        try connection.run(
            """
            CREATE TABLE IF NOT EXISTS \(Self.table)(
                number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)
            """)
    }

    /// The steps that were run; nil if there is no table of them.
    private func names(in connection: Connection) throws(DatabaseError) -> [String]? {
        let statement: Statement
        do throws(DatabaseError) {
            statement = try connection.statement("SELECT name FROM \(Self.table) ORDER BY number")
        } catch {
            if error.problem == .statement { return nil }
            throw error
        }
        try statement.bind([])
        defer { statement.reset() }
        var names: [String] = []
        while try statement.step() { names.append(statement.value(at: 0).plainText) }
        return names
    }

    private func checkForeignKeys(_ connection: Connection) throws(DatabaseError) {
        let statement = try connection.statement("PRAGMA foreign_key_check")
        try statement.bind([])
        defer { statement.reset() }
        guard try statement.step() else { return }
        var error = DatabaseError(
            .constraint(.foreignKey),
            "after the migration a row refers to one of “\(statement.value(at: 2).plainText)” "
                + "that is not there")
        error.file = connection.file
        error.table = statement.value(at: 0).plainText
        error.record = statement.value(at: 1).plainText
        throw error
    }

    private func foreign(_ count: Int, _ file: URL) -> DatabaseError {
        var error = DatabaseError(
            .foreign, "it has \(count) tables and indexes, and none of this program’s migrations")
        error.file = file
        return error
    }

    private func newer(_ unknown: [String], _ file: URL) -> DatabaseError {
        var error = DatabaseError(
            .newer,
            unknown.isEmpty
                ? "its migrations are in another order"
                : "it has had migrations that are unknown here: "
                    + unknown.map { "“\($0)”" }.joined(separator: ", "))
        error.file = file
        return error
    }
}
