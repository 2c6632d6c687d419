import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// Rows that others are in, which expand and collapse.
/// https://developer.apple.com/documentation/uikit/uicellaccessory/outlinedisclosure(displayed:options:actionhandler:)
@MainActor @Suite(.serialized) struct OutlineTests {
    @Test func `a tap on the sign expands a row, one elsewhere selects it`() throws {
        let outline = OutlineScreen(.cell)
        #expect(outline.shown == ["fruit", "nuts"])
        outline.tapSign(0)
        #expect(outline.shown == ["fruit", "apple", "pear", "nuts"])
        #expect(outline.view.indexPathsForSelectedItems == [])
        #expect(outline.calls == ["will expand fruit"])
        outline.screen.tap(at: CGPoint(x: 100, y: 20))
        outline.screen.advance(by: 1)
        #expect(outline.shown.count == 4)
        #expect(outline.view.indexPathsForSelectedItems?.count == 1)
        outline.tapSign(0)
        #expect(outline.shown == ["fruit", "nuts"])
        #expect(outline.calls.last == "will collapse fruit")
    }

    @Test func `a tap anywhere on a header expands it, and selects nothing`() {
        let outline = OutlineScreen(.header)
        outline.screen.tap(at: CGPoint(x: 100, y: 20))
        outline.screen.advance(by: 1)
        #expect(outline.shown == ["fruit", "apple", "pear", "nuts"])
        #expect(outline.view.indexPathsForSelectedItems == [])
    }

    @Test func `rows are set in by their level, and know whether they are expanded`() throws {
        let outline = OutlineScreen(.cell)
        outline.tapSign(0)
        let root = try #require(outline.row(0))
        let child = try #require(outline.row(1))
        #expect(child.contentView.frame.minX - root.contentView.frame.minX == 10)
        #expect(root.configurationState.isExpanded)
        #expect(!child.configurationState.isExpanded)
        #expect(root.accessibilityValue == "Expanded")
        #expect(child.accessibilityValue == "Collapsed")
        #expect(outline.row(3)?.accessibilityValue == nil)
    }

    @Test func `the data source knows the outline that a person made of it`() {
        let outline = OutlineScreen(.cell)
        outline.tapSign(0)
        #expect(outline.dataSource.snapshot(for: 0).isExpanded("fruit"))
        #expect(
            outline.dataSource.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "nuts"])
        var list = outline.dataSource.snapshot()
        list.deleteItems(["pear"])
        outline.dataSource.apply(list)
        #expect(outline.dataSource.snapshot(for: 0).rootItems == ["fruit", "apple", "nuts"])
        #expect(outline.dataSource.snapshot(for: 9).items == [])
    }

    @Test func `a handler may forbid, and may make what is in a row when it is wanted`() {
        let outline = OutlineScreen(.cell)
        outline.dataSource.sectionSnapshotHandlers.shouldExpandItem = { $0 != "fruit" }
        outline.tapSign(0)
        #expect(outline.shown == ["fruit", "nuts"])
        outline.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, old in
            var new = old
            new.append(["\(item) 1"])
            return new
        }
        outline.dataSource.setExpanded(true, at: IndexPath(item: 1, section: 0))
        outline.screen.advance(by: 1)
        #expect(outline.shown == ["fruit", "nuts", "nuts 1"])
    }

    // As in the outlines of desktops.
    @Test func `arrows forward expand, backward collapse or go to the row around`() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let outline = OutlineScreen(.cell, direction: direction)
            let forward: TestScreen.Key = direction == .leftToRight ? .right : .left
            let backward: TestScreen.Key = direction == .leftToRight ? .left : .right
            outline.screen.press(.tab)
            outline.press(forward)
            #expect(outline.shown == ["fruit", "apple", "pear", "nuts"])
            outline.press(.down)
            outline.press(.down)
            #expect(outline.focused == 2)
            outline.press(backward)
            #expect(outline.focused == 0)
            outline.press(backward)
            #expect(outline.shown == ["fruit", "nuts"])
        }
    }

    @Test func `assistive technology expands and collapses`() throws {
        let outline = OutlineScreen(.cell)
        let row = try #require(outline.row(0))
        try #require(row.accessibilityCustomActions?.first).perform()
        outline.screen.advance(by: 1)
        #expect(outline.shown.count == 4)
        #expect(row.accessibilityCustomActions?.map(\.name) == ["Collapse"])
    }

    @Test func `pictures of outlines`() {
        for (name, style, direction) in [
            ("light", UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight),
            ("dark-right-to-left", .dark, .rightToLeft),
        ] {
            let outline = OutlineScreen(.cell, direction: direction, style: style)
            outline.tapSign(0)
            outline.tapSign(1)
            #expect(throws: Never.self) {
                try outline.screen.verifySnapshot(named: "outline-\(name)")
            }
        }
    }
}

/// Fruit and nuts, in a list.
@MainActor private final class OutlineScreen {
    let screen: TestScreen
    let view: UICollectionView
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, String>
    var calls: [String] = []

    init(
        _ style: UICellAccessory.OutlineDisclosureOptions.Style,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        style appearance: UIUserInterfaceStyle = .light
    ) {
        let controller = UIViewController()
        let size = CGSize(width: 320, height: 300)
        screen = TestScreen(controller, size: size, style: appearance, direction: direction)
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let parents: Set = ["fruit", "apple"]
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories =
                parents.contains(name) ? [.outlineDisclosure(options: .init(style: style))] : []
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: view) {
            view, indexPath, name in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
        }
        dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] in
            self?.calls.append("will expand \($0)")
        }
        dataSource.sectionSnapshotHandlers.willCollapseItem = { [weak self] in
            self?.calls.append("will collapse \($0)")
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "nuts"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["boskop"], to: "apple")
        controller.view.addSubview(view)
        dataSource.apply(outline, to: 0, animatingDifferences: false)
        screen.settle()
    }

    func row(_ item: Int) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    /// The texts of the rows that are seen.
    var shown: [String] {
        view.indexPathsForVisibleItems.compactMap {
            (row($0.item)?.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }

    var focused: Int? {
        (screen.focusedView as? UICollectionViewCell).flatMap { view.indexPath(for: $0)?.item }
    }

    func tapSign(_ item: Int) {
        let button = row(item)?.subviews.first { $0 is ListGlyphButton }
        guard let button else { return }
        screen.tap(at: button.convert(CGPoint(x: 11, y: 22), to: nil))
        screen.advance(by: 1)
    }

    func press(_ key: TestScreen.Key) {
        screen.press(key)
        screen.advance(by: 1)
    }
}
