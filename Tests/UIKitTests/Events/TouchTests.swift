import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/handling-touches-in-your-view and
// https://developer.apple.com/documentation/uikit/uiview/ismultipletouchenabled.

@MainActor @Suite(.serialized) struct TouchTests {
    @Test func `a finger begins, moves and ends in the view that it came down on`() {
        let world = TouchWorld()
        world.fingers.down(at: CGPoint(x: 10, y: 10))
        world.fingers.move(to: CGPoint(x: 150, y: 20))
        world.fingers.up(at: CGPoint(x: 150, y: 30))
        #expect(world.calls.take() == "began(10,10) moved(150,20) ended(150,30)")
    }

    @Test func `a touch knows its view, its window, its places and its count`() throws {
        let world = TouchWorld()
        var touch: UITouch?
        world.view.onBegan = { touch = $0 }
        world.fingers.down(at: CGPoint(x: 10, y: 10))
        let known = try #require(touch)
        #expect(known.view === world.view)
        #expect(known.window === world.screen.window)
        #expect(known.phase == .began)
        #expect(known.tapCount == 1)
        world.fingers.move(to: CGPoint(x: 30, y: 12))
        #expect(known.phase == .moved)
        #expect(known.location(in: nil) == CGPoint(x: 30, y: 12))
        #expect(known.previousLocation(in: world.view) == CGPoint(x: 10, y: 10))
        world.fingers.up(at: CGPoint(x: 30, y: 12))
        #expect(known.phase == .ended)
    }

    @Test func `taps in quick succession are counted`() {
        let world = TouchWorld()
        var counts: [Int] = []
        world.view.onBegan = { counts.append($0.tapCount) }
        for _ in 0..<3 {
            world.fingers.tap(at: CGPoint(x: 10, y: 10))
            world.screen.advance(by: 0.1)
        }
        world.screen.advance(by: 1)
        world.fingers.tap(at: CGPoint(x: 10, y: 10))
        world.fingers.tap(at: CGPoint(x: 90, y: 90))
        #expect(counts == [1, 2, 3, 1, 1])
    }

