import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uiswitch

@MainActor @Suite(.serialized) struct SwitchTests {
    @Test func `a tap turns it over and says so, setting it doesn't`() {
        let world = ControlScreen(UISwitch())
        world.control.isOn = true
        world.control.setOn(false, animated: true)
        #expect(world.take() == "")
        world.tap(10, 10)
        #expect(world.control.isOn)
        #expect(world.take() == "down changed primary upInside")
        world.tap(10, 10)
        #expect(!world.control.isOn)
    }

    @Test func `the knob follows a finger, and counts once at the end`() {
        let world = ControlScreen(UISwitch())
        world.fingers.down(at: world.place(10, 15))
        world.fingers.move(to: world.place(45, 15))
        world.fingers.move(to: world.place(5, 15))
        world.fingers.move(to: world.place(45, 15))
        #expect(!world.control.isOn)
        world.fingers.up(at: world.place(45, 15))
        #expect(world.control.isOn)
        #expect(world.take() == "down changed primary upInside")
    }

    @Test func `a drag to and fro changes nothing`() {
        let world = ControlScreen(UISwitch())
        world.fingers.down(at: world.place(10, 15))
        world.fingers.move(to: world.place(45, 15))
        world.fingers.move(to: world.place(5, 15))
        world.fingers.up(at: world.place(5, 15))
        #expect(!world.control.isOn)
        #expect(world.take() == "down upInside")
    }

    @Test func `a cancelled touch leaves it as it was`() {
        let world = ControlScreen(UISwitch())
        world.fingers.down(at: world.place(10, 15))
        world.fingers.move(to: world.place(45, 15))
        world.fingers.cancel()
        #expect(!world.control.isOn)
        #expect(world.take() == "down cancel")
    }

    @Test(arguments: [false, true])
    func `arrows go to the ends by the direction of reading, Space turns over`(isReversed: Bool) {
        let world = ControlScreen(
            UISwitch(), direction: isReversed ? .rightToLeft : .leftToRight)
        world.focus()
        #expect(world.control.isFocused)
        world.screen.press(isReversed ? .left : .right)
        #expect(world.control.isOn)
        world.screen.press(isReversed ? .right : .left)
        #expect(!world.control.isOn)
        world.screen.press(.space)
        #expect(world.control.isOn)
        world.screen.press(.returnKey)
        #expect(!world.control.isOn)
    }

    @Test func `a disabled one is passed over`() {
        let world = ControlScreen(UISwitch())
        world.control.isEnabled = false
        world.tap(10, 10)
        world.focus()
        #expect(!world.control.isFocused)
        world.perform("activate")
        #expect(!world.control.isOn)
    }

    @Test func `assistive technology sees a toggle and turns it over`() {
        let world = ControlScreen(UISwitch())
        world.control.accessibilityLabel = "Wi-Fi"
        #expect(world.elements.map(\.role) == [.toggle])
        #expect(world.elements.map(\.label) == ["Wi-Fi"])
        #expect(!world.elements[0].isSelected)
        #expect(world.control.accessibilityValue == "0")
        world.perform("activate")
        #expect(world.elements[0].isSelected)
        #expect(world.take() == "changed primary")
    }

    @Test func `the knob stands at the other end where one reads from the right`() throws {
        let world = ControlScreen(UISwitch(), direction: .rightToLeft)
        let knob = try #require(world.control.subviews.first { $0 is ControlKnob })
        #expect(knob.frame.maxX == 49)
    }

    @Test func `the size can't be changed`() {
        let view = UISwitch(frame: CGRect(x: 1, y: 2, width: 300, height: 200))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
        view.frame = CGRect(x: 3, y: 4, width: 10, height: 10)
        #expect(view.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    }
}
