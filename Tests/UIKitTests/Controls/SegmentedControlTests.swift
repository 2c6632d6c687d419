import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uisegmentedcontrol

@MainActor @Suite(.serialized) struct SegmentedControlTests {
    private func world(
        _ items: [String] = ["Day", "Week", "Month"],
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> ControlScreen<UISegmentedControl> {
        ControlScreen(
            UISegmentedControl(items: items), frame: CGRect(x: 20, y: 100, width: 300, height: 32),
            direction: direction)
    }

    @Test func `a tap chooses a segment and says so once, a second tap doesn't`() {
        let world = world()
        world.tap(150, 16)
        #expect(world.control.selectedSegmentIndex == 1)
        #expect(world.take() == "down changed primary upInside")
        world.tap(150, 16)
        #expect(world.take() == "down upInside")
        world.control.selectedSegmentIndex = 2
        #expect(world.take() == "")
    }

    @Test func `the choice slides with a finger, and is told at the end`() {
        let world = world()
        world.control.selectedSegmentIndex = 0
        world.fingers.down(at: world.place(50, 16))
        world.fingers.move(to: world.place(150, 16))
        world.fingers.move(to: world.place(250, 16))
        #expect(world.take() == "down")
        world.fingers.up(at: world.place(250, 16))
        #expect(world.control.selectedSegmentIndex == 2)
        #expect(world.take() == "changed primary upInside")
    }

    @Test func `a finger that leaves chooses nothing`() {
        let world = world()
        world.control.selectedSegmentIndex = 0
        world.fingers.down(at: world.place(150, 16))
        world.fingers.move(to: world.place(150, 300))
        world.fingers.up(at: world.place(150, 300))
        #expect(world.control.selectedSegmentIndex == 0)
        world.fingers.down(at: world.place(50, 16))
        world.fingers.move(to: world.place(250, 16))
        world.fingers.cancel()
        #expect(world.control.selectedSegmentIndex == 0)
        #expect(!world.take().contains("changed"))
    }

    @Test func `a momentary one keeps no choice, and tells of it while it is made`() {
        let world = world()
        world.control.isMomentary = true
        var told: [Int] = []
        world.control.addAction(
            UIAction { [weak control = world.control] _ in
                told.append(control?.selectedSegmentIndex ?? -5)
            }, for: .valueChanged)
        world.tap(250, 16)
        world.tap(250, 16)
        world.perform("activate", on: 1)
        #expect(told == [2, 2, 1])
        #expect(world.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `a disabled segment is passed over`() {
        let world = world()
        world.control.setEnabled(false, forSegmentAt: 1)
        world.tap(150, 16)
        #expect(world.control.selectedSegmentIndex == UISegmentedControl.noSegment)
        world.control.selectedSegmentIndex = 0
        world.focus()
        world.screen.press(.right)
        #expect(world.control.selectedSegmentIndex == 2)
    }

    @Test func `the choice stays with its segment while others come and go`() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "0", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.insertSegment(withTitle: "D", at: 99, animated: false)
        #expect(control.titleForSegment(at: 3) == "D")
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.numberOfSegments == 3)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test func `actions are performed by their segments`() {
        var calls: [String] = []
        let actions = ["One", "Two"].map { name in
            UIAction(title: name, identifier: .init(name)) { _ in calls.append(name) }
        }
        let control = UISegmentedControl(frame: .zero, actions: actions)
        #expect(control.titleForSegment(at: 1) == "Two")
        #expect(control.segmentIndex(identifiedBy: .init("Two")) == 1)
        let world = ControlScreen(control, frame: CGRect(x: 0, y: 0, width: 200, height: 32))
        world.tap(150, 16)
        #expect(calls == ["Two"])
    }

    @Test func `widths are shared, set, or by content`() {
        var widths = SegmentWidths(contents: [20, 60, 40], fixed: [0, 0, 0], byContent: false)
        #expect(widths.natural == [60, 60, 60])
        #expect(widths.filling(300) == [100, 100, 100])
        widths.fixed = [0, 50, 0]
        #expect(widths.filling(250) == [100, 50, 100])
        widths.fixed = [0, 0, 0]
        widths.byContent = true
        #expect(widths.natural == [20, 60, 40])
        #expect(widths.filling(150) == [30, 70, 50])
    }

    @Test(arguments: [false, true])
    func `arrows choose, by the direction of reading, and take the focus along`(isReversed: Bool) {
        let world = world(direction: isReversed ? .rightToLeft : .leftToRight)
        world.control.selectedSegmentIndex = 0
        world.focus()
        world.screen.press(isReversed ? .left : .right)
        #expect(world.control.selectedSegmentIndex == 1)
        world.screen.press(.end)
        #expect(world.control.selectedSegmentIndex == 2)
        world.screen.press(isReversed ? .left : .right)
        #expect(world.control.selectedSegmentIndex == 2)
        world.screen.press(.home)
        #expect(world.control.selectedSegmentIndex == 0)
        #expect(world.screen.focusedView?.accessibilityLabel == "Day")
        #expect(world.take().components(separatedBy: "changed").count == 4)
    }

    @Test func `in a momentary one arrows go there, and Space presses`() {
        let world = world()
        world.control.isMomentary = true
        world.focus()
        world.screen.press(.right)
        #expect(world.screen.focusedView?.accessibilityLabel == "Week")
        #expect(world.take() == "")
        world.screen.press(.space)
        #expect(world.take() == "changed primary")
    }

    @Test func `assistive technology sees one of several and chooses another`() {
        let world = world()
        world.control.selectedSegmentIndex = 0
        #expect(world.elements.map(\.role) == [.radio, .radio, .radio])
        #expect(world.elements.map(\.label) == ["Day", "Week", "Month"])
        #expect(world.elements.map(\.isSelected) == [true, false, false])
        world.perform("activate", on: 2)
        #expect(world.control.selectedSegmentIndex == 2)
        #expect(world.elements.map(\.isSelected) == [false, false, true])
        #expect(world.take() == "changed primary")
        world.control.setEnabled(false, forSegmentAt: 1)
        #expect(world.elements.map(\.isEnabled) == [true, false, true])
    }

    @Test func `titles look as their attributes say, state by state`() throws {
        let control = UISegmentedControl(items: ["A", "B"])
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        control.selectedSegmentIndex = 1
        let labels = control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        #expect(labels.map(\.textColor) == [.red, .blue])
    }
}
