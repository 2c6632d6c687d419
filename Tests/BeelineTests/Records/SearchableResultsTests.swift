import Beeline
import Foundation
import Testing

/// A list above which a search field stands.
@MainActor @Suite struct SearchableResultsTests {
    private let folder: TemporaryFolder
    private let database: Database
    private let results: SearchableResults<Person>
    private let changes = Changes()
    private let token: ObservationToken

    /// Follows the list by what it is told alone, as a table does.
    @MainActor private final class Changes {
        var shown: [String] = []
        var reloads = 0
        var batches = 0
    }

    init() async throws {
        folder = try TemporaryFolder()
        database = try await People.open(folder)
        try await database.write { db in
            for name in ["Ada", "Alan", "Barbara", "Grace"] {
                try db.insert(Person(name, "L", note: name == "Grace" ? "found" : "note"))
            }
        }
        results = SearchableResults(Person.all.order(by: Person.firstName.ascending), in: database)
        token = results.observe { [changes] list, change in
            changes.shown = list.items.map(\.firstName)
            switch change {
            case .reload: changes.reloads += 1
            case .batch(let batch) where !batch.isEmpty: changes.batches += 1
            case .batch: break
            }
        }
        try await results.loaded()
    }

    private func search(_ text: String) -> Query<Person> {
        Person.all.order(by: Person.firstName.ascending).matching(text, in: Person.names).limit(10)
    }

    private var names: [String] { results.list.items.map(\.firstName) }

    @Test func `a search shows all until it has its answer, and then what it found`() async throws {
        results.search(search("gra"))
        #expect(names == ["Ada", "Alan", "Barbara", "Grace"])
        try await results.loaded()
        #expect(names == ["Grace"])
        #expect(changes.shown == names)
        #expect(changes.batches == 1)
    }

    @Test func `when a search ends all are there at once`() async throws {
        results.search(search("gra"))
        try await results.loaded()
        results.search(nil)
        #expect(results.state.isLoaded)
        #expect(names == ["Ada", "Alan", "Barbara", "Grace"])
        #expect(changes.shown == names)
    }

    @Test func `all follow the database during a search`() async throws {
        results.search(search("gra"))
        try await results.loaded()
        try await database.write { db in try db.insert(Person("Zoë", "L", note: "note")) }
        try await results.settled()
        results.search(nil)
        #expect(names == ["Ada", "Alan", "Barbara", "Grace", "Zoë"])
    }

    @Test func `what is found follows the database`() async throws {
        results.search(search("found"))
        try await results.loaded()
        try await database.write { db in try db.insert(Person("Cy", "L", note: "found")) }
        try await results.settled()
        #expect(names == ["Cy", "Grace"])
        #expect(changes.shown == names)
    }

    @Test func `a search that ends before its answer leaves all as they were`() async throws {
        results.search(search("gra"))
        results.search(nil)
        #expect(names == ["Ada", "Alan", "Barbara", "Grace"])
        results.search(search("gra"))
        results.search(search("ala"))
        try await results.loaded()
        #expect(names == ["Alan"])
    }

    @Test func `another order holds for all, behind a search`() async throws {
        results.search(search("a"))
        try await results.loaded()
        results.show(Person.all.order(by: Person.firstName.descending))
        results.search(nil)
        try await results.loaded()
        #expect(names == ["Grace", "Barbara", "Alan", "Ada"])
        #expect(changes.shown == names)
    }
}
