import Foundation
import RecordsFloor

/// SQLite from C.
final class FloorContender: Contender {
    let name = "c"
    private let contacts: [floor_contact]
    private var out: [floor_contact]
    private var db: OpaquePointer?

    init(_ contacts: [Contact]) {
        self.contacts = contacts.map { floor_contact($0) }
        out = [floor_contact](repeating: floor_contact(), count: contacts.count)
    }

    func create(_ path: String, full: Bool) {
        Files.remove(path)
        db = floor_open(path, full ? 1 : 0)
        for statement in Contact.schema { floor_run(db, statement.text) }
    }

    func insertAll() { floor_insert(db, contacts, Int32(contacts.count)) }
    func insertSingly(_ count: Int) { floor_insert_singly(db, contacts, Int32(count)) }

    func makeSearchIndex() {
        floor_run(
            db,
            """
            CREATE VIRTUAL TABLE contactText USING fts5(firstName, lastName, company, email, note,
            content='contact', content_rowid='rowid', prefix='2 3')
            """)
        floor_run(db, "INSERT INTO contactText(contactText) VALUES('rebuild')")
    }

    private func read(_ sql: String, _ value: String? = nil, _ capacity: Int) -> Int {
        let count = floor_read(db, sql, value, &out, Int32(capacity))
        floor_free(&out, count)
        return Int(count)
    }

    func openFirst50(_ path: String) -> Int {
        db = floor_open(path, 0)
        return read("SELECT * FROM contact ORDER BY lastName, firstName LIMIT 50", nil, 50)
    }

    func open(_ path: String) { db = floor_open(path, 0) }

    func search(_ text: String) -> Int {
        read(
            """
            SELECT contact.* FROM contact JOIN contactText ON contactText.rowid = contact.rowid
            WHERE contactText MATCH ? ORDER BY lastName, firstName LIMIT 50
            """, pattern(text), 50)
    }

    func readAll(byName: Bool) -> Int {
        read(
            "SELECT * FROM contact" + (byName ? " ORDER BY lastName, firstName" : ""), nil,
            out.count)
    }

    func close() {
        floor_close(db)
        db = nil
    }

    func observe() -> ((_ number: Int) async throws -> Void)? { nil }
}
