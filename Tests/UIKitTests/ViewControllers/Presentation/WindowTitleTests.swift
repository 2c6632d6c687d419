import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// The title bar says what screen is seen, however that came to be.
@MainActor @Suite(.serialized) struct WindowTitleTests {
    private static func titled(_ title: String?) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private let stack = UINavigationController(rootViewController: titled("People"))

    private func show(
        _ controller: UIViewController, _ style: UIModalPresentationStyle, animated: Bool = true,
        on screen: TestScreen
    ) {
        controller.modalPresentationStyle = style
        controller.popoverPresentationController?.sourceView = stack.view
        stack.presentedLeaf.present(controller, animated: animated)
        screen.advance(by: 1)
    }

    @Test(
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen],
        [true, false])
    func `what covers a screen gives the window its title while it is there`(
        style: UIModalPresentationStyle, animated: Bool
    ) {
        let screen = TestScreen(stack)
        #expect(screen.windowTitle == "People")
        let form = UINavigationController(rootViewController: Self.titled("New Person"))
        show(form, style, animated: animated, on: screen)
        #expect(screen.windowTitle == "New Person")
        form.pushViewController(Self.titled("Groups"), animated: animated)
        screen.advance(by: 1)
        #expect(screen.windowTitle == "Groups")
        stack.dismiss(animated: animated)
        screen.advance(by: 1)
        #expect(screen.windowTitle == "People")
    }

    @Test func `what only asks or lies beside a screen leaves the title`() {
        let screen = TestScreen(stack, size: CGSize(width: 1000, height: 700))
        show(
            UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), .automatic,
            on: screen)
        #expect(screen.windowTitle == "People")
        stack.dismiss(animated: true)
        screen.advance(by: 1)
        show(Self.titled("Colours"), .popover, on: screen)
        #expect(screen.windowTitle == "People")
        stack.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(screen.windowTitle == "People")
    }

    @Test func `a sheet without a title leaves that of the screen behind`() {
        let screen = TestScreen(stack)
        show(Self.titled(nil), .pageSheet, on: screen)
        #expect(screen.windowTitle == "People")
    }

    @Test func `after a chain was dismissed the window has the title of what is left`() {
        let screen = TestScreen(stack)
        let first = Self.titled("First")
        show(first, .pageSheet, on: screen)
        show(Self.titled("Second"), .fullScreen, on: screen)
        show(Self.titled("Third"), .pageSheet, on: screen)
        #expect(screen.windowTitle == "Third")
        first.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(screen.windowTitle == "First")
        show(Self.titled("Second again"), .pageSheet, on: screen)
        stack.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(screen.windowTitle == "People")
    }

    @Test func `a sheet that a person drags away gives the title back, one that stays keeps it`() {
        let screen = TestScreen(stack)
        show(Self.titled("New Person"), .pageSheet, on: screen)
        let (top, bottom) = (CGPoint(x: 195, y: 100), CGPoint(x: 195, y: 800))
        screen.flick(from: top, to: CGPoint(x: 195, y: 150), duration: 1)
        screen.advance(by: 1)
        #expect(screen.windowTitle == "New Person")
        screen.flick(from: top, to: bottom, duration: 0.2)
        screen.advance(by: 2)
        #expect(screen.windowTitle == "People")
    }

    @Test func `what is pushed and retitled behind a sheet is said once the sheet is gone`() {
        let screen = TestScreen(stack)
        show(Self.titled("New Person"), .pageSheet, on: screen)
        let card = Self.titled("Ada")
        stack.pushViewController(card, animated: true)
        screen.advance(by: 1)
        #expect(screen.windowTitle == "New Person")
        stack.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(screen.windowTitle == "Ada")
        card.title = "Ada Andersson"
        #expect(screen.windowTitle == "Ada Andersson")
    }

    @Test func `a title of the scene comes before those of screens`() {
        let scene = UIWindowScene(session: UISceneSession(role: .windowApplication))
        let screen = TestScreen(stack)
        screen.window.windowScene = scene
        scene.title = "Beeline"
        show(Self.titled("New Person"), .pageSheet, on: screen)
        #expect(screen.windowTitle == "Beeline")
    }

    @Test func `in tabs and columns it is the screen that keys go to`() {
        let other = UINavigationController(rootViewController: Self.titled("Groups"))
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, other]
        let screen = TestScreen(tabs)
        #expect(screen.windowTitle == "People")
        tabs.selectedIndex = 1
        screen.advance(by: 1)
        #expect(screen.windowTitle == "Groups")
    }
}
