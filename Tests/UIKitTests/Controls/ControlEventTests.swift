import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uicontrol/event and …/uicontrol

@MainActor @Suite(.serialized) struct ControlEventTests {
    @Test func `a tap`() {
        let world = ControlWorld()
        world.fingers.down(at: world.inside)
        #expect(world.control.isTracking)
        #expect(world.control.isTouchInside)
        #expect(world.control.isHighlighted)
        world.fingers.up(at: world.inside)
        #expect(world.calls.take() == "down upInside primary")
        #expect(!world.control.isTracking)
        #expect(!world.control.isHighlighted)
    }

    @Test func `a second tap at once`() {
        let world = ControlWorld()
        world.fingers.tap(at: world.inside)
        _ = world.calls.take()
        world.fingers.tap(at: world.inside)
        #expect(world.calls.take() == "down repeat upInside primary")
    }

    @Test func `a drag out and in again`() {
        let world = ControlWorld()
        world.fingers.down(at: world.inside)
        world.fingers.move(to: CGPoint(x: 115, y: 110))
        world.fingers.move(to: world.outside)
        #expect(!world.control.isHighlighted)
        #expect(!world.control.isTouchInside)
        world.fingers.move(to: CGPoint(x: 360, y: 360))
        world.fingers.move(to: world.inside)
        #expect(world.control.isHighlighted)
        world.fingers.up(at: world.inside)
        #expect(
            world.calls.take() == """
                down dragInside exit dragOutside dragOutside enter dragInside upInside primary
                """)
    }

    @Test func `a finger that comes up outside`() {
        let world = ControlWorld()
        world.fingers.down(at: world.inside)
        world.fingers.move(to: world.outside)
        world.fingers.up(at: world.outside)
        #expect(world.calls.take() == "down exit dragOutside upOutside")
    }

    @Test func `a finger may stray a little, a mouse may not`() {
        let world = ControlWorld()
        world.fingers.down(at: world.inside)
        world.fingers.up(at: CGPoint(x: 200, y: 110))
        #expect(world.calls.take() == "down upInside primary")
        world.screen.advance(by: 1)
        let mouse = Fingers(screen: world.screen, device: .mouse)
        mouse.down(at: world.inside)
        mouse.up(at: CGPoint(x: 160, y: 110))
        #expect(world.calls.take() == "down upOutside")
    }

    @Test func `a cancelled touch`() {
        let world = ControlWorld()
        world.fingers.down(at: world.inside)
        world.fingers.cancel()
        #expect(world.calls.take() == "down cancel")
        #expect(!world.control.isTracking)
        #expect(!world.control.isHighlighted)
    }

    @Test func `a disabled control hears nothing, nor does what lies behind it`() {
        let world = ControlWorld()
        world.control.isEnabled = false
        world.fingers.tap(at: world.inside)
        #expect(world.calls.take() == "")
        #expect(world.control.state == .disabled)
    }

    @Test func `a control that is disabled while it is touched does nothing more`() {
        let world = ControlWorld()
        world.fingers.down(at: world.inside)
        world.control.isEnabled = false
        #expect(!world.control.isTracking)
        #expect(!world.control.isHighlighted)
        world.fingers.up(at: world.inside)
        #expect(world.calls.take() == "down cancel")
        world.control.isEnabled = true
        world.screen.advance(by: 1)
        world.fingers.tap(at: world.inside)
        #expect(world.calls.take() == "down upInside primary")
    }

    @Test func `a control that leaves the window while it is touched does nothing more`() {
        let world = ControlWorld()
        world.fingers.down(at: world.inside)
        world.control.removeFromSuperview()
        world.fingers.up(at: world.inside)
        #expect(world.calls.take() == "down cancel")
        #expect(!world.control.isTracking)
    }

    @Test(arguments: [false, true])
    func `a second finger neither begins nor ends anything`(isMultiple: Bool) {
        let world = ControlWorld()
        world.control.isMultipleTouchEnabled = isMultiple
        world.fingers.down(1, at: world.inside)
        world.fingers.down(2, at: CGPoint(x: 120, y: 120))
        world.fingers.move(2, to: world.outside)
        #expect(world.control.isHighlighted)
        world.fingers.up(2, at: world.outside)
        #expect(world.control.isTracking)
        world.fingers.up(1, at: world.inside)
        #expect(world.calls.take() == "down upInside primary")
    }

    @Test func `the states are told together`() {
        let world = ControlWorld()
        world.control.isSelected = true
        world.fingers.down(at: world.inside)
        #expect(world.control.state == [.selected, .highlighted])
        world.fingers.up(at: world.inside)
        #expect(world.control.state == .selected)
    }

    @Test func `tracking can be refused and ended by a subclass`() {
        let world = ControlWorld()
        let slider = TrackedControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        world.screen.window.rootViewController?.view.addSubview(slider)
        slider.mayBegin = false
        world.fingers.down(at: CGPoint(x: 5, y: 5))
        #expect(!slider.isTracking)
        #expect(!slider.isHighlighted)
        world.fingers.up(at: CGPoint(x: 5, y: 5))
        slider.mayBegin = true
        slider.mayContinue = false
        world.fingers.down(at: CGPoint(x: 5, y: 5))
        #expect(slider.isTracking)
        world.fingers.move(to: CGPoint(x: 6, y: 5))
        #expect(!slider.isTracking)
        world.fingers.up(at: CGPoint(x: 6, y: 5))
        #expect(slider.ends == 0)
    }

    // …/uicontrol/addtarget(_:action:for:): the three shapes of an action.
    @Test func `a target's method takes nothing, the sender, or the sender and the event`() {
        let world = ControlWorld()
        let target = Target()
        world.control.addTarget(target, action: "plain", for: .touchUpInside)
        world.control.addTarget(target, action: "sender:", for: .touchUpInside)
        world.control.addTarget(target, action: "sender:forEvent:", for: .touchUpInside)
        world.control.addTarget(target, action: "plain", for: .touchUpInside)
        world.fingers.tap(at: world.inside)
        #expect(target.calls == ["sender", "event", "plain"])
        #expect(target.sender === world.control)
        world.control.removeTarget(target, action: nil, for: .touchUpInside)
        world.fingers.tap(at: world.inside)
        #expect(target.calls.count == 3)
    }

    @Test func `a target is not kept alive`() {
        let world = ControlWorld()
        do {
            let target = Target()
            world.control.addTarget(target, action: "plain", for: .touchUpInside)
        }
        world.fingers.tap(at: world.inside)
        #expect(world.calls.take() == "down upInside primary")
    }

    // …/uicontrol/addaction(_:for:): one of the same identifier takes the place of the other.
    @Test func `an action of the same identifier takes the other's place`() {
        let world = ControlWorld()
        let control = UIControl(frame: .zero)
        let name = UIAction.Identifier("a")
        control.addAction(
            UIAction(identifier: name) { _ in world.calls.record("old") }, for: .valueChanged)
        control.addAction(
            UIAction(identifier: name) { _ in world.calls.record("new") }, for: .valueChanged)
        control.addAction(
            UIAction(identifier: name) { _ in world.calls.record("down") }, for: .touchDown)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(world.calls.take() == "new down")
        control.removeAction(identifiedBy: name, for: .valueChanged)
        control.sendActions(for: [.valueChanged, .touchDown])
        #expect(world.calls.take() == "down")
    }

    @Test func `actions may add and remove actions while they are sent`() {
        let world = ControlWorld()
        let control = UIControl(frame: .zero)
        let second = UIAction { _ in world.calls.record("second") }
        let first = UIAction { [weak control] action in
            world.calls.record("first")
            control?.removeAction(action, for: .valueChanged)
            control?.addAction(UIAction { _ in world.calls.record("added") }, for: .valueChanged)
            control?.removeAction(second, for: .valueChanged)
        }
        control.addAction(first, for: .valueChanged)
        control.addAction(second, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(world.calls.take().hasPrefix("first"))
        control.sendActions(for: .valueChanged)
        #expect(world.calls.take() == "added")
    }

    @Test func `an action knows its sender while it runs`() {
        let control = UIControl(frame: .zero)
        var sender: AnyObject?
        let action = UIAction { sender = $0.sender as AnyObject? }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(sender === control)
        #expect(action.sender == nil)
    }

    @Test func `a button that removes itself, or is disabled, in its own action`() {
        let world = ControlWorld()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        world.screen.window.rootViewController?.view.addSubview(button)
        button.addAction(UIAction { _ in button.isEnabled = false }, for: .touchUpInside)
        world.fingers.tap(at: CGPoint(x: 5, y: 5))
        #expect(!button.isTracking)
        button.isEnabled = true
        button.addAction(UIAction { _ in button.removeFromSuperview() }, for: .touchDown)
        world.screen.advance(by: 1)
        world.fingers.tap(at: CGPoint(x: 5, y: 5))
        #expect(!button.isTracking)
        #expect(!button.isHighlighted)
    }
}

