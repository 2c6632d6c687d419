import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// Rows dragged aside, in tables and in lists of collection views alike.
/// https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@MainActor @Suite(.serialized) struct ListSwipeTests {
    @Test(arguments: SwipeScreen.Kind.allCases)
    func `a row dragged aside stays open, and its buttons do what they say`(
        _ kind: SwipeScreen.Kind
    ) throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let sign: CGFloat = direction == .leftToRight ? 1 : -1
            let list = SwipeScreen(kind, direction: direction)
            list.swipe(1, by: -120 * sign)
            #expect(list.isSwiped(1))
            #expect((list.row(1)?.frame.minX ?? 0) * sign < -140)
            try list.screen.tap("Flag")
            list.screen.advance(by: 1)
            #expect(list.take() == "flag Bo")
            #expect(list.row(1)?.frame.minX == 0)
            #expect(!list.isSwiped(1))
            list.swipe(1, by: 60 * sign)
            #expect((list.row(1)?.frame.minX ?? 0) * sign > 70)
            try list.screen.tap("Mark")
            list.screen.advance(by: 1)
            #expect(list.take() == "mark Bo")
            #expect(!list.screen.has("Mark"))
        }
    }

    @Test(arguments: SwipeScreen.Kind.allCases)
    func `a drag all the way does the first action, unless that is switched off`(
        _ kind: SwipeScreen.Kind
    ) {
        let list = SwipeScreen(kind)
        list.swipe(2, by: -300)
        #expect(list.take() == "delete Cleo")
        #expect(list.names.count == 5)
        #expect(list.row(2)?.frame.minX == 0)
        list.goesAllTheWay = false
        list.swipe(2, by: -300)
        #expect(list.take() == "")
        #expect(list.isSwiped(2))
    }

    @Test(arguments: SwipeScreen.Kind.allCases)
    func `a short drag, a tap elsewhere, scrolling and another row bring a row back`(
        _ kind: SwipeScreen.Kind
    ) {
        let list = SwipeScreen(kind)
        list.swipe(0, by: -30)
        #expect(!list.isSwiped(0))
        list.swipe(0, by: -120)
        list.screen.tap(at: list.middle(3))
        list.screen.advance(by: 1)
        #expect(!list.isSwiped(0))
        #expect(list.take() == "")
        list.swipe(0, by: -120)
        list.swipe(1, by: -120)
        #expect(!list.isSwiped(0) && list.isSwiped(1))
        list.screen.swipe(from: list.middle(4), to: CGPoint(x: 160, y: 100))
        list.screen.advance(by: 1)
        #expect(!list.isSwiped(1))
        #expect(list.row(1)?.frame.minX == 0)
    }

    @Test(arguments: SwipeScreen.Kind.allCases)
    func `an open row stays open while others go, and goes with its own`(
        _ kind: SwipeScreen.Kind
    ) {
        let list = SwipeScreen(kind)
        list.swipe(2, by: -120)
        list.remove(IndexPath(item: 0, section: 0))
        list.screen.advance(by: 1)
        #expect(list.isSwiped(1))
        #expect((list.row(1)?.frame.minX ?? 0) < -140)
        #expect(list.row(2)?.frame.minX == 0)
        list.remove(IndexPath(item: 1, section: 0))
        list.screen.advance(by: 1)
        #expect(!list.screen.has("Delete"))
        for number in 0..<4 {
            #expect(!list.isSwiped(number))
            #expect(list.row(number)?.frame.minX == 0)
        }
    }

    // MARK: - Desktop

    @Test(arguments: SwipeScreen.Kind.allCases)
    func `a mouse drags rows aside with its button held`(_ kind: SwipeScreen.Kind) {
        let list = SwipeScreen(kind)
        let start = list.middle(1)
        list.screen.dragMouse((0...12).map { CGPoint(x: start.x - 10 * CGFloat($0), y: start.y) })
        list.screen.advance(by: 1)
        #expect(list.isSwiped(1))
        #expect(list.take() == "")
    }

    @Test(arguments: SwipeScreen.Kind.allCases)
    func `two fingers on a touchpad drag rows aside, and scroll where they go up or down`(
        _ kind: SwipeScreen.Kind
    ) {
        let list = SwipeScreen(kind)
        let place = list.middle(1)
        for _ in 0..<12 {
            list.screen.scroll(by: CGVector(dx: 9.5, dy: 0.5), at: place)
            list.screen.advance(by: 1.0 / 60)
        }
        list.screen.advance(by: 0.1)
        list.screen.endScroll(at: place)
        list.screen.advance(by: 1)
        #expect(list.isSwiped(1))
        #expect((list.row(1)?.frame.minX ?? 0) < -140)
        #expect(list.list.contentOffset.y == 0)
        for delta in [CGVector(dx: 1.5, dy: 1), CGVector(dx: 0.5, dy: 9.5)] {
            list.screen.scroll(by: delta, at: list.middle(3))
        }
        #expect(list.list.contentOffset.y > 0)
        list.screen.endScroll(at: place)
        list.screen.advance(by: 1)
        #expect(!list.isSwiped(1) && !list.isSwiped(3))
    }

    @Test(arguments: SwipeScreen.Kind.allCases)
    func `Delete takes away the row that the keyboard is at`(_ kind: SwipeScreen.Kind) {
        let list = SwipeScreen(kind)
        list.screen.press(.tab)
        list.screen.press(.down)
        list.swipe(4, by: -120)
        list.screen.press(.delete)
        list.screen.advance(by: 1)
        #expect(list.take() == "delete Bo")
        #expect(list.names == ["Ada", "Cleo", "Dora", "Eve", "Fay"])
        #expect(list.isSwiped(3))
    }

    // VoiceOver offers the actions of both sides on the row.
    @Test(arguments: SwipeScreen.Kind.allCases)
    func `assistive technology is offered what a swipe would show`(_ kind: SwipeScreen.Kind) throws
    {
        let list = SwipeScreen(kind)
        let row = try #require(list.row(1))
        let actions = row.accessibilityCustomActions ?? []
        #expect(actions.map(\.name) == ["Mark", "Delete", "Flag"])
        actions.first { $0.name == "Flag" }?.perform()
        #expect(list.take() == "flag Bo")
    }

    @Test(arguments: SwipeScreen.Kind.allCases)
    func `rows are not dragged aside while the list is edited`(_ kind: SwipeScreen.Kind) {
        let list = SwipeScreen(kind)
        (list.list as? UITableView)?.isEditing = true
        (list.list as? UICollectionView)?.isEditing = true
        list.screen.settle()
        list.swipe(1, by: -120)
        #expect(!list.isSwiped(1))
        #expect(list.row(1)?.accessibilityCustomActions == nil)
    }

    @Test func `pictures of rows dragged aside`() {
        for (name, kind, direction, style, isInset) in [
            (
                "table-inset", SwipeScreen.Kind.table,
                UITraitEnvironmentLayoutDirection.leftToRight, UIUserInterfaceStyle.light, true
            ),
            ("list-plain-dark", .collection, .leftToRight, .dark, false),
            ("list-inset-right-to-left", .collection, .rightToLeft, .light, true),
        ] {
            let list = SwipeScreen(kind, direction: direction, style: style, isInset: isInset)
            list.swipe(0, by: direction == .leftToRight ? -120 : 120)
            #expect(throws: Never.self) {
                try list.screen.verifySnapshot(named: "swipe-\(name)")
            }
        }
    }
}
