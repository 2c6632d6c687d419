import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor @Suite(.serialized) struct CollectionListTests {
    @Test func `rows are as high as their content asks, at least 44 points`() {
        let list = ContactList(.plain)
        list.texts = ["Ada", String(repeating: "long ", count: 60)]
        list.reload()
        #expect(list.row(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect((list.row(1)?.frame.height ?? 0) > 100)
        #expect(list.view.contentSize.height == list.row(1)?.frame.maxY)
    }

    @Test func `an inset group stands on a card with margins`() throws {
        let list = ContactList(.insetGrouped)
        #expect(list.row(0)?.frame.minX == 16)
        #expect(list.row(0)?.frame.width == 288)
        list.screen.settle()
        let first = try #require(list.row(0)?.subviews.first)
        #expect(first.layer.cornerRadius == 10)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func `accessories stand beside the content, at the side where reading ends`() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let list = ContactList(.plain, direction: direction)
            let row = try #require(list.row(0))
            let glyph = try #require(row.subviews.first { $0 is ListGlyph })
            let isAtRight = glyph.frame.midX > row.bounds.midX
            #expect(isAtRight == (direction == .leftToRight))
            #expect(!glyph.frame.overlaps(row.contentView.frame))
        }
    }

    @Test func `in editing the signs of editing come, and several rows can be chosen`() throws {
        let list = ContactList(.plain)
        list.accessories = [.multiselect(), .disclosureIndicator(displayed: .whenNotEditing)]
        list.reload()
        list.view.allowsMultipleSelectionDuringEditing = true
        list.view.isEditing = true
        list.screen.settle()
        let row = try #require(list.row(0))
        let glyphs = row.subviews.compactMap { $0 as? ListGlyph }
        #expect(glyphs.map(\.kind) == [.unchecked])
        try list.screen.tap(row)
        try list.screen.tap(try #require(list.row(1)))
        #expect(list.view.indexPathsForSelectedItems?.count == 2)
        #expect(row.subviews.compactMap { $0 as? ListGlyph }.map(\.kind) == [.checked])
    }

    @Test func `a selected row takes the colour of selection, and gives it up`() throws {
        let list = ContactList(.plain)
        let row = try #require(list.row(1))
        try list.screen.tap(row)
        list.screen.settle()
        #expect(row.subviews.first?.backgroundColor == .systemGray4)
        list.view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
        list.screen.settle()
        #expect(row.subviews.first?.backgroundColor == .systemBackground)
    }

    @Test func `a configuration is updated for each state, by class and by closure`() throws {
        let list = ContactList(.plain)
        let row = try #require(list.row(0))
        var states: [Bool] = []
        row.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        list.screen.settle()
        try list.screen.tap(row)
        list.screen.settle()
        #expect(states.first == false && states.last == true)
    }

    @Test func `pictures of lists`() throws {
        for (name, appearance, style, direction) in [
            (
                "plain-light", UICollectionLayoutListConfiguration.Appearance.plain,
                UIUserInterfaceStyle.light,
                UITraitEnvironmentLayoutDirection.leftToRight
            )
        ] {
            let list = ContactList(appearance, direction: direction, style: style, header: true)
            list.texts = ["Ada Lovelace", "Alan Turing", "Grace Hopper", "Edsger Dijkstra"]
            list.details = [
                "Analyst", "London, and everywhere where machines compute", "", "Austin",
            ]
            list.reload()
            list.view.selectItem(
                at: IndexPath(item: 1, section: 1), animated: false, scrollPosition: [])
            #expect(throws: Never.self) {
                try list.screen.verifySnapshot(named: "list-\(name)")
            }
        }
    }
}

/// Rows of names in two sections.
@MainActor private final class ContactList: NSObject, UICollectionViewDataSource {
    let screen: TestScreen
    let view: UICollectionView
    var texts = ["Ada", "Alan", "Grace"]
    var details: [String] = []
    var accessories: [UICellAccessory] = [.disclosureIndicator()]
    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int>
    {
        [weak self] cell, _, number in
        guard let self else { return }
        var content = cell.defaultContentConfiguration()
        content.text = texts[number]
        content.secondaryText = details.isEmpty ? nil : details[number]
        cell.contentConfiguration = content
        cell.accessories = accessories
    }
    private let title = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
        var content = cell.defaultContentConfiguration()
        content.text = "Section \(indexPath.section + 1)"
        cell.contentConfiguration = content
    }

    init(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        style: UIUserInterfaceStyle = .light, header: Bool = false
    ) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        if header { configuration.headerMode = .supplementary }
        let controller = UIViewController()
        let size = CGSize(width: 320, height: 480)
        screen = TestScreen(controller, size: size, style: style, direction: direction)
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.contentInsetAdjustmentBehavior = .never
        super.init()
        view.dataSource = self
        controller.view.addSubview(view)
        screen.settle()
    }

    func reload() {
        view.reloadData()
        screen.settle()
    }

    func row(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { section == 0 || details.count > 0 ? texts.count : 0 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
    }
}
