import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// A collection view on a screen of its own, over sections of numbers.
@MainActor final class CollectionScreen: NSObject {
    let screen: TestScreen
    let controller = UIViewController()
    let view: UICollectionView
    var sections: [[Int]]
    /// The calls that came, in order.
    var calls: [String] = []
    /// How many cells the data source was asked for.
    var asked = 0
    var header: String?
    var canMove = true

    init(
        _ sections: [[Int]], layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
        size: CGSize = CGSize(width: 320, height: 480),
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        style: UIUserInterfaceStyle = .light
    ) {
        self.sections = sections
        screen = TestScreen(controller, size: size, style: style, direction: direction)
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        super.init()
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ] {
            view.register(
                NumberHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        view.dataSource = self
        view.delegate = self
        controller.view.addSubview(view)
        screen.settle()
    }

    func item(_ indexPath: IndexPath) -> Int { sections[indexPath.section][indexPath.item] }

    /// What the cells in sight show, by index path.
    var shown: [IndexPath: Int] {
        var shown: [IndexPath: Int] = [:]
        for indexPath in view.indexPathsForVisibleItems {
            shown[indexPath] = (view.cellForItem(at: indexPath) as? NumberCell)?.number
        }
        return shown
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func tap(_ item: Int, _ section: Int = 0) throws {
        let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: section)))
        try screen.tap(cell)
    }
}

extension CollectionScreen: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked += 1
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "number", for: indexPath)
        (cell as? NumberCell)?.number = item(indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { canMove }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        calls.append("move \(sourceIndexPath.numbers) to \(destinationIndexPath.numbers)")
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
}

extension CollectionScreen: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        calls.append("shouldHighlight \(indexPath.numbers)")
        return true
    }

    func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
        calls.append("didHighlight \(indexPath.numbers)")
    }

    func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
        calls.append("didUnhighlight \(indexPath.numbers)")
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        calls.append("shouldSelect \(indexPath.numbers)")
        return true
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        calls.append("shouldDeselect \(indexPath.numbers)")
        return true
    }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        calls.append("didSelect \(indexPath.numbers)")
    }

    func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
        calls.append("didDeselect \(indexPath.numbers)")
    }
}

extension IndexPath {
    var numbers: String { "\(section).\(item)" }
}

/// Shows a number; its height follows from it where the layout asks.
final class NumberCell: UICollectionViewCell {
    let label = UILabel()
    var prepared = 0
    static var height: (Int) -> CGFloat = { CGFloat(30 + $0 % 7 * 10) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemTeal
        contentView.layer.cornerRadius = 8
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var number = -1 {
        didSet { label.text = "\(number)" }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
        number = -1
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = Self.height(number)
        return layoutAttributes
    }
}

final class NumberHeader: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
