import Beeline
import Foundation
import Testing

/// Writes that nobody waits for.
@Suite struct SubmitTests {
    private let folder: TemporaryFolder
    private let database: Database

    init() throws {
        folder = try TemporaryFolder()
        database = try Database.openAndWait(
            folder.file(),
            migrations: [
                Migration("Create") { db in try db.run("CREATE TABLE entry(number INTEGER)") }
            ])
    }

    private func numbers() async throws -> [Int] {
        try await database.read { db in
            try db.map("SELECT number FROM entry ORDER BY rowid") { row in try row.next(Int.self) }
        }
    }

    private func submit(_ numbers: Range<Int>) {
        for number in numbers {
            database.submit {
                try $0.run("INSERT INTO entry VALUES(\(number))")
            } then: { _ in
            }
        }
    }

    private func submitAndWait(_ numbers: Range<Int>) {
        submit(numbers)
        database.finishWrites()
    }

    @Test func `writes that were submitted come in order, before those asked for later`()
        async throws
    {
        submit(0..<100)
        try await database.write { try $0.run("INSERT INTO entry VALUES(100)") }
        #expect(try await numbers() == Array(0...100))
    }

    @Test func `when waiting for them has ended, all are kept`() async throws {
        submitAndWait(0..<100)
        #expect(try await numbers() == Array(0..<100))
    }

    @Test func `a write that fails says why, leaves nothing, and holds up nobody`() async throws {
        struct Refusal: Error {}
        let error = await withCheckedContinuation { continuation in
            database.submit { db in
                try db.run("INSERT INTO entry VALUES(1)")
                throw Refusal()
            } then: { result in
                continuation.resume(returning: result)
            }
        }
        #expect(throws: Refusal.self) { try error.get() }
        submit(2..<3)
        try await database.write { try $0.run("INSERT INTO entry VALUES(3)") }
        #expect(try await numbers() == [2, 3])
    }
}
