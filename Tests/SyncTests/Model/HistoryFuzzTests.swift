import Beeline
import Foundation
import Testing

/// Random histories against the model of the server.
@Suite struct HistoryFuzzTests {
    /// A history costs about as much as a thousand rounds of other random tests.
    private static let count = Fuzz.rounds.map { max(100, $0 / 100) } ?? 150

    static func history(
        _ seed: UInt64, model: KintoModel = KintoModel(),
        wrap: @escaping @Sendable (KintoServer) -> any RecordServer = { $0 },
        afterRound: @escaping @Sendable (Device) async throws -> Void = { _ in }
    ) -> History {
        var random = SplitMix64(seed: seed)
        model.setStep([1, 40, 4_000, 60_000].randomElement(using: &random)!)
        return History(
            seed: seed,
            makeDevice: { folder, random in
                var random = random
                var configuration = SyncEngine.Configuration()
                // Nothing may depend on this.
                let clock = Double.random(in: -1e9...1e9, using: &random)
                configuration.now = { Date(timeIntervalSince1970: clock) }
                configuration.roundsBetweenComparisons = Int.random(in: 3..<40, using: &random)
                return try await Device(
                    model, folder: folder, pageSize: Int.random(in: 1..<6, using: &random),
                    configuration: configuration, wrap: wrap)
            },
            afterRound: afterRound,
            server: { model.live() })
    }

    @Test func `devices agree at the end and nothing is lost or back from the dead`() async throws {
        print("HistoryFuzzTests: \(Self.count) histories, seed \(Fuzz.seed)")
        for number in 0..<Self.count {
            var history = Self.history(Fuzz.seed &+ UInt64(number))
            if let problem = try await history.run() {
                print(history.log.joined(separator: "\n"))
                Issue.record("FUZZ_SEED=\(history.seed): \(problem)")
                return
            }
        }
    }

    @Test(arguments: [262_246 as UInt64, 263_408, 269_059])
    func `histories that once went wrong go right`(seed: UInt64) async throws {
        var history = Self.history(seed)
        let problem = try await history.run()
        #expect(problem == nil)
    }
}
