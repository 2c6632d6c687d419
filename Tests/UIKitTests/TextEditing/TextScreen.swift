import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// A screen with two text fields and a text view on it.
@MainActor final class TextScreen {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    let other = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let view = UITextView(frame: CGRect(x: 20, y: 160, width: 200, height: 120))
    let screen: TestScreen

    init(direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
        field.accessibilityIdentifier = "field"
        other.accessibilityIdentifier = "other"
        view.accessibilityIdentifier = "view"
        view.font = .systemFont(ofSize: 17)
        for part in [field, other, view] { controller.view.addSubview(part) }
        screen = TestScreen(controller, direction: direction)
    }

    /// The caret or the selection of the field.
    var selection: NSRange { field.editor.selection.range }

    func select(_ location: Int, _ length: Int = 0) {
        field.selectedTextRange = TextSpan(NSRange(location: location, length: length))
    }

    /// In the window.
    func point(_ input: any TextEditorClient, at offset: Int) -> CGPoint {
        screen.settle()
        let caret = input.caretRect(for: TextOffset(offset))
        return input.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }
}

/// Writes down what a text field tells its delegate and its actions.
@MainActor final class FieldRecorder: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var begins = true
    var ends = true
    var changes = true
    var clears = true
    var returns = true

    func watch(_ field: UITextField) {
        field.delegate = self
        let names: [(UIControl.Event, String)] = [
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"), (.primaryActionTriggered, "primaryAction"),
        ]
        for (event, name) in names {
            field.addAction(
                UIAction { [weak self] _ in self?.calls.append(name) }, for: event)
        }
    }

    private func name(_ field: UITextField) -> String {
        field.accessibilityIdentifier == "other" ? " other" : ""
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldBegin" + name(textField))
        return begins
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        calls.append("didBegin" + name(textField))
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldEnd" + name(textField))
        return ends
    }

    func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
        calls.append("didEnd" + name(textField))
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        calls.append("shouldChange \(range.location) \(range.length) \(string)")
        return changes
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        calls.append("selection")
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        calls.append("shouldClear")
        return clears
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        calls.append("shouldReturn")
        return returns
    }
}
