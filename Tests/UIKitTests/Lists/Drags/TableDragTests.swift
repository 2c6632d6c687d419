import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uitableviewdragdelegate,
// https://developer.apple.com/documentation/uikit/uitableviewdropdelegate and
// https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator

@MainActor @Suite(.serialized) struct TableDragTests {
    @Test func `a row is dragged from one table into another, and each hears its part`() {
        let screen = ListDragScreen()
        screen.drag(from: screen.place(screen.left, 1), to: screen.place(screen.right, 1))
        #expect(screen.left.view.hasActiveDrag)
        #expect(!screen.right.view.hasActiveDrag)
        #expect(screen.right.view.hasActiveDrop)
        #expect(!screen.left.view.hasActiveDrop)
        screen.drop()
        #expect(screen.right.texts == ["x", "b", "y", "z"])
        #expect(screen.right.take() == "enter perform dropEnd")
        #expect(screen.left.take().hasPrefix("items.1 begin"))
        #expect(!screen.left.view.hasActiveDrag)
        #expect(!screen.right.view.hasActiveDrop)
    }

    /// https://developer.apple.com/documentation/uikit/uitableviewdropproposal/intent-swift.enum/insertatdestinationindexpath
    @Test func `rows make room where one would be inserted, and close it when the drag leaves`() {
        let screen = ListDragScreen()
        screen.drag(from: screen.place(screen.left, 1), to: screen.place(screen.right, 1))
        func tops() -> [CGFloat] { screen.right.view.visibleCells.map(\.frame.minY) }
        #expect(tops() == [0, 88, 132])
        screen.screen.mouseMove(to: screen.place(screen.left, 3))
        screen.screen.advance(by: 0.4)
        #expect(tops() == [0, 44, 88])
        screen.screen.press(.escape)
        screen.drop()
        #expect(screen.right.texts == ["x", "y", "z"])
        #expect(screen.right.take() == "enter exit dropEnd")
        #expect(screen.left.view.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func `below the last row there is no destination`() {
        let screen = ListDragScreen()
        screen.drag(from: screen.place(screen.left, 0), to: screen.place(screen.right, 5))
        #expect(screen.right.destinations.last == .some(nil))
        screen.drop()
        #expect(screen.right.texts == ["x", "y", "z", "a"])
    }

