import Beeline
import Foundation
import Testing

// listing: record
struct Contact: Record, Codable {
    static let tableName = "contact"

    var id: UUID
    var firstName: String
    var lastName: String
    var city: String?
    var tags: [String]
}

extension Contact {
    static let firstName = Column("firstName", \Contact.firstName)
    static let lastName = Column("lastName", \Contact.lastName)
    static let city = Column("city", \Contact.city)
}
// end

// listing: search-index
extension Contact {
    static let words = FullTextIndex<Contact>("firstName", "lastName", "city")
}
// end

// listing: migrations
let contactMigrations = [
    Migration("Create contacts") { db in
        try db.run(
            """
            CREATE TABLE contact(
                id TEXT PRIMARY KEY NOT NULL, firstName TEXT NOT NULL, lastName TEXT NOT NULL,
                city TEXT)
            """)
        try db.run("CREATE INDEX contactOnName ON contact(lastName, firstName)")
    },
    Migration("Give contacts tags") { db in
        try db.run("ALTER TABLE contact ADD COLUMN tags TEXT NOT NULL DEFAULT '[]'")
    },
    Migration("Search contacts") { db in
        try Contact.words.create(in: db)
    },
]
// end

/// A row by position.
private struct Place: Record {
    static let tableName = "place"
    let id: Int
    let name: String
}

// listing: by-position
extension Place {
    static let columns: [String]? = ["id", "name"]

    init(row: inout RowReader) throws {
        id = try row.next()
        name = try row.next()
    }

    func write(to row: inout RowWriter) {
        row.add(id)
        row.add(name)
    }
}
// end

@MainActor
@Suite struct RecordListings {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.file()
    }

    private func opened() async throws -> Database {
        let file = file
        // listing: open
        let database = try await Database.open(file, migrations: contactMigrations)
        // end
        return database
    }

    @Test func `a tool of the command line reads and waits`() throws {
        let file = file
        // listing: wait
        let database = try Database.openAndWait(file, migrations: contactMigrations)
        let contacts = try database.readAndWait { db in try db.fetch(Contact.all.limit(50)) }
        // end
        #expect(contacts.isEmpty)
    }

    @Test func `records are written, asked for, and read`() async throws {
        let database = try await opened()
        let ada = Contact(
            id: UUID(), firstName: "Ada", lastName: "Lovelace", city: "London", tags: ["science"])
        // listing: write
        try await database.write { db in
            try db.insert(ada)
            try db.edit(Contact.self, ada.id) { $0.city = "Ockham" }
        }
        let contacts = try await database.read { db in try db.fetch(Contact.all) }
        // end
        #expect(contacts.map(\.city) == ["Ockham"])
        // listing: query
        let query = Contact.all
            .where(Contact.city == "Ockham" || Contact.lastName.hasPrefix("Lo"))
            .order(by: Contact.lastName.ascending, Contact.firstName.ascending)
            .limit(50)
        // end
        #expect(try await database.read { try $0.fetch(query) } == contacts)
        let city = "Ockham'; DROP TABLE contact; --"
        // listing: sql
        let count = try await database.read { db in
            try db.value(
                "SELECT count(*) FROM \(Contact.self) WHERE \(Contact.city) = \(city)", as: Int.self
            )
        }
        // end
        #expect(count == 0)
        let typed = "ock 'ada"
        // listing: search
        let found = Contact.all.matching(typed, in: Contact.words)
        // end
        #expect(try await database.read { try $0.count(found) } == 1)
        var names: [String] = []
        // listing: stream
        for try await contact in database.records(Contact.all) {
            names.append(contact.firstName)
        }
        // end
        #expect(names == ["Ada"])
        let copy = folder.file("copy.db")
        // listing: backup
        try await database.backUp(to: copy)
        try await database.restore(from: copy)
        // end
    }

    @Test func `an error says what happened to which record`() async throws {
        let database = try await opened()
        let ada = Contact(id: UUID(), firstName: "Ada", lastName: "L", city: nil, tags: [])
        try await database.write { try $0.insert(ada) }
        var message: String?
        // listing: error
        do {
            try await database.write { db in try db.insert(ada) }
        } catch let error as DatabaseError where error.problem == .constraint(.primaryKey) {
            message = error.errorDescription
        }
        // end
        #expect(
            message == "The record \(ada.id) of “contact” can’t be saved: the identity is taken.")
    }

    @Test func `a live query tells what has become of its rows and sections`() async throws {
        let database = try await opened()
        var batches: [Batch] = []
        // listing: live
        let results = FetchedResults(
            Contact.all.order(by: Contact.lastName.ascending, Contact.firstName.ascending),
            sections: Contact.lastName.initial, in: database)
        let token = results.observe { list, change in
            if case .batch(let batch) = change { batches.append(batch) }
        }
        // end
        defer { token.end() }
        try await results.loaded()
        try await database.write { db in
            try db.insert(
                Contact(id: UUID(), firstName: "Ada", lastName: "Lovelace", city: nil, tags: []))
        }
        // listing: settled
        try await results.settled()
        #expect(results.list.sectionID(at: 0) == "L")
        // end
        #expect(batches.map(\.insertedSections) == [[0]])
        let typed = "x"
        // listing: showQuery
        results.show(Contact.all.matching(typed, in: Contact.words))
        // end
        try await results.loaded()
        #expect(results.list.isEmpty)
    }

    @Test func `a table is rebuilt by a migration`() async throws {
        do { _ = try await opened() }
        // listing: rebuild
        let rebuild = Migration("Let contacts have no last name") { db in
            try Contact.words.drop(in: db)
            try db.run(
                """
                CREATE TABLE newContact(
                    id TEXT PRIMARY KEY NOT NULL, firstName TEXT NOT NULL, lastName TEXT,
                    city TEXT, tags TEXT NOT NULL)
                """)
            try db.run(
                "INSERT INTO newContact SELECT id, firstName, lastName, city, tags FROM contact")
            try db.run("DROP TABLE contact")
            try db.run("ALTER TABLE newContact RENAME TO contact")
            try Contact.words.create(in: db)
        }
        // end
        let database = try await Database.open(file, migrations: contactMigrations + [rebuild])
        #expect(try await database.read { try $0.count(Contact.all) } == 0)
    }

    @Test func `a record by position is read and written`() async throws {
        let migration = Migration("Create") { db in
            try db.run("CREATE TABLE place(id INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        }
        let database = try await Database.open(file, migrations: [migration])
        try await database.write { try $0.insert(Place(id: 1, name: "Lund")) }
        #expect(try await database.read { try $0.find(Place.self, 1)?.name } == "Lund")
    }
}
