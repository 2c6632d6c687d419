import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// Rows of an outline that a person moves, with what is in them.
/// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-swift.class/reorderinghandlers-swift.struct
@MainActor @Suite(.serialized) struct OutlineMovingTests {
    @Test func `a row keeps what is in it, which is out of the way while it is held`() throws {
        let list = MovableOutline(["fruit": ["apple", "pear"], "nuts": []], ["fruit", "nuts"])
        list.expand("fruit")
        #expect(list.shown == ["fruit", "apple", "pear", "nuts"])
        try list.begin("fruit")
        #expect(list.shown == ["fruit", "nuts"])
        #expect(list.source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "nuts"])
        #expect(list.source.snapshot(for: 0).isExpanded("fruit"))
        list.drag(to: "nuts")
        list.drop()
        #expect(list.text == "nuts fruit(apple pear)")
        #expect(list.shown == ["nuts", "fruit", "apple", "pear"])
        #expect(list.levels == [0, 0, 1, 1])
    }

    @Test func `between the items of an expanded one it comes to them`() throws {
        let list = MovableOutline(
            ["fruit": ["apple", "pear"], "nuts": ["hazel"]], ["fruit", "nuts"])
        list.expand("fruit")
        try list.begin("nuts")
        list.drag(to: "pear")
        list.drop()
        #expect(list.text == "fruit(apple nuts(hazel) pear)")
        #expect(list.shown == ["fruit", "apple", "nuts", "pear"])
        #expect(list.levels == [0, 1, 1, 1])
    }

    @Test func `before the first item of an expanded one it comes to them, from above and below`()
        throws
    {
        let list = MovableOutline(
            ["fruit": ["apple"], "nuts": [], "corn": []], ["corn", "fruit", "nuts"])
        list.expand("fruit")
        try list.begin("nuts")
        list.drag(to: "apple")
        list.drop()
        #expect(list.text == "corn fruit(nuts apple)")
        try list.begin("corn")
        list.drag(to: "fruit")
        list.drop()
        #expect(list.text == "fruit(corn nuts apple)")
    }

    @Test func `an item goes out of the one it is in, and into a collapsed one never`() throws {
        let list = MovableOutline(
            ["fruit": ["apple", "pear"], "nuts": ["hazel"]], ["fruit", "nuts"])
        list.expand("fruit")
        try list.begin("pear")
        list.drag(to: "nuts")
        list.drop()
        #expect(list.text == "fruit(apple) nuts(hazel) pear")
        try list.begin("pear")
        list.drag(to: "nuts")
        list.drop()
        // It has the place of the row that it was moved before.
        #expect(list.text == "fruit(apple) pear nuts(hazel)")
    }

    @Test func `the last item leaves its own one empty`() throws {
        let list = MovableOutline(["fruit": ["apple"], "nuts": []], ["fruit", "nuts"])
        list.expand("fruit")
        try list.begin("apple")
        list.drag(to: "fruit")
        list.drop()
        #expect(list.text == "apple fruit nuts")
    }

