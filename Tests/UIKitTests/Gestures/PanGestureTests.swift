import BeelineTesting
import Testing
import UIKit

// https://developer.apple.com/documentation/uikit/uipangesturerecognizer

@MainActor @Suite(.serialized) struct PanGestureTests {
    private let gestures = GestureScreen()
    private var screen: TestScreen { gestures.screen }

    @Test func `a drag begins after ten points, changes and ends`() {
        let pan = gestures.add(UIPanGestureRecognizer(), "pan")
        screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.touchMove(to: CGPoint(x: 55, y: 50))
        #expect(gestures.take() == "")
        #expect(pan.state == .possible)
        screen.touchMove(to: CGPoint(x: 62, y: 50))
        #expect(gestures.take() == "pan.began")
        screen.touchMove(to: CGPoint(x: 80, y: 70))
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 20))
        screen.touchUp()
        #expect(gestures.take() == "pan.changed pan.ended")
        #expect(pan.state == .possible)
    }

    @Test func `a set translation is what later moves are added to`() {
        let pan = gestures.add(UIPanGestureRecognizer(), "pan")
        screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.touchMove(to: CGPoint(x: 80, y: 50))
        pan.setTranslation(CGPoint(x: 1, y: 2), in: nil)
        #expect(pan.velocity(in: nil) == .zero)
        screen.touchMove(to: CGPoint(x: 90, y: 55))
        #expect(pan.translation(in: nil) == CGPoint(x: 11, y: 7))
    }

    @Test func `translations and velocities are in the coordinates of the view asked for`() {
        let pan = gestures.add(UIPanGestureRecognizer(), "pan")
        let scaled = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        gestures.view.addSubview(scaled)
        scaled.transform = CGAffineTransform(scaleX: 2, y: 4)
        screen.touchDown(at: CGPoint(x: 150, y: 150))
        screen.advance(by: 0.05)
        screen.touchMove(to: CGPoint(x: 170, y: 190))
        #expect(pan.translation(in: scaled) == CGPoint(x: 10, y: 10))
        #expect(abs(pan.velocity(in: scaled).x - 200) < 0.001)
        #expect(abs(pan.velocity(in: nil).y - 800) < 0.001)
    }

    @Test func `a finger that rests before it is lifted throws nothing`() {
        var velocity = CGPoint(x: 1, y: 1)
        let pan = gestures.add(UIPanGestureRecognizer(), "pan")
        screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.advance(by: 0.05)
        screen.touchMove(to: CGPoint(x: 150, y: 50))
        #expect(pan.velocity(in: nil).x > 1000)
        screen.advance(by: 0.3)
        velocity = pan.velocity(in: nil)
        screen.touchUp()
        #expect(velocity.x >= 0)
        #expect(pan.velocity(in: nil) == .zero)
    }

    @Test func `a second finger doesn't make the translation jump`() {
        let pan = gestures.add(UIPanGestureRecognizer(), "pan")
        screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.touchMove(to: CGPoint(x: 70, y: 50))
        screen.touchDown(at: CGPoint(x: 200, y: 200), finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
        #expect(pan.numberOfTouches == 2)
        screen.touchMove(to: CGPoint(x: 210, y: 200), finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
        screen.touchUp(finger: 0)
        screen.touchMove(to: CGPoint(x: 220, y: 200), finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 35, y: 0))
        #expect(pan.state == .changed)
        screen.touchUp(finger: 1)
        #expect(pan.state == .possible)
    }

    @Test func `too few fingers drag nothing, and those beyond the most are left out`() {
        let pan = gestures.add(UIPanGestureRecognizer(), "pan")
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        screen.touchDown(at: CGPoint(x: 50, y: 50), finger: 0)
        screen.touchMove(to: CGPoint(x: 90, y: 50), finger: 0)
        #expect(gestures.take() == "")
        screen.touchDown(at: CGPoint(x: 50, y: 90), finger: 1)
        screen.touchDown(at: CGPoint(x: 50, y: 120), finger: 2)
        #expect(pan.numberOfTouches == 2)
        screen.touchMove(to: CGPoint(x: 90, y: 90), finger: 1)
        #expect(gestures.take() == "pan.began")
        screen.touchUp(finger: 2)
        #expect(gestures.take() == "")
        screen.touchUp(finger: 1)
        #expect(gestures.take() == "pan.ended")
        screen.touchUp(finger: 0)
    }

    @Test func `a touch that the system takes away cancels the drag`() {
        let pan = gestures.add(UIPanGestureRecognizer(), "pan")
        screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.touchMove(to: CGPoint(x: 90, y: 50))
        screen.touchCancel()
        #expect(gestures.take() == "pan.began pan.cancelled")
        #expect(pan.state == .possible)
    }

    @Test func `a recognizer that is disabled or taken away in the midst is cancelled`() {
        let pan = gestures.add(UIPanGestureRecognizer(), "pan")
        for end in [{ pan.isEnabled = false }, { gestures.view.removeGestureRecognizer(pan) }] {
            screen.touchDown(at: CGPoint(x: 50, y: 50))
            screen.touchMove(to: CGPoint(x: 90, y: 50))
            end()
            screen.touchMove(to: CGPoint(x: 110, y: 50))
            screen.touchUp()
            #expect(gestures.take() == "pan.began pan.cancelled")
            pan.isEnabled = true
        }
    }

    @Test func `the screen's edge takes drags that come from it`() {
        let edge = gestures.add(UIScreenEdgePanGestureRecognizer(), "edge")
        edge.edges = .left
        gestures.screen.swipe(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 105, y: 100))
        #expect(gestures.take() == "edge.began edge.changed edge.ended")
        gestures.screen.swipe(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 100))
        gestures.screen.swipe(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 5, y: 200))
        #expect(gestures.take() == "")
    }
}
