import BeelineTesting
import Testing
import UIKit

// https://developer.apple.com/documentation/uikit/preferring-one-gesture-over-another

@MainActor @Suite(.serialized) struct GestureDependencyTests {
    private let gestures = GestureScreen()
    private var screen: TestScreen { gestures.screen }
    private let middle = CGPoint(x: 150, y: 150)

    private func addTaps() -> (single: UITapGestureRecognizer, double: UITapGestureRecognizer) {
        let single = gestures.add(UITapGestureRecognizer(), "single")
        let double = gestures.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        return (single, double)
    }

    @Test func `a single tap waits until a double tap has failed`() {
        let (single, double) = addTaps()
        single.require(toFail: double)
        screen.tap(at: middle)
        #expect(gestures.take() == "")
        #expect(single.state == .possible)
        screen.advance(by: 0.4)
        #expect(gestures.take() == "single.ended")
        #expect(single.location(in: nil) == middle)
        #expect(single.state == .possible)
    }

    @Test func `a double tap leaves no single tap behind`() {
        let (single, double) = addTaps()
        single.require(toFail: double)
        screen.tap(at: middle)
        screen.advance(by: 0.1)
        screen.tap(at: middle)
        screen.advance(by: 1)
        #expect(gestures.take() == "double.ended")
        #expect(single.state == .possible)
        screen.tap(at: middle)
        screen.advance(by: 1)
        #expect(gestures.take() == "single.ended")
    }

    @Test func `a drag that waits for a swipe begins when that fails`() {
        let pan = gestures.add(UIPanGestureRecognizer(), "pan")
        let swipe = gestures.add(UISwipeGestureRecognizer(), "swipe")
        pan.require(toFail: swipe)
        screen.flick(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
        #expect(gestures.take() == "swipe.ended")
        screen.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150))
        #expect(gestures.take() == "pan.began pan.changed pan.ended")
        #expect(pan.state == .possible)
    }

    @Test func `a recognizer that isn't touched holds nobody up`() {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        gestures.view.addSubview(other)
        let (single, _) = addTaps()
        let elsewhere = gestures.add(UITapGestureRecognizer(), "elsewhere", to: other)
        elsewhere.numberOfTapsRequired = 2
        single.require(toFail: elsewhere)
        screen.tap(at: middle)
        #expect(gestures.take() == "single.ended")
    }

    @Test func `a delegate may order two recognizers, from either side`() {
        for asksForFailure in [true, false] {
            let screen = GestureScreen()
            let single = screen.add(UITapGestureRecognizer(), "single")
            let double = screen.add(UITapGestureRecognizer(), "double")
            double.numberOfTapsRequired = 2
            let delegate = OrderingDelegate(first: double, second: single)
            if asksForFailure { single.delegate = delegate } else { double.delegate = delegate }
            screen.screen.tap(at: middle)
            #expect(screen.take() == "")
            screen.screen.advance(by: 0.4)
            #expect(screen.take() == "single.ended")
        }
    }

    @Test func `two that wait for each other don't wait for ever`() {
        let (single, double) = addTaps()
        single.require(toFail: double)
        double.require(toFail: single)
        screen.tap(at: middle)
        screen.tap(at: middle)
        screen.advance(by: 2)
        #expect(gestures.take().split(separator: " ").count == 1)
        #expect(single.state == .possible && double.state == .possible)
    }

    @Test func `one that waits is let go when what it waits for is disabled`() {
        let (single, double) = addTaps()
        single.require(toFail: double)
        screen.tap(at: middle)
        double.isEnabled = false
        #expect(gestures.take() == "single.ended")
    }

    @Test func `of two drags one is recognized, or both where a delegate allows it`() {
        let inner = UIView(frame: gestures.view.bounds)
        gestures.view.addSubview(inner)
        let outerPan = gestures.add(UIPanGestureRecognizer(), "outer")
        gestures.add(UIPanGestureRecognizer(), "inner", to: inner)
        screen.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
        #expect(gestures.take() == "inner.began inner.changed inner.ended")
        let delegate = SimultaneousDelegate()
        outerPan.delegate = delegate
        screen.touchDown(at: middle)
        screen.touchMove(to: CGPoint(x: 200, y: 150))
        screen.touchUp()
        #expect(gestures.take() == "inner.began outer.began inner.ended outer.ended")
    }
}

private final class OrderingDelegate: NSObject, UIGestureRecognizerDelegate {
    let first: UIGestureRecognizer
    let second: UIGestureRecognizer

    init(first: UIGestureRecognizer, second: UIGestureRecognizer) {
        self.first = first
        self.second = second
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === second && otherGestureRecognizer === first
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === first && otherGestureRecognizer === second
    }
}

private final class SimultaneousDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
