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

/// A small generator of random numbers that gives the same ones for the same seed
/// (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
