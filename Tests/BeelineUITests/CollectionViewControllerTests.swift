import BeelineTesting
import BeelineUI
import Foundation
import Testing
import UIKit
import _Testing_UIKit

private final class PhotosGrid: UICollectionView, CollectionContainer {
    static func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        return layout
    }

    required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        allowsMultipleSelection = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class PhotosController: CollectionViewController<PhotosGrid> {
    private(set) var chosen: [Int] = []
    private(set) var moved: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        container.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        8
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = "P\(indexPath.item)"
        (cell as? UICollectionViewListCell)?.contentConfiguration = content
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        chosen.append(indexPath.item)
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moved = [sourceIndexPath.item, destinationIndexPath.item]
    }
}

@MainActor @Suite(.serialized) struct CollectionViewControllerTests {
    @Test func `the collection view is the container's, with its own layout and settings`() {
        let controller = PhotosController()
        let screen = TestScreen(controller, size: CGSize(width: 320, height: 480))
        #expect(controller.container === controller.collectionView)
        #expect(controller.container.collectionViewLayout === controller.collectionViewLayout)
        #expect(controller.container.allowsMultipleSelection)
        #expect(controller.container.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(screen.has("P7"))
    }

    @Test func `another layout may be asked for`() {
        let list = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let controller = PhotosController(collectionViewLayout: list)
        #expect(controller.container.collectionViewLayout === list)
    }

    @Test func `the controller serves the collection view, and a long press takes items up`() throws
    {
        let controller = PhotosController()
        let screen = TestScreen(controller, size: CGSize(width: 320, height: 480))
        #expect(controller.container.dataSource === controller)
        #expect(controller.container.delegate === controller)
        try screen.tap("P2")
        try screen.tap("P4")
        #expect(controller.chosen == [2, 4])
        screen.touchDown(at: CGPoint(x: 40, y: 40))
        screen.advance(by: 1)
        for x in [60, 100, 150, 180] { screen.touchMove(to: CGPoint(x: x, y: 45)) }
        screen.touchUp()
        screen.advance(by: 1)
        #expect(controller.moved.first == 0)
        #expect(controller.moved.last != 0)
    }
}
