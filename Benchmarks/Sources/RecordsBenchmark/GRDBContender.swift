#if PEERS
import Foundation
import GRDB
import SnapshotStubs

/// A `Codable` record of GRDB's.
struct CodableRow: Codable, FetchableRecord, PersistableRecord, Sendable {
    static let databaseTableName = "contact"
    let contact: Contact

    init(_ contact: Contact) { self.contact = contact }
    init(from decoder: any Decoder) throws { contact = try Contact(from: decoder) }
    func encode(to encoder: any Encoder) throws { try contact.encode(to: encoder) }
}

/// The same, by position.
struct PositionRow: FetchableRecord, PersistableRecord, Sendable {
    static let databaseTableName = "contact"
    let contact: Contact

    init(_ contact: Contact) { self.contact = contact }

    init(row: Row) throws {
        contact = Contact(
            id: row[0], firstName: row[1], lastName: row[2], company: row[3], jobTitle: row[4],
            email: row[5], phone: row[6], street: row[7], city: row[8], birthday: row[9],
            note: row[10], updatedAt: row[11])
    }

    func encode(to container: inout PersistenceContainer) throws {
        container["id"] = contact.id
        container["firstName"] = contact.firstName
        container["lastName"] = contact.lastName
        container["company"] = contact.company
        container["jobTitle"] = contact.jobTitle
        container["email"] = contact.email
        container["phone"] = contact.phone
        container["street"] = contact.street
        container["city"] = contact.city
        container["birthday"] = contact.birthday
        container["note"] = contact.note
        container["updatedAt"] = contact.updatedAt
    }
}

/// GRDB, called from its own threads as a program without actors would.
final class GRDBContender: Contender {
    let name: String
    private let contacts: [Contact]
    private let isByHand: Bool
    private var pool: DatabasePool?
    private var cancellable: AnyDatabaseCancellable?

    init(_ name: String, _ contacts: [Contact], byHand: Bool) {
        self.name = name
        self.contacts = contacts
        isByHand = byHand
    }

    private func opened(_ path: String) throws -> DatabasePool { try DatabasePool(path: path) }

    func create(_ path: String, full: Bool) throws {
        Files.remove(path)
        let pool = try opened(path)
        // A pool sets NORMAL itself, after everything else.
        if full {
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        }
        try pool.write { db in for sql in Contact.schema { try db.execute(sql: sql.text) } }
        self.pool = pool
    }

    func insertAll() throws {
        try pool?.write { db in
            if isByHand {
                for contact in contacts { try PositionRow(contact).insert(db) }
            } else {
                for contact in contacts { try CodableRow(contact).insert(db) }
            }
        }
    }

    func insertSingly(_ count: Int) throws {
        for contact in contacts[..<count] {
            try pool?.write { db in
                if isByHand {
                    try PositionRow(contact).insert(db)
                } else {
                    try CodableRow(contact).insert(db)
                }
            }
        }
    }

    func makeSearchIndex() throws {
        try pool?.write { db in
            try db.execute(
                sql: """
                    CREATE VIRTUAL TABLE contactText USING fts5(firstName, lastName, company, email,
                    note, content='contact', content_rowid='rowid', prefix='2 3');
                    INSERT INTO contactText(contactText) VALUES('rebuild')
                    """)
        }
    }

    private func read(_ sql: String, _ arguments: StatementArguments = []) throws -> Int {
        try pool?.read { db in
            if isByHand {
                let request = SQLRequest<PositionRow>(sql: sql, arguments: arguments, cached: true)
                return try PositionRow.fetchAll(db, request).count
            }
            let request = SQLRequest<CodableRow>(sql: sql, arguments: arguments, cached: true)
            return try CodableRow.fetchAll(db, request).count
        } ?? 0
    }

    func openFirst50(_ path: String) throws -> Int {
        pool = try opened(path)
        return try read("SELECT * FROM contact ORDER BY lastName, firstName LIMIT 50")
    }

    func open(_ path: String) throws { pool = try opened(path) }

    func search(_ text: String) throws -> Int {
        try read(
            """
            SELECT contact.* FROM contact JOIN contactText ON contactText.rowid = contact.rowid
            WHERE contactText MATCH ? ORDER BY lastName, firstName LIMIT 50
            """, [pattern(text)])
    }

    func readAll(byName: Bool) throws -> Int {
        try read("SELECT * FROM contact" + (byName ? " ORDER BY lastName, firstName" : ""))
    }

    func close() throws {
        cancellable = nil
        try pool?.close()
        pool = nil
    }

    func observe() async throws -> ((_ number: Int) async throws -> Void)? {
        guard let pool else { return nil }
        let told = Signal()
        let sql = "SELECT * FROM contact ORDER BY lastName, firstName"
        let queue = DispatchQueue(label: "observer")
        if isByHand {
            let fetch = { @Sendable (db: GRDB.Database) in try PositionRow.fetchAll(db, sql: sql) }
            cancellable = ValueObservation.trackingConstantRegion(fetch).start(
                in: pool, scheduling: .async(onQueue: queue), onError: { fatalError("\($0)") },
                onChange: { _ in told.send() })
        } else {
            let fetch = { @Sendable (db: GRDB.Database) in try CodableRow.fetchAll(db, sql: sql) }
            cancellable = ValueObservation.trackingConstantRegion(fetch).start(
                in: pool, scheduling: .async(onQueue: queue), onError: { fatalError("\($0)") },
                onChange: { _ in told.send() })
        }
        await told.wait()
        // Without snapshots it fetches a second time at the start.
        try await Task.sleep(for: .seconds(4))
        told.clear()
        return { [contacts] number in
            let (id, note) = (contacts[number * 7_919 % contacts.count].id, "edited \(number)")
            try await pool.write { db in
                try db.execute(
                    sql: "UPDATE contact SET note = ? WHERE id = ?", arguments: [note, id])
            }
            await told.wait()
        }
    }
}
#endif
