import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor @Suite(.serialized) struct CompositionalLayoutTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func gridSection(_ share: CGFloat = 0.25) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(share), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    private func list(
        _ sections: [[Int]], _ section: NSCollectionLayoutSection,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> CollectionScreen {
        CollectionScreen(
            sections, layout: UICollectionViewCompositionalLayout(section: section),
            direction: direction)
    }

    @Test func `a group takes as many items as fit, and is repeated`() {
        // Apple, Implementing modern collection views: a fifth of the width makes five columns.
        let screen = list([Array(0..<10)], gridSection(0.2))
        #expect(screen.frame(4) == CGRect(x: 256, y: 0, width: 64, height: 50))
        #expect(screen.frame(5) == CGRect(x: 0, y: 50, width: 64, height: 50))
        #expect(screen.view.contentSize == CGSize(width: 320, height: 100))
    }

    @Test func `insets, group spacing and item insets keep their distances`() {
        let section = gridSection(0.5)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 1, leading: 10, bottom: 2, trailing: 30)
        section.interGroupSpacing = 7
        let screen = list([Array(0..<4), [9]], section)
        #expect(screen.frame(1) == CGRect(x: 150, y: 1, width: 140, height: 50))
        #expect(screen.frame(2) == CGRect(x: 10, y: 58, width: 140, height: 50))
        #expect(screen.frame(0, 1)?.minY == 111)
    }

    @Test func `a count of items shares the room less the spacing`() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(44)), repeatingSubitem: item, count: 2)
        group.interItemSpacing = .fixed(10)
        let screen = list([Array(0..<4)], NSCollectionLayoutSection(group: group))
        #expect(screen.frame(0)?.width == 155)
        #expect(screen.frame(1)?.minX == 165)
    }

    @Test func `nested groups are laid out in each other`() {
        let leading = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let trailing = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
        let outer = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [leading, trailing])
        let screen = list([Array(0..<6)], NSCollectionLayoutSection(group: outer))
        #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 224, height: 100))
        #expect(screen.frame(2) == CGRect(x: 224, y: 50, width: 96, height: 50))
        #expect(screen.frame(3)?.minY == 100)
        #expect(screen.view.contentSize.height == 200)
    }

    @Test func `flexible spacing shares what is left over`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        group.interItemSpacing = .flexible(20)
        let screen = list([Array(0..<4)], NSCollectionLayoutSection(group: group))
        let places = (0..<4).compactMap { screen.frame($0)?.minX.rounded() }
        #expect(places == [0, 87, 173, 260])
    }

    @Test func `from right to left groups begin at the right`() {
        let screen = list([Array(0..<4)], gridSection(), direction: .rightToLeft)
        #expect(screen.frame(0)?.minX == 240)
        #expect(screen.frame(3)?.minX == 0)
    }

    @Test func `estimated rows find out their heights, and the content's size follows`() {
        let row = size(.fractionalWidth(1), .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let screen = list([Array(0..<30)], NSCollectionLayoutSection(group: group))
        var start: CGFloat = 0
        for item in 0..<6 {
            #expect(screen.frame(item)?.minY == start)
            #expect(screen.frame(item)?.height == NumberCell.height(item))
            start += NumberCell.height(item)
        }
        screen.view.scrollToItem(at: IndexPath(item: 29, section: 0), at: .bottom, animated: false)
        #expect(screen.frame(29)?.maxY == screen.view.contentSize.height)
        #expect(screen.view.contentOffset.y == screen.view.contentSize.height - 480)
    }

    @Test func `a million estimated rows are made when they are seen`() {
        let row = size(.fractionalWidth(1), .estimated(48))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let screen = list([Array(0..<1_000_000)], NSCollectionLayoutSection(group: group))
        #expect(screen.asked < 20)
        screen.view.contentOffset.y = 20_000_000
        screen.screen.settle()
        #expect(screen.asked < 50)
    }

    // MARK: - Headers and badges

    private func header(
        _ kind: String = UICollectionView.elementKindSectionHeader, pinned: Bool = false
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kind,
            alignment: kind == UICollectionView.elementKindSectionHeader ? .top : .bottom)
        item.pinToVisibleBounds = pinned
        return item
    }

    @Test func `a header and a footer have room outside of the content`() {
        let section = gridSection()
        section.boundarySupplementaryItems = [
            header(), header(UICollectionView.elementKindSectionFooter),
        ]
        let screen = list([Array(0..<4), Array(0..<4)], section)
        #expect(screen.frame(0)?.minY == 30)
        #expect(screen.frame(0, 1)?.minY == 140)
        let footer = screen.view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        #expect(footer?.frame == CGRect(x: 0, y: 80, width: 320, height: 30))
        #expect(screen.view.contentSize.height == 220)
    }

    @Test func `a pinned header stays in sight as long as its section`() {
        let section = gridSection(1)
        section.boundarySupplementaryItems = [header(pinned: true)]
        let screen = list([Array(0..<20), Array(0..<20)], section)
        screen.view.contentOffset.y = 300
        screen.screen.settle()
        func place(_ section: Int) -> CGFloat? {
            screen.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section))?.frame.minY
        }
        #expect(place(0) == 300)
        screen.view.contentOffset.y = 1015
        screen.screen.settle()
        #expect(place(0) == 1000)
        #expect(place(1) == 1030)
    }

    @Test func `a badge is tied to its item's corner, and goes with it`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)),
            elementKind: UICollectionView.elementKindSectionHeader,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let screen = list([Array(0..<4)], NSCollectionLayoutSection(group: group))
        func view(_ item: Int) -> UICollectionReusableView? {
            screen.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: item, section: 0))
        }
        #expect(view(0)?.frame == CGRect(x: 146, y: -6, width: 20, height: 20))
        let second = view(1)
        screen.view.performBatchUpdates {
            screen.sections = [[1, 2, 3]]
            screen.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        screen.screen.advance(by: 1)
        #expect(view(0) === second)
    }

    @Test func `a background lies behind its section`() {
        let section = gridSection()
        section.decorationItems = [.background(elementKind: "background")]
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(NumberHeader.self, forDecorationViewOfKind: "background")
        let screen = CollectionScreen([Array(0..<4), Array(0..<4)], layout: layout)
        let backgrounds = screen.view.subviews.filter { $0 is NumberHeader }
        #expect(backgrounds.map(\.frame.height) == [60, 60])
        let cell = screen.view.visibleCells[0]
        let order = screen.view.subviews
        #expect(order.firstIndex(of: backgrounds[1])! < order.firstIndex(of: cell)!)
    }

    // MARK: - Sections that scroll by themselves

    private func shelf(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    private func drag(_ screen: CollectionScreen, by way: CGFloat) {
        screen.screen.drag(
            (0...6).map { CGPoint(x: 250 + way * CGFloat($0) / 6, y: 40) }
                + Array(repeating: CGPoint(x: 250 + way, y: 40), count: 12))
        screen.screen.advance(by: 3)
    }

    @Test func `a shelf scrolls across, makes its cells when they are seen, and is one row high`() {
        let screen = list([Array(0..<50), Array(0..<3)], shelf(.continuous))
        #expect(screen.view.contentSize == CGSize(width: 320, height: 160))
        #expect(screen.shown.keys.filter { $0.section == 0 }.count == 3)
        drag(screen, by: -150)
        #expect(screen.view.contentOffset == .zero)
        let items = screen.shown.keys.filter { $0.section == 0 }.map(\.item).sorted()
        #expect(items.first == 1)
        #expect((screen.frame(1)?.minX ?? 0) < 0)
        let cell = screen.view.cellForItem(at: IndexPath(item: 2, section: 0))
        #expect(cell.map { $0.convert($0.bounds, to: screen.view) } == screen.frame(2))
    }

    @Test func `each way of stopping stops where it should`() {
        func rest(
            _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, by way: CGFloat
        ) -> CGFloat {
            let screen = list([Array(0..<50)], shelf(behavior))
            drag(screen, by: way)
            return -(screen.frame(0)?.minX ?? 0)
        }
        #expect(rest(.continuousGroupLeadingBoundary, by: -210) == 220)
        #expect(rest(.groupPaging, by: -90) == 110)
        #expect(rest(.paging, by: -200) == 320)
        // The first group begins in the middle; a step brings the second one there.
        #expect(rest(.groupPagingCentered, by: -90) == 0)
    }

    @Test func `from right to left a shelf begins at its right end`() {
        let screen = list([Array(0..<50)], shelf(.continuous), direction: .rightToLeft)
        #expect(screen.frame(0)?.maxX == 320)
        #expect(screen.shown.keys.map(\.item).sorted() == [0, 1, 2])
        let cell = screen.view.cellForItem(at: IndexPath(item: 1, section: 0))
        #expect(cell.map { $0.convert($0.bounds, to: screen.view) } == screen.frame(1))
    }

    @Test func `an item of a shelf is scrolled to both ways`() {
        let screen = CollectionScreen(
            Array(repeating: Array(0..<50), count: 20),
            layout: UICollectionViewCompositionalLayout(section: shelf(.continuous)))
        screen.view.scrollToItem(
            at: IndexPath(item: 30, section: 10), at: [.centeredVertically, .centeredHorizontally],
            animated: false)
        let frame = screen.frame(30, 10)
        #expect(frame?.midX == 160)
        #expect(frame.map { screen.view.bounds.contains($0) } == true)
    }

    @Test func `a handler changes how items look, at each step`() {
        let section = shelf(.continuous)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            offsets.append(offset.x)
            for item in items { item.alpha = 0.5 }
        }
        let screen = list([Array(0..<50)], section)
        #expect(screen.view.visibleCells.allSatisfy { $0.alpha == 0.5 })
        drag(screen, by: -100)
        #expect(offsets.contains { $0 > 50 })
    }
}
