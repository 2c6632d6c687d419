import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor @Suite(.serialized) struct FlowLayoutTests {
    private func lines(
        _ widths: [CGFloat], room: CGFloat = 320, spacing: CGFloat = 10, lineSpacing: CGFloat = 10
    ) -> FlowLines {
        FlowLines(
            count: widths.count,
            sizes: FlowLines.Sizes(
                common: .init(along: 50, across: 50),
                all: widths.map { .init(along: 50, across: $0) }),
            rules: .init(room: room, lineSpacing: lineSpacing, itemSpacing: spacing, pixel: 0.5))
    }

    private func places(_ lines: FlowLines) -> [String] {
        (0..<lines.count).map {
            let frame = lines.frame(ofItem: $0)
            return "\(frame.across),\(frame.along)"
        }
    }

    @Test func `a full line is spread from edge to edge`() {
        // Apple: "the layout object fits as many items as it can on a line, and spaces them out"
        // https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimuminteritemspacing
        #expect(
            places(lines([100, 100, 100, 200, 110])) == [
                "0.0,0.0", "110.0,0.0", "220.0,0.0", "0.0,60.0", "210.0,60.0",
            ])
    }

    @Test func `the last line has the distances of a full one of items like its last`() {
        // PSTGridLayoutRow of https://github.com/steipete/PSTCollectionView, which measured UIKit.
        #expect(places(lines([100, 100, 100, 100])).last == "0.0,60.0")
        #expect(
            places(lines([90, 90, 90, 90, 90])) == [
                "0.0,0.0", "115.0,0.0", "230.0,0.0", "0.0,60.0", "115.0,60.0",
            ])
    }

    @Test func `an item that has a line to itself is in its middle`() {
        // As above; a line of one item has its rest on both sides.
        #expect(places(lines([200, 200])) == ["60.0,0.0", "60.0,60.0"])
    }

    @Test func `items of a line are in the middle of its height`() {
        let lines = FlowLines(
            count: 2,
            sizes: .init(
                common: .init(along: 0, across: 0),
                all: [.init(along: 100, across: 100), .init(along: 40, across: 100)]),
            rules: .init(room: 300, lineSpacing: 0, itemSpacing: 10, pixel: 1))
        #expect(lines.frame(ofItem: 1).along == 30)
        #expect(lines.length == 100)
    }

    @Test func `a grid of a million items has one run, and its items are found at once`() {
        let lines = FlowLines(
            count: 1_000_000, sizes: .init(common: .init(along: 50, across: 50)),
            rules: .init(room: 320, lineSpacing: 10, itemSpacing: 10, pixel: 1))
        #expect(lines.runs.count == 1)
        #expect(lines.runs[0].itemsPerLine == 5)
        #expect(lines.length == 11_999_990)
        #expect(lines.items(from: 6_000_000, to: 6_000_100) == 500_000..<500_010)
    }

    @Test func `a section is header, inset, lines, inset and footer`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
        layout.headerReferenceSize = CGSize(width: 1, height: 20)
        layout.footerReferenceSize = CGSize(width: 1, height: 15)
        let list = CollectionScreen([[1, 2, 3], [4]], layout: layout)
        #expect(list.frame(0) == CGRect(x: 10, y: 25, width: 100, height: 40))
        #expect(list.frame(1) == CGRect(x: 210, y: 25, width: 100, height: 40))
        #expect(list.frame(2) == CGRect(x: 10, y: 75, width: 100, height: 40))
        #expect(list.frame(0, 1) == CGRect(x: 10, y: 162, width: 100, height: 40))
        let header = list.view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(header?.frame == CGRect(x: 0, y: 137, width: 320, height: 20))
        #expect(list.view.contentSize == CGSize(width: 320, height: 224))
    }

    @Test func `content that scrolls to the side fills columns from above`() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 60, height: 150)
        let list = CollectionScreen([Array(0..<7)], layout: layout)
        #expect(list.frame(0) == CGRect(x: 0, y: 0, width: 60, height: 150))
        #expect(list.frame(2) == CGRect(x: 0, y: 330, width: 60, height: 150))
        #expect(list.frame(3) == CGRect(x: 70, y: 0, width: 60, height: 150))
        #expect(list.view.contentSize == CGSize(width: 200, height: 480))
    }

    @Test func `from right to left lines begin at the right`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        let list = CollectionScreen([[1, 2, 3, 4]], layout: layout, direction: .rightToLeft)
        #expect(list.frame(0)?.minX == 220)
        #expect(list.frame(2)?.minX == 0)
        #expect(list.frame(3)?.minX == 220)
    }

    @Test func `from right to left content that scrolls to the side begins at its right end`() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 480)
        let list = CollectionScreen([Array(0..<20)], layout: layout, direction: .rightToLeft)
        #expect(list.view.contentSize.width == 2190)
        #expect(list.view.contentOffset.x == 1870)
        #expect(list.frame(0)?.maxX == 2190)
        #expect(list.shown.keys.sorted().map(\.item) == [0, 1, 2])
    }

    @Test func `a pinned header stays at the top until its section's end pushes it away`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let list = CollectionScreen([Array(0..<10), Array(0..<10)], layout: layout)
        func header(_ section: Int) -> CGFloat? {
            list.screen.settle()
            return list.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section))?.frame.minY
        }
        #expect(header(0) == 0)
        list.view.contentOffset.y = 500
        #expect(header(0) == 500)
        list.view.contentOffset.y = 1010
        #expect(header(0) == 1000)
        #expect(header(1) == 1030)
        list.view.contentOffset.y = 1100
        #expect(header(0) == nil)
        #expect(header(1) == 1100)
        let cell = try #require(list.view.visibleCells.first)
        let pinned = try #require(
            list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
                .first)
        let order = list.view.subviews
        #expect(order.firstIndex(of: pinned)! > order.firstIndex(of: cell)!)
    }

    @Test func `only cells in sight are made, and used again`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 48)
        layout.minimumLineSpacing = 0
        let list = CollectionScreen([Array(0..<1_000_000)], layout: layout)
        #expect(list.asked == 10)
        for step in 1...100 {
            list.view.contentOffset.y = CGFloat(step * 48)
            list.screen.settle()
        }
        #expect(list.asked == 110)
        let made =
            list.view.subviews.filter { $0 is NumberCell }.count + list.view.making.waitingCount
        #expect(made <= 12)
    }

    @Test func `a wider view has its lines broken anew`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        let list = CollectionScreen([Array(0..<6)], layout: layout)
        #expect(list.frame(3)?.minX == 0)
        list.view.frame.size.width = 430
        list.screen.settle()
        #expect(list.frame(3)?.minX == 330)
        #expect(list.view.contentSize.width == 430)
    }

    @Test func `cells find out their sizes, and what is seen stays when those above do`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        let list = CollectionScreen([Array(0..<1000)], layout: layout)
        for item in 0..<5 { #expect(list.frame(item)?.height == NumberCell.height(item)) }
        list.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
        #expect(list.frame(500)?.minY == list.view.contentOffset.y)
        for _ in 0..<20 {
            let first = list.view.indexPathsForVisibleItems[1]
            let place = list.frame(first.item)!.minY - list.view.contentOffset.y
            list.view.contentOffset.y -= 17
            list.screen.settle()
            let now = list.frame(first.item)!.minY - list.view.contentOffset.y
            #expect(now == place + 17)
        }
    }
}
