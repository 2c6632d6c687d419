import Beeline
import Foundation

/// A record as most are: `Codable`, its columns found by name.
struct Person: Record, Codable, Hashable {
    static let tableName = "person"

    var id: UUID
    var firstName: String
    var lastName: String
    var city: String?
    var age: Int
    var note: String

    init(
        _ firstName: String, _ lastName: String, id: UUID = UUID(), city: String? = nil,
        age: Int = 30, note: String = ""
    ) {
        self.id = id
        self.firstName = firstName
        self.lastName = lastName
        self.city = city
        self.age = age
        self.note = note
    }

    static let firstName = Column("firstName", \Person.firstName)
    static let lastName = Column("lastName", \Person.lastName)
    static let city = Column("city", \Person.city)
    static let age = Column("age", \Person.age)
    static let names = FullTextIndex<Person>("firstName", "lastName", "note")

    static var byName: Query<Person> {
        all.order(by: lastName.ascending, firstName.ascending)
    }
}

enum People {
    static let migrations = [
        Migration("Create people") { db in
            try db.run(
                """
                CREATE TABLE person(
                    id TEXT PRIMARY KEY NOT NULL, firstName TEXT NOT NULL, lastName TEXT NOT NULL,
                    city TEXT, age INTEGER NOT NULL CHECK(age >= 0), note TEXT NOT NULL)
                """)
            try db.run("CREATE INDEX personOnName ON person(lastName, firstName)")
        },
        Migration("Search people") { db in try Person.names.create(in: db) },
    ]

    static func open(
        _ folder: TemporaryFolder, _ configuration: Database.Configuration = .init()
    ) async throws -> Database {
        try await Database.open(
            folder.file(), migrations: migrations, configuration: configuration)
    }
}
