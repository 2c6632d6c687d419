import BeelineTesting
import Foundation
import Testing
import UIKit

/// Where the keyboard is when a screen comes back that had it. Whoever types while the screen is still
/// on its way goes on typing.
@MainActor @Suite(.serialized) struct ReturningFocusTests {
    /// A screen with a text field and a button, of which the button has the keyboard.
    private final class Screen: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let button = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Button", for: .normal)
            button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
            view.addSubview(field)
            view.addSubview(button)
        }
    }

    private let below = Screen()

    private func navigation() -> (TestScreen, UINavigationController) {
        let navigation = UINavigationController(rootViewController: below)
        let screen = TestScreen(navigation)
        while screen.focusedView !== below.button { screen.press(.tab) }
        return (screen, navigation)
    }

    @Test func `a text that is typed while its screen comes back is typed to its end`() {
        let (screen, navigation) = navigation()
        navigation.pushViewController(UIViewController(), animated: true)
        screen.advance(by: 1)
        navigation.popViewController(animated: true)
        screen.advance(by: 0.1)
        below.field.becomeFirstResponder()
        screen.type("ab")
        screen.advance(by: 1)
        screen.type("c")
        #expect(below.field.text == "abc")
        #expect(screen.focusedView === below.field)
    }

    @Test func `a text that is typed while a sheet goes is typed to its end`() {
        let screen = TestScreen(below)
        while screen.focusedView !== below.button { screen.press(.tab) }
        let sheet = Screen()
        below.present(sheet, animated: true)
        screen.advance(by: 1)
        sheet.field.becomeFirstResponder()
        sheet.dismiss(animated: true)
        screen.advance(by: 0.1)
        below.field.becomeFirstResponder()
        screen.type("ab")
        screen.advance(by: 1)
        screen.type("c")
        #expect(below.field.text == "abc")
        #expect(screen.focusedView === below.field)
    }

    @Test func `a screen has the keyboard as soon as it comes back`() {
        let (screen, navigation) = navigation()
        navigation.pushViewController(UIViewController(), animated: true)
        screen.advance(by: 1)
        navigation.popViewController(animated: true)
        screen.advance(by: 0.1)
        #expect(screen.focusedView === below.button)
    }

    @Test func `Tab goes on from where it went while the screen came back`() {
        let (screen, navigation) = navigation()
        navigation.pushViewController(UIViewController(), animated: true)
        screen.advance(by: 1)
        navigation.popViewController(animated: true)
        screen.advance(by: 0.1)
        while screen.focusedView !== below.field { screen.press(.tab) }
        screen.advance(by: 1)
        #expect(screen.focusedView === below.field)
    }

    @Test func `where nobody moved it the keyboard is back where it was`() {
        let (screen, navigation) = navigation()
        let above = Screen()
        navigation.pushViewController(above, animated: true)
        screen.advance(by: 1)
        above.field.becomeFirstResponder()
        navigation.popViewController(animated: true)
        screen.advance(by: 1)
        #expect(screen.focusedView === below.button)
    }
}
