import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uiappearance

@MainActor @Suite(.serialized) struct AppearanceTests {
    private func show(_ view: UIView, in container: UIView? = nil) -> TestScreen {
        let controller = UIViewController()
        let screen = TestScreen(controller)
        if let container {
            container.addSubview(view)
            controller.view.addSubview(container)
        } else {
            controller.view.addSubview(view)
        }
        screen.settle()
        return screen
    }

    @Test func `a look is given as a view enters a window, not before, and not in one`() {
        defer { AppearanceRules.removeAll() }
        let before = UISlider()
        let screen = show(before)
        UISlider.appearance().minimumTrackTintColor = .red
        let after = UISlider()
        #expect(after.minimumTrackTintColor == nil)
        screen.window.rootViewController?.view.addSubview(after)
        #expect(after.minimumTrackTintColor == .red)
        #expect(before.minimumTrackTintColor == nil)
        let superview = before.superview
        before.removeFromSuperview()
        superview?.addSubview(before)
        #expect(before.minimumTrackTintColor == .red)
    }

    @Test func `what the program set itself stays`() {
        defer { AppearanceRules.removeAll() }
        UISlider.appearance().minimumTrackTintColor = .red
        UILabel.appearance().textColor = .red
        let slider = UISlider()
        slider.minimumTrackTintColor = .blue
        let label = UILabel()
        label.textColor = .blue
        let screen = show(slider)
        screen.window.rootViewController?.view.addSubview(label)
        #expect(slider.minimumTrackTintColor == .blue)
        #expect(label.textColor == .blue)
    }

    @Test func `a look that was given is followed by the next one`() {
        defer { AppearanceRules.removeAll() }
        UISwitch.appearance().onTintColor = .red
        UILabel.appearance().textColor = .red
        let (view, label) = (UISwitch(), UILabel())
        let screen = show(view)
        let root = screen.window.rootViewController?.view
        root?.addSubview(label)
        #expect(label.textColor == .red)
        UISwitch.appearance().onTintColor = .green
        UILabel.appearance().textColor = .green
        for view in [view, label] as [UIView] {
            view.removeFromSuperview()
            root?.addSubview(view)
        }
        #expect(view.onTintColor == .green)
        #expect(label.textColor == .green)
        #expect(UISwitch.appearance().onTintColor == .green)
    }

    @Test func `a subclass has its superclass's look, and its own before it`() {
        defer { AppearanceRules.removeAll() }
        UIView.appearance().backgroundColor = .red
        let plain = Special()
        let screen = show(plain)
        #expect(plain.backgroundColor == .red)
        Special.appearance().backgroundColor = .green
        UISlider.appearance().backgroundColor = .blue
        let special = Special()
        screen.window.rootViewController?.view.addSubview(special)
        #expect(special.backgroundColor == .green)
    }

    // "In any given view hierarchy, the outermost appearance proxy wins. Specificity (depth of the
    // chain) is the tie-breaker."
    @Test func `of looks in containers, the outermost container's wins, then the longest chain's`()
    {
        defer { AppearanceRules.removeAll() }
        UISwitch.appearance().onTintColor = .black
        UISwitch.appearance(whenContainedInInstancesOf: [Inner.self]).onTintColor = .red
        let alone = UISwitch()
        let screen = show(alone)
        #expect(alone.onTintColor == .black)
        let inner = UISwitch()
        _ = show(inner, in: Inner())
        #expect(inner.onTintColor == .red)
        UISwitch.appearance(whenContainedInInstancesOf: [Outer.self]).onTintColor = .green
        let outer = Outer()
        let both = UISwitch()
        let middle = Inner()
        outer.addSubview(middle)
        middle.addSubview(both)
        screen.window.rootViewController?.view.addSubview(outer)
        #expect(both.onTintColor == .green)
        UISwitch.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).onTintColor =
            .blue
        outer.removeFromSuperview()
        screen.window.rootViewController?.view.addSubview(outer)
        #expect(both.onTintColor == .blue)
    }

    @Test func `controllers are containers too`() {
        defer { AppearanceRules.removeAll() }
        UISwitch.appearance(whenContainedInInstancesOf: [SpecialController.self]).onTintColor = .red
        let controller = SpecialController()
        let screen = TestScreen(controller)
        let view = UISwitch()
        controller.view.addSubview(view)
        screen.settle()
        #expect(view.onTintColor == .red)
    }

    @Test func `a look may be for certain traits`() {
        defer { AppearanceRules.removeAll() }
        UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = .red
        for (style, color) in [
            (.light, nil), (.dark, .red),
        ] as [(UIUserInterfaceStyle, UIColor?)] {
            let controller = UIViewController()
            let screen = TestScreen(controller, style: style)
            let view = UISwitch()
            controller.view.addSubview(view)
            screen.settle()
            #expect(view.onTintColor == color)
        }
    }

    @Test func `looks of states are set by methods`() {
        defer { AppearanceRules.removeAll() }
        UISegmentedControl.appearance().setTitleTextAttributes(
            [.foregroundColor: UIColor.red], for: .selected)
        UIButton.appearance().setTitleColor(.red, for: .normal)
        let control = UISegmentedControl(items: ["A"])
        let button = UIButton(type: .system)
        let own = UIButton(type: .system)
        own.setTitleColor(.blue, for: .normal)
        let screen = show(control)
        screen.window.rootViewController?.view.addSubview(button)
        screen.window.rootViewController?.view.addSubview(own)
        #expect(
            control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
        #expect(button.titleColor(for: .normal) == .red)
        #expect(own.titleColor(for: .normal) == .blue)
    }
}

private final class Special: UIView {}
private final class Inner: UIView {}
private final class Outer: UIView {}
private final class SpecialController: UIViewController {}
