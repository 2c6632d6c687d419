import Foundation
import Testing

@MainActor @Suite(.serialized) struct ListDataSourceFuzzTests {
    private static func number(_ name: String, standard: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? standard
    }

    @Test
    func `a table shows what its store has, whatever verbs the store carries out`() {
        let first = UInt64(Self.number("FUZZ_SEED", standard: 1))
        for round in 0..<Self.number("FUZZ_ROUNDS", standard: 40) {
            let seed = first &+ UInt64(round)
            let history = SourceHistory(seed: seed)
            history.play(steps: 30)
            #expect(history.faults == [], "FUZZ_SEED=\(seed)")
            guard history.faults.isEmpty else { return }
        }
    }
}
