import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TableFuzzTests {
    @Test
    func `a table that goes through random batches shows what its model has`() {
        for round in 0..<FuzzPlan.rounds(standard: 40) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            let history = TableHistory(seed: seed)
            history.play(steps: 25)
            #expect(history.faults == [], "FUZZ_SEED=\(seed)")
            guard history.faults.isEmpty else { return }
        }
    }

    // A header above gained what the one below it lost, and a row that came into sight had no cell.
    @Test(arguments: [1_000_185])
    func `histories that once went wrong go right`(seed: UInt64) {
        let history = TableHistory(seed: seed)
        history.play(steps: 25)
        #expect(history.faults == [])
    }

    @Test
    func `heights in runs agree with heights in an array`() {
        for round in 0..<FuzzPlan.rounds(standard: 20) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            var random = SplitMix64(seed: seed)
            var array: [CGFloat] = []
            var runs = RowHeights()
            for _ in 0..<60 {
                change(&array, &runs, &random)
                let sums = array.reduce(into: [CGFloat.zero]) { $0.append($0.last! + $1) }
                #expect(runs.count == array.count, "FUZZ_SEED=\(seed)")
                #expect(runs.length == sums.last, "FUZZ_SEED=\(seed)")
                for row in array.indices {
                    #expect(runs.height(of: row) == array[row], "FUZZ_SEED=\(seed)")
                    #expect(runs.offset(of: row) == sums[row], "FUZZ_SEED=\(seed)")
                    let middle = sums[row] + array[row] / 2
                    if array[row] > 0 { #expect(runs.row(at: middle) == row, "FUZZ_SEED=\(seed)") }
                }
                let different = zip(array, array.dropFirst()).filter { $0 != $1 }.count
                #expect(runs.runCount == (array.isEmpty ? 0 : different + 1), "FUZZ_SEED=\(seed)")
            }
        }
    }

    private func change(
        _ array: inout [CGFloat], _ runs: inout RowHeights, _ random: inout SplitMix64
    ) {
        let height = CGFloat(random.below(3)) * 22
        switch random.below(4) {
        case 0, 1:
            let count = random.below(6)
            let place = random.below(array.count + 1)
            array.insert(contentsOf: Array(repeating: height, count: count), at: place)
            runs.insert(count, at: place, height: height)
        case 2 where !array.isEmpty:
            let start = random.below(array.count)
            let end = start + random.below(array.count - start + 1)
            array.removeSubrange(start..<end)
            runs.remove(start..<end)
        default:
            guard !array.isEmpty else { return }
            let row = random.below(array.count)
            array[row] = height
            runs.setHeight(height, of: row)
        }
    }
}
