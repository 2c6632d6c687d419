import Foundation

/// What a database knows of one collection on the server; for the time of a
/// transaction.
struct SyncBook {
    /// The last version of a record that both sides knew.
    struct Version {
        let version: Int64
        /// Nil if the record is deleted.
        let fields: [String: JSONValue]?
    }

    /// What was sent, while nobody knows what has become of it.
    enum Sent: Equatable {
        case fields([String: JSONValue])
        case deletion
    }

    /// A record whose edits wait.
    struct Entry {
        let id: String
        let edit: Int64
        /// The edit that made the record, if it was made since it last was in
        /// step with the server; else 0.
        let making: Int64
        /// How often it was sent.
        let attempts: Int
        let sent: Sent?
        let sentEdit: Int64?
    }

    let db: WriteTransaction
    let kind: SyncedKind
    let now: Date

    var name: String { kind.collection }

    /// Writes what comes from the server: it is no edit.
    static func applying<Result>(
        _ db: WriteTransaction, _ body: () throws -> Result
    ) throws -> Result {
        try db.run("UPDATE beeline_sync SET applying = 1")
        let result = try body()
        try db.run("UPDATE beeline_sync SET applying = 0")
        return result
    }

    // MARK: Versions

    func version(_ id: String) throws -> Version? {
        try db.map(
            """
            SELECT version, fields FROM beeline_sync_version
            WHERE collection = \(name) AND id = \(id)
            """
        ) { row in
            Version(
                version: try row.next(), fields: try Self.fields(try row.next(String?.self)))
        }.first
    }

    /// Those of some records that have a version.
    func known(among ids: [String]) throws -> Set<String> {
        let list = JSONValue.array(ids.map { .string($0) }).json
        return Set(
            try db.map(
                """
                SELECT id FROM beeline_sync_version WHERE collection = \(name)
                AND id IN (SELECT value FROM json_each(\(list)))
                """
            ) { row in try row.next(String.self) })
    }

    func keep(_ record: RemoteRecord) throws {
        try keep(record, record.fields.map { JSONValue.object($0).json })
    }

    /// - Parameter text: The record's fields in JSON.
    func keep(_ record: RemoteRecord, _ text: String?) throws {
        try db.run(
            """
            INSERT INTO beeline_sync_version VALUES(\(name), \(record.id), \(record.version), \(text.sqlValue))
            ON CONFLICT(collection, id) DO UPDATE SET
                version = excluded.version, fields = excluded.fields
            """)
    }

    func forgetVersion(_ id: String) throws {
        try db.run(
            "DELETE FROM beeline_sync_version WHERE collection = \(name) AND id = \(id)")
    }

    // MARK: Outbox

    func entry(_ id: String) throws -> Entry? {
        try entries("collection = \(name) AND id = \(id)").first
    }

    func entries(_ condition: SQL) throws -> [Entry] {
        let sql: SQL =
            "SELECT id, edit, is_new, sent, sent_edit, attempts FROM beeline_outbox WHERE "
        return try db.map(sql + condition) { row in
            let (id, edit) = (try row.next(String.self), try row.next(Int64.self))
            let making = try row.next(Int64.self)
            let sent = try row.next(String?.self)
            let sentEdit = try row.next(Int64?.self)
            return Entry(
                id: id, edit: edit, making: making, attempts: try row.next(),
                sent: try sent.map { text in
                    try Self.fields(text).map { .fields($0) } ?? .deletion
                },
                sentEdit: sentEdit)
        }
    }

    /// Ends the waiting of a record, unless it was edited again after what was
    /// sent.
    func settle(_ entry: Entry) throws {
        try db.run(
            """
            DELETE FROM beeline_outbox WHERE collection = \(name) AND id = \(entry.id)
            AND edit = \(entry.sentEdit.sqlValue)
            """)
        try db.run(
            """
            UPDATE beeline_outbox SET sent = NULL, sent_edit = NULL,
                is_new = iif(is_new > \(entry.sentEdit.sqlValue), is_new, 0)
            WHERE collection = \(name) AND id = \(entry.id)
            """)
    }

    func remove(_ id: String) throws {
        try db.run("DELETE FROM beeline_outbox WHERE collection = \(name) AND id = \(id)")
    }

