import BeelineTesting
import Foundation
import Testing
import UIKit

// The rules are those of https://developer.apple.com/documentation/uikit/uiview, *Animating views*.

@MainActor @Suite(.serialized) struct ViewAnimationTests {
    private let stage = AnimationScreen()
    private var view: UIView { stage.view }

    @Test func `a property has its new value at once and what is seen follows`() {
        stage.show()
        stage.move(to: 100)
        #expect(view.center.x == 100)
        #expect(stage.seenX == 0)
        stage.screen.advance(by: 0.25)
        #expect(near(stage.seenX, 25))
        stage.screen.advance(by: 0.75)
        #expect(stage.seenX == 100)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func `the completion comes once, with the end`() {
        stage.show()
        stage.move(to: 100)
        stage.screen.advance(by: 0.9)
        #expect(stage.log.isEmpty)
        stage.screen.advance(by: 0.2)
        stage.screen.advance(by: 5)
        #expect(stage.log == ["moved true"])
    }

    @Test func `changes wait for their delay and are seen as before until then`() {
        stage.show()
        stage.move(to: 100, delay: 0.5)
        stage.screen.advance(by: 0.4)
        #expect(stage.seenX == 0)
        stage.screen.advance(by: 0.6)
        #expect(near(stage.seenX, 50))
    }

    @Test func `the curve eases in and out unless told otherwise`() {
        stage.show()
        UIView.animate(withDuration: 1) { view.center.x = 100 }
        stage.screen.advance(by: 0.25)
        // CSS's ease-in-out at a quarter: 0.1291.
        #expect(near(stage.seenX, 12.91, 0.1))
    }

    /// The second animation adds to the first, so nothing jumps:
    /// https://developer.apple.com/videos/play/wwdc2014/236/.
    @Test func `an interrupted movement goes on smoothly and both completions finish`() {
        stage.show()
        stage.move(to: 100, name: "there")
        stage.screen.advance(by: 0.5)
        stage.move(to: 0, name: "back")
        #expect(view.center.x == 0)
        #expect(near(stage.seenX, 50))
        stage.screen.advance(by: 0.5)
        #expect(stage.log == ["there true"])
        stage.screen.advance(by: 0.5)
        #expect(stage.seenX == 0)
        #expect(stage.log == ["there true", "back true"])
    }

    @Test func `colours do not add up, and the first of two animations is broken off`() {
        stage.show()
        func fade(to color: UIColor, _ name: String, _ options: UIView.AnimationOptions = []) {
            UIView.animate(
                withDuration: 1, delay: 0, options: [options, .curveLinear],
                animations: { view.backgroundColor = color }, completion: stage.completion(name))
        }
        view.backgroundColor = UIColor(white: 0, alpha: 1)
        fade(to: UIColor(white: 1, alpha: 1), "first")
        stage.screen.advance(by: 0.5)
        fade(to: UIColor(white: 0, alpha: 1), "second", .beginFromCurrentState)
        #expect(stage.log == ["first false"])
        let seen = view.layer.presentation()?.backgroundColor?.components?[0] ?? .nan
        #expect(near(seen, 0.5))
        stage.screen.advance(by: 1)
        #expect(stage.log == ["first false", "second true"])
    }

