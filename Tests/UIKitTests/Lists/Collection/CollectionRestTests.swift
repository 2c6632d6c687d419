import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// Content keeps what is seen in sight when it gets other sizes, and yet never rests beyond its ends.
@MainActor @Suite(.serialized) struct CollectionRestTests {
    enum Arrangement: CaseIterable {
        case rows, grid, aside, columns, list

        @MainActor var layout: UICollectionViewLayout {
            switch self {
            case .rows: return flow(CGSize(width: 300, height: 44))
            case .grid: return flow(CGSize(width: 90, height: 44))
            case .aside:
                let layout = flow(CGSize(width: 90, height: 44))
                layout.scrollDirection = .horizontal
                return layout
            case .columns:
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                    subitems: [NSCollectionLayoutItem(layoutSize: size)])
                return UICollectionViewCompositionalLayout(
                    section: NSCollectionLayoutSection(group: group))
            case .list:
                return UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain))
            }
        }

        @MainActor private func flow(_ estimate: CGSize) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = estimate
            return layout
        }
    }

    @Test(
        arguments: Arrangement.allCases,
        [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func `content whose view gets another size rests between its ends`(
        arrangement: Arrangement, direction: UITraitEnvironmentLayoutDirection
    ) {
        for count in [3, 12, 60] {
            for width in [150, 231, 320, 449] {
                for share in [0.1, 0.5, 1] {
                    let list = CollectionScreen(
                        [Array(0..<count)], layout: arrangement.layout,
                        size: CGSize(width: 320, height: 232), direction: direction)
                    let range = list.view.range
                    list.view.contentOffset = CGPoint(
                        x: range.horizontal.upperBound * share,
                        y: range.vertical.upperBound * share)
                    list.view.layoutIfNeeded()
                    list.view.frame.size = CGSize(width: width, height: 232 + width % 50)
                    list.view.layoutIfNeeded()
                    let name = "\(arrangement) of \(count), \(share) of the way, \(width) wide"
                    expectRest(list, name)
                }
            }
        }
    }

    private func expectRest(_ list: CollectionScreen, _ name: String) {
        let view = list.view
        #expect(view.range.clamped(view.contentOffset) == view.contentOffset, "\(name)")
        let wanted = view.content.attributes(in: view.bounds)
            .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
        #expect(list.shown.keys.sorted() == wanted, "\(name)")
    }

    @Test func `a layout that moves the content too far has it come back to its end`() {
        let layout = MovingLayout()
        let list = CollectionScreen([Array(0..<40)], layout: layout)
        list.view.contentOffset.y = 100
        list.screen.settle()
        layout.move(by: CGPoint(x: 50, y: 100_000))
        list.screen.settle()
        #expect(list.view.contentOffset == CGPoint(x: 0, y: list.view.range.vertical.upperBound))
        layout.move(by: CGPoint(x: -50, y: -100_000))
        list.screen.settle()
        #expect(list.view.contentOffset == .zero)
    }
}

/// A layout that moves its content when it is invalidated, as `contentOffsetAdjustment` says.
private final class MovingLayout: UICollectionViewFlowLayout {
    func move(by way: CGPoint) {
        let context = makeInvalidationContext()
        context.contentOffsetAdjustment = way
        invalidateLayout(with: context)
    }
}
