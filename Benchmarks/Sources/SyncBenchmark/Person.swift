import Beeline
import Foundation

/// Somebody as apps have them: six short texts and a number.
struct Person: Record, Codable {
    static let tableName = "person"
    static let synced = SyncedKind(Person.self, collection: "people")

    var id: UUID
    var firstName: String
    var lastName: String
    var city: String
    var note: String
    var age: Int

    init(number: Int) {
        id = UUID()
        firstName = "First \(number)"
        lastName = "Last \(number % 977)"
        city = "City \(number % 97)"
        note = String(repeating: "note ", count: 10)
        age = number % 90
    }

    static let table = Migration("Create people") { db in
        try db.run(
            """
            CREATE TABLE person(
                id TEXT PRIMARY KEY NOT NULL, firstName TEXT NOT NULL, lastName TEXT NOT NULL,
                city TEXT NOT NULL, note TEXT NOT NULL, age INTEGER NOT NULL)
            """)
    }

    static let sync = Migration("Sync people") { db in
        try SyncTables.create(in: db)
        try synced.createTriggers(in: db)
    }
}