    @Test func `the handlers are asked and told, with the sections before and after`() throws {
        let list = MovableOutline(
            ["fruit": ["apple", "pear"], "nuts": ["hazel"]], ["fruit", "nuts"])
        list.expand("fruit")
        list.source.reorderingHandlers.canReorderItem = { $0 != "apple" }
        #expect(!list.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        #expect(list.shown.count == 4)
        var said: [String] = []
        list.source.reorderingHandlers.willReorder = { [source = list.source] transaction in
            said.append(
                "will \(source.snapshot().itemIdentifiers == transaction.initialSnapshot.itemIdentifiers)"
            )
        }
        var told: NSDiffableDataSourceTransaction<Int, String>?
        list.source.reorderingHandlers.didReorder = { [source = list.source] transaction in
            said.append(
                "did \(source.snapshot().itemIdentifiers == transaction.finalSnapshot.itemIdentifiers)"
            )
            told = transaction
        }
        try list.begin("nuts")
        list.drag(to: "pear")
        list.drop()
        #expect(said == ["will true", "did true"])
        let transaction = try #require(told)
        #expect(transaction.initialSnapshot.itemIdentifiers == ["fruit", "apple", "pear", "nuts"])
        #expect(transaction.finalSnapshot.itemIdentifiers == ["fruit", "apple", "nuts", "pear"])
        #expect(transaction.difference.count == 2)
        let section = try #require(transaction.sectionTransactions.first)
        #expect(transaction.sectionTransactions.count == 1)
        #expect(section.sectionIdentifier == 0)
        #expect(section.initialSnapshot.items == ["fruit", "apple", "pear", "nuts", "hazel"])
        #expect(section.finalSnapshot.items == ["fruit", "apple", "nuts", "hazel", "pear"])
        #expect(section.finalSnapshot.parent(of: "nuts") == "fruit")
        #expect(
            section.initialSnapshot.items.applying(section.difference)
                == section.finalSnapshot.items)
    }

    @Test func `the handlers see what is in an expanded item all the time`() throws {
        let list = MovableOutline(["fruit": ["apple", "pear"], "nuts": []], ["fruit", "nuts"])
        list.expand("fruit")
        var orders: [[String]] = []
        list.source.reorderingHandlers.didReorder = {
            orders = [$0.initialSnapshot.itemIdentifiers, $0.finalSnapshot.itemIdentifiers]
        }
        try list.begin("fruit")
        list.drag(to: "nuts")
        list.drop()
        #expect(
            orders == [["fruit", "apple", "pear", "nuts"], ["nuts", "fruit", "apple", "pear"]])
    }

    @Test func `an item goes to another section, and makes an outline of a list`() throws {
        let list = MovableOutline(["fruit": ["apple"]], ["fruit", "nuts"])
        var whole = list.source.snapshot()
        whole.appendSections([1])
        whole.appendItems(["milk", "eggs"], toSection: 1)
        list.source.apply(whole, animatingDifferences: false)
        list.expand("fruit")
        var sections: [Int] = []
        list.source.reorderingHandlers.didReorder = {
            sections = $0.sectionTransactions.map(\.sectionIdentifier)
        }
        try list.begin("fruit")
        list.drag(to: "eggs")
        list.drop()
        #expect(sections == [0, 1])
        #expect(list.text == "nuts")
        #expect(list.text(of: 1) == "milk fruit(apple) eggs")
        #expect(list.shown == ["nuts", "milk", "fruit", "apple", "eggs"])
        try list.begin("nuts")
        list.drag(to: "apple")
        list.drop()
        #expect(list.text == "")
        #expect(list.text(of: 1) == "milk fruit(nuts apple) eggs")
    }

    @Test func `what is put back is as it was`() throws {
        let list = MovableOutline(["fruit": ["apple", "pear"], "nuts": []], ["fruit", "nuts"])
        list.expand("fruit")
        try list.begin("fruit")
        list.drag(to: "nuts")
        list.view.cancelInteractiveMovement()
        list.screen.advance(by: 1)
        #expect(list.text == "fruit(apple pear) nuts")
        #expect(list.shown == ["fruit", "apple", "pear", "nuts"])
    }

    @Test func `what is applied while a row is held is what is shown`() throws {
        let list = MovableOutline(["fruit": ["apple", "pear"], "nuts": []], ["fruit", "nuts"])
        list.expand("fruit")
        try list.begin("fruit")
        list.drag(to: "nuts")
        var outline = list.source.snapshot(for: 0)
        outline.append(["plum"], to: "fruit")
        list.source.apply(outline, to: 0)
        list.screen.advance(by: 1)
        list.drop()
        #expect(list.text == "fruit(apple pear plum) nuts")
        #expect(list.shown == ["fruit", "apple", "pear", "plum", "nuts"])
        try list.begin("fruit")
        var whole = list.source.snapshot()
        whole.deleteItems(["nuts"])
        list.source.apply(whole)
        list.screen.advance(by: 1)
        #expect(list.shown == ["fruit", "apple", "pear", "plum"])
    }

    @Test func `rows that are asked for anew while one is held are all there`() throws {
        let list = MovableOutline(["fruit": ["apple", "pear"], "nuts": []], ["fruit", "nuts"])
        list.expand("fruit")
        try list.begin("fruit")
        list.view.reloadData()
        list.screen.advance(by: 1)
        #expect(list.shown == ["fruit", "apple", "pear", "nuts"])
        #expect(list.text == "fruit(apple pear) nuts")
        try list.begin("fruit")
        list.view.performBatchUpdates(nil)
        list.screen.advance(by: 1)
        #expect(list.shown == ["fruit", "apple", "pear", "nuts"])
    }

    @Test func `Alt with an arrow moves a row with all that is in it`() {
        let list = MovableOutline(
            ["fruit": ["apple", "pear"], "nuts": ["hazel"]], ["fruit", "nuts"])
        list.expand("fruit")
        list.screen.press(.tab)
        list.press(.down)
        #expect(list.text == "nuts(hazel) fruit(apple pear)")
        #expect(list.shown == ["nuts", "fruit", "apple", "pear"])
        #expect(list.focused == "fruit")
        list.press(.down)
        #expect(list.text == "nuts(hazel) fruit(apple pear)")
        list.press(.up)
        #expect(list.text == "fruit(apple pear) nuts(hazel)")
        #expect(list.focused == "fruit")
    }

    @Test func `Alt with an arrow leads a row into an expanded one and out again`() {
        let list = MovableOutline(["fruit": ["apple"], "corn": []], ["corn", "fruit"])
        list.expand("fruit")
        list.screen.press(.tab)
        list.press(.down)
        #expect(list.text == "fruit(corn apple)")
        list.press(.down)
        #expect(list.text == "fruit(apple corn)")
        list.press(.up)
        list.press(.up)
        #expect(list.text == "corn fruit(apple)")
        #expect(list.focused == "corn")
    }

    @Test func `a mouse takes a row by its grip`() throws {
        let list = MovableOutline(["fruit": ["apple", "pear"], "nuts": []], ["fruit", "nuts"])
        list.expand("fruit")
        let grip = try #require(list.cell("nuts")).frame
        let target = try #require(list.cell("pear")).frame
        list.screen.drag([
            CGPoint(x: grip.maxX - 25, y: grip.midY), CGPoint(x: grip.maxX - 25, y: grip.midY - 10),
            CGPoint(x: grip.maxX - 25, y: target.midY), CGPoint(x: grip.maxX - 25, y: target.midY),
        ])
        list.screen.advance(by: 1)
        #expect(list.text == "fruit(apple nuts pear)")
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `pictures of a row that is held`(style: UIUserInterfaceStyle) throws {
        let list = MovableOutline(
            ["fruit": ["apple", "pear"], "nuts": ["hazel", "brazil"]], ["fruit", "nuts"],
            style: style)
        list.expand("fruit")
        list.expand("nuts")
        try list.begin("nuts")
        list.drag(to: "pear")
        list.screen.advance(by: 0.5)
        try list.screen.verifySnapshot(named: "outline-held-\(style == .dark ? "dark" : "light")")
    }
}