    func forgetSent(_ id: String) throws {
        try db.run(
            """
            UPDATE beeline_outbox SET sent = NULL, sent_edit = NULL
            WHERE collection = \(name) AND id = \(id)
            """)
    }

    /// Notes an edit that was not made by a person.
    func add(_ id: String) throws {
        try db.run("UPDATE beeline_sync SET edits = edits + 1")
        try db.run(
            """
            INSERT INTO beeline_outbox(collection, id, edit, is_new)
            VALUES(\(name), \(id), (SELECT edits FROM beeline_sync), 0)
            ON CONFLICT(collection, id) DO UPDATE SET
                edit = excluded.edit, refusal = NULL, status = NULL, attempts = 0
            """)
    }

    /// Gives up waiting for what was sent: the server does not have it, or not
    /// yet.
    func giveUp(_ entry: Entry) throws {
        if let fields = entry.sent?.fields {
            let text = JSONValue.object(fields).json
            try db.run(
                """
                INSERT INTO beeline_sync_late(collection, id, fields)
                VALUES(\(name), \(entry.id), \(text)) ON CONFLICT DO NOTHING
                """)
        }
        try forgetSent(entry.id)
    }

    /// What was given up for a record since the comparison before the last one,
    /// latest first. No network keeps a request for that long.
    func late(_ id: String) throws -> [[String: JSONValue]] {
        try db.map(
            """
            SELECT fields FROM beeline_sync_late
            WHERE collection = \(name) AND id = \(id) ORDER BY number DESC
            """
        ) { row in try Self.fields(try row.next(String.self)) ?? [:] }
    }

    func markSent(_ entry: Entry, _ sent: Sent) throws {
        let text =
            switch sent {
            case .fields(let fields): JSONValue.object(fields).json
            case .deletion: "null"
            }
        try db.run(
            """
            UPDATE beeline_outbox SET sent = \(text), sent_edit = edit, attempts = attempts + 1
            WHERE collection = \(name) AND id = \(entry.id)
            """)
    }

    func refuse(_ id: String, _ reason: String, status: Int?) throws {
        try db.run(
            """
            UPDATE beeline_outbox SET refusal = \(reason), status = \(status.sqlValue), sent = NULL,
                sent_edit = NULL WHERE collection = \(name) AND id = \(id)
            """)
    }

    // MARK: Others

    /// Whether a table has anything of this collection: mostly nothing waits, and then no record has to be
    /// looked for.
    func hasAny(in table: SQL) throws -> Bool {
        try db.value(
            "SELECT EXISTS(SELECT 1 FROM " + table + " WHERE collection = \(name))", as: Bool.self)
            ?? true
    }

    func note(_ id: UUID, _ kind: SyncConflict.Kind, _ clash: Merge.Clash? = nil) throws {
        try db.run(
            """
            INSERT INTO beeline_conflict(collection, record, kind, field, kept, other, date)
            VALUES(\(name), \(id), \(kind), \((clash?.name).sqlValue),
                \((clash?.kept?.json).sqlValue), \((clash?.other?.json).sqlValue), \(now))
            """)
    }

    func setAside(_ record: RemoteRecord, _ error: any Error) throws {
        let text = record.fields.map { JSONValue.object($0).json }
        try db.run(
            """
            INSERT OR REPLACE INTO beeline_sync_aside
            VALUES(\(name), \(record.id), \(record.version), \(text.sqlValue), \("\(error)"))
            """)
    }

    func takeUp(_ id: String) throws {
        try db.run("DELETE FROM beeline_sync_aside WHERE collection = \(name) AND id = \(id)")
    }

    /// Of the last version that both knew the fields that the record knows.
    func known(
        _ id: UUID, _ base: [String: JSONValue], besides ours: [String: JSONValue]
    ) -> [String: JSONValue] {
        // An older version of the app may have known the record in another shape.
        (try? kind.known(id, base)) ?? base.filter { ours[$0.key] != nil }
    }

    func askForComparison() throws {
        try db.run(
            "UPDATE beeline_sync_collection SET must_compare = 1 WHERE name = \(name)")
    }

    /// Fields from their text; nil for none and for `null`.
    static func fields(_ text: String?) throws -> [String: JSONValue]? {
        guard let text, case .object(let fields) = try JSONValue(parsing: Data(text.utf8)) else {
            return nil
        }
        return fields
    }
}
