import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events

@MainActor @Suite(.serialized) struct ResponderTests {
    @Test func `the chain goes from view to view, controller, window and app`() {
        let controller = UIViewController()
        let screen = TestScreen(controller)
        let inner = UIView(frame: .zero)
        controller.view.addSubview(inner)
        #expect(inner.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === screen.window)
        #expect(screen.window.next === UIApplication.shared)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
    func `from a presented controller the chain reaches its presenter and the window`(
        style: UIModalPresentationStyle
    ) {
        let (first, second) = (UIViewController(), UIViewController())
        let screen = TestScreen(first)
        second.modalPresentationStyle = style
        first.present(second, animated: false)
        screen.settle()
        #expect(second.next === first)
        var responder: UIResponder? = second
        while let current = responder, current !== screen.window { responder = current.next }
        #expect(responder === screen.window)
    }

    @Test func `one responder of a window is the first one`() {
        let controller = UIViewController()
        let screen = TestScreen(controller)
        let (one, two) = (RespondingView(frame: .zero), RespondingView(frame: .zero))
        #expect(!one.becomeFirstResponder())
        controller.view.addSubview(one)
        controller.view.addSubview(two)
        #expect(one.becomeFirstResponder())
        #expect(one.isFirstResponder)
        #expect(two.becomeFirstResponder())
        #expect(!one.isFirstResponder)
        #expect(!controller.view.becomeFirstResponder())
        #expect(two.isFirstResponder)
        #expect(two.resignFirstResponder())
        #expect(!two.isFirstResponder)
        #expect(one.becomeFirstResponder())
        one.removeFromSuperview()
        #expect(!one.isFirstResponder)
        #expect(screen.window.firstResponder == nil)
    }

    @Test func `one that will not go keeps another from coming`() {
        let controller = UIViewController()
        let screen = TestScreen(controller)
        let (stubborn, other) = (StubbornView(frame: .zero), RespondingView(frame: .zero))
        controller.view.addSubview(stubborn)
        controller.view.addSubview(other)
        #expect(stubborn.becomeFirstResponder())
        #expect(!stubborn.resignFirstResponder())
        #expect(!other.becomeFirstResponder())
        #expect(screen.window.firstResponder === stubborn)
    }

    @Test func `a controller that leaves the window is no longer the first responder`() {
        let controller = RespondingController()
        let screen = TestScreen(controller)
        #expect(controller.becomeFirstResponder())
        screen.window.rootViewController = UIViewController()
        #expect(!controller.isFirstResponder)
        #expect(screen.window.firstResponder == nil)
    }

    // https://developer.apple.com/documentation/uikit/uipress and …/uiresponder/pressesbegan(_:with:)
    @Test func `keys go to the first responder, and up where they are left alone`() throws {
        let controller = RespondingController()
        let screen = TestScreen(controller)
        let view = RespondingView(frame: .zero)
        controller.view.addSubview(view)
        #expect(view.becomeFirstResponder())
        screen.press(.left)
        #expect(controller.keys == [.keyboardLeftArrow])
        screen.press(.space)
        #expect(controller.keys == [.keyboardLeftArrow, .keyboardSpacebar])
    }

    @Test func `with no first responder, keys go to the controller on top`() {
        let (first, second) = (RespondingController(), RespondingController())
        let screen = TestScreen(first)
        first.present(second, animated: false)
        screen.settle()
        screen.press(.escape)
        #expect(second.keys == [.keyboardEscape])
        #expect(first.keys.isEmpty)
    }

    @Test func `a nil target is looked for from the sender upwards`() {
        let controller = RespondingController()
        let screen = TestScreen(controller)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        button.addTarget(nil, action: "save", for: .touchUpInside)
        controller.view.addSubview(button)
        screen.tap(at: CGPoint(x: 10, y: 10))
        #expect(controller.saves == 1)
        #expect(!UIApplication.shared.sendAction("unheard", to: nil, from: button, for: nil))
    }
}

private final class StubbornView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { false }
}

private final class RespondingController: UIViewController {
    var keys: [UIKeyboardHIDUsage] = []
    var saves = 0

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
    }

    func save() { saves += 1 }

    override class var exposedMembers: ExposedMembers {
        super.exposedMembers.action("save", RespondingController.save)
    }
}
