import Foundation

/// How long and from which seed the random tests run.
enum FuzzPlan {
    /// `FUZZ_SEED` repeats a run.
    static let seed: UInt64 = {
        let text = ProcessInfo.processInfo.environment["FUZZ_SEED"]
        return text.flatMap(UInt64.init) ?? 1
    }()

    /// `FUZZ_ROUNDS` makes a long run; a round here is worth many of the lists'.
    static func rounds(standard: Int) -> Int {
        let text = ProcessInfo.processInfo.environment["FUZZ_ROUNDS"]
        return text.flatMap(Int.init).map { max(standard, $0 / 20) } ?? standard
    }
}
