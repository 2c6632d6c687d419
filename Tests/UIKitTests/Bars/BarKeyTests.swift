import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/focus-based-navigation: a bar's button that has the focus
// is no first responder, so the screen's responders go on getting the keys.

@MainActor @Suite struct BarKeyTests {
    @Test func `a key that a bar's button doesn't use is for the screen below`() throws {
        let keys = KeyScreen()
        let navigation = UINavigationController(rootViewController: keys)
        let screen = TestScreen(navigation, size: CGSize(width: 390, height: 600))
        screen.press(.tab)
        keys.heard = []
        #expect(screen.window.focusedView?.isDescendant(of: navigation.navigationBar) == true)
        screen.press("f", control: true)
        #expect(keys.heard == ["f"])
        // The button's own.
        screen.press(.space)
        screen.press(.returnKey)
        #expect(keys.heard == ["f"])
        #expect(keys.presses == 2)
        // Nobody's: it comes to the window, and is asked about once.
        screen.press("q")
        #expect(keys.heard == ["f", "q"])
    }

    @Test func `a command of the screen is heard while a bar has the keyboard`() {
        let keys = KeyScreen()
        let navigation = UINavigationController(rootViewController: keys)
        let screen = TestScreen(navigation, size: CGSize(width: 390, height: 600))
        screen.press(.tab)
        keys.heard = []
        screen.press("k", control: true)
        #expect(keys.commands == 1)
        #expect(keys.heard == [])
    }
}

private final class KeyScreen: UIViewController {
    var heard: [String] = []
    var presses = 0
    var commands = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.presses += 1 })
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "k", modifierFlags: .command, action: "command")]
    }

    override class var exposedMembers: ExposedMembers {
        super.exposedMembers.action("command", KeyScreen.command)
    }

    func command() { commands += 1 }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard += presses.compactMap { $0.key?.charactersIgnoringModifiers }
        super.pressesBegan(presses, with: event)
    }
}
