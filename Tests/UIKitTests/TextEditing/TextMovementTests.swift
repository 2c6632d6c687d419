import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor @Suite struct TextMovementTests {
    // MARK: - Keys

    @Test func `Arrows go by character, with Control by word, and Shift selects`() throws {
        let text = TextScreen()
        text.field.text = "one two👍🏽"
        try text.screen.tap("field")
        text.screen.press(.end)
        text.screen.press(.left)
        #expect(text.selection == NSRange(location: 7, length: 0))
        text.screen.press(.left, control: true)
        #expect(text.selection == NSRange(location: 4, length: 0))
        text.screen.press(.left, shift: true, control: true)
        #expect(text.selection == NSRange(location: 0, length: 4))
        text.screen.press(.right)
        #expect(text.selection == NSRange(location: 4, length: 0))
        text.screen.press(.end, shift: true)
        #expect(text.selection == NSRange(location: 4, length: 7))
        text.screen.press(.left)
        #expect(text.selection == NSRange(location: 4, length: 0))
        text.screen.press(.up)
        #expect(text.selection == NSRange(location: 0, length: 0))
        text.screen.press(.down)
        #expect(text.selection == NSRange(location: 11, length: 0))
    }

    @Test func `Backspace and Delete take whole characters, with Control whole words`() throws {
        let text = TextScreen()
        text.field.text = "one two e\u{301}👨‍👩‍👧"
        try text.screen.tap("field")
        text.screen.press(.end)
        text.screen.press(.backspace)
        #expect(text.field.text == "one two e\u{301}")
        text.screen.press(.backspace)
        #expect(text.field.text == "one two ")
        text.screen.press(.backspace, control: true)
        #expect(text.field.text == "one ")
        text.screen.press(.home)
        text.screen.press(.delete, control: true)
        #expect(text.field.text == " ")
        text.screen.press(.delete)
        #expect(text.field.text == "")
    }

    @Test func `Typing takes the place of what is selected`() throws {
        let text = TextScreen()
        text.field.text = "hello"
        try text.screen.tap("field")
        text.screen.press("a", control: true)
        text.screen.type("x")
        #expect(text.field.text == "x")
    }

    @Test func `What is cut and copied can be pasted`() throws {
        let text = TextScreen()
        text.field.text = "hello"
        try text.screen.tap("field")
        text.select(1, 3)
        text.screen.press("x", control: true)
        #expect(text.field.text == "ho")
        text.screen.press(.end)
        text.screen.press("v", control: true)
        #expect(text.field.text == "hoell")
        text.select(0, 2)
        text.screen.press(.insert, control: true)
        text.screen.press(.end)
        text.screen.press(.insert, shift: true)
        #expect(text.field.text == "hoellho")
    }

    @Test func `Undo and redo go through the responder's undo manager`() throws {
        let text = TextScreen()
        try text.screen.tap("field")
        text.screen.type("one")
        text.screen.press(.home)
        text.screen.type("two ")
        #expect(text.field.undoManager?.undoActionName == "Typing")
        text.screen.press("z", control: true)
        #expect(text.field.text == "one")
        text.field.undoManager?.undo()
        #expect(text.field.text == "")
        text.screen.press("z", shift: true, control: true)
        text.screen.press("y", control: true)
        #expect(text.field.text == "two one")
        #expect(text.field.undoManager?.canRedo == false)
    }

    // A delegate that rewrites the text while a change is asked for must not break what can be
    // undone: each step gives a text that was there before, or nothing happens.
    @Test func `A delegate that sets the text meanwhile leaves no step that doesn't fit`() throws {
        let text = TextScreen()
        let delegate = QuoteRemover()
        text.field.delegate = delegate
        try text.screen.tap("field")
        text.screen.type("ab\"cd")
        let shown = text.field.text
        for _ in 0..<3 { text.screen.press("z", control: true) }
        for _ in 0..<3 { text.screen.press("z", shift: true, control: true) }
        #expect(shown == "abcd" && text.field.text == shown)
    }

    // A limit of five characters, four emoji and a suggestion.
    @Test func `Ranges for the delegate fit the text, and no emoji is cut`() throws {
        let text = TextScreen()
        let delegate = Limit(5)
        text.field.delegate = delegate
        try text.screen.tap("field")
        text.field.insertText("😁😁😁😁")
        text.screen.type("a")
        #expect(text.field.text == "😁😁😁😁a")
        text.field.replace(TextSpan(NSRange(location: 8, length: 1)), withText: "abc")
        #expect(text.field.text == "😁😁😁😁a")
        #expect(text.selection == NSRange(location: 9, length: 0))
        text.field.text = "👨‍👩‍👧e\u{301}"
        text.field.replace(TextSpan(NSRange(location: 1, length: 1)), withText: "")
        #expect(text.field.text?.unicodeScalars.contains("\u{FFFD}") == false)
        #expect(delegate.misfits == 0)
    }

    // MARK: - Right to left

    @Test func `Arrows in Hebrew go where they point to`() throws {
        let text = TextScreen()
        text.field.text = "שלום"
        try text.screen.tap("field")
        text.select(0)
        text.screen.press(.left)
        #expect(text.selection.location == 1)
        text.screen.press(.right)
        #expect(text.selection.location == 0)
        text.screen.press(.left, shift: true)
        text.screen.press(.left, shift: true)
        #expect(text.selection == NSRange(location: 0, length: 2))
        text.screen.press(.right)
        #expect(text.selection == NSRange(location: 0, length: 0))
        text.screen.press(.left, control: true)
        #expect(text.selection.location == 4)
    }

    @Test func `In text of both directions the caret passes each place and comes out`() throws {
        let text = TextScreen()
        text.field.text = "abc שלום def"
        try text.screen.tap("field")
        text.screen.press(.home)
        var places: Set<Int> = [text.selection.location]
        var x = text.field.caretRect(for: TextOffset(0)).minX
        for _ in 0..<12 {
            text.screen.press(.right)
            places.insert(text.selection.location)
            let range = try #require(text.field.selectedTextRange)
            let next = text.field.caretRect(for: range.start).minX
            #expect(next >= x - 0.5)
            x = next
        }
        #expect(text.selection.location == 12)
        #expect(places.count == 13)
    }

    // MARK: - Pointer

    @Test func `A click puts the caret where it is, two take the word and three the text`() throws {
        let text = TextScreen()
        text.field.text = "one two three"
        text.screen.click(at: text.point(text.field, at: 5))
        #expect(text.field.isEditing && text.selection == NSRange(location: 5, length: 0))
        text.screen.advance(by: 1)
        text.screen.click(at: text.point(text.field, at: 5), times: 2)
        #expect(text.selection == NSRange(location: 4, length: 3))
        text.screen.advance(by: 1)
        text.screen.click(at: text.point(text.field, at: 5), times: 3)
        #expect(text.selection == NSRange(location: 0, length: 13))
        text.screen.advance(by: 1)
        text.screen.click(at: text.point(text.field, at: 2))
        text.screen.advance(by: 1)
        text.screen.click(at: text.point(text.field, at: 6), shift: true)
        #expect(text.selection == NSRange(location: 2, length: 4))
    }

    @Test func `A drag of the mouse selects, back and forth`() throws {
        let text = TextScreen()
        text.field.text = "one two three"
        text.screen.dragMouse([
            text.point(text.field, at: 4), text.point(text.field, at: 7),
            text.point(text.field, at: 1),
        ])
        #expect(text.selection == NSRange(location: 1, length: 3))
        #expect(text.field.editor.selection.head == 1)
    }

    @Test func `Two taps select a word, and its grips change what is selected`() throws {
        let text = TextScreen()
        text.field.text = "one two three"
        let point = text.point(text.field, at: 5)
        text.screen.tap(at: point)
        text.screen.tap(at: point)
        #expect(text.selection == NSRange(location: 4, length: 3))
        let grips = text.field.subviews.compactMap { $0 as? TextHandle }
        let end = try #require(grips.first { !$0.isStart })
        #expect(grips.count == 2)
        let from = end.convert(CGPoint(x: end.bounds.midX, y: end.bounds.midY), to: nil)
        text.screen.drag([from, text.point(text.field, at: 11)])
        #expect(text.selection == NSRange(location: 4, length: 7))
    }

    @Test func `The secondary button takes the word and opens the menu of the text`() throws {
        let text = TextScreen()
        text.field.text = "one two three"
        text.screen.secondaryClick(at: text.point(text.field, at: 5))
        #expect(text.field.isEditing && text.selection == NSRange(location: 4, length: 3))
        try text.screen.tap("Cut")
        text.screen.advance(by: 1)
        #expect(text.field.text == "one  three" && UIPasteboard.general.string == "two")
        text.screen.secondaryClick(at: text.point(text.field, at: 4))
        try text.screen.tap("Undo")
        #expect(text.field.text == "one two three")
    }

    @Test func `A tap on the caret opens the menu, too`() throws {
        let text = TextScreen()
        text.field.text = "one"
        let point = text.point(text.field, at: 3)
        text.screen.tap(at: point)
        #expect(!text.screen.has("Select All"))
        text.screen.advance(by: 1)
        text.screen.tap(at: point)
        try text.screen.tap("Select All")
        #expect(text.selection == NSRange(location: 0, length: 3))
    }

    // MARK: - Long texts

    @Test func `A text longer than its field is scrolled with the caret`() throws {
        let text = TextScreen()
        text.field.text = String(repeating: "word ", count: 30)
        try text.screen.tap("field")
        text.screen.press(.end)
        var range = try #require(text.field.selectedTextRange)
        #expect(text.field.bounds.contains(text.field.caretRect(for: range.start)))
        text.screen.press(.home)
        range = try #require(text.field.selectedTextRange)
        #expect(text.field.caretRect(for: range.start).minX < 2)
        for _ in 0..<60 { text.screen.press(.right) }
        range = try #require(text.field.selectedTextRange)
        #expect(text.field.bounds.contains(text.field.caretRect(for: range.start)))
    }

    @Test func `A text that shrinks to fit stays above its least size`() {
        let text = TextScreen()
        text.field.adjustsFontSizeToFitWidth = true
        text.field.minimumFontSize = 10
        text.field.text = String(repeating: "m", count: 16)
        text.screen.settle()
        #expect(text.field.editor.blocks.size.width <= 200)
        text.field.text = String(repeating: "m", count: 60)
        text.screen.settle()
        #expect(abs(text.field.arrangement.scale - 10.0 / 17) < 0.001)
    }
}

private final class QuoteRemover: NSObject, UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        textField.text = textField.text?.replacingOccurrences(of: "\"", with: "")
        return true
    }
}

private final class Limit: NSObject, UITextFieldDelegate {
    let count: Int
    var misfits = 0

    init(_ count: Int) {
        self.count = count
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        guard let text = textField.text, let place = Range(range, in: text) else {
            misfits += 1
            return false
        }
        return text.replacingCharacters(in: place, with: string).count <= count
    }
}
