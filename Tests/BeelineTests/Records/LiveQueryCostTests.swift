import Beeline
import Foundation
import Testing

/// What one edit costs among many rows, by SQLite's own counters.
@MainActor
@Suite struct LiveQueryCostTests {
    /// - Returns: What SQLite did from before a write until its change was told.
    private func workOfOneEdit(among count: Int) async throws -> DatabaseWork {
        let folder = try TemporaryFolder()
        var configuration = Database.Configuration()
        // Looking for other programs' changes costs steps, too, as often as time passes.
        configuration.foreignChangeInterval = .seconds(86_400)
        let database = try await People.open(folder, configuration)
        let people = (0..<count).map { number in
            Person("P\(number % 101)", "\(UnicodeScalar(65 + number % 26) ?? "A")\(number)")
        }
        try await database.write { db in for person in people { try db.insert(person) } }
        let results = FetchedResults(
            Person.byName, sections: Person.lastName.initial, in: database)
        try await results.loaded()
        let log = ResultsLog(results)
        func edit(_ number: Int) async throws {
            let id = people[number].id
            try await database.write {
                try $0.run("UPDATE person SET lastName = 'M' WHERE id = \(id)")
            }
            try await results.settled()
        }
        // The first one installs triggers and compiles statements.
        try await edit(count / 2)
        let before = try await database.work()
        try await edit(count / 3)
        let work = try await database.work() - before
        #expect(log.changes.count == 2)
        #expect(log.problem == nil)
        return work
    }

    @Test func `an edit reads what it has touched, however many rows there are`() async throws {
        let few = try await workOfOneEdit(among: 200)
        let many = try await workOfOneEdit(among: 20_000)
        print("LiveQueryCostTests: \(few) among 200, \(many) among 20,000")
        #expect(many.scannedRows == 0)
        #expect(many.steps < 1_500)
        // A few more levels in the trees of the table and its indexes.
        #expect(many.steps - few.steps < 100)
        #expect(many.pages - few.pages < 60)
    }
}
