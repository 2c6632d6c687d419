import Beeline
import Dispatch
import Foundation
import Testing

/// Opening and reading on the thread that asks.
@Suite struct WaitingTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.file()
    }

    private func open(readers: Int = 4) throws -> Database {
        var configuration = Database.Configuration()
        configuration.maximumReaders = readers
        return try Database.openAndWait(
            file, migrations: People.migrations, configuration: configuration)
    }

    @Test func `a database is opened, and read on the thread that asks`() throws {
        let thread = Thread.current
        let count = try open().readAndWait { db in
            #expect(Thread.current === thread)
            return try db.count(Person.all)
        }
        #expect(count == 0)
    }

    @Test func `a file that is no database is reported, and left as it is`() throws {
        let text = Data(String(repeating: "no database ", count: 100).utf8)
        try text.write(to: file)
        let error = #expect(throws: DatabaseError.self) { try open() }
        #expect(error?.problem == .notADatabase)
        #expect(try Data(contentsOf: file) == text)
    }

    @Test func `what a read throws comes through, and the connection is free again`() throws {
        struct Refusal: Error {}
        let database = try open(readers: 1)
        for _ in 0..<3 {
            #expect(throws: Refusal.self) { try database.readAndWait { _ in throw Refusal() } }
        }
        #expect(try database.readAndWait { try $0.count(Person.all) } == 0)
    }

    @Test func `a read waits for a connection, and who comes after it gets that one`() throws {
        let database = try open(readers: 1)
        let (begun, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let finished = DispatchGroup()
        Self.run(finished) {
            try database.readAndWait { _ in
                begun.signal()
                goOn.wait()
            }
        }
        begun.wait()
        for _ in 0..<3 {
            Self.run(finished) {
                let count = try Self.count(database)
                #expect(count == 0)
            }
        }
        goOn.signal()
        #expect(try Self.count(database) == 0)
        finished.wait()
        #expect(try Self.count(database) == 0)
    }

    @Test func `reads that wait and reads that don't get on with each other`() async throws {
        let database = try open(readers: 2)
        try await database.write { try $0.insert(Person("Ada", "Lovelace")) }
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<40 {
                group.addTask {
                    if number % 2 == 0 { return try Self.count(database) }
                    return try await database.read { try $0.count(Person.all) }
                }
            }
            for try await count in group { #expect(count == 1) }
        }
    }

    private static func count(_ database: Database) throws -> Int {
        try database.readAndWait { try $0.count(Person.all) }
    }

    private static func run(
        _ group: DispatchGroup, _ body: @escaping @Sendable () throws -> Void
    ) {
        group.enter()
        Thread.detachNewThread {
            #expect(throws: Never.self) { try body() }
            group.leave()
        }
    }
}
