import Beeline
import Foundation
import Testing

/// A search for the first few in an order, by two ways that have to find the same.
@Suite struct SearchOrderTests {
    private let folder: TemporaryFolder
    private let database: Database
    private static let count = 12_000

    init() async throws {
        folder = try TemporaryFolder()
        database = try await People.open(folder)
        try await database.write { db in
            for number in 0..<Self.count {
                // Names in another order than the rows; words that all have, a half, a few.
                let name = String(number * 7_919 % 104_729)
                let half = number.isMultiple(of: 2) ? "even" : "odd"
                let few = number.isMultiple(of: 500) ? "seldom" : ""
                try db.insert(
                    Person(
                        "P\(number % 11)", name, city: number % 3 == 0 ? "Lund" : nil,
                        age: number % 90, note: "common \(half) \(few)"))
            }
        }
    }

    @Test(arguments: [
        "common", "co", "c", "even", "odd common", "seldom", "seldom even", "nothing",
    ])
    func `a search with a limit gives the first of all that it finds`(_ text: String) async throws {
        let search = Person.all.matching(text, in: Person.names)
        let byRank = Ordering<Person>("rank")
        let questions = [
            search.order(by: Person.lastName.ascending),
            search.order(by: Person.lastName.descending),
            search.order(by: Person.lastName.ascending, Person.firstName.descending),
            search.order(by: Person.age.ascending, Person.lastName.ascending),
            search.where(Person.city == "Lund").order(by: Person.lastName.ascending),
            search.order(by: byRank, Person.lastName.ascending),
        ]
        for (number, question) in questions.enumerated() {
            try await database.read { db in
                let all = try db.fetch(question)
                for (limit, offset) in [(1, 0), (50, 0), (50, 30), (20_000, 0), (0, 0)] {
                    let some = try db.fetch(question.limit(limit, offset: offset))
                    #expect(
                        some.map(\.lastName) == all.dropFirst(offset).prefix(limit).map(\.lastName),
                        "question \(number), limit \(limit), offset \(offset)")
                }
            }
        }
    }

    @Test func `a negative limit is none`() async throws {
        let question = Person.byName.matching("seldom", in: Person.names)
        try await database.read { db in
            let all = try db.fetch(question)
            #expect(try db.fetch(question.limit(-1)).map(\.id) == all.map(\.id))
        }
    }

    @Test func `a word that everybody has is not looked up for everybody`() async throws {
        let question = Person.byName.matching("common", in: Person.names).limit(50)
        _ = try await database.read { try $0.fetch(question) }
        let before = try await database.work()
        let found = try await database.read { try $0.fetch(question) }
        let work = try await database.work() - before
        #expect(found.count == 50)
        #expect(work.pages < Self.count / 4)
    }

    @MainActor
    @Test func `a live search follows edits, however it is read`() async throws {
        let results = FetchedResults(
            Person.byName.matching("common", in: Person.names).limit(3), in: database)
        try await results.loaded()
        let first = try #require(results.list.items.first)
        try await database.write { db in
            try db.run("UPDATE person SET note = '' WHERE id = \(first.id)")
        }
        try await results.settled()
        #expect(results.list.count == 3)
        #expect(!results.list.items.contains { $0.id == first.id })
        try await database.write { try $0.insert(Person("A", "0", note: "common")) }
        try await results.settled()
        #expect(results.list.items.first?.note == "common")
        #expect(results.list.items.first?.firstName == "A")
    }
}
