import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor @Suite(.serialized) struct CompositionalLayoutFuzzTests {
    @Test func `elements found in a rectangle are those that looking at each one finds`() {
        for round in 0..<FuzzPlan.rounds(standard: 60) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            var random = SplitMix64(seed: seed)
            let sections = (0..<random.below(5)).map { _ in Array(0..<random.below(40)) }
            let definitions = sections.map { _ in Self.section(&random) }
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = CGFloat(random.below(10))
            if random.below(4) == 0 { configuration.scrollDirection = .horizontal }
            let layout = UICollectionViewCompositionalLayout(
                sectionProvider: { index, _ in definitions[index] }, configuration: configuration)
            let list = CollectionScreen(
                sections, layout: layout,
                direction: random.below(3) == 0 ? .rightToLeft : .leftToRight)
            for _ in 0..<4 {
                check(list, definitions, &random, seed)
                list.view.contentOffset = list.view.range.clamped(
                    CGPoint(
                        x: random.below(Int(list.view.contentSize.width) + 1),
                        y: random.below(Int(list.view.contentSize.height) + 1)))
                list.screen.settle()
            }
        }
    }

    private static func dimension(
        _ random: inout SplitMix64, _ isWidth: Bool
    )
        -> NSCollectionLayoutDimension
    {
        switch random.below(3) {
        case 0: isWidth ? .fractionalWidth([1, 0.5, 1.0 / 3][random.below(3)]) : .absolute(40)
        case 1: .absolute(CGFloat(20 + random.below(100)))
        default: isWidth ? .fractionalWidth(0.25) : .estimated(CGFloat(20 + random.below(60)))
        }
    }

    private static func section(_ random: inout SplitMix64) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: dimension(&random, true), heightDimension: dimension(&random, false)
            ))
        let groupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth([1, 0.5][random.below(2)]),
            heightDimension: .estimated(100))
        let group: NSCollectionLayoutGroup =
            random.below(3) == 0
            ? .vertical(layoutSize: groupSize, repeatingSubitem: item, count: 1 + random.below(4))
            : .horizontal(layoutSize: groupSize, subitems: [item])
        group.interItemSpacing = .fixed(CGFloat(random.below(8)))
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = CGFloat(random.below(12))
        section.contentInsets = NSDirectionalEdgeInsets(
            top: CGFloat(random.below(9)), leading: CGFloat(random.below(9)),
            bottom: CGFloat(random.below(9)), trailing: CGFloat(random.below(9)))
        if random.below(3) == 0 { section.orthogonalScrollingBehavior = .continuous }
        if random.below(2) == 0 {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
        }
        return section
    }

    private func check(
        _ list: CollectionScreen, _ definitions: [NSCollectionLayoutSection],
        _ random: inout SplitMix64, _ seed: UInt64
    ) {
        let layout = list.view.collectionViewLayout
        let size = list.view.contentSize
        let rect = CGRect(
            x: CGFloat(random.below(Int(size.width) + 1)) - 20,
            y: CGFloat(random.below(Int(size.height) + 1)) - 20,
            width: CGFloat(1 + random.below(500)), height: CGFloat(1 + random.below(500)))
        let found = Set(
            (layout.layoutAttributesForElements(in: rect) ?? [])
                .filter { $0.representedElementCategory == .cell }.map(\.indexPath))
        var expected: Set<IndexPath> = []
        var frames: [CGRect] = []
        for (section, items) in list.sections.enumerated() {
            for item in items {
                let path = IndexPath(item: item, section: section)
                guard let frame = layout.layoutAttributesForItem(at: path)?.frame else {
                    Issue.record("no place for \(path.numbers): FUZZ_SEED=\(seed)")
                    return
                }
                if frame.overlaps(rect) { expected.insert(path) }
                if definitions[section].orthogonalScrollingBehavior == .none {
                    frames.append(frame)
                }
            }
        }
        #expect(found == expected, "FUZZ_SEED=\(seed)")
        let whole = CGRect(origin: .zero, size: size).insetBy(dx: -0.1, dy: -0.1)
        let isVertical = size.width <= 320.1
        for (index, frame) in frames.enumerated() {
            if isVertical {
                #expect(frame.maxY <= whole.maxY, "FUZZ_SEED=\(seed)")
            } else {
                #expect(frame.maxX <= whole.maxX, "FUZZ_SEED=\(seed)")
            }
            for other in frames.dropFirst(index + 1) {
                let shared = frame.insetBy(dx: 0.05, dy: 0.05)
                guard shared.width > 0, shared.height > 0 else { continue }
                #expect(
                    !shared.overlaps(other.insetBy(dx: 0.05, dy: 0.05)),
                    "\(frame) and \(other): FUZZ_SEED=\(seed)")
            }
        }
    }
}

@Suite struct SparseLengthsFuzzTests {
    @Test func `lengths, beginnings and stretches are those of the plain list`() {
        for round in 0..<FuzzPlan.rounds(standard: 200) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            var random = SplitMix64(seed: seed)
            let count = random.below(60)
            let common = CGFloat(random.below(40))
            let spacing = CGFloat(random.below(5))
            var lengths = SparseLengths(count: count, common: common, spacing: spacing)
            var plain = Array(repeating: common, count: count)
            for _ in 0..<random.below(50) where count > 0 {
                let index = random.below(count)
                let length = CGFloat(random.below(90))
                lengths.set(length, of: index)
                plain[index] = length
            }
            var start: CGFloat = 0
            var starts: [CGFloat] = []
            for length in plain {
                starts.append(start)
                start += length + spacing
            }
            #expect((0..<count).map { lengths.start(of: $0) } == starts, "FUZZ_SEED=\(seed)")
            #expect((0..<count).map { lengths.length(of: $0) } == plain, "FUZZ_SEED=\(seed)")
            let low = CGFloat(random.below(Int(start) + 20))
            let high = low + CGFloat(random.below(100))
            let expected = (0..<count).filter {
                starts[$0] + plain[$0] >= low && starts[$0] <= high
            }
            #expect(Array(lengths.indices(from: low, to: high)) == expected, "FUZZ_SEED=\(seed)")
        }
    }
}
