import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uitextdraggable and
// https://developer.apple.com/documentation/uikit/uitextdroppable: text views and fields do so by
// themselves.

/// A text field above a text view.
@MainActor final class TextDragScreen {
    let screen: TestScreen
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 260, height: 34))
    let notes = UITextView(frame: CGRect(x: 20, y: 70, width: 260, height: 200))

    init() {
        let controller = UIViewController()
        screen = TestScreen(controller, size: CGSize(width: 300, height: 300), scale: 2)
        controller.view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.text = "one two"
        notes.font = .systemFont(ofSize: 17)
        notes.text = "three four"
        controller.view.addSubview(field)
        controller.view.addSubview(notes)
        screen.settle()
    }

    /// In the window.
    func place(of offset: Int, in text: any TextEditorClient) -> CGPoint {
        let caret = text.caretRect(for: TextOffset(offset))
        return text.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    func drag(from start: CGPoint, to end: CGPoint) {
        screen.mouseDown(at: start)
        screen.mouseMove(to: CGPoint(x: start.x + 8, y: start.y + 3))
        screen.mouseMove(to: end)
        screen.mouseUp()
        screen.advance(by: 1)
    }
}

@MainActor @Suite(.serialized) struct TextDragTests {
    @Test func `selected text goes from one text to another as a copy`() {
        let screen = TextDragScreen()
        screen.field.becomeFirstResponder()
        screen.field.selectedTextRange = TextSpan(NSRange(location: 0, length: 3))
        screen.drag(
            from: screen.place(of: 1, in: screen.field), to: screen.place(of: 6, in: screen.notes))
        #expect(screen.notes.text == "three onefour")
        #expect(screen.field.text == "one two")
        #expect(screen.notes.isFirstResponder)
        #expect(screen.notes.selectedRange == NSRange(location: 9, length: 0))
    }

    @Test func `within its own text it is moved, and undo takes all of it back`() {
        let screen = TextDragScreen()
        screen.notes.becomeFirstResponder()
        screen.notes.selectedRange = NSRange(location: 0, length: 6)
        screen.drag(
            from: screen.place(of: 2, in: screen.notes), to: screen.place(of: 10, in: screen.notes))
        #expect(screen.notes.text == "fourthree ")
        screen.notes.undoManager?.undo()
        #expect(screen.notes.text == "three four")
        screen.notes.undoManager?.redo()
        #expect(screen.notes.text == "fourthree ")
    }

    @Test func `dropped on itself it stays as it is`() {
        let screen = TextDragScreen()
        screen.notes.becomeFirstResponder()
        screen.notes.selectedRange = NSRange(location: 0, length: 9)
        screen.drag(
            from: screen.place(of: 1, in: screen.notes), to: screen.place(of: 7, in: screen.notes))
        #expect(screen.notes.text == "three four")
        #expect(screen.notes.selectedRange == NSRange(location: 0, length: 9))
    }

    @Test func `a click on what is selected takes the caret there`() {
        let screen = TextDragScreen()
        screen.notes.becomeFirstResponder()
        screen.notes.selectedRange = NSRange(location: 0, length: 5)
        screen.screen.mouseDown(at: screen.place(of: 2, in: screen.notes))
        #expect(screen.notes.selectedRange == NSRange(location: 0, length: 5))
        screen.screen.mouseUp()
        #expect(screen.notes.selectedRange == NSRange(location: 2, length: 0))
    }

    @Test func `a mouse that drags over text that isn't selected selects it`() {
        let screen = TextDragScreen()
        screen.drag(
            from: screen.place(of: 0, in: screen.notes), to: screen.place(of: 5, in: screen.notes))
        #expect(screen.notes.selectedRange == NSRange(location: 0, length: 5))
        #expect(screen.notes.text == "three four")
    }

    @Test func `a delegate that refuses keeps the text as it is`() {
        let screen = TextDragScreen()
        let refusing = RefusingDelegate()
        screen.field.delegate = refusing
        let end = screen.place(of: 7, in: screen.field)
        screen.screen.dragIn(DraggedContent(text: "!"), over: [end])
        #expect(screen.field.text == "one two")
        #expect(refusing.asked == ["!"])
    }

    @Test func `a text of another program is dropped where the pointer is`() {
        let screen = TextDragScreen()
        let place = screen.place(of: 3, in: screen.field)
        #expect(screen.screen.dragIn(DraggedContent(text: "\n+"), over: [place]))
        // A field has one line.
        #expect(screen.field.text == "one + two")
    }

