import BeelineTesting
import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct CollectionPictureTests {
    @Test func `a grid, light and dark, from both sides, narrow and wide`() throws {
        for (name, style, direction, width) in [
            (
                "light", UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight,
                320
            ),
            ("dark", .dark, .leftToRight, 320), ("right-to-left", .light, .rightToLeft, 320),
            ("wide", .light, .leftToRight, 560),
        ] {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 86, height: 86)
            layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
            layout.headerReferenceSize = CGSize(width: 0, height: 36)
            let gallery = Gallery(
                [7, 11], layout, size: CGSize(width: width, height: 480), style, direction)
            gallery.view.selectItem(
                at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
            #expect(throws: Never.self) {
                try gallery.screen.verifySnapshot(named: "grid-\(name)")
            }
        }
    }

    @Test func `shelves with headers and badges, from both sides`() throws {
        for (name, style, direction) in [
            ("light", UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight),
            ("dark", .dark, .leftToRight), ("right-to-left", .light, .rightToLeft),
        ] {
            let layout = UICollectionViewCompositionalLayout { _, _ in Self.shelf() }
            layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
            let gallery = Gallery(
                [9, 9, 9], layout, size: CGSize(width: 360, height: 480), style, direction)
            gallery.screen.drag(
                (0...8).map { CGPoint(x: 260 - $0 * (direction == .leftToRight ? 14 : -14), y: 90) }
            )
            gallery.screen.advance(by: 3)
            #expect(throws: Never.self) {
                try gallery.screen.verifySnapshot(named: "shelves-\(name)")
            }
        }
    }

    private static func shelf() -> NSCollectionLayoutSection {
        func size(
            _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
        ) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        }
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(22), .absolute(22)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge]
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(120), .absolute(84)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 14
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 8, leading: 16, bottom: 16, trailing: 16)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(36)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let backdrop = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
        backdrop.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
        section.decorationItems = [backdrop]
        return section
    }
}

/// Coloured tiles under titled sections.
@MainActor private final class Gallery: NSObject, UICollectionViewDataSource {
    let screen: TestScreen
    let view: UICollectionView
    private let counts: [Int]
    private let tile = UICollectionView.CellRegistration<Tile, Int> { cell, _, number in
        cell.show(number)
    }
    private let title = UICollectionView.SupplementaryRegistration<Title>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
        view.label.text = "Section \(indexPath.section + 1)"
    }
    private let badge = UICollectionView.SupplementaryRegistration<Badge>(elementKind: "badge") {
        view, _, indexPath in
        view.label.text = "\(indexPath.item + 1)"
    }

    init(
        _ counts: [Int], _ layout: UICollectionViewLayout, size: CGSize,
        _ style: UIUserInterfaceStyle, _ direction: UITraitEnvironmentLayoutDirection
    ) {
        self.counts = counts
        let controller = UIViewController()
        screen = TestScreen(controller, size: size, style: style, direction: direction)
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.backgroundColor = .systemGroupedBackground
        super.init()
        view.dataSource = self
        controller.view.addSubview(view)
        screen.settle()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: tile, for: indexPath, item: indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        kind == "badge"
            ? collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
            : collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
    }
}

private final class Tile: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 12
        contentView.clipsToBounds = true
        label.textAlignment = .center
        label.textColor = .white
        label.font = .preferredFont(forTextStyle: .title2)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        let selected = UIView()
        selected.backgroundColor = .systemYellow
        selected.layer.cornerRadius = 16
        selectedBackgroundView = selected
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ number: Int) {
        label.text = "\(number + 1)"
        contentView.backgroundColor =
            [
                UIColor.systemBlue, .systemTeal, .systemIndigo, .systemPink, .systemOrange,
            ][number % 5]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds.insetBy(dx: 3, dy: 3)
    }
}

private final class Title: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        label.frame = bounds.insetBy(dx: 16, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Badge: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        layer.cornerRadius = 11
        label.font = .systemFont(ofSize: 12, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Backdrop: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