    @Test func `animations inside of another take its duration and curve unless told otherwise`() {
        stage.show()
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { view.alpha = 0 }
            UIView.animate(
                withDuration: 1, delay: 0,
                options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
            ) { view.center.x = 100 }
        }
        stage.screen.advance(by: 0.5)
        #expect(near(stage.seenAlpha, 0.75))
        #expect(near(stage.seenX, 50))
    }

    @Test func `changes without animation are seen at once`() {
        stage.show()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.center.x = 100 }
            view.alpha = 0
        }
        #expect(stage.seenX == 100)
        #expect(stage.seenAlpha == 1)
    }

    @Test func `while animations are disabled, changes and completions come at once`() {
        stage.show()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        #expect(!UIView.areAnimationsEnabled)
        stage.move(to: 100)
        #expect(stage.seenX == 100)
        #expect(stage.log == ["moved true"])
    }

    @Test func `with nothing to animate the completion comes in the clock's next turn`() {
        stage.show()
        UIView.animate(withDuration: 10, animations: {}, completion: stage.completion("nothing"))
        #expect(stage.log.isEmpty)
        stage.screen.advance(by: 0)
        #expect(stage.log == ["nothing true"])
    }

    @Test func `a repeated animation goes on until it is removed`() {
        stage.show()
        stage.move(to: 100, options: [.repeat, .autoreverse])
        stage.screen.advance(by: 7.25)
        #expect(near(stage.seenX, 75))
        view.layer.removeAllAnimations()
        #expect(stage.log == ["moved false"])
        #expect(stage.seenX == 100)
    }

    @Test func `a repeated animation makes room for the next one of its property`() {
        stage.show()
        stage.move(to: 100, options: .repeat, name: "endless")
        stage.screen.advance(by: 3)
        stage.move(to: 50, name: "last")
        #expect(stage.log == ["endless false"])
        stage.screen.advance(by: 1.1)
        #expect(stage.seenX == 50)
        #expect(stage.log == ["endless false", "last true"])
    }

    @Test func `a counted repeat ends`() {
        stage.show()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
                view.center.x = 100
            }
        } completion: { _ in
            stage.log.append("over")
        }
        stage.screen.advance(by: 1.75)
        #expect(near(stage.seenX, 25))
        stage.screen.advance(by: 2.2)
        #expect(stage.log.isEmpty)
        stage.screen.advance(by: 0.1)
        #expect(stage.log == ["over"])
    }

    @Test func `a view that leaves the window leaves its animations`() {
        stage.show()
        stage.move(to: 100)
        stage.screen.advance(by: 0.5)
        view.removeFromSuperview()
        stage.screen.advance(by: 0.1)
        #expect(stage.log == ["moved false"])
    }

    @Test func `a spring goes beyond its end and rests after its duration`() {
        stage.show()
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
        ) {
            view.center.x = 100
        } completion: { _ in
            stage.log.append("rests")
        }
        var highest: CGFloat = 0
        for _ in 0..<59 {
            stage.screen.advance(by: 1.0 / 60)
            highest = max(highest, stage.seenX)
        }
        #expect(highest > 120)
        #expect(stage.log.isEmpty)
        stage.screen.advance(by: 0.1)
        #expect(stage.seenX == 100)
        #expect(stage.log == ["rests"])
    }

    @Test func `a spring by duration and bounce takes as long as it needs`() {
        stage.show()
        UIView.animate(springDuration: 0.5, bounce: 0.3) {
            view.center.x = 100
        } completion: { _ in
            stage.log.append("rests")
        }
        stage.screen.advance(by: 0.5)
        #expect(stage.log.isEmpty)
        stage.screen.advance(by: 2)
        #expect(stage.log == ["rests"])
    }

    @Test func `layout made in the closure is animated with the rest`() {
        stage.show()
        let child = UIView(frame: .zero)
        child.translatesAutoresizingMaskIntoConstraints = false
        stage.controller.view.addSubview(child)
        let leading = child.leadingAnchor.constraint(
            equalTo: stage.controller.view.leadingAnchor)
        NSLayoutConstraint.activate([
            leading, child.widthAnchor.constraint(equalToConstant: 20),
            child.topAnchor.constraint(equalTo: stage.controller.view.topAnchor),
            child.heightAnchor.constraint(equalToConstant: 20),
        ])
        stage.screen.settle()
        leading.constant = 80
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            stage.controller.view.layoutIfNeeded()
        }
        #expect(child.frame.minX == 80)
        stage.screen.advance(by: 0.5)
        #expect(near(child.layer.presentation()?.frame.minX ?? 0, 40))
    }

    @Test func `touches on a moving view are dropped unless they are allowed`() {
        stage.show()
        let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
        button.addAction(UIAction { _ in stage.log.append("tapped") }, for: .touchUpInside)
        stage.controller.view.addSubview(button)
        UIView.animate(withDuration: 1) { button.alpha = 0.5 }
        stage.screen.tap(at: CGPoint(x: 100, y: 60))
        #expect(stage.log.isEmpty)
        stage.screen.advance(by: 1.1)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            button.alpha = 1
        }
        stage.screen.tap(at: CGPoint(x: 100, y: 60))
        #expect(stage.log == ["tapped"])
    }

    /// The setting says that things should appear and not move: `gtk-enable-animations`.
    @Test func `who asked for no movement sees fades and no movements`() {
        stage.show()
        stage.screen.reducesMotion = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 100
            view.alpha = 0
        }
        stage.screen.advance(by: 0.5)
        #expect(stage.seenX == 100)
        #expect(near(stage.seenAlpha, 0.5))
    }
}
