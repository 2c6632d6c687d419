import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// Each picture was looked at.

@MainActor @Suite(.serialized) struct DragPictureTests {
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `what is dragged hovers with a plus where it would be copied`(
        style: UIUserInterfaceStyle
    ) throws {
        let screen = DragScreen(style: style)
        screen.dragToTarget()
        screen.screen.advance(by: 0.5)
        let name = style == .dark ? "dark" : "light"
        try screen.screen.verifySnapshot(named: "copy-\(name)")
        screen.drop.operation = .forbidden
        screen.screen.mouseMove(to: CGPoint(x: 225, y: 235))
        try screen.screen.verifySnapshot(named: "forbidden-\(name)")
        screen.screen.press(.escape)
        screen.screen.mouseUp()
        screen.screen.advance(by: 1)
    }

    @Test func `several items are counted`() throws {
        let screen = DragScreen()
        screen.drag.items += screen.drag.items + screen.drag.items
        screen.dragToTarget()
        screen.screen.advance(by: 0.5)
        try screen.screen.verifySnapshot(named: "three")
        screen.screen.press(.escape)
        screen.screen.mouseUp()
        screen.screen.advance(by: 1)
    }

    @Test func `a selected text is dragged as paper, and a caret shows its place`() throws {
        let screen = TextDragScreen()
        screen.field.becomeFirstResponder()
        screen.field.selectAll(nil)
        screen.screen.mouseDown(at: screen.place(of: 2, in: screen.field))
        screen.screen.mouseMove(to: CGPoint(x: 100, y: 80))
        screen.screen.mouseMove(to: screen.place(of: 4, in: screen.notes))
        screen.screen.advance(by: 0.4)
        try screen.screen.verifySnapshot(named: "text")
        screen.screen.press(.escape)
        screen.screen.mouseUp()
        screen.screen.advance(by: 1)
    }
}
