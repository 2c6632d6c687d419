import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// Context menus of rows.
/// https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:contextmenuconfigurationforrowat:point:)
@MainActor @Suite(.serialized) struct ListMenuTests {
    @Test(arguments: SwipeScreen.Kind.allCases)
    func `a long press, the secondary button and the Menu key open the menu of a row`(
        _ kind: SwipeScreen.Kind
    ) throws {
        let list = SwipeScreen(kind)
        list.menuTitles = ["Copy"]
        list.screen.longPress(at: list.middle(2))
        list.screen.advance(by: 1)
        try list.screen.tap("Copy Cleo")
        list.screen.advance(by: 1)
        #expect(list.take() == "open, close, Copy Cleo")
        list.screen.secondaryClick(at: list.middle(3))
        list.screen.advance(by: 1)
        try list.screen.tap("Copy Dora")
        list.screen.advance(by: 1)
        #expect(list.take() == "open, close, Copy Dora")
        list.screen.press(.tab)
        for _ in 0..<5 { list.screen.press(.up) }
        list.screen.press(.down)
        list.screen.press(.menu)
        list.screen.advance(by: 1)
        try list.screen.tap("Copy Bo")
        list.screen.advance(by: 1)
        #expect(list.take() == "open, close, Copy Bo")
    }

    @Test(arguments: SwipeScreen.Kind.allCases)
    func `where the delegate has no menu, a long press selects, and the button shows the swipe`(
        _ kind: SwipeScreen.Kind
    ) throws {
        let list = SwipeScreen(kind)
        list.screen.longPress(at: list.middle(2))
        list.screen.advance(by: 1)
        #expect(list.take() == "select Cleo")
        #expect(!list.screen.has("Flag"))
        list.screen.secondaryClick(at: list.middle(1))
        list.screen.advance(by: 1)
        try list.screen.tap("Flag")
        list.screen.advance(by: 1)
        #expect(list.take() == "open, close, flag Bo")
    }

    @Test func `the menu of an item that is selected is that of all that are`() throws {
        let list = SwipeScreen(.collection)
        list.menuTitles = ["Copy"]
        let view = try #require(list.list as? UICollectionView)
        view.allowsMultipleSelection = true
        for item in [3, 1] {
            view.selectItem(
                at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        list.screen.secondaryClick(at: list.middle(1))
        list.screen.advance(by: 1)
        #expect(list.screen.has("Copy Bo Dora"))
        list.screen.press(.escape)
        list.screen.advance(by: 1)
        list.screen.secondaryClick(at: list.middle(0))
        list.screen.advance(by: 1)
        #expect(list.screen.has("Copy Ada"))
    }

    @Test func `the menu of a row that is pressed stands beside the row, which is lifted`() {
        for kind in SwipeScreen.Kind.allCases {
            let list = SwipeScreen(kind)
            list.menuTitles = ["Copy", "Share"]
            list.screen.touchDown(at: list.middle(1))
            list.screen.advance(by: 0.6)
            list.screen.advance(by: 1)
            #expect(throws: Never.self) {
                try list.screen.verifySnapshot(named: "menu-\(kind)")
            }
        }
    }
}
