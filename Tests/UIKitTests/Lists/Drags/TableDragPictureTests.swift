import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// Each picture was looked at.

@MainActor @Suite(.serialized) struct TableDragPictureTests {
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `a row hovers over the room that others make for it`(
        style: UIUserInterfaceStyle
    ) throws {
        let screen = ListDragScreen(style: style)
        screen.drag(from: screen.place(screen.left, 1), to: screen.place(screen.right, 1))
        let name = style == .dark ? "dark" : "light"
        try screen.screen.verifySnapshot(named: "table-\(name)")
        screen.right.proposal = UITableViewDropProposal(
            operation: .copy, intent: .insertIntoDestinationIndexPath)
        screen.screen.mouseMove(to: CGPoint(x: 290, y: 110))
        screen.screen.advance(by: 0.4)
        try screen.screen.verifySnapshot(named: "into-\(name)")
        screen.screen.press(.escape)
        screen.drop()
    }
}
