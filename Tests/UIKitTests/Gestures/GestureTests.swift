import BeelineTesting
import Testing
import UIKit

@MainActor @Suite(.serialized) struct GestureTests {
    private let gestures = GestureScreen()
    private var screen: TestScreen { gestures.screen }
    private let middle = CGPoint(x: 150, y: 150)

    // MARK: - Long press

    @Test func `a long press begins after half a second and ends with the finger`() {
        let press = gestures.add(UILongPressGestureRecognizer(), "press")
        screen.touchDown(at: middle)
        screen.advance(by: 0.49)
        #expect(gestures.take() == "")
        screen.advance(by: 0.02)
        #expect(gestures.take() == "press.began")
        screen.touchMove(to: CGPoint(x: 200, y: 150))
        screen.touchUp()
        #expect(gestures.take() == "press.changed press.ended")
        #expect(press.state == .possible)
    }

    @Test func `a finger that moves or leaves too early is no long press`() {
        let press = gestures.add(UILongPressGestureRecognizer(), "press")
        screen.touchDown(at: middle)
        screen.touchMove(to: CGPoint(x: 165, y: 150))
        #expect(press.state == .failed)
        screen.advance(by: 1)
        screen.touchUp()
        screen.tap(at: middle)
        screen.advance(by: 1)
        #expect(gestures.take() == "")
        #expect(press.state == .possible)
    }

    @Test func `a long press may ask for taps before it`() {
        let press = gestures.add(UILongPressGestureRecognizer(), "press")
        press.numberOfTapsRequired = 1
        screen.touchDown(at: middle)
        screen.advance(by: 1)
        screen.touchUp()
        screen.advance(by: 1)
        #expect(gestures.take() == "")
        screen.tap(at: middle)
        screen.touchDown(at: middle)
        screen.advance(by: 0.6)
        #expect(gestures.take() == "press.began")
        screen.touchUp()
    }

    // MARK: - Swipe

    @Test func `a quick straight move is a swipe in its direction only`() {
        gestures.add(UISwipeGestureRecognizer(), "right")
        gestures.add(UISwipeGestureRecognizer(), "up").direction = .up
        screen.flick(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 100))
        #expect(gestures.take() == "right.ended")
        screen.flick(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 155, y: 100))
        #expect(gestures.take() == "up.ended")
        screen.flick(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 50, y: 100))
        screen.swipe(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 100), duration: 1.5)
        #expect(gestures.take() == "")
    }

    // MARK: - Two fingers

    @Test func `two fingers that move apart pinch, and the scale begins at one`() {
        let pinch = gestures.add(UIPinchGestureRecognizer(), "pinch")
        screen.touchDown(at: CGPoint(x: 100, y: 150), finger: 1)
        screen.touchDown(at: CGPoint(x: 200, y: 150), finger: 2)
        screen.touchMove(to: CGPoint(x: 210, y: 150), finger: 2)
        #expect(gestures.take() == "pinch.began")
        #expect(pinch.scale == 1)
        screen.touchMove(to: CGPoint(x: 265, y: 150), finger: 2)
        #expect(abs(pinch.scale - 1.5) < 0.001)
        pinch.scale = 1
        screen.touchMove(to: CGPoint(x: 182.5, y: 150), finger: 2)
        #expect(abs(pinch.scale - 0.5) < 0.001)
        screen.touchUp(finger: 1)
        #expect(pinch.state == .changed)
        screen.touchUp(finger: 2)
        #expect(gestures.take() == "pinch.changed pinch.ended")
    }

    @Test func `two fingers that turn rotate by radians, clockwise`() {
        let rotation = gestures.add(UIRotationGestureRecognizer(), "turn")
        screen.touchDown(at: CGPoint(x: 100, y: 150), finger: 1)
        screen.touchDown(at: CGPoint(x: 200, y: 150), finger: 2)
        screen.touchMove(to: CGPoint(x: 200, y: 170), finger: 2)
        #expect(gestures.take() == "turn.began")
        let before = rotation.rotation
        screen.touchMove(to: CGPoint(x: 100, y: 250), finger: 2)
        #expect(abs(rotation.rotation - before - (.pi / 2 - atan2(20, 100))) < 0.001)
        screen.touchUp(finger: 2)
        screen.touchUp(finger: 1)
        #expect(gestures.take() == "turn.changed turn.ended")
    }

    // MARK: - Hover

    @Test func `a pointer that comes, moves and leaves hovers`() {
        let inner = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        gestures.view.addSubview(inner)
        let hover = gestures.add(UIHoverGestureRecognizer(), "hover", to: inner)
        screen.hover(at: CGPoint(x: 10, y: 10))
        #expect(gestures.take() == "")
        screen.hover(at: CGPoint(x: 110, y: 120))
        #expect(hover.location(in: inner) == CGPoint(x: 10, y: 20))
        screen.hover(at: CGPoint(x: 120, y: 120))
        screen.hover(at: CGPoint(x: 10, y: 10))
        #expect(gestures.take() == "hover.began hover.changed hover.ended")
        screen.hover(at: CGPoint(x: 120, y: 120))
        screen.hoverOut()
        #expect(gestures.take() == "hover.began hover.ended")
    }

    // MARK: - Touches of the view

    @Test func `a recognized gesture cancels the view's touches unless it is told not to`() {
        let view = touchView()
        let pan = gestures.add(UIPanGestureRecognizer(), "pan", to: view)
        screen.flick(from: middle, to: CGPoint(x: 200, y: 150), duration: 0.034)
        #expect(gestures.take() == "began pan.began cancelled pan.changed pan.ended")
        pan.cancelsTouchesInView = false
        screen.flick(from: middle, to: CGPoint(x: 200, y: 150), duration: 0.034)
        #expect(gestures.take() == "began pan.began moved pan.changed moved pan.ended ended")
    }

    @Test func `a recognizer that delays touches keeps them until it fails`() {
        let view = touchView()
        let press = gestures.add(UILongPressGestureRecognizer(), "press", to: view)
        press.delaysTouchesBegan = true
        screen.touchDown(at: middle)
        #expect(gestures.take() == "")
        screen.touchMove(to: CGPoint(x: 170, y: 150))
        #expect(gestures.take() == "began moved")
        screen.touchUp()
        #expect(gestures.take() == "ended")
        screen.tap(at: middle)
        #expect(gestures.take() == "began ended")
        screen.touchDown(at: middle)
        screen.advance(by: 1)
        screen.touchUp()
        #expect(gestures.take() == "press.began press.ended")
    }

    @Test func `a view hears of a touch's end once a double tap can't come any more`() {
        let view = touchView()
        gestures.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2
        screen.tap(at: middle)
        #expect(gestures.take() == "began")
        screen.advance(by: 0.4)
        #expect(gestures.take() == "ended")
        screen.tap(at: middle)
        screen.tap(at: middle)
        #expect(gestures.take() == "began began double.ended cancelled cancelled")
    }

    private func touchView() -> TouchView {
        let view = TouchView(frame: gestures.view.bounds)
        view.record = { [weak gestures] in gestures?.record($0) }
        gestures.view.addSubview(view)
        return view
    }
}