/// What each test starts with. Made in the test itself, so that no other test comes in between.
@MainActor private final class ControlWorld {
    let calls = CallRecorder()
    let screen: TestScreen
    let fingers: Fingers
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

    let inside = CGPoint(x: 110, y: 110)
    /// Beyond the 70 points around a control that still count.
    let outside = CGPoint(x: 350, y: 350)

    init() {
        let controller = UIViewController()
        screen = TestScreen(controller, size: CGSize(width: 400, height: 400))
        fingers = Fingers(screen: screen)
        controller.view.addSubview(control)
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
            (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"),
            (.touchDragExit, "exit"), (.touchUpInside, "upInside"),
            (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
            (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { [calls] _ in calls.record(name) }, for: event)
        }
    }
}

private final class Target: ExposesMembers {
    var calls: [String] = []
    weak var sender: UIControl?

    func plain() { calls.append("plain") }
    func sent(_ sender: UIControl) {
        calls.append("sender")
        self.sender = sender
    }
    func sent(_ sender: UIControl, for event: UIEvent?) { calls.append("event") }

    class var exposedMembers: ExposedMembers {
        ExposedMembers()
            .action("plain", Target.plain)
            .action("sender:", Target.sent(_:))
            .action("sender:forEvent:", Target.sent(_:for:))
    }
}

private final class TrackedControl: UIControl {
    var mayBegin = true
    var mayContinue = true
    var ends = 0

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { mayBegin }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { mayContinue }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ends += 1 }
}