    /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:moverowat:to:)
    @Test func `a row that moves in its table goes to the data source where it can move rows`() {
        let screen = ListDragScreen()
        let rows = MovingRows(screen.left)
        screen.left.view.dataSource = rows
        screen.screen.advance(by: 0.1)
        screen.drag(from: screen.place(screen.left, 1), to: screen.place(screen.left, 4))
        screen.drop()
        #expect(screen.left.texts == ["a", "c", "d", "e", "b", "f"])
        #expect(screen.left.take() == "items.1 begin enter move.1.4 dragEnd dropEnd")
        #expect(
            screen.left.view.visibleCells.map { $0.textLabel?.text } == [
                "a", "c", "d", "e", "b", "f",
            ])
        #expect(screen.left.view.visibleCells.map(\.alpha) == Array(repeating: 1, count: 6))
        #expect(
            screen.left.view.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
        #expect(screen.screen.window.subviews.allSatisfy { !($0 is DragPreviewView) })
    }

    @Test func `rows are moved by a drag without a delegate for drops`() {
        let screen = ListDragScreen()
        let rows = MovingRows(screen.left)
        screen.left.view.dataSource = rows
        screen.left.view.dropDelegate = nil
        screen.screen.advance(by: 0.1)
        screen.drag(from: screen.place(screen.left, 4), to: screen.place(screen.left, 0))
        screen.drop()
        #expect(screen.left.texts == ["e", "a", "b", "c", "d", "f"])
    }

    /// https://developer.apple.com/documentation/uikit/uitableviewdropitem/sourceindexpath
    @Test func `without such a data source the delegate gets it, with where it was`() {
        let screen = ListDragScreen()
        var source: IndexPath?
        screen.left.onDrop = { coordinator in
            source = coordinator.items.first?.sourceIndexPath
            guard let source, let target = coordinator.destinationIndexPath else { return }
            let text = screen.left.texts.remove(at: source.row)
            screen.left.texts.insert(text, at: target.row)
            screen.left.view.moveRow(at: source, to: target)
        }
        screen.drag(from: screen.place(screen.left, 0), to: screen.place(screen.left, 2))
        screen.drop()
        #expect(source == IndexPath(row: 0, section: 0))
        #expect(screen.left.texts == ["b", "c", "a", "d", "e", "f"])
        #expect(screen.left.take() == "items.0 begin enter perform dragEnd dropEnd")
    }

    /// https://developer.apple.com/documentation/uikit/uitableviewdropproposal/intent-swift.enum/insertintodestinationindexpath
    @Test func `a row that things would go into is marked and makes no room`() throws {
        let screen = ListDragScreen()
        screen.right.proposal = UITableViewDropProposal(
            operation: .copy, intent: .insertIntoDestinationIndexPath)
        var intent: UITableViewDropProposal.Intent?
        screen.right.onDrop = { intent = $0.proposal.intent }
        screen.drag(from: screen.place(screen.left, 0), to: screen.place(screen.right, 1))
        let mark = try #require(
            screen.right.view.subviews.lazy.compactMap { $0 as? ListDropMark }.first)
        #expect(mark.frame == CGRect(x: 3, y: 46, width: 194, height: 40))
        #expect(screen.right.view.visibleCells.map(\.frame.minY) == [0, 44, 88])
        screen.drop()
        #expect(intent == .insertIntoDestinationIndexPath)
        #expect(mark.superview == nil)
    }

    /// https://developer.apple.com/documentation/uikit/uitableviewcell/dragstatedidchange(_:)
    @Test func `a cell hears that it is lifted, dragged and left`() throws {
        let screen = ListDragScreen()
        let cell = try #require(
            screen.left.view.cellForRow(at: IndexPath(row: 2, section: 0)) as? StateCell)
        screen.drag(from: screen.place(screen.left, 2), to: screen.place(screen.right, 0))
        #expect(cell.states == [.lifting, .dragging])
        #expect(cell.alpha < 1)
        screen.drop()
        #expect(cell.states == [.lifting, .dragging, .none])
        #expect(cell.alpha == 1)
        cell.states = []
        screen.screen.longPress(at: screen.place(screen.left, 2))
        screen.screen.advance(by: 1)
        #expect(cell.states == [.lifting, .none])
    }

    @Test func `a list that drags nothing scrolls, and its rows are chosen, as ever`() {
        let screen = ListDragScreen()
        screen.left.view.dragInteractionEnabled = false
        screen.drag(from: screen.place(screen.left, 1), to: screen.place(screen.right, 1))
        screen.drop()
        #expect(screen.left.take() == "")
        #expect(screen.right.texts.count == 3)
        screen.left.view.dragInteractionEnabled = true
        screen.screen.tap(at: screen.place(screen.left, 1))
        #expect(screen.left.view.indexPathForSelectedRow?.row == 1)
    }

    @Test func `a list scrolls while a drag waits at its edge, until its end`() {
        let screen = ListDragScreen()
        screen.right.texts = (0..<20).map { "\($0)" }
        screen.right.view.reloadData()
        screen.screen.advance(by: 0.1)
        screen.drag(from: screen.place(screen.left, 0), to: CGPoint(x: 300, y: 290))
        screen.screen.advance(by: 0.5)
        let way = screen.right.view.contentOffset.y
        #expect(way > 100)
        screen.screen.advance(by: 5)
        #expect(screen.right.view.contentOffset.y == 580.0)
        screen.screen.mouseMove(to: CGPoint(x: 300, y: 150))
        let rest = screen.right.view.contentOffset.y
        screen.screen.advance(by: 1)
        #expect(screen.right.view.contentOffset.y == rest)
        screen.drop()
        #expect(screen.right.texts.contains("a"))
    }

    @Test func `what another program drags is dropped between rows`() {
        let screen = ListDragScreen()
        screen.screen.dragIn(
            DraggedContent(text: "Honey"), over: [screen.place(screen.right, 2)])
        screen.screen.advance(by: 1)
        #expect(screen.right.texts == ["x", "y", "Honey", "z"])
        #expect(screen.right.view.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    }

    /// https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator/drop(_:torowat:)
    @Test func `an item flies to its row, and what is animated with it ends there`() throws {
        let screen = ListDragScreen()
        var said: [String] = []
        screen.right.onDrop = { coordinator in
            let item = coordinator.items[0].dragItem
            let place = IndexPath(row: 2, section: 0)
            let way = coordinator.drop(item, toRowAt: place)
            way.addAnimations { said.append("animated") }
            way.addCompletion { said.append("arrived at \($0)") }
        }
        screen.drag(from: screen.place(screen.left, 0), to: screen.place(screen.right, 0))
        screen.screen.mouseUp()
        screen.screen.advance(by: 0.2)
        let preview = try #require(
            screen.screen.window.subviews.lazy.compactMap { $0 as? DragPreviewView }.first)
        #expect(preview.center == screen.place(screen.right, 2))
        #expect(said == ["animated"])
        screen.screen.advance(by: 1)
        #expect(said == ["animated", "arrived at end"])
    }
}
