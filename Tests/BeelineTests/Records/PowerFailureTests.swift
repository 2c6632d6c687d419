import Beeline
import ForgetfulFiles
import Foundation
import Testing

/// A disk that loses what it was not waited for, in parts of 512 bytes.
///
///     BEELINE_POWER_FAILURES=1000 swift test -c release --filter PowerFailureTests
@Suite(.serialized) struct PowerFailureTests {
    private static let failures =
        Fuzz.environment["BEELINE_POWER_FAILURES"].flatMap { Int($0) } ?? 40

    private static func configuration(
        _ durability: Database.Durability
    ) -> Database.Configuration {
        var configuration = Database.Configuration()
        configuration.durability = durability
        configuration.fileLayer = "forgetful"
        return configuration
    }

    @Test(arguments: [Database.Durability.full, .normal])
    func `after a power failure the file opens and what was promised is there`(
        _ durability: Database.Durability
    ) async throws {
        try #require(forgetful_register() == 0)
        print("PowerFailureTests: \(Self.failures) failures, \(durability), seed \(Fuzz.seed)")
        var random = SplitMix64(seed: Fuzz.seed)
        var (lost, ended) = (0, 0)
        for number in 0..<Self.failures {
            let operation = Int.random(in: 1..<700, using: &random)
            forgetful_begin(operation, random.next())
            let told = try await Self.writeUntilFailure(durability)
            let left = try TemporaryFolder()
            try #require(forgetful_write(left.url.path) == 0)
            let place = "seed \(Fuzz.seed), failure \(number) at operation \(operation)"
            let last = try await Self.lastTransaction(left, place)
            try #require(last <= told + 1, "\(place)")
            if durability == .full { try #require(last >= told, "\(place): \(told) was promised") }
            lost += max(0, told - last)
            ended += told > 0 ? 1 : 0
        }
        print("PowerFailureTests: \(durability) has lost \(lost) transactions in \(ended) runs")
        #expect(ended > 0)
        // Otherwise the layer forgets nothing, and this test shows nothing.
        if durability == .normal { #expect(lost > 0) }
    }

    /// - Returns: The number of the last transaction whose write returned
    ///   before the failure.
    private static func writeUntilFailure(_ durability: Database.Durability) async throws -> Int {
        let folder = try TemporaryFolder()
        let database = try await Database.open(
            folder.file(), migrations: Ledger.migrations, configuration: configuration(durability))
        _ = try await database.write { db in
            try db.value("PRAGMA wal_autocheckpoint = 25", as: Int.self)
        }
        for number in 1... {
            try await database.write { try Ledger.write(number, in: $0) }
            if forgetful_has_failed() != 0 { return number - 1 }
        }
        return 0
    }

    private static func lastTransaction(
        _ folder: TemporaryFolder, _ place: String
    ) async throws -> Int {
        let database = try await Database.open(folder.file(), migrations: Ledger.migrations)
        try await database.checkIntegrity()
        return try await database.read { db in
            try #require(try Ledger.problem(in: db) == nil, "\(place)")
            return try Ledger.last(in: db)
        }
    }

    @Test(arguments: [
        (Int32(13), DatabaseError.Problem.full), (10 | 3 << 8, .disk), (10 | 4 << 8, .disk),
    ])
    func `a disk that fails at any moment is reported and loses nothing`(
        _ code: Int32, _ problem: DatabaseError.Problem
    ) async throws {
        try #require(forgetful_register() == 0)
        forgetful_begin(0, 1)
        let folder = try TemporaryFolder()
        let database = try await Database.open(
            folder.file(), migrations: Ledger.migrations, configuration: Self.configuration(.full))
        var told = 0
        for moment in 1..<40 {
            forgetful_break(moment, code)
            do {
                let next = told + 1
                try await database.write { try Ledger.write(next, in: $0) }
                told = next
            } catch let error as DatabaseError {
                #expect(error.problem == problem, "\(error)")
            }
            forgetful_break(0, 0)
            let last = try await database.read { db in
                #expect(try Ledger.problem(in: db) == nil)
                return try Ledger.last(in: db)
            }
            #expect(last == told, "at operation \(moment)")
            told = last
        }
        try await database.checkIntegrity()
        #expect(told > 0)
    }
}
