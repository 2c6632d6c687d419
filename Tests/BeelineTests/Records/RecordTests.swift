import Beeline
import Foundation
import Testing

@Suite struct RecordTests {
    private let folder: TemporaryFolder
    private let database: Database

    init() async throws {
        folder = try TemporaryFolder()
        database = try await People.open(folder)
    }

    @Test func `a record that was inserted is read back the same`() async throws {
        let person = Person("Ada", "Lovelace", city: "London", age: 36, note: "first")
        try await database.write { try $0.insert(person) }
        let read = try await database.read { try $0.find(Person.self, person.id) }
        #expect(read == person)
    }

    @Test func `an identity that is taken is refused with the table and the record`() async throws {
        let person = Person("Ada", "Lovelace")
        try await database.write { try $0.insert(person) }
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { try $0.insert(person) }
        }
        #expect(error?.problem == .constraint(.primaryKey))
        #expect(error?.table == "person")
        #expect(error?.record == person.id.uuidString)
        #expect(
            error?.errorDescription
                == "The record \(person.id) of “person” can’t be saved: the identity is taken.")
    }

    @Test func `what a table's rules forbid is refused and nothing is written`() async throws {
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { db in
                try db.insert(Person("Ada", "Lovelace"))
                try db.insert(Person("Benjamin", "Button", age: -1))
            }
        }
        #expect(error?.problem == .constraint(.check))
        #expect(try await database.read { try $0.count(Person.all) } == 0)
    }

    @Test func `updating a record that is gone says which one is missing`() async throws {
        let person = Person("Ada", "Lovelace")
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { try $0.update(person) }
        }
        #expect(error?.problem == .missing)
        #expect(error?.record == person.id.uuidString)
        #expect(error?.recoverySuggestion == "It may have been deleted meanwhile.")
    }

    @Test func `saving writes a record whether it was there or not`() async throws {
        var person = Person("Ada", "Lovelace")
        try await database.write { [person] in try $0.save(person) }
        person.city = "London"
        try await database.write { [person] in try $0.save(person) }
        #expect(try await database.read { try $0.fetch(Person.all) } == [person])
    }

    @Test func `a record is edited in place and returned as it is now`() async throws {
        let person = Person("Ada", "Lovelace")
        try await database.write { try $0.insert(person) }
        let edited = try await database.write {
            try $0.edit(Person.self, person.id) { $0.age = 37 }
        }
        #expect(edited.age == 37)
        #expect(try await database.read { try $0.find(Person.self, person.id)?.age } == 37)
    }

    @Test func `deleting says whether there was a record`() async throws {
        let person = Person("Ada", "Lovelace")
        try await database.write { try $0.insert(person) }
        #expect(try await database.write { try $0.delete(Person.self, person.id) })
        #expect(try await database.write { try $0.delete(Person.self, person.id) } == false)
    }

    @Test func `what fails in an attempt is taken back and the rest is written`() async throws {
        let (ada, bob) = (Person("Ada", "Lovelace"), Person("Bob", "Noyce"))
        try await database.write { db in
            try db.insert(ada)
            #expect(throws: DatabaseError.self) {
                try db.attempt {
                    try db.insert(bob)
                    try db.insert(ada)
                }
            }
        }
        #expect(try await database.read { try $0.fetch(Person.all) } == [ada])
    }

    @Test func `reads see nothing of a transaction before it is committed`() async throws {
        let (database, ada) = (database, Person("Ada", "Lovelace"))
        let (started, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        async let written: Void = database.write { db in
            try db.insert(ada)
            started.signal()
            mayEnd.wait()
        }
        await Task { @concurrent in started.waitUninterruptibly() }.value
        #expect(try await database.read { try $0.count(Person.all) } == 0)
        mayEnd.signal()
        try await written
        #expect(try await database.read { try $0.count(Person.all) } == 1)
    }

    @Test func `a read that nobody wants any more ends soon`() async throws {
        let database = database
        let endless: SQL = """
            WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n
            """
        let reading = Task { try await database.read { try $0.value(endless, as: Int.self) } }
        reading.cancel()
        await #expect(throws: CancellationError.self) { try await reading.value }
    }

    @Test func `records stream one by one, of one moment`() async throws {
        let people = (0..<1_000).map { Person("P", String(format: "%04d", $0)) }
        try await database.write { db in for person in people { try db.insert(person) } }
        var read: [Person] = []
        for try await person in database.records(Person.byName) {
            if read.isEmpty { try await database.write { _ = try $0.deleteAll(Person.all) } }
            read.append(person)
        }
        #expect(read == people)
        #expect(try await database.read { try $0.count(Person.all) } == 0)
    }

    @Test func `a stream that is left gives its reader back`() async throws {
        try await database.write { db in
            for number in 0..<1_000 { try db.insert(Person("P", "\(number)")) }
        }
        for _ in 0..<20 {
            for try await _ in database.records(Person.byName) { break }
        }
        #expect(try await database.read { try $0.count(Person.all) } == 1_000)
    }
}

extension DispatchSemaphore {
    fileprivate func waitUninterruptibly() { wait() }
}