    @Test func `of several fingers a view gets the first, unless it asks for all`() {
        let world = TouchWorld()
        world.fingers.down(1, at: CGPoint(x: 10, y: 10))
        world.fingers.down(2, at: CGPoint(x: 20, y: 20))
        world.fingers.move(2, to: CGPoint(x: 21, y: 21))
        world.fingers.up(2, at: CGPoint(x: 21, y: 21))
        world.fingers.up(1, at: CGPoint(x: 11, y: 11))
        #expect(world.calls.take() == "began(10,10) ended(11,11)")
        world.view.isMultipleTouchEnabled = true
        world.fingers.down(1, at: CGPoint(x: 10, y: 10))
        world.fingers.down(2, at: CGPoint(x: 20, y: 20))
        world.fingers.move(1, to: CGPoint(x: 12, y: 12))
        world.fingers.up(1, at: CGPoint(x: 12, y: 12))
        world.fingers.up(2, at: CGPoint(x: 20, y: 20))
        #expect(
            world.calls.take()
                == "began(10,10) began(20,20) moved(12,12) ended(12,12) ended(20,20)")
    }

    @Test func `two fingers on two views do not disturb one another`() {
        let world = TouchWorld()
        let other = TouchedView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        other.recorder = world.calls
        world.screen.window.rootViewController?.view.addSubview(other)
        world.fingers.down(1, at: CGPoint(x: 10, y: 10))
        world.fingers.down(2, at: CGPoint(x: 120, y: 10))
        world.fingers.up(1, at: CGPoint(x: 10, y: 10))
        world.fingers.up(2, at: CGPoint(x: 120, y: 10))
        #expect(world.calls.take() == "began(10,10) began(20,10) ended(10,10) ended(20,10)")
    }

    @Test func `what a view leaves alone goes up to its controller`() {
        let controller = TouchedController()
        let screen = TestScreen(controller, size: CGSize(width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        controller.view.addSubview(inner)
        Fingers(screen: screen).tap(at: CGPoint(x: 10, y: 10))
        #expect(controller.touches == ["began", "ended"])
    }

    @Test func `only the primary button touches, and a broken grab ends any touch`() {
        let world = TouchWorld()
        let mouse = Fingers(screen: world.screen, device: .mouse)
        mouse.down(at: CGPoint(x: 10, y: 10), button: 3)
        mouse.up(at: CGPoint(x: 10, y: 10), button: 3)
        #expect(world.calls.take() == "")
        mouse.down(at: CGPoint(x: 10, y: 10))
        mouse.cancel(button: 3)
        #expect(world.calls.take() == "began(10,10) cancelled")
        mouse.tap(at: CGPoint(x: 11, y: 11))
        #expect(world.calls.take() == "began(11,11) ended(11,11)")
    }

    @Test func `a view that leaves the window while it is touched hears of a cancelled touch`() {
        let world = TouchWorld()
        world.fingers.down(at: CGPoint(x: 10, y: 10))
        world.view.removeFromSuperview()
        world.fingers.move(to: CGPoint(x: 20, y: 20))
        world.fingers.up(at: CGPoint(x: 20, y: 20))
        #expect(world.calls.take() == "began(10,10) cancelled")
    }

    @Test func `a view that leaves at the end of a touch hears of the end alone`() {
        let world = TouchWorld()
        world.view.onEnded = { [weak world] in world?.view.removeFromSuperview() }
        world.fingers.tap(at: CGPoint(x: 10, y: 10))
        #expect(world.calls.take() == "began(10,10) ended(10,10)")
    }

    @Test func `a view that is moved while it is touched keeps the touch, those above do not`() {
        let world = TouchWorld()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: control.bounds)
        control.addSubview(inner)
        world.view.superview?.addSubview(control)
        world.fingers.down(at: CGPoint(x: 10, y: 10))
        #expect(control.isTracking)
        world.view.addSubview(inner)
        #expect(!control.isTracking)
        world.fingers.up(at: CGPoint(x: 12, y: 12))
        #expect(world.calls.take() == "ended(12,12)")
    }

    @Test func `a view that is released while it is touched leaves nothing behind`() {
        let world = TouchWorld()
        weak var gone: TouchedView?
        do {
            let brief = TouchedView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            gone = brief
            world.screen.window.rootViewController?.view.addSubview(brief)
            world.fingers.down(at: CGPoint(x: 110, y: 110))
            brief.removeFromSuperview()
        }
        #expect(gone == nil)
        world.fingers.up(at: CGPoint(x: 110, y: 110))
        world.fingers.tap(at: CGPoint(x: 10, y: 10))
        #expect(world.calls.take() == "began(10,10) ended(10,10)")
    }

    @Test func `a window that is hidden and shown again takes touches anew`() {
        let world = TouchWorld()
        world.fingers.down(at: CGPoint(x: 10, y: 10))
        world.screen.window.isHidden = true
        #expect(world.calls.take() == "began(10,10) cancelled")
        world.screen.window.makeKeyAndVisible()
        world.screen.settle()
        world.fingers.tap(at: CGPoint(x: 12, y: 12))
        #expect(world.calls.take() == "began(12,12) ended(12,12)")
    }
}

/// What each test starts with. Made in the test itself, so that no other test comes in between.
@MainActor private final class TouchWorld {
    let calls = CallRecorder()
    let screen: TestScreen
    let fingers: Fingers
    let view: TouchedView

    init() {
        let controller = UIViewController()
        screen = TestScreen(controller, size: CGSize(width: 200, height: 200))
        fingers = Fingers(screen: screen)
        view = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.recorder = calls
        controller.view.addSubview(view)
    }
}

/// A view that writes down its touches.
private final class TouchedView: UIView {
    var recorder: CallRecorder?
    var onBegan: (UITouch) -> Void = { _ in }
    var onEnded: () -> Void = {}

    private func record(_ call: String, _ touches: Set<UITouch>) {
        for touch in touches {
            let place = touch.location(in: self)
            recorder?.record("\(call)(\(Int(place.x)),\(Int(place.y)))")
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        record("began", touches)
        touches.first.map(onBegan)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        record("moved", touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        record("ended", touches)
        onEnded()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        recorder?.record("cancelled")
    }
}

private final class TouchedController: UIViewController {
    var touches: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches.append("began")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches.append("ended")
    }
}
