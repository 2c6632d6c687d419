import Beeline
import Foundation
import Synchronization
import Testing

/// Identities whose hashes collide cost time in a table. How much is counted
/// in comparisons of identities, not in seconds.
@Suite(.serialized) struct CollisionTests {
    /// An identity that counts how often it is compared. Its hash is the same
    /// for all.
    struct Colliding: Hashable, Sendable {
        static let comparisons = Atomic(0)
        let number: Int

        static func == (left: Self, right: Self) -> Bool {
            comparisons.add(1, ordering: .relaxed)
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(0)
        }
    }

    struct Item<ID: Hashable & Sendable>: Identifiable, Equatable {
        let id: ID
        var text = 0
        static func == (left: Self, right: Self) -> Bool { left.text == right.text }
    }

    @Test func `colliding identities of a list twice as long cost twice as many comparisons`() {
        func comparisons(_ count: Int) -> Int {
            let old = (0..<count).map { Item(id: Colliding(number: $0)) }
            Colliding.comparisons.store(0, ordering: .relaxed)
            let batch = Batch(from: old, to: old.reversed())
            let comparisons = Colliding.comparisons.load(ordering: .relaxed)
            #expect(batch.removed.count == batch.inserted.count)
            #expect(batch.removed.count + batch.moved.count >= count - 1)
            return comparisons
        }
        let (small, large) = (comparisons(2_000), comparisons(8_000))
        #expect(large < 6 * small, "\(small) comparisons for 2,000, \(large) for 8,000")
    }

    @Test func `few colliding identities are matched as if they did not collide`() {
        let old = (0..<100).map { Item(id: Colliding(number: $0)) }
        #expect(Batch(from: old, to: old.reversed()).moved.count == 99)
    }

    /// All of them have the same fast hash; the standard one takes over.
    @Test func `UUIDs that were planted to collide are still matched`() {
        let planted = (0..<3_000 as Range<UInt64>).map { number in
            let words = (0xA076_1D64_78BD_642F as UInt64, number)
            return Item(id: unsafeBitCast(words, to: UUID.self))
        }
        let batch = Batch(from: planted, to: planted.reversed())
        #expect(batch.moved.count == 2_999 && batch.operationCount == 2_999)
    }

    @Test func `whatever collides the batch is right`() {
        var random = SplitMix64(seed: Fuzz.seed)
        for _ in 0..<20 {
            let old = (0..<400).map { Item(id: Colliding(number: $0)) }
            var new = old.shuffled(using: &random)
            new.removeFirst(50)
            let batch = Batch(from: old, to: new)
            let rules = BatchRules(batch: batch, old: [old.count], new: [new.count])
            #expect(rules.violation() == nil)
            var kept = old.map(\.id.number)
            for path in (batch.removed + batch.moved.map(\.from)).sorted().reversed() {
                kept.remove(at: path[1])
            }
            for path in (batch.inserted + batch.moved.map(\.to)).sorted() {
                kept.insert(new[path[1]].id.number, at: path[1])
            }
            #expect(kept == new.map(\.id.number))
        }
    }
}
