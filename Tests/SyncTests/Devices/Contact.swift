import Beeline
import Foundation

/// A record that several devices edit.
struct Contact: Record, Codable, Hashable {
    static let tableName = "contact"
    static let synced = SyncedKind(Contact.self, collection: "people")

    var id = UUID()
    var firstName: String
    var lastName: String
    var city: String?
    var age = 30

    static let migrations = [
        Migration("Create contacts") { db in
            try db.run(
                """
                CREATE TABLE contact(
                    id TEXT PRIMARY KEY NOT NULL, firstName TEXT NOT NULL, lastName TEXT NOT NULL,
                    city TEXT, age INTEGER NOT NULL CHECK(age >= 0))
                """)
        },
        Migration("Sync contacts") { db in
            try SyncTables.create(in: db)
            try Contact.synced.createTriggers(in: db)
        },
    ]

    /// As the server names it.
    var remoteID: String { id.uuidString.lowercased() }
}
