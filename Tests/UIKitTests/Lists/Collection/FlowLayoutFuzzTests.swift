import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@Suite struct FlowLayoutFuzzTests {
    @Test func `items found in a stretch are those that looking at each one finds`() {
        for round in 0..<FuzzPlan.rounds(standard: 300) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            var random = SplitMix64(seed: seed)
            var lines = Self.lines(&random)
            Self.check(lines, &random, seed)
            for _ in 0..<3 where lines.count > 0 {
                let item = random.below(lines.count)
                let extent = Self.extent(&random)
                lines.measure([item: extent])
                Self.check(lines, &random, seed)
                let sizes = lines.sizes
                let fresh = FlowLines(count: lines.count, sizes: sizes, rules: lines.rules)
                let frames = (0..<lines.count).map { lines.frame(ofItem: $0) }
                let again = (0..<lines.count).map { fresh.frame(ofItem: $0) }
                #expect(
                    zip(frames, again).allSatisfy {
                        abs($0.along - $1.along) < 0.01 && $0.across == $1.across
                    },
                    "FUZZ_SEED=\(seed)")
            }
        }
    }

    private static func extent(_ random: inout SplitMix64) -> FlowLines.Extent {
        FlowLines.Extent(
            along: CGFloat(random.below(90)) + (random.below(4) == 0 ? 0.5 : 0),
            across: CGFloat(1 + random.below(120)) + (random.below(4) == 0 ? 0.3 : 0))
    }

    private static func lines(_ random: inout SplitMix64) -> FlowLines {
        let count = random.below(80)
        var sizes = FlowLines.Sizes(common: extent(&random))
        switch random.below(3) {
        case 0: sizes.all = (0..<count).map { _ in extent(&random) }
        case 1: for _ in 0..<random.below(10) { sizes.own[random.below(80)] = extent(&random) }
        default: break
        }
        return FlowLines(
            count: count, sizes: sizes,
            rules: .init(
                room: CGFloat(50 + random.below(400)), lineSpacing: CGFloat(random.below(12)),
                itemSpacing: CGFloat(random.below(12)), pixel: [1, 0.5][random.below(2)]))
    }

    private static func check(_ lines: FlowLines, _ random: inout SplitMix64, _ seed: UInt64) {
        let frames = (0..<lines.count).map { item -> CGRect in
            let frame = lines.frame(ofItem: item)
            return CGRect(
                x: frame.across, y: frame.along, width: frame.size.across, height: frame.size.along)
        }
        for (index, frame) in frames.enumerated() {
            #expect(frame.maxY <= lines.length + 0.01 && frame.minY >= -0.01, "FUZZ_SEED=\(seed)")
            for other in frames.dropFirst(index + 1) {
                let shared = frame.intersection(other)
                let overlaps = !shared.isNull && shared.width > 0.01 && shared.height > 0.01
                #expect(!overlaps, "\(frame) and \(other): FUZZ_SEED=\(seed)")
            }
        }
        let start = CGFloat(random.below(Int(lines.length) + 100)) - 50
        let end = start + CGFloat(random.below(300))
        let found = lines.items(from: start, to: end)
        let seen = frames.indices.filter { frames[$0].maxY >= start && frames[$0].minY <= end }
        // Whole lines are found: more than is seen, never less.
        #expect(seen.allSatisfy(found.contains), "\(seen) in \(found): FUZZ_SEED=\(seed)")
        if let first = seen.first, let last = seen.last {
            let longest = lines.runs.map(\.itemsPerLine).max() ?? 1
            #expect(found.count <= last - first + 1 + 2 * longest, "FUZZ_SEED=\(seed)")
        }
    }
}
