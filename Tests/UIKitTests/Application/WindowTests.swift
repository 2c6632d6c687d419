import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uiwindow

@MainActor @Suite struct WindowTests {
    @Test func `one window is the key window`() {
        let screen = TestScreen(UIViewController())
        #expect(screen.window.isKeyWindow)
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        other.rootViewController = UIViewController()
        other.makeKeyAndVisible()
        #expect(other.isKeyWindow)
        #expect(!screen.window.isKeyWindow)
        other.isHidden = true
        #expect(!other.isKeyWindow)
        #expect(UIApplication.shared.keyWindow == nil)
    }

    @Test func `the root view fills the window, also when that grows`() {
        let controller = UIViewController()
        let screen = TestScreen(controller, size: CGSize(width: 100, height: 100))
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.resize(to: CGSize(width: 333, height: 222))
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 333, height: 222))
        #expect(screen.window.bounds.size == CGSize(width: 333, height: 222))
    }

    @Test func `the title is the root controller's`() {
        let controller = UIViewController()
        controller.title = "Bees"
        let screen = TestScreen(controller)
        #expect(screen.window.host?.title == "Bees")
        controller.title = "Hives"
        #expect(screen.window.host?.title == "Hives")
    }

    @Test func `a screen that is gone leaves no window and no controller behind`() {
        weak var window: UIWindow?
        weak var controller: UIViewController?
        weak var view: UIView?
        do {
            let shown = UIViewController()
            let screen = TestScreen(shown)
            screen.tap(at: CGPoint(x: 10, y: 10))
            screen.press(.tab)
            window = screen.window
            controller = shown
            view = shown.view
        }
        #expect(window == nil)
        #expect(controller == nil)
        #expect(view == nil)
        #expect(UIApplication.shared.keyWindow == nil)
    }

    @Test func `screens that overlap leave the platform as it was, in any order`() {
        let before = Platform.current
        var first: TestScreen? = TestScreen(UIViewController(), scale: 2)
        var second: TestScreen? = TestScreen(UIViewController(), scale: 3)
        #expect(UIScreen.main.scale == 3)
        first = nil
        #expect(UIScreen.main.scale == 3)
        second = nil
        #expect(Platform.current === before)
        withExtendedLifetime((first, second)) {}
    }
}
