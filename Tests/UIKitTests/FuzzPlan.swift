import Foundation

/// How long and from which seed the random tests run.
enum FuzzPlan {
    /// `FUZZ_SEED` repeats a run.
    static let seed: UInt64 = {
        let text = ProcessInfo.processInfo.environment["FUZZ_SEED"]
        return text.flatMap(UInt64.init) ?? 1
    }()

    /// `FUZZ_ROUNDS` makes a long run.
    ///
    /// - Parameter longest: For rounds that take long themselves, the most of them in any run.
    static func rounds(standard: Int, longest: Int = .max) -> Int {
        let wanted = ProcessInfo.processInfo.environment["FUZZ_ROUNDS"].flatMap(Int.init)
        return min(longest, wanted ?? standard)
    }
}
