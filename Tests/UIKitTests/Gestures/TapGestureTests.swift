import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer,
// …/uigesturerecognizer and …/uigesturerecognizerdelegate.

@MainActor @Suite(.serialized) struct TapGestureTests {
    @Test func `a tap calls the action once, with its place and the state ended`() {
        let world = TapWorld()
        let tap = world.tap()
        world.fingers.tap(at: world.place)
        #expect(world.target.states == [.ended])
        #expect(world.target.location == world.place)
        #expect(tap.state == .possible)
        #expect(tap.numberOfTouches == 0)
    }

    @Test func `a finger that moves too far is no tap, and the next one may be`() {
        let world = TapWorld()
        _ = world.tap()
        world.fingers.down(at: world.place)
        world.fingers.move(to: CGPoint(x: 150, y: 180))
        world.fingers.move(to: world.place)
        world.fingers.up(at: world.place)
        #expect(world.target.states.isEmpty)
        world.fingers.down(at: world.place)
        world.fingers.move(to: CGPoint(x: 153, y: 150))
        world.fingers.up(at: CGPoint(x: 153, y: 150))
        #expect(world.target.states == [.ended])
    }

    @Test func `two taps are two only when they follow quickly, in one place`() {
        let world = TapWorld()
        world.tap().numberOfTapsRequired = 2
        world.fingers.tap(at: world.place)
        #expect(world.target.states.isEmpty)
        world.fingers.tap(at: world.place)
        #expect(world.target.states.count == 1)
        world.fingers.tap(at: world.place)
        #expect(world.target.states.count == 1)
        world.screen.advance(by: 1)
        world.fingers.tap(at: world.place)
        #expect(world.target.states.count == 1)
        world.screen.advance(by: 1)
        world.fingers.tap(at: CGPoint(x: 10, y: 150))
        world.fingers.tap(at: world.place)
        #expect(world.target.states.count == 1)
        world.fingers.tap(at: world.place)
        #expect(world.target.states.count == 2)
    }

    @Test func `as many fingers as are required, no more and no fewer`() {
        let world = TapWorld()
        world.tap().numberOfTouchesRequired = 2
        world.view.isMultipleTouchEnabled = true
        world.fingers.tap(at: world.place)
        #expect(world.target.states.isEmpty)
        world.fingers.down(1, at: world.place)
        world.fingers.down(2, at: CGPoint(x: 120, y: 150))
        world.fingers.up(1, at: world.place)
        world.fingers.up(2, at: CGPoint(x: 120, y: 150))
        #expect(world.target.states == [.ended])
        world.fingers.down(1, at: world.place)
        world.fingers.down(2, at: CGPoint(x: 120, y: 150))
        world.fingers.down(3, at: CGPoint(x: 120, y: 120))
        for finger in 1...3 { world.fingers.up(finger, at: world.place) }
        #expect(world.target.states == [.ended])
    }

    @Test func `a recognized tap takes the touch from the view, unless it is told not to`() {
        let world = TapWorld()
        let tap = world.tap()
        world.fingers.tap(at: world.place)
        #expect(world.view.calls == ["began", "cancelled"])
        tap.cancelsTouchesInView = false
        world.view.calls = []
        world.fingers.tap(at: world.place)
        #expect(world.view.calls == ["began", "ended"])
    }

    @Test func `of two recognizers the nearer one wins`() {
        let world = TapWorld()
        _ = world.tap(on: world.view, "outer")
        _ = world.tap(on: world.inner, "inner")
        world.fingers.tap(at: CGPoint(x: 50, y: 50))
        #expect(world.target.names == ["inner"])
        world.fingers.tap(at: world.place)
        #expect(world.target.names == ["inner", "outer"])
    }

    @Test func `a delegate lets two be recognized at once`() {
        let world = TapWorld()
        let outer = world.tap(on: world.view, "outer")
        _ = world.tap(on: world.inner, "inner")
        let delegate = GestureDelegate()
        delegate.isSimultaneous = true
        outer.delegate = delegate
        world.fingers.tap(at: CGPoint(x: 50, y: 50))
        #expect(world.target.names == ["inner", "outer"])
    }

    @Test func `a delegate that does not want it to begin makes it fail, for another to win`() {
        let world = TapWorld()
        _ = world.tap(on: world.view, "outer")
        let near = world.tap(on: world.inner, "inner")
        let delegate = GestureDelegate()
        delegate.mayBegin = false
        near.delegate = delegate
        world.fingers.tap(at: CGPoint(x: 50, y: 50))
        #expect(world.target.names == ["outer"])
        delegate.mayBegin = true
        delegate.receives = false
        world.fingers.tap(at: CGPoint(x: 50, y: 50))
        #expect(world.target.names == ["outer", "outer"])
    }

