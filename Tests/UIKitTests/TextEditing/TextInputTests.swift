import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// Input methods, first responders, keys and what is shown at the bottom of the window.
@MainActor @Suite struct TextInputTests {
    private func host(_ text: TextScreen) throws -> HeadlessWindow {
        try #require(text.screen.window.host as? HeadlessWindow)
    }

    // MARK: - Input methods

    @Test func `What is composed is marked text, and what is settled takes its place`() throws {
        let text = TextScreen()
        let recorder = FieldRecorder()
        recorder.watch(text.field)
        text.field.text = "ab"
        try text.screen.tap("field")
        text.select(1)
        recorder.calls = []
        text.screen.compose("ni")
        #expect(text.field.text == "anib")
        #expect((text.field.markedTextRange as? TextSpan)?.range == NSRange(location: 1, length: 2))
        text.screen.compose("ni hao", caret: 2)
        #expect(text.selection == NSRange(location: 3, length: 0))
        text.screen.commit("你好")
        #expect(text.field.text == "a你好b" && text.field.markedTextRange == nil)
        #expect(text.selection == NSRange(location: 3, length: 0))
        #expect(recorder.calls.filter { $0.hasPrefix("shouldChange") } == ["shouldChange 1 0 你好"])
        text.screen.press("z", control: true)
        #expect(text.field.text == "ab")
    }

    // Half-composed text must not follow the caret: it stays, once, where it was composed.
    @Test func `A click elsewhere leaves what was composed at its old place, once`() throws {
        let text = TextScreen()
        text.view.text = "one\ntwo"
        try text.screen.tap("view")
        text.view.selectedRange = NSRange(location: 3, length: 0)
        text.screen.compose("ni")
        text.screen.click(at: text.point(text.view, at: 8))
        #expect(text.view.text == "oneni\ntwo" && text.view.markedTextRange == nil)
        #expect(try host(text).textInputResets == 1)
        text.screen.compose("hao")
        try text.screen.tap("field")
        #expect(text.view.text == "oneni\ntwhaoo" || text.view.text == "oneni\nthaowo")
        #expect(text.field.text == "")
        text.screen.commit("x")
        #expect(text.field.text == "x")
        text.screen.press("z", control: true)
        text.view.becomeFirstResponder()
        text.screen.press("z", control: true)
        text.screen.press("z", control: true)
        #expect(text.view.text == "one\ntwo")
    }

    @Test func `A composition that comes to nothing gives back what was selected`() throws {
        let text = TextScreen()
        text.field.text = "abc"
        try text.screen.tap("field")
        text.select(1, 1)
        text.screen.compose("n")
        #expect(text.field.text == "anc")
        text.screen.compose("")
        #expect(text.field.text == "abc" && text.selection == NSRange(location: 1, length: 1))
    }

    @Test func `A delegate that refuses what is settled on gets the old text back`() throws {
        let text = TextScreen()
        let recorder = FieldRecorder()
        recorder.watch(text.field)
        text.field.text = "abc"
        try text.screen.tap("field")
        text.select(3)
        recorder.changes = false
        text.screen.compose("n")
        recorder.calls = []
        text.screen.commit("你")
        #expect(text.field.text == "abc")
        #expect(recorder.calls.last == "editingChanged")
    }

    @Test func `An input method is told where the caret is, and what is around it`() throws {
        let text = TextScreen()
        text.view.text = "one\nzwölf"
        #expect(try host(text).textInput == nil)
        text.view.keyboardType = .emailAddress
        try text.screen.tap("view")
        text.view.selectedRange = NSRange(location: 7, length: 0)
        text.screen.settle()
        let input = try #require(host(text).textInput)
        #expect(input.surroundings == "zwölf" && input.caret == 4 && input.purpose == .email)
        #expect(input.caretRectangle.minY > 180)
        text.view.resignFirstResponder()
        #expect(try host(text).textInput == nil)
        text.field.isSecureTextEntry = true
        text.field.text = "secret"
        text.field.becomeFirstResponder()
        let hidden = try #require(host(text).textInput)
        #expect(hidden.surroundings == "" && hidden.purpose == .password)
    }

    @Test func `An input method can take out what it wants to write anew`() throws {
        let text = TextScreen()
        text.field.text = "abcd"
        try text.screen.tap("field")
        text.select(3)
        try host(text).compose(.delete(offset: -2, count: 2))
        #expect(text.field.text == "ad")
    }

    @Test func `What is no text field of UIKit's can take keys, too`() throws {
        let text = TextScreen()
        let keys = KeyView(frame: CGRect(x: 0, y: 400, width: 50, height: 50))
        text.controller.view.addSubview(keys)
        keys.becomeFirstResponder()
        text.screen.type("ab\n")
        text.screen.press(.backspace)
        text.screen.commit("é")
        #expect(keys.typed == "abé")
    }

