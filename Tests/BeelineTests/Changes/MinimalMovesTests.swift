import Beeline
import Foundation
import Testing

/// A reordering moves as few rows as can be: all but a longest increasing
/// subsequence.
@Suite struct MinimalMovesTests {
    /// The obvious way, in quadratic time.
    private func longestIncreasing(_ numbers: [Int]) -> Int {
        var best = [Int](repeating: 1, count: numbers.count)
        for end in numbers.indices {
            for start in 0..<end where numbers[start] < numbers[end] {
                best[end] = max(best[end], best[start] + 1)
            }
        }
        return best.max() ?? 0
    }

    private func permutations(_ numbers: [Int]) -> [[Int]] {
        if numbers.isEmpty { return [[]] }
        return numbers.flatMap { first in
            permutations(numbers.filter { $0 != first }).map { [first] + $0 }
        }
    }

    @Test func `every reordering of up to seven rows moves the fewest`() {
        for count in 0...7 {
            let old = (0..<count).map { Row($0) }
            for order in permutations(Array(0..<count)) {
                let batch = Batch(from: old, to: order.map { Row($0) })
                #expect(batch.operationCount == count - longestIncreasing(order), "\(order)")
                #expect(batch.moved.count == batch.operationCount, "\(order)")
            }
        }
    }

    @Test func `random reorderings of long lists move the fewest`() {
        print("MinimalMovesTests: seed \(Fuzz.seed)")
        var random = SplitMix64(seed: Fuzz.seed)
        for count in [100, 300, 500] {
            let old = (0..<count).map { Row($0) }
            let order = (0..<count).shuffled(using: &random)
            let batch = Batch(from: old, to: order.map { Row($0) })
            #expect(batch.moved.count == count - longestIncreasing(order))
        }
    }

    /// In a reversed list of three the middle row need not move onto itself.
    @Test func `a row moves onto its own number only where that can't be avoided`() {
        for count in 0...6 {
            let old = (0..<count).map { Row($0) }
            for order in permutations(Array(0..<count)) {
                let batch = Batch(from: old, to: order.map { Row($0) })
                let selfMoves = batch.moved.count { $0.from == $0.to }
                #expect(selfMoves == fewestSelfMoves(order), "\(order)")
            }
        }
    }

    /// Tries all longest increasing subsequences.
    private func fewestSelfMoves(_ order: [Int]) -> Int {
        let longest = longestIncreasing(order)
        var fewest = order.count
        for choice in 0..<1 << order.count where choice.nonzeroBitCount == longest {
            let kept = order.indices.filter { choice >> $0 & 1 == 1 }.map { order[$0] }
            guard kept == kept.sorted() else { continue }
            fewest = min(fewest, order.indices.count { choice >> $0 & 1 == 0 && order[$0] == $0 })
        }
        return fewest
    }

    @Test func `sections are reordered by the fewest moves`() {
        for order in permutations(Array(0..<5)) {
            let old = ListSnapshot(sections: (0..<5).map { (SectionID($0), [Row($0)]) })
            let new = ListSnapshot(sections: order.map { (SectionID($0), [Row($0)]) })
            let batch = Batch(from: old, to: new)
            #expect(batch.movedSections.count == 5 - longestIncreasing(order), "\(order)")
            #expect(batch.operationCount == batch.movedSections.count, "\(order)")
        }
    }
}
