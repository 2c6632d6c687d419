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
        screen.screen.press(.escape)
        screen.drop()
    }
}