    // MARK: - Focus

    @Test func `Tab goes from field to field, and typing follows`() throws {
        let text = TextScreen()
        text.screen.press(.tab)
        text.screen.type("a\tb")
        #expect(text.field.text == "a" && text.other.text == "b")
        #expect(text.other.isEditing && !text.field.isEditing)
        text.screen.press(.tab, shift: true)
        #expect(text.field.isEditing)
    }

    @Test func `A field that may not end keeps Tab, too`() throws {
        let text = TextScreen()
        let recorder = FieldRecorder()
        recorder.ends = false
        recorder.watch(text.field)
        try text.screen.tap("field")
        text.screen.press(.tab)
        #expect(text.field.isEditing && text.screen.focusedView === text.field)
    }

    @Test func `The caret blinks while nothing happens, and rests in time`() throws {
        let text = TextScreen()
        try text.screen.tap("field")
        let caret = text.field.editor.canvas.caret
        #expect(caret.isShown && caret.isOn)
        text.screen.advance(by: 0.6)
        #expect(!caret.isOn)
        text.screen.type("a")
        #expect(caret.isOn)
        text.screen.advance(by: 0.6)
        text.screen.advance(by: 0.5)
        #expect(caret.isOn)
        text.screen.advance(by: 20)
        #expect(caret.isOn)
        text.field.resignFirstResponder()
        text.screen.settle()
        #expect(!caret.isShown)
    }

    // MARK: - Key commands

    @Test func `A key command is done by the first responder in line that has it`() throws {
        let controller = CommandController()
        let screen = TestScreen(controller)
        screen.press("f", control: true)
        #expect(controller.done == ["find"])
        screen.press("f")
        screen.press(.escape)
        #expect(controller.done == ["find", "close"])
    }

    @Test func `In a text keys type, unless a command wants to come first`() throws {
        let controller = CommandController()
        let screen = TestScreen(controller)
        controller.field.becomeFirstResponder()
        screen.type("a")
        screen.press(.up)
        #expect(controller.done.isEmpty && controller.field.text == "a")
        controller.prefersCommands = true
        screen.press(.up)
        #expect(controller.done == ["up"])
        screen.press("f", control: true)
        #expect(controller.done == ["up", "find"])
    }

    // MARK: - At the bottom of the window

    @Test func `A bar of the controller's stays when the field in it gets the keyboard`() {
        let controller = ChatController()
        let screen = TestScreen(controller)
        controller.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(controller.bar.window === screen.window)
        controller.field.becomeFirstResponder()
        screen.advance(by: 1)
        screen.type("hi")
        #expect(controller.bar.window === screen.window && controller.field.text == "hi")
    }

    @Test func `An accessory comes up with its field and goes with it, and tells of it`() throws {
        let text = TextScreen()
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        text.field.inputAccessoryView = accessory
        let heard = Heard()
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { heard.names.append(name) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        try text.screen.tap("field")
        text.screen.advance(by: 1)
        #expect(accessory.window === text.screen.window)
        #expect(accessory.convert(accessory.bounds, to: nil).maxY == 844)
        try text.screen.tap("other")
        text.screen.advance(by: 1)
        #expect(accessory.window == nil)
        #expect(heard.names == names)
    }
}

/// A chat's controller: the bar at the bottom has a field, and stays when that gets the keyboard.
private final class ChatController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let field = UITextField(frame: CGRect(x: 10, y: 8, width: 100, height: 34))

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.addSubview(field)
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}

private final class KeyView: UIView, UIKeyInput {
    var typed = ""
    var hasText: Bool { !typed.isEmpty }
    func insertText(_ text: String) { typed += text }
    func deleteBackward() { typed.removeLast() }
    override var canBecomeFirstResponder: Bool { true }

    var autocapitalizationType = UITextAutocapitalizationType.none
    var autocorrectionType = UITextAutocorrectionType.no
    var spellCheckingType = UITextSpellCheckingType.no
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
    var textContentType: UITextContentType!
}

private final class CommandController: UIViewController {
    var done: [String] = []
    var prefersCommands = false
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    override class var exposedMembers: ExposedMembers {
        super.exposedMembers
            .action("find", CommandController.find)
            .action("close", CommandController.close)
            .action("goUp", CommandController.goUp)
    }

    override var keyCommands: [UIKeyCommand]? {
        let up = UIKeyCommand(
            input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: "goUp")
        up.wantsPriorityOverSystemBehavior = prefersCommands
        return [
            UIKeyCommand(input: "f", modifierFlags: .command, action: "find"),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "close"),
            up,
        ]
    }

    func find() { done.append("find") }
    func close() { done.append("close") }
    func goUp() { done.append("up") }
}
