import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate and
// https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate

@MainActor @Suite(.serialized) struct CollectionDragTests {
    @Test func `an item moves within its grid, with where it was`() {
        let grid = DraggedGrid()
        grid.drag(from: 0, to: 4)
        #expect(grid.view.hasActiveDrag && grid.view.hasActiveDrop)
        grid.drop()
        #expect(grid.texts == ["b", "c", "d", "e", "a", "f"])
        #expect(grid.sources == [IndexPath(item: 0, section: 0)])
        #expect(!grid.view.hasActiveDrag && !grid.view.hasActiveDrop)
    }

    @Test func `a line stands before the item where another would go`() throws {
        let grid = DraggedGrid()
        grid.drag(from: 0, to: 4)
        let mark = try #require(grid.mark)
        let frame = try #require(
            grid.view.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame)
        #expect(mark.frame.height == frame.height)
        #expect(mark.frame.maxX < frame.minX)
        grid.screen.press(.escape)
        grid.drop()
        #expect(grid.mark == nil)
        #expect(grid.texts == ["a", "b", "c", "d", "e", "f"])
    }

    @Test func `what another program drags is dropped beside an item`() {
        let grid = DraggedGrid()
        grid.screen.dragIn(DraggedContent(text: "Honey"), over: [grid.place(1)])
        grid.screen.advance(by: 1)
        #expect(grid.texts == ["a", "Honey", "b", "c", "d", "e", "f"])
        #expect(grid.sources == [nil])
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `the line is seen`(style: UIUserInterfaceStyle) throws {
        let grid = DraggedGrid(style: style)
        grid.drag(from: 0, to: 4)
        try grid.screen.verifySnapshot(named: style == .dark ? "grid-dark" : "grid-light")
        grid.screen.press(.escape)
        grid.drop()
    }
}

@MainActor
private final class DraggedGrid: NSObject, UICollectionViewDataSource,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
    let screen: TestScreen
    let view: UICollectionView
    var texts = ["a", "b", "c", "d", "e", "f"]
    var sources: [IndexPath?] = []

    init(style: UIUserInterfaceStyle = .light) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 60)
        layout.sectionInset = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        let controller = UIViewController()
        screen = TestScreen(
            controller, size: CGSize(width: 300, height: 200), scale: 2, style: style)
        super.init()
        view.backgroundColor = .systemBackground
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.dragDelegate = self
        view.dropDelegate = self
        controller.view.addSubview(view)
        screen.advance(by: 0.1)
    }

    var mark: ListDropMark? { view.subviews.lazy.compactMap { $0 as? ListDropMark }.first }

    func place(_ item: Int) -> CGPoint {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.center ?? .zero
    }

    func drag(from: Int, to: Int) {
        let start = place(from)
        screen.mouseDown(at: start)
        screen.mouseMove(to: CGPoint(x: start.x + 6, y: start.y))
        screen.mouseMove(to: place(to))
        screen.advance(by: 0.4)
    }

    func drop() {
        screen.mouseUp()
        screen.advance(by: 1)
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            var content = cell.defaultContentConfiguration()
            content.text = texts[indexPath.item]
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listGroupedCell()
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        let text = NSString(string: texts[indexPath.item])
        return [UIDragItem(itemProvider: NSItemProvider(object: text))]
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(
            operation: session.localDragSession == nil ? .copy : .move,
            intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let target = coordinator.destinationIndexPath else { return }
        for item in coordinator.items {
            sources.append(item.sourceIndexPath)
            if let source = item.sourceIndexPath {
                let text = texts.remove(at: source.item)
                texts.insert(text, at: target.item)
                collectionView.performBatchUpdates {
                    collectionView.deleteItems(at: [source])
                    collectionView.insertItems(at: [target])
                }
            } else {
                item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { text, _ in
                    guard let text = text as? NSString else { return }
                    self.texts.insert("\(text)", at: target.item)
                    collectionView.insertItems(at: [target])
                }
            }
            coordinator.drop(item.dragItem, toItemAt: target)
        }
    }
}
