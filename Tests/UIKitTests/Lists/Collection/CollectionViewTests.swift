import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor @Suite(.serialized) struct CollectionViewTests {
    private func grid(_ sections: [[Int]]) -> CollectionScreen {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        return CollectionScreen(sections, layout: layout)
    }

    // MARK: - Selection

    @Test func `a tap highlights, selects and unhighlights in UIKit's order`() throws {
        // The order stands in UICollectionView.h, above the delegate's methods.
        let list = grid([Array(0..<9)])
        try list.tap(4)
        #expect(
            list.calls == [
                "shouldHighlight 0.4", "didHighlight 0.4", "shouldSelect 0.4", "didSelect 0.4",
                "didUnhighlight 0.4",
            ])
        #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
        #expect(list.view.cellForItem(at: IndexPath(item: 4, section: 0))?.isSelected == true)
    }

    @Test func `another item takes the selection over`() throws {
        let list = grid([Array(0..<9)])
        try list.tap(4)
        list.calls = []
        try list.tap(1)
        #expect(
            list.calls == [
                "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didDeselect 0.4",
                "didSelect 0.1", "didUnhighlight 0.1",
            ])
        #expect(list.view.cellForItem(at: IndexPath(item: 4, section: 0))?.isSelected == false)
    }

    @Test func `of several a second tap takes an item out again`() throws {
        let list = grid([Array(0..<9)])
        list.view.allowsMultipleSelection = true
        try list.tap(4)
        try list.tap(1)
        list.calls = []
        try list.tap(4)
        #expect(list.calls.contains("shouldDeselect 0.4") && list.calls.contains("didDeselect 0.4"))
        #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test func `a drag scrolls and selects nothing`() throws {
        let list = grid([Array(0..<90)])
        list.screen.drag([
            CGPoint(x: 50, y: 400), CGPoint(x: 50, y: 380), CGPoint(x: 50, y: 300),
            CGPoint(x: 50, y: 250),
        ])
        #expect(list.view.indexPathsForSelectedItems == [])
        #expect(list.view.contentOffset.y > 0)
        #expect(list.view.selection.highlighted == nil)
    }

    @Test func `selecting by the program tells nobody, and reloading forgets it`() {
        let list = grid([Array(0..<9)])
        list.view.selectItem(
            at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        #expect(list.calls == [])
        #expect(list.view.indexPathsForSelectedItems?.count == 1)
        list.view.reloadData()
        #expect(list.view.indexPathsForSelectedItems == [])
    }

    // MARK: - Batches

    @Test func `what stays keeps its cell and glides to its place`() throws {
        let list = grid([Array(0..<9)])
        let cell = try #require(list.view.cellForItem(at: IndexPath(item: 3, section: 0)))
        let old = cell.frame
        list.view.performBatchUpdates {
            list.sections = [[100] + Array(0..<9)]
            list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        #expect(list.view.cellForItem(at: IndexPath(item: 4, section: 0)) === cell)
        #expect(cell.frame == CGRect(x: 110, y: 60, width: 100, height: 50))
        #expect(cell.layer.presentation()?.frame.origin == old.origin)
        let new = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(new.alpha == 1)
        #expect(new.layer.presentation()?.opacity == 0)
        list.screen.advance(by: 0.5)
        #expect(cell.layer.presentation()?.frame.origin == CGPoint(x: 110, y: 60))
    }

    @Test func `what is deleted fades where it is, and is gone afterwards`() throws {
        let list = grid([Array(0..<9)])
        let cell = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        var finished: Bool?
        list.view.performBatchUpdates {
            list.sections = [Array(1..<9)]
            list.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        } completion: {
            finished = $0
        }
        #expect(cell.superview === list.view)
        #expect(cell.alpha == 0)
        #expect(finished == nil)
        list.screen.advance(by: 0.5)
        #expect(finished == true)
        #expect(cell.superview == nil)
    }

    @Test func `what goes out of sight is seen until it is there`() throws {
        let list = grid([Array(0..<60)])
        let cell = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        list.view.performBatchUpdates {
            list.sections = [Array(1..<60) + [0]]
            list.view.moveItem(
                at: IndexPath(item: 0, section: 0), to: IndexPath(item: 59, section: 0))
        }
        list.screen.settle()
        #expect(cell.superview === list.view)
        #expect(cell.frame.minY == 1140)
        list.screen.advance(by: 0.5)
        #expect(cell.superview == nil)
    }

    @Test func `a reloaded section with moved items is taken, as is a section moved onto itself`() {
        // Reports: lionheart/openradar-mirror#15192 and #21097.
        let list = grid([[1, 2], [3, 4, 5]])
        list.view.performBatchUpdates {
            list.sections = [[30, 4, 5], [1, 2]]
            list.view.reloadItems(at: [IndexPath(item: 0, section: 1)])
            list.view.moveSection(1, toSection: 0)
        }
        list.screen.advance(by: 1)
        #expect(list.shown.sorted { $0.key < $1.key }.map(\.value) == [30, 4, 5, 1, 2])
        let other = grid([[], [9]])
        other.view.performBatchUpdates {
            other.sections = [[9], []]
            other.view.moveSection(1, toSection: 1)
            other.view.moveItem(
                at: IndexPath(item: 0, section: 1), to: IndexPath(item: 0, section: 0))
        }
        other.screen.advance(by: 1)
        #expect(other.shown == [IndexPath(item: 0, section: 0): 9])
    }

    @Test func `counts that don't agree stop with UIKit's message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            await MainActor.run {
                let list = CollectionScreen([[1, 2, 3]])
                list.view.performBatchUpdates {
                    list.sections = [[1, 2, 3, 4]]
                    list.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
                }
            }
        }
        expectMessage(
            of: result, "Invalid update: invalid number of items in section 0",
            "after the update (4) must be equal to the number of items contained in that section "
                + "before the update (3)", "0 inserted, 1 deleted")
    }

    @Test func `an identifier that was never registered stops with UIKit's message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            await MainActor.run {
                let list = CollectionScreen([[1]])
                _ = list.view.dequeueReusableCell(
                    withReuseIdentifier: "nobody", for: IndexPath(item: 0, section: 0))
            }
        }
        expectMessage(of: result, "dequeue a cell with identifier nobody - must register")
    }

    @Test func `reconfigured items keep their cells`() throws {
        let list = grid([Array(0..<9)])
        let path = IndexPath(item: 2, section: 0)
        let cell = try #require(list.view.cellForItem(at: path) as? NumberCell)
        list.sections[0][2] = 77
        list.view.reconfigureItems(at: [path])
        #expect(list.view.cellForItem(at: path) === cell)
        #expect(cell.number == 77)
        #expect(cell.prepared == 0)
    }

    @Test func `a cell that is written in stays when it is scrolled out of sight`() throws {
        let list = grid([Array(0..<300)])
        let cell = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let field = TypedInView()
        cell.contentView.addSubview(field)
        #expect(field.becomeFirstResponder())
        list.view.contentOffset.y = 3000
        list.screen.settle()
        #expect(cell.superview === list.view)
        #expect(field.isFirstResponder)
        #expect(list.view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    }

    // MARK: - Layouts

    @Test func `another layout takes the items along, animated`() throws {
        let list = grid([Array(0..<9)])
        let cell = try #require(list.view.cellForItem(at: IndexPath(item: 1, section: 0)))
        let rows = UICollectionViewFlowLayout()
        rows.itemSize = CGSize(width: 320, height: 40)
        rows.minimumLineSpacing = 0
        var isDone = false
        list.view.setCollectionViewLayout(rows, animated: true) { _ in isDone = true }
        #expect(list.view.collectionViewLayout === rows)
        #expect(list.view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        #expect(cell.frame == CGRect(x: 0, y: 40, width: 320, height: 40))
        #expect(cell.layer.presentation()?.frame.minX == 110)
        list.screen.advance(by: 0.5)
        #expect(isDone)
    }

    @Test func `an item is scrolled to where it is asked for`() {
        let list = grid([Array(0..<300)])
        let path = IndexPath(item: 150, section: 0)
        list.view.scrollToItem(at: path, at: .top, animated: false)
        #expect(list.view.contentOffset.y == 3000)
        list.view.scrollToItem(at: path, at: .bottom, animated: false)
        #expect(list.view.contentOffset.y == 2570)
        list.view.scrollToItem(at: path, at: .centeredVertically, animated: false)
        #expect(list.view.contentOffset.y == 2785)
        list.view.scrollToItem(at: IndexPath(item: 299, section: 0), at: .top, animated: true)
        list.screen.advance(by: 1)
        #expect(list.view.contentOffset.y == list.view.contentSize.height - 480)
    }

    @Test func `items in a screen's reach are prefetched once, and called off when turned from`() {
        let list = grid([Array(0..<3000)])
        let source = PrefetchLog()
        list.view.prefetchDataSource = source
        list.view.contentOffset.y = 600
        list.screen.settle()
        #expect(source.fetched.map(\.item).min() == 54)
        let before = Set(source.fetched)
        #expect(before.count == source.fetched.count)
        list.view.contentOffset.y = 6000
        list.screen.settle()
        #expect(!source.cancelled.isEmpty)
        #expect(Set(source.cancelled).isSubset(of: before))
    }

    // MARK: - Moving by hand

    @Test func `an item that is held makes the others give way, and stays where it is let go`()
        throws
    {
        let list = grid([Array(0..<9)])
        let cell = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 85))
        #expect(cell.center == CGPoint(x: 270, y: 85))
        #expect(list.view.cellForItem(at: IndexPath(item: 5, section: 0)) === cell)
        #expect(list.sections == [Array(0..<9)])
        list.view.endInteractiveMovement()
        #expect(list.calls == ["move 0.0 to 0.5"])
        list.screen.advance(by: 1)
        #expect(list.shown.sorted { $0.key < $1.key }.map(\.value) == [1, 2, 3, 4, 5, 0, 6, 7, 8])
        #expect(cell.frame == list.frame(5))
    }

    @Test func `moving that is called off puts everything back`() {
        let list = grid([Array(0..<9)])
        _ = list.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 85))
        list.view.cancelInteractiveMovement()
        list.screen.advance(by: 1)
        #expect(list.calls == [])
        #expect(list.shown.sorted { $0.key < $1.key }.map(\.value) == Array(0..<9))
    }

    @Test func `a data source that says no keeps the item`() {
        let list = grid([Array(0..<9)])
        list.canMove = false
        #expect(!list.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    }

    // MARK: - Keyboard

    @Test func `the list is one stop of Tab, and arrows go as the items lie`() throws {
        let list = grid([Array(0..<300)])
        list.screen.press(.tab)
        func focused() -> Int? {
            (list.screen.focusedView as? UICollectionViewCell).flatMap {
                list.view.indexPath(for: $0)
            }?.item
        }
        #expect(focused() == 0)
        list.screen.press(.right)
        #expect(focused() == 1)
        list.screen.press(.down)
        #expect(focused() == 4)
        list.screen.press(.left)
        #expect(focused() == 3)
        list.screen.press(.up)
        #expect(focused() == 0)
        list.screen.press(.pageDown)
        #expect(focused() == 21)
        list.screen.press(.end)
        #expect(focused() == 299)
        #expect(list.view.indexPathsForVisibleItems.contains(IndexPath(item: 299, section: 0)))
        list.screen.press(.home)
        #expect(focused() == 0)
        list.screen.press(.space)
        #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        list.screen.press(.tab)
        #expect(focused() == 0)
    }

    @Test
    func
        `assistive technology is told of items in their order, where each stands, and which is chosen`()
    {
        let list = grid([Array(0..<300)])
        list.view.contentOffset.y = 600
        list.screen.settle()
        list.view.contentOffset.y = 300
        list.screen.settle()
        list.view.selectItem(
            at: IndexPath(item: 18, section: 0), animated: false, scrollPosition: [])
        let elements = AccessibleElements.list(in: list.screen.window)
            .filter { $0.role == .gridCell }
        #expect(elements.map(\.label) == (15..<39).map(String.init))
        #expect(elements.first?.positionInList == 16)
        #expect(elements.first?.countOfList == 300)
        #expect(elements.filter(\.isSelected).map(\.label) == ["18"])
    }

    @Test func `Down goes on from the last item of one section to the next section`() {
        let list = grid([[1, 2, 3, 4], [5, 6, 7]])
        list.screen.press(.tab)
        for _ in 0..<2 { list.screen.press(.down) }
        let cell = list.screen.focusedView as? UICollectionViewCell
        #expect(cell.flatMap { list.view.indexPath(for: $0) } == IndexPath(item: 0, section: 1))
    }
}

private final class TypedInView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

private final class PrefetchLog: NSObject, UICollectionViewDataSourcePrefetching {
    var fetched: [IndexPath] = []
    var cancelled: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    {
        fetched += indexPaths
    }

    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        cancelled += indexPaths
    }
}
