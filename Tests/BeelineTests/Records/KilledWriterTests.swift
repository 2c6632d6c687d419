import Beeline
import Foundation
import Testing

/// `kill -9` of a program that writes. The kernel keeps what was written, so
/// this shows that transactions are whole, and that one that returned is there;
/// what the power leaves is shown by ``PowerFailureTests``.
///
///     BEELINE_KILLS=1000 swift test -c release --filter KilledWriterTests
@Suite struct KilledWriterTests {
    private static let kills = Fuzz.environment["BEELINE_KILLS"].flatMap { Int($0) } ?? 10

    @Test(arguments: ["full", "normal"])
    func `a killed program loses nothing that it was told is written`(
        _ durability: String
    ) async throws {
        let folder = try TemporaryFolder()
        var random = SplitMix64(seed: Fuzz.seed)
        print("KilledWriterTests: \(Self.kills) kills, \(durability), seed \(Fuzz.seed)")
        var told = 0
        for number in 0..<Self.kills {
            let lines = Int.random(in: 0..<(number % 10 == 0 ? 500 : 40), using: &random)
            told = max(told, try Self.kill(folder.file(), durability, after: lines))
            let database = try await Database.open(
                folder.file(), migrations: Ledger.migrations)
            let (last, problem) = try await database.read { db in
                (try Ledger.last(in: db), try Ledger.problem(in: db))
            }
            try #require(problem == nil, "seed \(Fuzz.seed), kill \(number)")
            try #require(
                told...told + 1 ~= last, "seed \(Fuzz.seed), kill \(number): \(told) was told")
            if number % 10 == 0 { try await database.checkIntegrity() }
            told = last
        }
        #expect(told > 0)
    }

    /// Runs the program until it has told some numbers, and kills it.
    ///
    /// - Returns: The last number that it has told.
    private static func kill(_ file: URL, _ durability: String, after lines: Int) throws -> Int {
        let process = Process()
        let output = Pipe()
        process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
            .appendingPathComponent("RecordsWriter")
        process.arguments = [file.path, durability]
        process.standardOutput = output
        try process.run()
        var told = Data()
        while told.count(where: { $0 == UInt8(ascii: "\n") }) < lines {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            told += more
        }
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        told += try output.fileHandleForReading.readToEnd() ?? Data()
        return String(decoding: told, as: UTF8.self).split(separator: "\n").last
            .flatMap { Int($0) } ?? 0
    }
}
