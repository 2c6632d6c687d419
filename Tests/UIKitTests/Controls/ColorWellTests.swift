import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uicolorwell

@MainActor @Suite(.serialized) struct ColorWellTests {
    @Test func `a tap opens colours, one of which is taken with a second tap`() throws {
        let world = ControlScreen(
            UIColorWell(), frame: CGRect(x: 100, y: 100, width: 28, height: 28))
        world.tap(14, 14)
        let grid = try #require(find(ColorGrid.self, in: world.screen.window))
        let place = grid.convert(CGPoint(x: 13, y: 13), to: nil)
        world.screen.tap(at: place)
        #expect(world.control.selectedColor?.isEqual(UIColor(white: 1, alpha: 1)) == true)
        #expect(world.take() == "down upInside changed primary")
        world.screen.press(.escape)
        #expect(find(ColorGrid.self, in: world.screen.window) == nil)
    }

    @Test func `keys alone choose a colour`() {
        let world = ControlScreen(
            UIColorWell(), frame: CGRect(x: 100, y: 100, width: 28, height: 28))
        world.focus()
        world.screen.press(.space)
        world.screen.press(.tab)
        world.screen.press(.down)
        world.screen.press(.right)
        #expect(world.control.selectedColor != nil)
        world.screen.press(.escape)
        #expect(world.control.isFocused)
    }

    @Test func `assistive technology hears the colour's name`() {
        let world = ControlScreen(UIColorWell())
        #expect(world.elements[0].value == "No colour")
        world.control.selectedColor = .systemGreen
        #expect(world.elements[0].value == "green")
        world.perform("activate")
        #expect(world.elements.map(\.role) == [.adjustable, .adjustable, .button])
        #expect(world.elements.last?.label == "Dismiss popup")
        world.perform("increment")
        #expect(world.take().contains("changed"))
    }

    @Test(
        arguments: [
            (.black, "black"), (.white, "white"), (.red, "red"), (.blue, "blue"),
            (.systemOrange, "orange"), (.systemPurple, "purple"), (.gray, "gray"),
            (UIColor(red: 0, green: 0.3, blue: 0, alpha: 0.5), "dark green, 50% opaque"),
        ] as [(UIColor, String)])
    func `colours have names`(color: UIColor, name: String) {
        #expect(ColorName.name(of: color.cgColor) == name)
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        if let found = view as? View { return found }
        return view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }
}
