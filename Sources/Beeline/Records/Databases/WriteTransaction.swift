/// Reads from a database and writes to it, all of it or nothing.
///
/// Handed to the closure of ``Database/write(_:)``, and valid only inside it.
/// If the closure throws, nothing is written.
public final class WriteTransaction: ReadTransaction {
    // MARK: Records

    /// Writes a new record.
    ///
    /// - Throws: ``DatabaseError``: `constraint(.primaryKey)` if there is one
    ///   with its identity, and whatever the table's rules forbid.
    /// - Complexity: O(log *n*).
    public func insert<R: Record>(_ record: R) throws {
        try write(record, .insert)
    }

    /// Writes a record in the place of the one with its identity.
    ///
    /// - Throws: ``DatabaseError``: `missing` if there is none.
    /// - Complexity: O(log *n*).
    public func update<R: Record>(_ record: R) throws {
        try write(record, .update)
        if connection.changeCount == 0 { throw missing(record.id, of: R.self) }
    }

    /// Writes a record, whether there is one with its identity or not.
    ///
    /// Needs a primary key or a unique index on the identity.
    ///
    /// - Complexity: O(log *n*).
    public func save<R: Record>(_ record: R) throws {
        try write(record, .save)
    }

    /// Edits the record with an identity.
    ///
    ///     try db.edit(Person.self, id) { $0.city = "Lund" }
    ///
    /// - Returns: The record as it is now.
    /// - Throws: ``DatabaseError``: `missing` if there is none.
    @discardableResult
    public func edit<R: Record>(
        _ type: R.Type = R.self, _ id: R.ID, _ body: (inout R) throws -> Void
    ) throws -> R {
        guard var record = try find(type, id) else { throw missing(id, of: type) }
        try body(&record)
        try update(record)
        return record
    }

    /// Deletes the record with an identity.
    ///
    /// - Returns: Whether there was one.
    /// - Complexity: O(log *n*).
    @discardableResult
    public func delete<R: Record>(_ type: R.Type, _ id: R.ID) throws -> Bool {
        try deleteAll(R.all.where(R.hasID(id.sqlValue))) > 0
    }

    /// Deletes the records that a query asks for.
    ///
    /// - Parameter query: Over one table. Its order and limit count only if
    ///   it has a limit.
    /// - Returns: How many there were.
    @discardableResult
    public func deleteAll<R: Record>(_ query: Query<R>) throws -> Int {
        let isPlain = query.limit == nil && query.search == nil && query.statement == nil
        let filter: SQL =
            isPlain
            ? query.filter
            : " WHERE " + R.idName + " IN (SELECT " + R.table + "." + R.idName + query.source
                + query.filter + query.order() + query.limitation + ")"
        return try run("DELETE FROM " + R.table + filter)
    }

    // MARK: Statements

    /// Runs a statement that changes something.
    ///
    ///     try db.run("UPDATE person SET city = \(city) WHERE zip = \(zip)")
    ///
    /// - Returns: How many rows it has inserted, changed or deleted, those of
    ///   triggers not counted.
    /// - Throws: ``DatabaseError``.
    @discardableResult
    public func run(_ sql: SQL) throws(DatabaseError) -> Int {
        let statement = try prepared(sql)
        while try statement.step() {}
        return connection.changeCount
    }

    /// Does something that can fail by itself: if the closure throws, what it
    /// has written is taken back, and the transaction goes on.
    public func attempt<Result>(_ body: () throws -> Result) throws -> Result {
        checkIsValid()
        try connection.run("SAVEPOINT attempt")
        do {
            let result = try body()
            try connection.run("RELEASE attempt")
            return result
        } catch {
            if !connection.isOutsideTransaction {
                try connection.run("ROLLBACK TO attempt")
                try connection.run("RELEASE attempt")
            }
            throw error
        }
    }

    // MARK: Private

    private func write<R: Record>(_ record: R, _ verb: RecordStatements.Verb) throws {
        checkIsValid("write")
        var row = RowWriter()
        do {
            try record.write(to: &row)
            let statement = try connection.statement(verb, of: R.self, row)
            try statement.bind(row.values)
            while try statement.step() {}
        } catch {
            throw naming(record, in: error)
        }
    }

    /// Says which record it was that could not be written.
    private func naming<R: Record>(_ record: R, in error: any Error) -> DatabaseError {
        var named =
            switch error {
            case let error as DatabaseError: error
            case let error as EncodingError: DatabaseError(.misfit, "\(error)")
            default: DatabaseError(.misfit, "\(error)")
            }
        named.file = connection.file
        named.table = named.table ?? R.tableName
        named.record = record.id.sqlValue.plainText
        return named
    }

    private func missing<R: Record>(_ id: R.ID, of type: R.Type) -> DatabaseError {
        var error = DatabaseError(.missing, "there is no record with this identity")
        error.file = connection.file
        error.table = R.tableName
        error.record = id.sqlValue.plainText
        return error
    }
}

extension Record {
    static var idName: SQL { .identifier(idColumn) }
}
