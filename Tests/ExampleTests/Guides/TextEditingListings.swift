import BeelineTesting
import Testing
import UIKit
import _Testing_UIKit

/// The listing of *Text that can be edited*.
@MainActor @Suite struct TextEditingListings {
    @Test func `keys, input methods and undo work a field`() throws {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
        field.accessibilityLabel = "Name"
        controller.view.addSubview(field)
        // listing: typing
        let screen = TestScreen(controller)
        try screen.tap("Name")
        screen.type("Ada")
        screen.compose("ni hao")
        screen.commit("你好")
        screen.press(.left, shift: true)
        screen.press("z", control: true)
        // end
        // What is typed and composed without a pause in between is one step.
        #expect(field.text == "")
    }
}
