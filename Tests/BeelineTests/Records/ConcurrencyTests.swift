import Beeline
import Foundation
import Testing

/// Readers, writers and live queries at the same time; run it under the thread
/// sanitizer:
///
///     swift test --sanitize thread --filter BeelineTests
@Suite struct ConcurrencyTests {
    @Test func `readers, writers and live queries get on with each other`() async throws {
        let folder = try TemporaryFolder()
        var configuration = Database.Configuration()
        configuration.durability = .normal
        configuration.maximumReaders = 8
        let database = try await Database.open(
            folder.file(), migrations: Ledger.migrations + Item.migrations,
            configuration: configuration)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                group.addTask { try await Self.write(writer, to: database) }
                group.addTask { try await Self.read(from: database) }
            }
            for _ in 0..<2 { group.addTask { try await Self.follow(database) } }
            group.addTask { try await database.backUp(to: folder.file("copy.db")) }
            try await group.waitForAll()
        }
        let (last, count) = try await database.read { db in
            #expect(try Ledger.problem(in: db) == nil)
            return (try Ledger.last(in: db), try db.count(Item.all))
        }
        #expect(last == 8 * 20)
        #expect(count == 8 * 20)
    }

    private static func write(_ writer: Int, to database: Database) async throws {
        for number in 0..<20 {
            try await database.write { db in
                try Ledger.write(try Ledger.last(in: db) + 1, in: db)
                try db.insert(
                    Item(
                        id: "\(writer)-\(number)", name: "\(number)", kind: "\(writer)",
                        rank: .integer(Int64(number)), isShown: number % 2 == 0))
            }
        }
    }

    private static func read(from database: Database) async throws {
        for _ in 0..<20 {
            let problem = try await database.read { try Ledger.problem(in: $0) }
            #expect(problem == nil)
            for try await item in database.records(Item.all.where(Item.isShown == true)) {
                #expect(item.isShown)
                if item.name == "8" { break }
            }
        }
    }

    @MainActor private static func follow(_ database: Database) async throws {
        for _ in 0..<10 {
            let results = FetchedResults(
                Item.all.order(by: Item.name.ascending), sections: Item.kind.initial, in: database)
            let log = ResultsLog(results)
            try await results.loaded()
            results.show(Item.all.where(Item.isShown == true))
            try await results.settled()
            #expect(log.problem == nil)
        }
    }
}
