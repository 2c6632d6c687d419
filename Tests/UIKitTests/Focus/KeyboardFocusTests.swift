import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// A desktop's keys, as in https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/; the names
// are those of https://developer.apple.com/documentation/uikit/focus-based-navigation.

@MainActor @Suite(.serialized) struct KeyboardFocusTests {
    @Test func `Tab goes forward, Shift-Tab back, and both go round`() {
        let world = FocusWorld()
        #expect(world.focused == nil)
        var order: [String?] = []
        for _ in 0..<4 {
            world.screen.press(.tab)
            order.append(world.focused)
        }
        #expect(order == ["A", "B", "C", "A"])
        world.screen.press(.tab, shift: true)
        #expect(world.focused == "C")
        world.screen.press(.tab, shift: true)
        #expect(world.focused == "B")
    }

    @Test func `Shift-Tab starts with the last`() {
        let world = FocusWorld()
        world.screen.press(.tab, shift: true)
        #expect(world.focused == "C")
    }

    @Test func `Space and Return press what has the focus`() {
        let world = FocusWorld()
        world.screen.press(.space)
        #expect(world.presses.take() == "")
        world.screen.press(.tab)
        world.screen.press(.space)
        world.screen.press(.returnKey)
        #expect(world.presses.take() == "A A")
    }

    @Test func `what is hidden, clear, disabled or not to be touched is passed over`() {
        let world = FocusWorld()
        world.buttons[0].isHidden = true
        world.buttons[1].isEnabled = false
        world.screen.press(.tab)
        #expect(world.focused == "C")
        world.buttons[2].isUserInteractionEnabled = false
        world.buttons[1].isEnabled = true
        world.screen.press(.tab)
        #expect(world.focused == "B")
        world.controller.view.alpha = 0
        world.screen.settle()
        #expect(world.focused == nil)
    }

    @Test(arguments: ["removed", "hidden", "disabled", "superview hidden"])
    func `when the focused view goes, the nearest gets the focus`(how: String) {
        let world = FocusWorld()
        world.screen.press(.tab)
        world.screen.press(.tab)
        #expect(world.focused == "B")
        world.buttons[2].frame.origin.y = 130
        switch how {
        case "removed": world.buttons[1].removeFromSuperview()
        case "hidden": world.buttons[1].isHidden = true
        case "disabled": world.buttons[1].isEnabled = false
        default:
            let box = UIView(frame: world.controller.view.bounds)
            world.controller.view.addSubview(box)
            box.addSubview(world.buttons[1])
            box.isHidden = true
        }
        world.screen.settle()
        #expect(!world.buttons[1].isFocused)
        #expect(world.focused == "C")
        world.screen.press(.space)
        #expect(world.presses.take() == "C")
    }

    @Test func `when nothing is left to focus, nothing has the focus and Tab is harmless`() {
        let world = FocusWorld()
        world.screen.press(.tab)
        for button in world.buttons { button.removeFromSuperview() }
        world.screen.settle()
        world.screen.press(.tab)
        world.screen.press(.space)
        #expect(world.screen.focusedView == nil)
        #expect(world.presses.take() == "")
    }

    @Test func `a ring shows where the focus is, after keys and not after touches`() throws {
        let world = FocusWorld()
        let plain = try world.screen.png()
        world.screen.press(.tab)
        #expect(try world.screen.png() != plain)
        world.screen.tap(at: CGPoint(x: 190, y: 390))
        #expect(try world.screen.png() == plain)
        world.screen.press(.tab)
        #expect(try world.screen.png() != plain)
    }

    @Test func `views hear that they lost and got the focus`() {
        let (one, two) = (FocusedView(frame: .zero), FocusedView(frame: .zero))
        let controller = UIViewController()
        let screen = TestScreen(controller)
        controller.view.addSubview(one)
        controller.view.addSubview(two)
        screen.press(.tab)
        #expect(one.isFocused)
        screen.press(.tab)
        #expect(one.updates == [true, false])
        #expect(two.updates == [true])
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
    func `a presented controller keeps the focus in itself, and gives it back`(
        style: UIModalPresentationStyle
    ) {
        let world = FocusWorld()
        world.screen.press(.tab)
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        let button = UIButton(type: .system)
        button.setTitle("X", for: .normal)
        button.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
        presented.view.addSubview(button)
        world.controller.present(presented, animated: false)
        world.screen.settle()
        world.screen.press(.space)
        #expect(!world.presses.take().contains("A"))
        world.screen.press(.tab)
        #expect(world.focused == "X")
        world.screen.press(.tab)
        #expect(world.focused == "X")
        world.controller.dismiss(animated: false)
        world.screen.settle()
        world.screen.press(.tab)
        #expect(world.focused != "X" && world.focused != nil)
    }

    @Test func `a view that is first responder gets the keys before the focus does`() {
        let world = FocusWorld()
        let eater = KeyEater(frame: .zero)
        world.controller.view.addSubview(eater)
        #expect(eater.becomeFirstResponder())
        world.screen.press(.tab)
        #expect(eater.count == 1)
        #expect(world.focused == nil)
        eater.resignFirstResponder()
        world.screen.press(.tab)
        #expect(world.focused == "A")
    }
}

/// What each test starts with. Made in the test itself, so that no other test comes in between.
@MainActor private final class FocusWorld {
    let controller = UIViewController()
    let screen: TestScreen
    var presses = CallRecorder()
    let buttons: [UIButton]

    init() {
        screen = TestScreen(controller, size: CGSize(width: 200, height: 400))
        buttons = ["A", "B", "C"].map { name in
            let button = UIButton(type: .system)
            button.setTitle(name, for: .normal)
            return button
        }
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 20, y: 20 + 100 * index, width: 100, height: 40)
            let name = button.currentTitle ?? ""
            button.addAction(
                UIAction { [presses] _ in presses.record(name) }, for: .primaryActionTriggered)
            controller.view.addSubview(button)
        }
    }

    var focused: String? { (screen.focusedView as? UIButton)?.currentTitle }
}

private final class FocusedView: UIView {
    var updates: [Bool] = []

    override var canBecomeFocused: Bool { true }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        updates.append(context.nextFocusedView === self)
    }
}

private final class KeyEater: UIView {
    var count = 0

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += 1 }
}
