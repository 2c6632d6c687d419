import BeelineTesting
import Foundation
import Testing
import UIKit

/// What is over is let go of: touches, with the recognizers that followed them, the views that they were
/// in and the events that brought them.
@MainActor @Suite(.serialized) struct TouchMemoryTests {
    private final class TouchedView: UIView {
        private(set) weak var touch: UITouch?
        private(set) weak var event: UIEvent?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            touch = touches.first
            self.event = event
        }
    }

    private struct Weak {
        weak var object: AnyObject?
    }

    /// What is left of a screen with a view that fingers have worked.
    private func leftover(
        of work: (TestScreen, TouchedView) -> Void, with recognizers: [UIGestureRecognizer] = []
    ) -> [String] {
        var kept: [(name: String, value: Weak)] = []
        do {
            let controller = UIViewController()
            let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.isMultipleTouchEnabled = true
            controller.view.addSubview(view)
            for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
            let screen = TestScreen(controller, size: CGSize(width: 300, height: 300))
            work(screen, view)
            kept = [
                ("touch", Weak(object: view.touch)), ("event", Weak(object: view.event)),
                ("view", Weak(object: view)),
            ]
            screen.window.isHidden = true
        }
        return kept.filter { $0.value.object != nil }.map(\.name)
    }

    private let place = CGPoint(x: 100, y: 100)

    @Test func `a tap leaves nothing behind`() {
        #expect(leftover { screen, _ in screen.tap(at: place) } == [])
    }

    @Test func `what two fingers did leaves nothing behind`() {
        let left = leftover { screen, _ in
            screen.touchDown(at: place, finger: 0)
            screen.touchDown(at: CGPoint(x: 50, y: 50), finger: 1)
            screen.touchMove(to: CGPoint(x: 120, y: 120), finger: 0)
            screen.touchUp(finger: 1)
            screen.touchUp(finger: 0)
        }
        #expect(left == [])
    }

    @Test func `a touch that was cancelled leaves nothing behind`() {
        let left = leftover { screen, _ in
            screen.touchDown(at: place)
            screen.touchCancel()
        }
        #expect(left == [])
    }

    @Test func `a view that goes below a finger leaves nothing behind`() {
        let left = leftover { screen, view in
            screen.touchDown(at: place)
            view.removeFromSuperview()
            screen.touchUp()
        }
        #expect(left == [])
    }

    @Test func `a touch that recognizers hold back when the window goes leaves nothing behind`() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesBegan = true
        let left = leftover(of: { screen, _ in screen.tap(at: place) }, with: [double])
        #expect(left == [])
    }

    @Test func `recognizers go with their view`() {
        weak var tap: UITapGestureRecognizer?
        weak var pan: UIPanGestureRecognizer?
        do {
            let recognizers = [UITapGestureRecognizer(), UIPanGestureRecognizer()]
            (tap, pan) = (
                recognizers[0] as? UITapGestureRecognizer, recognizers[1] as? UIPanGestureRecognizer
            )
            let left = leftover(
                of: { screen, _ in
                    screen.tap(at: place)
                    screen.swipe(from: place, to: CGPoint(x: 150, y: 180))
                }, with: recognizers)
            #expect(left == [])
        }
        #expect(tap == nil)
        #expect(pan == nil)
    }
}
