import BeelineTesting
import Foundation
import Testing
import UIKit

// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator

@MainActor @Suite(.serialized) struct PropertyAnimatorTests {
    private let stage = AnimationScreen()
    private var view: UIView { stage.view }

    private func makeAnimator() -> UIViewPropertyAnimator {
        let view = view
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.center.x = 100
        }
        animator.addCompletion { position in stage.log.append("\(position)") }
        return animator
    }

    @Test func `nothing changes before the start`() {
        stage.show()
        let animator = makeAnimator()
        #expect(animator.state == .inactive)
        #expect(view.center.x == 0)
        animator.startAnimation()
        #expect(view.center.x == 100)
        #expect(animator.state == .active)
        #expect(animator.isRunning)
    }

    @Test func `it runs to its end and says so`() {
        stage.show()
        let animator = makeAnimator()
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        #expect(near(stage.seenX, 50))
        #expect(near(animator.fractionComplete, 0.5))
        stage.screen.advance(by: 0.6)
        #expect(stage.log == ["end"])
        #expect(animator.state == .inactive)
        #expect(stage.seenX == 100)
    }

    @Test func `a running animator is kept alive by the clock`() {
        stage.show()
        makeAnimator().startAnimation()
        stage.screen.advance(by: 1.1)
        #expect(stage.log == ["end"])
    }

    @Test func `it waits for its delay`() {
        stage.show()
        makeAnimator().startAnimation(afterDelay: 1)
        stage.screen.advance(by: 1.5)
        #expect(near(stage.seenX, 50, 2))
    }

    @Test func `it is moved by hand`() {
        stage.show()
        let animator = makeAnimator()
        animator.fractionComplete = 0.3
        #expect(near(stage.seenX, 30))
        stage.screen.advance(by: 5)
        #expect(near(stage.seenX, 30))
        animator.fractionComplete = 0.1
        #expect(near(stage.seenX, 10))
        #expect(!animator.isRunning)
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        #expect(near(stage.seenX, 60))
    }

    @Test func `a pause holds it and it goes on from there`() {
        stage.show()
        let animator = makeAnimator()
        animator.startAnimation()
        stage.screen.advance(by: 0.4)
        animator.pauseAnimation()
        stage.screen.advance(by: 3)
        #expect(near(stage.seenX, 40))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.screen.advance(by: 0.3)
        #expect(near(stage.seenX, 70))
    }

    @Test func `it goes on with another pace`() {
        stage.show()
        let animator = makeAnimator()
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
            durationFactor: 2)
        stage.screen.advance(by: 1)
        #expect(near(stage.seenX, 75))
        stage.screen.advance(by: 1.1)
        #expect(stage.log == ["end"])
    }

    @Test func `turned round it goes back to its start, where the view then is`() {
        stage.show()
        let animator = makeAnimator()
        animator.startAnimation()
        stage.screen.advance(by: 0.6)
        animator.isReversed = true
        stage.screen.advance(by: 0.5)
        #expect(near(stage.seenX, 10))
        stage.screen.advance(by: 0.2)
        #expect(stage.log == ["start"])
        #expect(view.center.x == 0)
    }

    @Test func `stopped it leaves the view where it is seen`() {
        stage.show()
        let animator = makeAnimator()
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(near(view.center.x, 50))
        #expect(animator.state == .inactive)
        stage.screen.advance(by: 2)
        #expect(stage.log.isEmpty)
    }

    @Test(arguments: [UIViewAnimatingPosition.start, .current, .end])
    func `stopped and finished it puts the view where it is told`(
        position: UIViewAnimatingPosition
    ) {
        stage.show()
        let animator = makeAnimator()
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: position)
        #expect(stage.log == ["\(position)"])
        let expected: CGFloat = position == .start ? 0 : position == .end ? 100 : 50
        #expect(near(view.center.x, expected))
    }

    @Test func `later changes begin at their share of the time`() {
        stage.show()
        let animator = makeAnimator()
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        #expect(near(stage.seenAlpha, 1))
        stage.screen.advance(by: 0.25)
        #expect(near(stage.seenAlpha, 0.5))
        #expect(near(stage.seenX, 75))
    }

    @Test func `it stays at its end when it pauses on completion`() {
        stage.show()
        let animator = makeAnimator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.screen.advance(by: 2)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(stage.log.isEmpty)
        animator.isReversed = true
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        #expect(near(stage.seenX, 50))
        animator.stopAnimation(true)
    }

    @Test func `a spring with a mass has its own duration`() {
        stage.show()
        let spring = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 99, timingParameters: spring)
        // Critical, with 10 radians a second: e^(-10t)·(1 + 10t) is a thousandth at 0.923 s.
        #expect(near(animator.duration, 0.923, 0.001))
    }

    @Test func `finishing what is not stopped is a mistake that is named`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
            }
        }
        expectMessage(of: result, "finishAnimation(at:)", "stopped animator")
    }
}
