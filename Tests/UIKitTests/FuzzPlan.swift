import Foundation

/// How long and from which seed the random tests run.
enum FuzzPlan {
    /// `FUZZ_SEED` repeats a run.
    static let seed: UInt64 = {
        let text = ProcessInfo.processInfo.environment["FUZZ_SEED"]
        return text.flatMap(UInt64.init) ?? 1
    }()

    /// `FUZZ_ROUNDS` makes a long run.
    static func rounds(standard: Int) -> Int {
        ProcessInfo.processInfo.environment["FUZZ_ROUNDS"].flatMap(Int.init) ?? standard
    }
}
