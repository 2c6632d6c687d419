import BeelineTesting
import Foundation
import Testing
import UIKit

// https://developer.apple.com/documentation/uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:)

@MainActor @Suite(.serialized) struct KeyframeAnimationTests {
    private let stage = AnimationScreen()
    private var view: UIView { stage.view }

    private func animate(_ options: UIView.KeyframeAnimationOptions = []) {
        let linear = UIView.KeyframeAnimationOptions(
            rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(
            withDuration: 2, delay: 0, options: [options, linear],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                    self.view.center.x = 100
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    self.view.center.x = 60
                    self.view.alpha = 0
                }
            }, completion: stage.completion("keys"))
    }

    private func seen(after times: [TimeInterval]) -> [CGFloat] {
        times.map {
            stage.screen.advance(by: $0)
            return (stage.seenX * 100).rounded() / 100
        }
    }

    @Test func `each key frame has its part of the time, and between them nothing moves`() {
        stage.show()
        animate()
        #expect(view.center.x == 60)
        #expect(seen(after: [0.25, 0.25, 0.25, 0.75]) == [50, 100, 100, 80])
        #expect(near(stage.seenAlpha, 0.5))
        stage.screen.advance(by: 0.6)
        #expect(stage.seenX == 60)
        #expect(stage.log == ["keys true"])
    }

    @Test func `before its key frame a property is as it was`() {
        stage.show()
        animate()
        stage.screen.advance(by: 0.9)
        #expect(stage.seenAlpha == 1)
    }

    @Test func `discrete values come at the ends of their key frames`() {
        stage.show()
        animate(.calculationModeDiscrete)
        #expect(seen(after: [0.4, 0.2, 1.3]) == [0, 100, 100])
        stage.screen.advance(by: 0.2)
        #expect(stage.seenX == 60)
    }

    @Test func `paced values go at one speed`() {
        stage.show()
        animate(.calculationModePaced)
        #expect(seen(after: [0.5, 0.5, 0.5]) == [35, 70, 95])
    }
}
