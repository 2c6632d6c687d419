import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

private final class Special: UILabel {}

private final class Sidebar: UIView {}

private final class StyledController: UIViewController {}

@MainActor @Suite(.serialized) struct AppearanceTests {
    private let controller = StyledController()
    private let screen: TestScreen

    init() {
        AppearanceRules.removeAll()
        screen = TestScreen(controller, size: CGSize(width: 100, height: 100))
    }

    private func added<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
        (superview ?? controller.view).addSubview(view)
        return view
    }

    // https://developer.apple.com/documentation/uikit/uiappearance
    @Test func `what is set for a class is given to its objects when they enter a window`() {
        defer { AppearanceRules.removeAll() }
        let before = added(UILabel())
        UILabel.appearance().textColor = .red
        UILabel.appearance().backgroundColor = .blue
        let label = UILabel()
        #expect(label.textColor != .red)
        _ = added(label)
        #expect(label.textColor == .red && label.backgroundColor == .blue)
        #expect(before.textColor != .red)
        #expect(added(UIView()).backgroundColor == nil)
        #expect(UILabel.appearance() === UILabel.appearance())
    }

    @Test func `an object's own value stays`() {
        defer { AppearanceRules.removeAll() }
        UILabel.appearance().textColor = .red
        let label = UILabel()
        label.textColor = .green
        #expect(added(label).textColor == .green)
    }

    @Test func `a subclass has its superclass's looks, and its own before them`() {
        defer { AppearanceRules.removeAll() }
        Special.appearance().textColor = .green
        UILabel.appearance().textColor = .red
        UILabel.appearance().font = .systemFont(ofSize: 30)
        let special = added(Special())
        #expect(special.textColor == .green)
        #expect(special.font.pointSize == 30)
        #expect(added(UILabel()).textColor == .red)
    }

    @Test func `looks may be for what is in certain containers`() {
        defer { AppearanceRules.removeAll() }
        UILabel.appearance(whenContainedInInstancesOf: [Sidebar.self]).textColor = .red
        UILabel.appearance(
            whenContainedInInstancesOf: [Sidebar.self, StyledController.self]
        ).shadowColor = .blue
        UILabel.appearance(
            whenContainedInInstancesOf: [StyledController.self, Sidebar.self]
        ).shadowColor = .green
        let sidebar = added(Sidebar())
        let inside = added(UILabel(), to: added(UIView(), to: sidebar))
        #expect(inside.textColor == .red)
        #expect(inside.shadowColor == .blue)
        let outside = added(UILabel())
        #expect(outside.textColor != .red && outside.shadowColor == nil)
    }

    @Test func `a tint colour is inherited from the object that it was given to`() {
        defer { AppearanceRules.removeAll() }
        Sidebar.appearance().tintColor = .red
        let sidebar = added(Sidebar())
        #expect(sidebar.tintColor == .red)
        #expect(added(UIView(), to: sidebar).tintColor == .red)
        #expect(added(UIView()).tintColor != .red)
    }
}
