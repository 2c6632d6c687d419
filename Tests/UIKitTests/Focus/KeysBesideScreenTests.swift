import BeelineTesting
import Testing

@testable import UIKit

/// Keys of a screen while the keyboard is in a bar around it, whose responder chain doesn't lead there.
@MainActor @Suite(.serialized) struct KeysBesideScreenTests {
    private let controller = KeysController()
    private let screen: TestScreen

    init() {
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { _ in })
        screen = TestScreen(UINavigationController(rootViewController: controller))
    }

    @Test func `what the bar doesn't want comes to the screen, once`() {
        screen.press("g", control: true)
        #expect(controller.presses == ["g"])
        screen.press(.tab)
        #expect(screen.focusedView?.accessibilityLabel == "Add")
        screen.press("h", control: true)
        #expect(controller.presses == ["g", "h"])
    }

    @Test func `a key that the bar works is the bar's`() {
        screen.press(.tab)
        screen.press(.space)
        #expect(controller.presses == [])
    }

    @Test func `a key command of the screen is found from the bar`() {
        screen.press(.tab)
        screen.press("j", control: true)
        #expect(controller.commands == 1)
        #expect(controller.presses == [])
    }
}

private final class KeysController: UIViewController {
    private(set) var presses: [String] = []
    private(set) var commands = 0

    override class var exposedMembers: ExposedMembers {
        super.exposedMembers.action("command", KeysController.command)
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "j", modifierFlags: .control, action: "command")]
    }

    func command() { commands += 1 }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        self.presses += presses.compactMap { $0.key?.charactersIgnoringModifiers }
        super.pressesBegan(presses, with: event)
    }
}