/// An outline whose rows may all be moved.
@MainActor final class MovableOutline {
    let screen: TestScreen
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>

    /// - Parameter items: What is in items that may have some.
    init(
        _ items: [String: [String]], _ roots: [String], style: UIUserInterfaceStyle = .light
    ) {
        let controller = UIViewController()
        let size = CGSize(width: 320, height: 400)
        screen = TestScreen(controller, size: size, style: style)
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories =
                (items[name].map { $0.isEmpty ? [] : [.outlineDisclosure()] } ?? [])
                + [.reorder(displayed: .always)]
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, name in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(roots)
        for root in roots { outline.append(items[root] ?? [], to: root) }
        controller.view.addSubview(view)
        source.apply(outline, to: 0, animatingDifferences: false)
        screen.settle()
    }

    func expand(_ item: String) {
        var outline = source.snapshot(for: 0)
        outline.expand([item])
        source.apply(outline, to: 0, animatingDifferences: false)
        screen.advance(by: 1)
    }

    // MARK: - Moving

    func begin(_ item: String) throws {
        let indexPath = try #require(source.indexPath(for: item))
        #expect(view.beginInteractiveMovementForItem(at: indexPath))
        screen.advance(by: 0.4)
    }

    /// Over the row that an item has now.
    func drag(to item: String) {
        guard let cell = cell(item) else {
            Issue.record("\(item) is not seen")
            return
        }
        view.updateInteractiveMovementTargetPosition(cell.center)
        screen.advance(by: 0.4)
    }

    func drop() {
        view.endInteractiveMovement()
        screen.advance(by: 1)
    }

    func press(_ key: TestScreen.Key) {
        screen.press(key, alternate: true)
        screen.advance(by: 1)
    }

    // MARK: - Looking

    func cell(_ item: String) -> UICollectionViewListCell? {
        cells.first { text(of: $0) == item }
    }

    private var cells: [UICollectionViewListCell] {
        view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
            .sorted { $0.frame.minY < $1.frame.minY }
    }

    private func text(of cell: UICollectionViewCell) -> String? {
        (cell.contentConfiguration as? UIListContentConfiguration)?.text
    }

    /// The texts of the rows that are seen, from above.
    var shown: [String] { cells.compactMap { text(of: $0) } }

    var levels: [Int] { cells.compactMap { $0.outline?.level } }

    var focused: String? { (screen.focusedView as? UICollectionViewCell).flatMap { text(of: $0) } }

    var text: String { text(of: 0) }

    /// A section's items, each with what is in it in brackets.
    func text(of section: Int) -> String {
        let outline = source.snapshot(for: section)
        func text(_ item: String) -> String {
            let inside = outline.snapshot(of: item).rootItems
            return inside.isEmpty
                ? item : "\(item)(\(inside.map(text).joined(separator: " ")))"
        }
        return outline.rootItems.map(text).joined(separator: " ")
    }
}
