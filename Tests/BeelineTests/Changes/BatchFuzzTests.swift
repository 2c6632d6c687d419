import Beeline
import Foundation
import Testing

/// How much is tried at random; the ordinary suite takes a little of it.
///
///     BEELINE_FUZZ_PAIRS=1000000 swift test -c release --filter BatchFuzzTests
///     BEELINE_FUZZ_ROUNDS=900 swift test -c release --filter ListStoreFuzzTests
///     BEELINE_FUZZ_VERBS=100000 swift test -c release --filter SharingTests
///
/// `BEELINE_FUZZ_SEED` names another seed than the usual one.
enum Fuzz {
    static let environment = ProcessInfo.processInfo.environment
    static let pairs = environment["BEELINE_FUZZ_PAIRS"].flatMap { Int($0) } ?? 4_000
    static let storeRounds = environment["BEELINE_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 9
    static let verbs = environment["BEELINE_FUZZ_VERBS"].flatMap { Int($0) } ?? 10_000
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
