import BeelineTesting
import Foundation
import Testing
import UIKit

// https://developer.apple.com/documentation/quartzcore/caanimation and the classes below it.

@MainActor private final class Listener: CAAnimationDelegate {
    var log: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
        log.append("start \(anim.value(forKey: "name") ?? "")")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        log.append("stop \(anim.value(forKey: "name") ?? "") \(flag)")
    }
}

@MainActor @Suite(.serialized) struct LayerAnimationTests {
    private let stage = AnimationScreen()
    private var layer: CALayer { stage.view.layer }

    private func fade(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        change(animation)
        return animation
    }

    @Test func `an added animation changes what is seen and not the layer`() {
        stage.show()
        layer.add(fade(), forKey: "fade")
        stage.screen.advance(by: 0.5)
        #expect(near(stage.seenAlpha, 0.5))
        #expect(layer.opacity == 1)
        #expect(layer.animationKeys() == ["fade"])
        stage.screen.advance(by: 0.6)
        #expect(layer.animationKeys() == nil)
    }

    @Test func `the layer takes a copy`() {
        stage.show()
        let animation = fade()
        layer.add(animation, forKey: "fade")
        animation.toValue = 0
        stage.screen.advance(by: 0.5)
        #expect(near(stage.seenAlpha, 0.5))
        #expect(layer.animation(forKey: "fade") !== animation)
    }

    @Test func `the delegate hears of beginning and end, and of being broken off`() {
        stage.show()
        let listener = Listener()
        let animation = fade {
            $0.delegate = listener
            $0.setValue("a", forKey: "name")
        }
        layer.add(animation, forKey: "fade")
        stage.screen.advance(by: 0.5)
        #expect(listener.log == ["start a"])
        animation.setValue("b", forKey: "name")
        layer.add(animation, forKey: "fade")
        #expect(listener.log == ["start a", "stop a false"])
        stage.screen.advance(by: 1.1)
        #expect(listener.log == ["start a", "stop a false", "start b", "stop b true"])
    }

    @Test func `one that is not removed keeps its last value and asks for no more frames`() {
        stage.show()
        layer.add(
            fade {
                $0.toValue = 0.25
                $0.isRemovedOnCompletion = false
                $0.fillMode = .forwards
            }, forKey: "fade")
        stage.screen.advance(by: 2)
        #expect(near(stage.seenAlpha, 0.25))
        layer.removeAnimation(forKey: "fade")
        #expect(stage.seenAlpha == 1)
    }

    @Test(arguments: [
        ("transform.rotation.z", 90.0), ("transform.rotation", 90), ("transform.scale", 3),
        ("transform.translation.x", 12), ("position.y", 8), ("bounds.size.width", 33),
        ("cornerRadius", 4), ("borderWidth", 5), ("shadowOpacity", 0.5),
    ])
    func `a part of a property is animated by its path`(keyPath: String, value: Double) {
        stage.show()
        let end = keyPath.contains("rotation") ? value * .pi / 180 : value
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.toValue = end
        animation.duration = 1
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        stage.screen.advance(by: 1.1)
        let seen = layer.presentation()?.value(forKeyPath: keyPath) as? CGFloat
        #expect(near(seen ?? .nan, CGFloat(end)))
    }

    @Test func `a value that isn't given is the layer's`() {
        stage.show()
        layer.opacity = 0.5
        let by = CABasicAnimation(keyPath: "opacity")
        by.byValue = 0.4
        by.duration = 1
        layer.add(by, forKey: "by")
        stage.screen.advance(by: 0.5)
        #expect(near(stage.seenAlpha, 0.7))
    }

    @Test func `members of a group run together and the group's end is theirs`() {
        stage.show()
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0
        move.toValue = 100
        let group = CAAnimationGroup()
        group.animations = [fade(), move]
        group.duration = 0.5
        layer.add(group, forKey: "group")
        stage.screen.advance(by: 0.25)
        #expect(near(stage.seenAlpha, 0.25))
        #expect(near(stage.seenX, 50))
        stage.screen.advance(by: 0.3)
        #expect(layer.animationKeys() == nil)
    }

    @Test func `key frames go through their values`() {
        stage.show()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, -10, 0]
        animation.keyTimes = [0, 0.25, 0.75, 1]
        animation.duration = 1
        animation.isAdditive = true
        stage.view.center.x = 50
        layer.add(animation, forKey: "shake")
        stage.screen.advance(by: 0.25)
        #expect(near(stage.seenX, 60))
        stage.screen.advance(by: 0.25)
        #expect(near(stage.seenX, 50))
    }

    @Test func `a spring's settling duration is long enough to rest`() {
        stage.show()
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100
        spring.damping = 5
        spring.duration = spring.settlingDuration
        #expect(spring.settlingDuration > 2)
        layer.add(spring, forKey: "spring")
        stage.screen.advance(by: spring.settlingDuration - 0.05)
        #expect(near(stage.seenX, 100, 0.2))
    }

    @Test func `a layer that stands still holds its animations`() {
        stage.show()
        layer.add(fade(), forKey: "fade")
        stage.screen.advance(by: 0.5)
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        stage.screen.advance(by: 3)
        #expect(near(stage.seenAlpha, 0.5))
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        stage.screen.advance(by: 0.25)
        #expect(near(stage.seenAlpha, 0.75))
    }

    @Test func `a property that nothing can animate is named in a warning and shows nothing`() {
        stage.show()
        let animation = CABasicAnimation(keyPath: "colour")
        animation.toValue = 1
        layer.add(animation, forKey: nil)
        stage.screen.advance(by: 0.1)
        #expect(layer.value(forKey: "colour") == nil)
    }
}