    @Test func `a delegate that implements nothing changes nothing`() {
        let world = TapWorld()
        let tap = world.tap()
        let delegate = SilentDelegate()
        tap.delegate = delegate
        world.fingers.tap(at: world.place)
        #expect(world.target.states == [.ended])
    }

    // "Interacting with other user interface controls" on the page of UIGestureRecognizer.
    @Test func `a button in a view that can be tapped keeps its taps`() {
        let world = TapWorld()
        _ = world.tap()
        let button = UIButton(frame: CGRect(x: 120, y: 120, width: 60, height: 60))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        world.view.addSubview(button)
        world.fingers.tap(at: world.place)
        #expect(presses == 1)
        #expect(world.target.states.isEmpty)
        _ = world.tap(on: button, "inner")
        world.fingers.tap(at: world.place)
        #expect(world.target.names == ["inner"])
        #expect(presses == 1)
    }

    @Test func `a recognizer that is off sees nothing`() {
        let world = TapWorld()
        let tap = world.tap()
        tap.isEnabled = false
        world.fingers.tap(at: world.place)
        #expect(world.target.states.isEmpty)
        #expect(world.view.calls == ["began", "ended"])
    }

    // …/uigesturerecognizer/isenabled: turning it off ends what is under way.
    @Test func `turning a recognizer off and on during a touch lets go of the touch`() {
        let world = TapWorld()
        let tap = world.tap()
        world.fingers.down(at: world.place)
        tap.isEnabled = false
        tap.isEnabled = true
        world.fingers.up(at: world.place)
        #expect(world.target.states.isEmpty)
        world.fingers.tap(at: world.place)
        #expect(world.target.states == [.ended])
    }

    @Test func `a recognizer belongs to one view, and is removed with its touch`() {
        let world = TapWorld()
        let tap = world.tap()
        world.inner.addGestureRecognizer(tap)
        #expect(world.view.gestureRecognizers == nil)
        #expect(tap.view === world.inner)
        world.view.gestureRecognizers = [tap]
        #expect(world.inner.gestureRecognizers == nil)
        #expect(tap.view === world.view)
        world.fingers.down(at: world.place)
        world.view.removeGestureRecognizer(tap)
        world.fingers.up(at: world.place)
        #expect(world.target.states.isEmpty)
        #expect(tap.state == .possible)
        #expect(tap.view == nil)
    }

    @Test func `a view that leaves during the touch is not tapped`() {
        let world = TapWorld()
        let tap = world.tap()
        world.fingers.down(at: world.place)
        world.view.removeFromSuperview()
        world.fingers.up(at: world.place)
        #expect(world.target.states.isEmpty)
        #expect(tap.state == .possible)
    }

    @Test func `a cancelled touch is no tap`() {
        let world = TapWorld()
        let tap = world.tap()
        world.fingers.down(at: world.place)
        world.fingers.cancel()
        #expect(world.target.states.isEmpty)
        #expect(tap.state == .possible)
    }
}

/// What each test starts with. Made in the test itself, so that no other test comes in between.
@MainActor private final class TapWorld {
    let screen: TestScreen
    let fingers: Fingers
    let view = PlainView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let target = GestureTarget()
    let place = CGPoint(x: 150, y: 150)

    init() {
        let controller = UIViewController()
        screen = TestScreen(controller, size: CGSize(width: 300, height: 300))
        fingers = Fingers(screen: screen)
        controller.view.addSubview(view)
        view.addSubview(inner)
    }

    func tap(
        on view: UIView? = nil, _ action: Selector = "tapped:"
    )
        -> UITapGestureRecognizer
    {
        let tap = UITapGestureRecognizer(target: target, action: action)
        (view ?? self.view).addGestureRecognizer(tap)
        return tap
    }
}

private final class PlainView: UIView {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled")
    }
}

private final class GestureTarget: ExposesMembers {
    var states: [UIGestureRecognizer.State] = []
    var names: [String] = []
    var location = CGPoint.zero

    func tapped(_ recognizer: UITapGestureRecognizer) {
        states.append(recognizer.state)
        location = recognizer.location(in: nil)
    }
    func outer() { names.append("outer") }
    func inner() { names.append("inner") }

    class var exposedMembers: ExposedMembers {
        ExposedMembers()
            .action("tapped:", GestureTarget.tapped)
            .action("outer", GestureTarget.outer)
            .action("inner", GestureTarget.inner)
    }
}

private final class SilentDelegate: NSObject, UIGestureRecognizerDelegate {}

private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
    var mayBegin = true
    var receives = true
    var isSimultaneous = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
}
