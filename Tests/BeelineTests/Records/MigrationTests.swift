import Beeline
import Foundation
import Testing

@Suite struct MigrationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open(_ migrations: [Migration]) async throws -> Database {
        try await Database.open(folder.file(), migrations: migrations)
    }

    private static let create = Migration("Create") { db in
        try db.run("CREATE TABLE log(step TEXT)")
        try db.run("INSERT INTO log VALUES('create')")
    }
    private static let second = Migration("Second") {
        try $0.run("INSERT INTO log VALUES('second')")
    }

    private func steps(_ database: Database) async throws -> [String] {
        try await database.read { db in
            try db.map("SELECT step FROM log ORDER BY rowid") { try $0.next(String.self) }
        }
    }

    @Test func `steps run once, in their order`() async throws {
        do { _ = try await open([Self.create]) }
        do { _ = try await open([Self.create, Self.second]) }
        #expect(try await steps(open([Self.create, Self.second])) == ["create", "second"])
    }

    @Test func `a step that fails leaves the database as it was`() async throws {
        do { _ = try await open([Self.create]) }
        let broken = Migration("Broken") { db in
            try db.run("DROP TABLE log")
            try db.run("CREATE TABLE log(")
        }
        let error = await #expect(throws: DatabaseError.self) {
            try await open([Self.create, Self.second, broken])
        }
        #expect(error?.problem == .statement)
        #expect(try await steps(open([Self.create])) == ["create"])
    }

    @Test func `a table can be rebuilt while others refer to it, and references are checked`()
        async throws
    {
        let tables = Migration("Tables") { db in
            try db.run("CREATE TABLE club(id INTEGER PRIMARY KEY, name TEXT)")
            try db.run(
                "CREATE TABLE member(club INTEGER NOT NULL REFERENCES club(id) ON DELETE CASCADE)")
            try db.run("INSERT INTO club VALUES(1, 'Choir')")
            try db.run("INSERT INTO member VALUES(1)")
        }
        let rebuild = Migration("Rebuild") { db in
            try db.run("CREATE TABLE other(id INTEGER PRIMARY KEY, name TEXT NOT NULL)")
            try db.run("INSERT INTO other SELECT * FROM club")
            try db.run("DROP TABLE club")
            try db.run("ALTER TABLE other RENAME TO club")
        }
        do { _ = try await open([tables]) }
        let database = try await open([tables, rebuild])
        #expect(try await database.read { try $0.value("SELECT count(*) FROM member") } == 1)
        let lose = Migration("Lose") { try $0.run("DELETE FROM club") }
        let error = await #expect(throws: DatabaseError.self) {
            try await open([tables, rebuild, lose])
        }
        #expect(error?.problem == .constraint(.foreignKey))
        #expect(error?.table == "member")
        #expect(try await database.read { try $0.value("SELECT count(*) FROM club") } == 1)
        // From then on they are enforced.
        try await database.write { try $0.run("DELETE FROM club") }
        #expect(try await database.read { try $0.value("SELECT count(*) FROM member") } == 0)
    }

    @Test func `two that open a database at the same time run its steps once`() async throws {
        let migrations = [Self.create, Self.second]
        let file = folder.file()
        let databases = try await withThrowingTaskGroup(of: Database.self) { group in
            for _ in 0..<4 {
                group.addTask { try await Database.open(file, migrations: migrations) }
            }
            return try await group.reduce(into: [Database]()) { $0.append($1) }
        }
        #expect(try await steps(databases[3]) == ["create", "second"])
    }

    @Test func `two steps of one name stop the program`() async throws {
        await #expect(processExitsWith: .failure) {
            _ = try await Database.open(
                URL(filePath: "/dev/null/x"),
                migrations: [Migration("A") { _ in }, Migration("A") { _ in }])
        }
    }
}
