import Beeline
import Foundation
import Testing

@Suite struct BackupTests {
    private let folder: TemporaryFolder
    private let database: Database

    init() async throws {
        folder = try TemporaryFolder()
        database = try await People.open(folder)
        try await database.write { db in
            for number in 0..<500 { try db.insert(Person("P", "\(number)", note: "小明")) }
        }
    }

    private var copy: URL { folder.file("copy.db") }

    private func count() async throws -> Int {
        try await database.read { try $0.count(Person.all) }
    }

    @Test func `a copy holds what was there, in one file, and can be opened`() async throws {
        try await database.backUp(to: copy)
        try await database.write { _ = try $0.deleteAll(Person.all) }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(names.filter { $0.contains("copy") } == ["copy.db"])
        let other = try await Database.open(copy, migrations: People.migrations)
        #expect(try await other.read { try $0.count(Person.all) } == 500)
    }

    @MainActor
    @Test func `restoring puts everything back, and live queries show it`() async throws {
        let results = FetchedResults(Person.byName, in: database)
        try await results.loaded()
        try await database.backUp(to: copy)
        try await database.write { _ = try $0.deleteAll(Person.all) }
        try await results.settled()
        let log = ResultsLog(results)
        try await database.restore(from: copy)
        try await results.settled()
        #expect(log.summaries == ["500 inserted"])
        try await database.write { try $0.insert(Person("A", "B")) }
        try await results.settled()
        #expect(log.summaries == ["500 inserted", "1 inserted"])
        #expect(
            try await database.read {
                try $0.count(Person.all.matching("小明", in: Person.names))
            } == 500)
        #expect(try await database.read { try $0.value("PRAGMA journal_mode") } == "wal")
    }

    @Test func `an old copy is brought up to date`() async throws {
        do {
            let old = try await Database.open(copy, migrations: [People.migrations[0]])
            try await old.write { try $0.insert(Person("小明", "Wang")) }
        }
        try await database.restore(from: copy)
        let found = try await database.read {
            try $0.count(Person.all.matching("明", in: Person.names))
        }
        #expect(found == 1)
    }

    @Test func `what can't be read is refused and nothing is lost`() async throws {
        try Data("no database at all, but quite long".utf8).write(to: copy)
        #expect(await refusal() == .notADatabase)
        try Data().write(to: copy)
        #expect(await refusal() == .foreign)
        try FileManager.default.removeItem(at: copy)
        #expect(await refusal() == .cannotOpen)
        do {
            let newer = People.migrations + [Migration("Newer") { _ in }]
            _ = try await Database.open(copy, migrations: newer)
        }
        #expect(await refusal() == .newer)
        try FileManager.default.removeItem(at: copy)
        do {
            let foreign = try await Database.open(copy)
            try await foreign.write { try $0.run("CREATE TABLE song(title)") }
        }
        #expect(await refusal() == .foreign)
        try FileManager.default.removeItem(at: copy)
        try await database.backUp(to: copy)
        var data = try Data(contentsOf: copy)
        data.replaceSubrange(4_096 * 5..<4_096 * 5 + 50, with: Data(repeating: 7, count: 50))
        try data.write(to: copy)
        #expect(await refusal() == .damaged)
        #expect(try Data(contentsOf: copy) == data)
        #expect(try await count() == 500)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(names.allSatisfy { !$0.hasPrefix(".") }, "\(names)")
    }

    private func refusal() async -> DatabaseError.Problem? {
        let error = await #expect(throws: DatabaseError.self) {
            try await database.restore(from: copy)
        }
        #expect(error?.file == copy)
        return error?.problem
    }

    @Test func `a copy of a damaged database doesn't take the place of a good one`() async throws {
        try await database.backUp(to: copy)
        let good = try Data(contentsOf: copy)
        var data = good
        data.replaceSubrange(4_096 * 5..<4_096 * 5 + 50, with: Data(repeating: 7, count: 50))
        try data.write(to: folder.file("damaged.db"))
        let damaged = try await Database.open(folder.file("damaged.db"))
        await #expect(throws: DatabaseError.self) { try await damaged.backUp(to: copy) }
        #expect(try Data(contentsOf: copy) == good)
    }

    @Test func `a copy can be made while others write`() async throws {
        async let backup: Void = database.backUp(to: copy)
        for number in 0..<50 {
            try await database.write { try $0.insert(Person("Q", "\(number)")) }
        }
        try await backup
        let other = try await Database.open(copy, migrations: People.migrations)
        try await other.checkIntegrity()
        let copied = try await other.read { try $0.count(Person.all) }
        #expect((500...550).contains(copied))
    }
}
