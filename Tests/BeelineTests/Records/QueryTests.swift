import Beeline
import Foundation
import Testing

@Suite struct QueryTests {
    private let folder: TemporaryFolder
    private let database: Database
    private static let people = [
        Person("Ada", "Lovelace", city: "London", age: 36),
        Person("Alan", "Turing", city: "Wilmslow", age: 41),
        Person("Grace", "Hopper", city: nil, age: 85),
        Person("anna", "hopper", city: "London", age: 20),
        Person("Łucja", "Żak", city: "Łódź", age: 50),
    ]

    init() async throws {
        folder = try TemporaryFolder()
        database = try await People.open(folder)
        try await database.write { db in for person in Self.people { try db.insert(person) } }
    }

    private func names(_ query: Query<Person>) async throws -> [String] {
        try await database.read { try $0.fetch(query).map(\.firstName) }
    }

    @Test func `conditions are combined`() async throws {
        #expect(
            try await names(
                Person.byName.where(Person.city == "London" || Person.age > 80)
                    .where(!(Person.firstName == "anna"))) == ["Grace", "Ada"])
        #expect(
            try await names(Person.byName.where(Person.age <= 36 && Person.age >= 20))
                == ["Ada", "anna"])
        #expect(try await names(Person.all.where(Person.age.isIn([41]))) == ["Alan"])
        #expect(try await names(Person.all.where(Person.age.isIn([]))).isEmpty)
    }

    @Test func `no value is a value to compare with`() async throws {
        #expect(try await names(Person.all.where(Person.city == nil)) == ["Grace"])
        #expect(try await names(Person.all.where(Person.city.isNull)) == ["Grace"])
        #expect(
            try await names(Person.byName.where(Person.city != "London"))
                == ["Grace", "Alan", "Łucja"])
    }

    @Test func `an order can be turned round and can ignore case`() async throws {
        #expect(
            try await names(Person.all.order(by: Person.lastName.descending).limit(2))
                == ["Łucja", "anna"])
        #expect(
            try await names(
                Person.all.order(
                    by: Person.lastName.collated(.caseInsensitive), Person.age.ascending
                )
                .limit(2)) == ["anna", "Grace"])
        #expect(try await names(Person.byName.limit(1, offset: 1)) == ["Ada"])
    }

    @Test func `texts are searched letter for letter`() async throws {
        #expect(try await names(Person.all.where(Person.lastName.hasPrefix("Hop"))) == ["Grace"])
        #expect(try await names(Person.all.where(Person.lastName.contains("%"))).isEmpty)
        #expect(try await names(Person.all.where(Person.lastName.contains("ury"))).isEmpty)
        #expect(try await names(Person.all.where(Person.lastName.contains("uri"))) == ["Alan"])
    }

    @Test func `a question in SQL binds its values`() async throws {
        let city = "London' OR '1' = '1"
        #expect(
            try await names(Query("SELECT * FROM \(Person.self) WHERE \(Person.city) = \(city)"))
                .isEmpty)
        let londoners = Query<Person>("SELECT * FROM person WHERE city = \("London")")
        #expect(
            try await names(londoners.where(Person.age > 30).order(by: Person.age.ascending))
                == ["Ada"])
        #expect(try await database.read { try $0.count(londoners) } == 2)
        #expect(
            try await database.read {
                try $0.map("SELECT city FROM person WHERE age IN \([36, 41]) ORDER BY age") {
                    try $0.next(String.self)
                }
            } == ["London", "Wilmslow"])
    }

    @Test func `a statement with a wrong number of values is refused`() async throws {
        for sql in [SQL("SELECT ?", 1, 2), SQL("SELECT ?, ?", 1)] {
            let error = await #expect(throws: DatabaseError.self) {
                try await database.read { _ = try $0.value(sql, as: Int.self) }
            }
            #expect(error?.problem == .wrongValueCount)
            #expect(error?.description.contains("asks for") == true)
        }
    }

    @Test func `two statements at once are refused`() async throws {
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { _ = try $0.run("DELETE FROM person; DROP TABLE person") }
        }
        #expect(error?.problem == .statement)
        #expect(error?.detail == "there are two statements")
        #expect(try await database.read { try $0.count(Person.all) } == 5)
    }

    @Test func `a statement that is no SQL is refused by name`() async throws {
        let error = await #expect(throws: DatabaseError.self) {
            try await database.read { _ = try $0.value("SELECT height FROM person", as: Int.self) }
        }
        #expect(error?.problem == .statement)
        #expect(error?.sql == "SELECT height FROM person")
        #expect(error?.detail == "no such column: height")
    }

    @Test func `a reader can't write`() async throws {
        let error = await #expect(throws: DatabaseError.self) {
            try await database.read { _ = try $0.map("DELETE FROM person RETURNING id") { _ in } }
        }
        #expect(error?.problem == .readOnly)
        #expect(try await database.read { try $0.count(Person.all) } == 5)
    }

    @Test func `records that a query asks for are deleted, and no others`() async throws {
        let count = try await database.write { db in
            try db.deleteAll(Person.all.where(Person.city == "London"))
        }
        #expect(count == 2)
        let oldest = try await database.write { db in
            try db.deleteAll(Person.all.order(by: Person.age.descending).limit(1))
        }
        #expect(oldest == 1)
        #expect(try await names(Person.byName) == ["Alan", "Łucja"])
    }
}