    @Test func `a text that can't be edited takes nothing, and gives a copy`() {
        let screen = TextDragScreen()
        screen.notes.isEditable = false
        let place = screen.place(of: 3, in: screen.notes)
        #expect(!screen.screen.dragIn(DraggedContent(text: "a"), over: [place]))
        screen.notes.becomeFirstResponder()
        screen.notes.selectedRange = NSRange(location: 0, length: 5)
        screen.drag(from: place, to: screen.place(of: 3, in: screen.field))
        #expect(screen.field.text == "onethree two")
        #expect(screen.notes.text == "three four")
    }

    @Test func `a secret can't be dragged out, and a drag that is off selects`() {
        let screen = TextDragScreen()
        screen.field.isSecureTextEntry = true
        screen.field.becomeFirstResponder()
        screen.field.selectAll(nil)
        #expect(screen.screen.dragOut(from: screen.place(of: 3, in: screen.field)) == nil)
        screen.notes.becomeFirstResponder()
        screen.notes.selectAll(nil)
        screen.notes.textDragInteraction?.isEnabled = false
        #expect(screen.screen.dragOut(from: screen.place(of: 3, in: screen.notes)) == nil)
        screen.notes.textDragInteraction?.isEnabled = true
        screen.notes.selectAll(nil)
        let offered = screen.screen.dragOut(from: screen.place(of: 3, in: screen.notes))
        #expect(offered?.text == "three four")
    }

    @Test func `a finger that stays on what is selected drags it, and elsewhere takes the caret`() {
        let screen = TextDragScreen()
        screen.notes.becomeFirstResponder()
        screen.notes.selectedRange = NSRange(location: 0, length: 5)
        screen.screen.touchDown(at: screen.place(of: 2, in: screen.notes))
        screen.screen.advance(by: 0.6)
        screen.screen.touchMove(to: screen.place(of: 3, in: screen.field))
        screen.screen.touchUp()
        screen.screen.advance(by: 1)
        #expect(screen.field.text == "onethree two")
        screen.screen.touchDown(at: screen.place(of: 8, in: screen.notes))
        screen.screen.advance(by: 0.6)
        screen.screen.touchUp()
        #expect(screen.notes.selectedRange == NSRange(location: 8, length: 0))
    }
}

private final class RefusingDelegate: NSObject, UITextFieldDelegate {
    private(set) var asked: [String] = []

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        asked.append(string)
        return false
    }
}

/// The desktop's habit: what is selected anywhere is pasted with the middle button
/// (https://specifications.freedesktop.org/clipboards-spec/clipboards-latest.txt).
@MainActor @Suite(.serialized) struct PrimarySelectionTests {
    @Test func `what is selected in one text the middle button pastes into another`() {
        let screen = TextDragScreen()
        screen.field.becomeFirstResponder()
        screen.field.selectedTextRange = TextSpan(NSRange(location: 4, length: 3))
        screen.screen.settle()
        screen.screen.pressMouseButton(2, at: screen.place(of: 5, in: screen.notes))
        #expect(screen.notes.text == "threetwo four")
        #expect(screen.notes.isFirstResponder)
        // The clipboard of copy and paste is another one.
        #expect(UIPasteboard.general.string == nil)
    }

    @Test func `what is selected by keys is offered, once for all that a frame changes`() {
        let screen = TextDragScreen()
        screen.field.becomeFirstResponder()
        let before = Platform.current.primarySelection.changeCount
        screen.field.selectedTextRange = TextSpan(NSRange(location: 0, length: 1))
        screen.field.selectedTextRange = TextSpan(NSRange(location: 0, length: 2))
        screen.screen.settle()
        #expect(Platform.current.primarySelection.changeCount == before + 1)
        screen.screen.press(.end)
        screen.screen.press(.home, shift: true)
        let selection = Platform.current.primarySelection
        #expect(selection.data(ofType: "text/plain;charset=utf-8") == Data("one two".utf8))
        // A caret leaves what was offered.
        screen.screen.press(.end)
        #expect(selection.data(ofType: "text/plain") == Data("one two".utf8))
    }

    @Test func `a secret is not offered, and a text that can't be edited takes nothing`() {
        let screen = TextDragScreen()
        screen.field.isSecureTextEntry = true
        screen.field.becomeFirstResponder()
        screen.field.selectAll(nil)
        screen.screen.settle()
        #expect(Platform.current.primarySelection.types.isEmpty)
        Platform.current.offerSelection("x")
        screen.notes.isEditable = false
        screen.screen.pressMouseButton(2, at: screen.place(of: 1, in: screen.notes))
        #expect(screen.notes.text == "three four")
    }
}
