import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor @Suite struct TextFieldTests {
    // MARK: - Editing and the delegate

    // Order: https://developer.apple.com/documentation/uikit/uitextfielddelegate, "Managing Editing".
    @Test func `A tap begins editing and typing reports each letter, in UIKit's order`() throws {
        let text = TextScreen()
        let recorder = FieldRecorder()
        recorder.watch(text.field)
        try text.screen.tap("field")
        #expect(recorder.calls == ["shouldBegin", "didBegin", "editingDidBegin"])
        recorder.calls = []
        text.screen.type("ab")
        #expect(
            recorder.calls == [
                "shouldChange 0 0 a", "selection", "editingChanged",
                "shouldChange 1 0 b", "selection", "editingChanged",
            ])
        #expect(text.field.text == "ab")
    }

    @Test func `Going to another field ends the first one before the second begins`() throws {
        let text = TextScreen()
        let recorder = FieldRecorder()
        recorder.watch(text.field)
        text.other.delegate = recorder
        try text.screen.tap("field")
        recorder.calls = []
        try text.screen.tap("other")
        #expect(
            recorder.calls == [
                "shouldBegin other", "shouldEnd", "didEnd", "editingDidEnd", "didBegin other",
            ])
        #expect(text.other.isFirstResponder && !text.field.isEditing)
    }

    @Test func `A delegate that says no keeps a field from being edited`() throws {
        let text = TextScreen()
        let recorder = FieldRecorder()
        recorder.begins = false
        recorder.watch(text.field)
        try text.screen.tap("field")
        #expect(!text.field.isEditing)
        #expect(!text.field.becomeFirstResponder())
    }

    @Test func `A field that may not end keeps the keyboard, until it leaves the window`() throws {
        let text = TextScreen()
        let recorder = FieldRecorder()
        recorder.ends = false
        recorder.watch(text.field)
        try text.screen.tap("field")
        try text.screen.tap("other")
        #expect(text.field.isEditing && !text.other.isEditing)
        #expect(!text.controller.view.endEditing(false))
        recorder.calls = []
        text.field.removeFromSuperview()
        #expect(!text.field.isEditing && text.screen.window.firstResponder == nil)
        #expect(recorder.calls == ["shouldEnd", "didEnd", "editingDidEnd"])
    }

    @Test func `Forced to, editing ends whatever the delegate says`() throws {
        let text = TextScreen()
        let recorder = FieldRecorder()
        recorder.ends = false
        recorder.watch(text.field)
        try text.screen.tap("field")
        #expect(text.controller.view.endEditing(true))
        #expect(!text.field.isEditing)
    }

    @Test func `A refused change leaves text, caret and steps as they were`() throws {
        let text = TextScreen()
        let recorder = FieldRecorder()
        recorder.watch(text.field)
        text.field.text = "abc"
        try text.screen.tap("field")
        text.select(1)
        recorder.changes = false
        recorder.calls = []
        text.screen.type("x")
        text.screen.press(.backspace)
        #expect(text.field.text == "abc" && text.selection == NSRange(location: 1, length: 0))
        #expect(recorder.calls == ["shouldChange 1 0 x", "shouldChange 0 1 "])
        #expect(text.field.undoManager?.canUndo == false)
    }

    // Return: https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)
    @Test func `Return asks the delegate and triggers the primary action`() throws {
        let text = TextScreen()
        let recorder = FieldRecorder()
        recorder.watch(text.field)
        try text.screen.tap("field")
        recorder.calls = []
        text.screen.press(.returnKey)
        #expect(recorder.calls == ["shouldReturn", "primaryAction"])
        #expect(text.field.isEditing)
        recorder.returns = false
        recorder.calls = []
        text.screen.press(.returnKey)
        #expect(recorder.calls == ["shouldReturn"])
    }

    @Test func `Return ends the editing where an action waits for that`() throws {
        let text = TextScreen()
        var count = 0
        text.field.addAction(UIAction { _ in count += 1 }, for: .editingDidEndOnExit)
        try text.screen.tap("field")
        text.screen.type("a\n")
        #expect(count == 1 && !text.field.isEditing && text.field.text == "a")
    }

    @Test func `The clear button asks, empties the field and can be taken back`() throws {
        let text = TextScreen()
        let recorder = FieldRecorder()
        text.field.clearButtonMode = .always
        text.field.text = "abc"
        recorder.watch(text.field)
        text.screen.settle()
        let button = try #require(
            text.screen.window.firstView { $0 is ClearButton && !$0.isHidden })
        try text.screen.tap(button)
        #expect(text.field.text == "")
        #expect(recorder.calls == ["shouldClear", "editingChanged"])
        #expect(!text.screen.window.hasView { $0 is ClearButton && !$0.isHidden })
        text.field.becomeFirstResponder()
        text.screen.press("z", control: true)
        #expect(text.field.text == "abc")
    }

    @Test func `where nothing was typed, keys that take back are for what is around the text`() {
        let heard = PressRecorder()
        let screen = TestScreen(heard)
        heard.view.addSubview(heard.field)
        heard.field.becomeFirstResponder()
        screen.press("z", control: true)
        screen.press("z", shift: true, control: true)
        #expect(heard.characters == ["z", "z"])
        screen.type("a")
        screen.press("z", control: true)
        #expect(heard.field.text == "")
        #expect(heard.characters == ["z", "z"])
    }

    @Test func `Notifications tell of beginning, changes and end`() throws {
        let text = TextScreen()
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ]
        let heard = Heard()
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(
                forName: name, object: text.field, queue: nil
            ) { _ in MainActor.assumeIsolated { heard.names.append(name) } }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        try text.screen.tap("field")
        text.screen.type("a")
        text.field.resignFirstResponder()
        #expect(heard.names == names)
    }

    // MARK: - Text

    @Test func `A text set by the program takes the caret to its end and reports nothing`() throws {
        let text = TextScreen()
        let recorder = FieldRecorder()
        recorder.watch(text.field)
        try text.screen.tap("field")
        text.screen.type("ab")
        recorder.calls = []
        text.field.text = "hello"
        #expect(text.selection == NSRange(location: 5, length: 0))
        #expect(!recorder.calls.contains("editingChanged"))
        text.screen.press("z", control: true)
        #expect(text.field.text == "hello")
    }

    @Test func `A field has no line ends`() throws {
        let text = TextScreen()
        text.field.text = "a\nb"
        #expect(text.field.text == "a b")
        try text.screen.tap("field")
        text.field.insertText("x\r\ny")
        #expect(text.field.text == "a bx y")
    }

    @Test func `The text is never nil`() {
        let field = UITextField()
        #expect(field.text == "")
        field.text = nil
        #expect(field.text == "")
    }

    @Test func `Attributes stay, and typing takes those before the caret`() throws {
        let text = TextScreen()
        let red = NSMutableAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red])
        text.field.attributedText = red
        try text.screen.tap("field")
        text.screen.press(.end)
        text.screen.type("!")
        let attributes = text.field.attributedText?.attributes(at: 3, effectiveRange: nil)
        #expect(attributes?[.foregroundColor] as? UIColor == .red)
        #expect(attributes?[.font] as? UIFont == text.field.font)
    }

    @Test func `Text emptied when editing begins asks first, and comes back by undo`() throws {
        let text = TextScreen()
        let recorder = FieldRecorder()
        text.field.text = "old"
        text.field.clearsOnBeginEditing = true
        recorder.watch(text.field)
        text.field.becomeFirstResponder()
        #expect(text.field.text == "" && recorder.calls.contains("shouldClear"))
        text.screen.press("z", control: true)
        #expect(text.field.text == "old")
    }

    // MARK: - Hidden text

    @Test func `A hidden text can't be copied, and has no words`() throws {
        let text = TextScreen()
        text.field.isSecureTextEntry = true
        text.field.text = "top secret"
        try text.screen.tap("field")
        text.screen.press("a", control: true)
        UIPasteboard.general.string = nil
        text.screen.press("c", control: true)
        text.screen.press("x", control: true)
        #expect(UIPasteboard.general.string == nil && text.field.text == "top secret")
        text.screen.press(.end)
        text.screen.press(.left, control: true)
        #expect(text.selection.location == 0)
        #expect(text.field.accessibilityValue == "••••••••••")
    }

    @Test func `A hidden text shows one dot a character, and the caret goes along`() throws {
        let text = TextScreen()
        text.field.isSecureTextEntry = true
        text.field.text = "a👨‍👩‍👧b"
        try text.screen.tap("field")
        let first = text.field.caretRect(for: TextOffset(1)).minX
        let width = text.field.caretRect(for: TextOffset(9)).minX - first
        let last = text.field.caretRect(for: TextOffset(10)).minX - first
        #expect(width > 4 && abs(last - 2 * width) < 0.1)
        text.screen.press(.home)
        text.screen.press(.right)
        text.screen.press(.right)
        #expect(text.selection.location == 9)
    }

    // A sign-in form whose button must agree with the field after leaving and coming back.
    @Test func `Coming back to a hidden text, each change is reported with its range`() throws {
        let text = TextScreen()
        let recorder = FieldRecorder()
        text.field.isSecureTextEntry = true
        recorder.watch(text.field)
        try text.screen.tap("field")
        text.screen.type("abc")
        try text.screen.tap("other")
        text.field.isSecureTextEntry = false
        text.field.isSecureTextEntry = true
        try text.screen.tap("field")
        text.screen.press(.end)
        recorder.calls = []
        text.screen.press(.backspace)
        #expect(recorder.calls == ["shouldChange 2 1 ", "selection", "editingChanged"])
        #expect(text.field.text == "ab")
    }
}

@MainActor final class Heard {
    var names: [Notification.Name] = []
}

extension UIView {
    func firstView(where matches: (UIView) -> Bool) -> UIView? {
        if matches(self) { return self }
        for subview in subviews {
            if let found = subview.firstView(where: matches) { return found }
        }
        return nil
    }

    func hasView(where matches: (UIView) -> Bool) -> Bool {
        firstView(where: matches) != nil
    }
}

/// A controller that hears what its text field has no use for.
private final class PressRecorder: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    private(set) var characters: [String] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        characters += presses.compactMap { $0.key?.charactersIgnoringModifiers }
        super.pressesBegan(presses, with: event)
    }
}
