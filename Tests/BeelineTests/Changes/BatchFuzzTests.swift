import Beeline
import Foundation
import Testing

/// How many random pairs are compared; the ordinary suite takes a few.
///
///     BEELINE_FUZZ_PAIRS=1000000 swift test -c release --filter BatchFuzzTests
enum Fuzz {
    static let environment = ProcessInfo.processInfo.environment
    static let pairs = environment["BEELINE_FUZZ_PAIRS"].flatMap { Int($0) } ?? 4_000
    static let storeRounds = environment["BEELINE_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 9
    static let seed = environment["BEELINE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 20_261_130
}

@Suite struct BatchFuzzTests {
    @Test func `every batch between random lists is legal and gives the new list`() {
        RepeatedIdentity.onReport { _ in }
        print("BatchFuzzTests: \(Fuzz.pairs) pairs, seed \(Fuzz.seed)")
        var lists = RandomLists(seed: Fuzz.seed)
        for number in 0..<Fuzz.pairs {
            lists.allowsRepeats = number % 2 == 0
            let (old, new) = lists.pair()
            let batch = Batch(from: old, to: new)
            if let violation = BatchReplay(batch: batch, old: old, new: new).violation() {
                Issue.record(
                    """
                    seed \(Fuzz.seed), pair \(number): \(violation)
                    old \(old.sections), new \(new.sections)
                    \(batch)
                    """)
                return
            }
        }
    }
}

extension ListSnapshot {
    /// The whole list, for a message or a comparison.
    var sections: [(id: SectionID, items: [Item])] {
        (0..<sectionCount).map { (sectionID(at: $0), items(in: $0)) }
    }
}
