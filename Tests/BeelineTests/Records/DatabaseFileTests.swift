import Beeline
import Foundation
import Testing

/// What a file can be, and what must not happen to it.
@Suite struct DatabaseFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func failure(
        _ configuration: Database.Configuration = .init()
    ) async throws -> DatabaseError? {
        await #expect(throws: DatabaseError.self) {
            try await People.open(folder, configuration)
        }
    }

    /// The bytes of all files of the database.
    private func bytes() throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.file($0))) })
    }

    private func fill(_ count: Int = 300) async throws {
        let database = try await People.open(folder)
        try await database.write { db in
            for number in 0..<count { try db.insert(Person("P", "\(number)", note: "a note")) }
        }
    }

    @Test func `a file that is no database is refused and left as it was`() async throws {
        try Data("This is a letter, not a database. ".utf8 + Data(count: 5_000))
            .write(to: folder.file())
        let before = try bytes()
        let error = try await failure()
        #expect(error?.problem == .notADatabase)
        #expect(error?.errorDescription == "“people.db” is not a database.")
        #expect(try bytes() == before)
    }

    @Test func `a database of another program is refused and left as it was`() async throws {
        do {
            let other = try await Database.open(folder.file())
            try await other.write { try $0.run("CREATE TABLE song(title TEXT)") }
        }
        let before = try bytes()
        let error = try await failure()
        #expect(error?.problem == .foreign)
        #expect(error?.errorDescription == "“people.db” belongs to another app.")
        #expect(try bytes() == before)
    }

    @Test func `a database from a newer version is refused and left as it was`() async throws {
        let newer =
            People.migrations + [
                Migration("Give people wings") { try $0.run("ALTER TABLE person ADD COLUMN wings") }
            ]
        do { _ = try await Database.open(folder.file(), migrations: newer) }
        let before = try bytes()
        let error = try await failure()
        #expect(error?.problem == .newer)
        #expect(error?.detail.contains("“Give people wings”") == true)
        #expect(error?.recoverySuggestion == "Update the app. The file was left as it is.")
        #expect(try bytes() == before)
    }

    @Test func `a damaged database is reported and never made worse`() async throws {
        try await fill()
        var data = try Data(contentsOf: folder.file())
        for page in stride(from: 4_096 * 3, to: data.count, by: 4_096) {
            data.replaceSubrange(page..<page + 64, with: Data(repeating: 0xEE, count: 64))
        }
        try data.write(to: folder.file())
        let database = try await People.open(folder)
        let read = await #expect(throws: DatabaseError.self) {
            try await database.read { try $0.fetch(Person.byName) }
        }
        #expect(read?.problem == .damaged)
        let written = await #expect(throws: DatabaseError.self) {
            try await database.write { try $0.insert(Person("A", "B")) }
        }
        #expect(written?.problem == .damaged)
        let checked = await #expect(throws: DatabaseError.self) {
            try await database.checkIntegrity()
        }
        #expect(checked?.problem == .damaged)
        #expect(try Data(contentsOf: folder.file()) == data)
    }

    @Test func `a file that was cut short is reported as damaged`() async throws {
        try await fill()
        let data = try Data(contentsOf: folder.file()).prefix(4_096 * 2 + 100)
        try data.write(to: folder.file())
        #expect(try await failure()?.problem == .damaged)
        #expect(try Data(contentsOf: folder.file()) == data)
    }

    @Test func `a folder that is not there is named`() async throws {
        let file = folder.url.appendingPathComponent("missing/people.db")
        let error = await #expect(throws: DatabaseError.self) { try await Database.open(file) }
        #expect(error?.problem == .cannotOpen)
        #expect(error?.file == file)
    }

    @Test func `a database that is only read is not written`() async throws {
        try await fill()
        var configuration = Database.Configuration()
        configuration.isReadOnly = true
        let database = try await People.open(folder, configuration)
        #expect(try await database.read { try $0.count(Person.all) } == 300)
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { try $0.insert(Person("A", "B")) }
        }
        #expect(error?.problem == .readOnly)
        #expect(error?.errorDescription == "“people.db” can only be read.")
    }

    @Test func `the log that lies beside a database that is only read stays as it is`() async throws
    {
        try await fill()
        let log = folder.url.appendingPathComponent("people.db-wal")
        let left = try await {
            let writer = try await People.open(folder)
            try await writer.write { try $0.insert(Person("A", "B")) }
            return [try Data(contentsOf: folder.file()), try Data(contentsOf: log)]
        }()
        #expect(!left[1].isEmpty)
        // As a program leaves both that was killed.
        try left[0].write(to: folder.file())
        try left[1].write(to: log)
        var configuration = Database.Configuration()
        configuration.isReadOnly = true
        do {
            let database = try await People.open(folder, configuration)
            #expect(try await database.read { try $0.count(Person.all) } == 301)
        }
        #expect(try Data(contentsOf: folder.file()) == left[0])
        #expect(try Data(contentsOf: log) == left[1])
    }

    @Test func `migrations that are missing in a database that is only read are named`()
        async throws
    {
        do { _ = try await Database.open(folder.file(), migrations: [People.migrations[0]]) }
        var configuration = Database.Configuration()
        configuration.isReadOnly = true
        let error = try await failure(configuration)
        #expect(error?.problem == .readOnly)
        #expect(error?.detail == "it lacks 1 migrations, from “Search people” on")
    }

    @Test func `a full disk loses the transaction and nothing else`() async throws {
        try await fill()
        let database = try await People.open(folder)
        try await database.write { db in
            _ = try db.value("PRAGMA max_page_count = 1", as: Int.self)  // means: as it is now
        }
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { db in
                for number in 0..<10_000 {
                    try db.insert(Person("Q", "\(number)", note: "a long note, again and again"))
                }
            }
        }
        #expect(error?.problem == .full)
        #expect(error?.recoverySuggestion == "Free some space and try again. Nothing was changed.")
        #expect(try await database.read { try $0.count(Person.all) } == 300)
        try await database.checkIntegrity()
        _ = try await database.write {
            try $0.value("PRAGMA max_page_count = 1000000", as: Int.self)
        }
        try await database.write { try $0.insert(Person("A", "B")) }
        #expect(try await database.read { try $0.count(Person.all) } == 301)
    }

    @Test func `a transaction that was rolled back behind its back is not taken for written`()
        async throws
    {
        let database = try await People.open(folder)
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { db in
                try db.insert(Person("A", "B"))
                try db.run("ROLLBACK")
            }
        }
        #expect(error?.problem == .rolledBack)
        try await database.write { try $0.insert(Person("A", "B")) }
        #expect(try await database.read { try $0.count(Person.all) } == 1)
    }

    @Test func `another program that goes on writing is waited for, and then named`()
        async throws
    {
        try await fill(1)
        var configuration = Database.Configuration()
        configuration.patience = .milliseconds(50)
        let other = try await People.open(folder)
        let database = try await People.open(folder, configuration)
        try await other.write { db in
            try db.insert(Person("A", "B"))
            let error = blockingError {
                try await database.write { try $0.run("DELETE FROM person") }
            }
            #expect((error as? DatabaseError)?.problem == .busy)
        }
        #expect(try await database.read { try $0.count(Person.all) } == 2)
    }
}

/// What an async function throws, for a thread that has to wait.
private func blockingError(
    _ body: @escaping @Sendable () async throws -> some Sendable
) -> (any Error)? {
    let done = DispatchSemaphore(value: 0)
    let box = ErrorBox()
    Task {
        do { _ = try await body() } catch { box.set(error) }
        done.signal()
    }
    done.wait()
    return box.error
}

/// `@unchecked`: `lock` guards the error.
private final class ErrorBox: @unchecked Sendable {
    private let lock = NSLock()
    private var value: (any Error)?

    var error: (any Error)? { lock.withLock { value } }

    func set(_ error: any Error) { lock.withLock { value = error } }
}
