public import Foundation

/// A kind of record that is the same on several devices.
///
///     extension Person {
///         static let synced = SyncedKind(Person.self, collection: "people")
///     }
///
/// Its edits need nothing special: triggers note every row that is written or
/// deleted, by whichever statement, in the transaction that does so.
///
/// On the server a record's fields are what `Codable` writes. Fields that this
/// version of the app doesn't know stay there as they are.
public struct SyncedKind: Sendable {
    /// Its name on the server.
    public let collection: String
    let table: String
    let idColumn: String

    /// The record's fields; nil if there is no such record.
    let read: @Sendable (ReadTransaction, UUID) throws -> [String: JSONValue]?
    /// Makes a record of a server's fields, which can then be written.
    let prepare:
        @Sendable (UUID, [String: JSONValue]) throws -> @Sendable (WriteTransaction) throws -> Void
    let delete: @Sendable (WriteTransaction, UUID) throws -> Void

    /// Of a server's fields those that the record knows, as it would write them
    /// itself.
    let known: @Sendable (UUID, [String: JSONValue]) throws -> [String: JSONValue]

    /// Names a kind of record.
    ///
    /// - Parameters:
    ///   - type: The record. Its table keeps identities as texts, and has a
    ///     primary key or a unique index on them.
    ///   - collection: Its name on the server.
    public init<R: Record & Codable>(_ type: R.Type, collection: String) where R.ID == UUID {
        self.collection = collection
        table = R.tableName
        idColumn = R.idColumn
        read = { db, id in try db.find(R.self, id).map(Self.fields) }
        prepare = { id, fields in
            let record = try Self.record(R.self, id, fields)
            return { db in try db.save(record) }
        }
        delete = { db, id in try db.delete(R.self, id) }
        known = { id, fields in try Self.fields(Self.record(R.self, id, fields)) }
    }

    func write(_ db: WriteTransaction, _ id: UUID, _ fields: [String: JSONValue]) throws {
        try prepare(id, fields)(db)
    }

    /// Makes the triggers that note edits, in a migration.
    ///
    /// Records that are there already are noted as new.
    public func createTriggers(in db: WriteTransaction) throws {
        let id = SQL.identifier(idColumn).text
        func trigger(_ event: String, _ condition: String, _ body: [String]) throws {
            let name = SQL.identifier("beeline_sync_\(table)_\(event.prefix(6))_\(body.count)").text
            try db.run(
                SQL(
                    text: """
                        CREATE TRIGGER \(name) AFTER \(event) ON \(SQL.identifier(table).text)
                        WHEN (SELECT applying FROM beeline_sync) = 0 \(condition) BEGIN
                        UPDATE beeline_sync SET edits = edits + 1;
                        \(body.joined(separator: "\n")) END
                        """))
        }
        try trigger("INSERT", "", [note("NEW.\(id)", isNew: true)])
        try trigger("DELETE", "", [note("OLD.\(id)", isNew: false)])
        try trigger(
            "UPDATE", "AND NEW.\(id) IS OLD.\(id)", [note("NEW.\(id)", isNew: false)])
        try trigger(
            "UPDATE", "AND NEW.\(id) IS NOT OLD.\(id)",
            [note("OLD.\(id)", isNew: false), note("NEW.\(id)", isNew: true)])
        try db.run(
            "INSERT INTO beeline_sync_collection(name) VALUES(\(collection)) ON CONFLICT DO NOTHING"
        )
        try db.run(
            "INSERT INTO beeline_outbox(collection, id, edit, is_new) SELECT \(collection), lower("
                + SQL.identifier(idColumn) + "), 0, 0 FROM " + SQL.identifier(table)
                + " WHERE true ON CONFLICT DO NOTHING")
    }

    /// Removes the triggers, in a migration that rebuilds the table.
    public func dropTriggers(in db: WriteTransaction) throws {
        for suffix in ["INSERT_1", "DELETE_1", "UPDATE_1", "UPDATE_2"] {
            try db.run(
                "DROP TRIGGER IF EXISTS " + SQL.identifier("beeline_sync_\(table)_\(suffix)"))
        }
    }

    /// What a trigger does for one record. An edit after a refusal is another
    /// try.
    private func note(_ id: String, isNew: Bool) -> String {
        let name = "'" + collection.replacingOccurrences(of: "'", with: "''") + "'"
        return """
            INSERT INTO beeline_outbox(collection, id, edit, is_new)
            VALUES(\(name), lower(\(id)), (SELECT edits FROM beeline_sync),
                \(isNew ? "(SELECT edits FROM beeline_sync)" : "0"))
            ON CONFLICT(collection, id) DO UPDATE SET
                edit = excluded.edit, is_new = max(is_new, excluded.is_new), attempts = 0,
                refusal = NULL, status = NULL;
            """
    }

    // MARK: Private

    private static func fields<R: Record & Codable>(_ record: R) throws -> [String: JSONValue] {
        guard case .object(var fields) = try JSONValue.encoding(record) else {
            throw SyncShapeError(reason: "\(R.self) is no object in JSON")
        }
        fields[R.idColumn] = nil
        if let name = KintoServer.reserved.first(where: { fields[$0] != nil }) {
            throw SyncShapeError(reason: "“\(name)” is a name that servers use themselves")
        }
        return fields
    }

    private static func record<R: Record & Codable>(
        _ type: R.Type, _ id: UUID, _ fields: [String: JSONValue]
    ) throws -> R {
        var fields = fields
        fields[R.idColumn] = .string(id.uuidString)
        return try JSONValue.object(fields).decode(R.self)
    }
}

/// Why a record can't go to a server.
struct SyncShapeError: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
}
