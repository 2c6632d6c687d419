import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@Suite struct EditableTextTests {
    private func text(_ string: String, caret: Int? = nil) -> EditableText {
        var text = EditableText(StyledText(string))
        if let caret { text.select(TextSelection(caret: caret)) }
        return text
    }

    private func type(_ string: String, into text: inout EditableText) {
        for character in string {
            text.replace(text.selection.range, with: StyledText(String(character)), kind: .typing)
        }
    }

    @Test func `What is typed goes to the caret, which goes after it`() {
        var edited = text("ac", caret: 1)
        type("b", into: &edited)
        #expect(edited.string == "abc")
        #expect(edited.selection == TextSelection(caret: 2))
    }

    @Test(arguments: ["👨‍👩‍👧", "🇩🇪", "e\u{301}", "\r\n", "👍🏽", "ก็", "한"])
    func `The caret never stops inside of a character`(character: String) {
        var edited = text("a" + character + "b")
        let length = character.utf16.count
        for offset in 0...(length + 2) {
            edited.select(TextSelection(caret: offset))
            #expect(
                [0, 1, 1 + length, 2 + length].contains(edited.selection.head),
                "\(offset) gave \(edited.selection.head)")
        }
        #expect(edited.string.characterOffset(after: 1) == 1 + length)
        #expect(edited.string.characterOffset(before: 1 + length) == 1)
    }

    @Test func `A range that cuts an emoji in half takes all of it`() {
        var edited = text("a😀b")
        edited.replace(NSRange(location: 2, length: 1), with: StyledText("x"))
        #expect(edited.string == "axb")
    }

    @Test func `A range beyond the end is brought into the text`() {
        var edited = text("ab")
        edited.replace(NSRange(location: 5, length: 9), with: StyledText("c"))
        #expect(edited.string == "abc")
    }

    @Test func `Letters typed one after the other are taken back together`() {
        var edited = text("")
        type("hello", into: &edited)
        _ = edited.undo()
        #expect(edited.string == "")
        _ = edited.redo()
        #expect(edited.string == "hello")
        #expect(edited.selection == TextSelection(caret: 5))
    }

    @Test func `A move of the caret begins another step`() {
        var edited = text("")
        type("ab", into: &edited)
        edited.select(TextSelection(caret: 1))
        type("c", into: &edited)
        _ = edited.undo()
        #expect(edited.string == "ab")
        #expect(edited.selection == TextSelection(caret: 1))
    }

    @Test func `A line end is the last letter of its step`() {
        var edited = text("")
        type("one\ntwo", into: &edited)
        _ = edited.undo()
        #expect(edited.string == "one\n")
    }

    @Test func `Undo brings back what was selected`() {
        var edited = text("hello")
        edited.select(TextSelection(anchor: 4, head: 1))
        type("u", into: &edited)
        #expect(edited.string == "huo")
        _ = edited.undo()
        #expect(edited.string == "hello")
        #expect(edited.selection == TextSelection(anchor: 4, head: 1))
    }

    @Test func `What is typed after undo ends redo`() {
        var edited = text("")
        type("a", into: &edited)
        _ = edited.undo()
        type("b", into: &edited)
        #expect(edited.redo() == nil)
        #expect(edited.string == "b")
    }

    @Test func `What a program sets can't be taken back`() {
        var edited = text("")
        type("a", into: &edited)
        edited.setText(StyledText("new"))
        #expect(edited.undo() == nil)
        #expect(edited.selection == TextSelection(caret: 3))
    }

    // MARK: - Composition

    @Test func `What is composed is part of the text and of no step`() {
        var edited = text("ab", caret: 1)
        _ = edited.setMarked(StyledText("ni"), selected: NSRange(location: 2, length: 0))
        #expect(edited.string == "anib")
        #expect(edited.markedRange == NSRange(location: 1, length: 2))
        #expect(edited.selection == TextSelection(caret: 3))
        #expect(!edited.canUndo)
    }

    @Test func `A composition that ends is one step, with what it took the place of`() {
        var edited = text("abc")
        edited.select(TextSelection(anchor: 1, head: 2))
        _ = edited.setMarked(StyledText("n"), selected: NSRange(location: 1, length: 0))
        _ = edited.setMarked(StyledText("你"), selected: NSRange(location: 1, length: 0))
        edited.endComposition()
        #expect(edited.string == "a你c")
        _ = edited.undo()
        #expect(edited.string == "abc")
        #expect(edited.selection == TextSelection(anchor: 1, head: 2))
    }

    @Test func `A composition that is dropped leaves no trace`() {
        var edited = text("abc")
        edited.select(TextSelection(anchor: 1, head: 2))
        _ = edited.setMarked(StyledText("ni"), selected: NSRange(location: 2, length: 0))
        _ = edited.cancelComposition()
        #expect(edited.string == "abc")
        #expect(edited.selection == TextSelection(anchor: 1, head: 2))
        #expect(!edited.canUndo)
    }

    // MARK: - Words and paragraphs

    @Test func `Words end where a person sees them end`() {
        let words = WordBoundaries(text: "don't stop, 3.14 или 你好 x_1")
        #expect(words.end(after: 0) == 5)
        #expect(words.end(after: 5) == 10)
        #expect(words.end(after: 10) == 16)
        #expect(words.end(after: 16) == 20)
        #expect(words.end(after: 20) == 22)
        #expect(words.end(after: 22) == 23)
        #expect(words.end(after: 23) == 27)
        #expect(words.start(before: 27) == 24)
        #expect(words.start(before: 16) == 12)
        #expect(words.start(before: 12) == 6)
    }

    @Test func `A double click takes a word, a gap or one sign`() {
        let words = WordBoundaries(text: "ab  c!\n\nd")
        #expect(words.range(at: 1) == NSRange(location: 0, length: 2))
        #expect(words.range(at: 2) == NSRange(location: 2, length: 2))
        #expect(words.range(at: 5) == NSRange(location: 5, length: 1))
        #expect(words.range(at: 6) == NSRange(location: 5, length: 1))
        #expect(words.range(at: 7) == NSRange(location: 7, length: 0))
        #expect(words.range(at: 9) == NSRange(location: 8, length: 1))
    }

    @Test func `Every kind of line end ends a paragraph`() {
        let text = "a\r\nb\rc\u{2029}d\n"
        #expect(text.paragraphRange(at: 0) == NSRange(location: 0, length: 1))
        #expect(text.paragraphRange(at: 3) == NSRange(location: 3, length: 1))
        #expect(text.paragraphRange(at: 5) == NSRange(location: 5, length: 1))
        #expect(text.paragraphRange(at: 7) == NSRange(location: 7, length: 1))
        #expect(text.paragraphRange(at: 9) == NSRange(location: 9, length: 0))
        #expect(
            Paragraphs.split(text).map(\.text) == [1, 1, 1, 1, 0]
                && Paragraphs.split(text).map(\.lineEnd) == [2, 1, 1, 1, 0])
    }

    // MARK: - Attributes

    @Test func `Attributes stay with their letters`() {
        let bold = StyledText("bold", attributes: [.kern: 1])
        var styled = StyledText("a ")
        styled.replace(NSRange(location: 2, length: 0), with: bold)
        styled.replace(NSRange(location: 0, length: 1), with: StyledText("one"))
        #expect(styled.string == "one bold")
        #expect(styled.attributes(at: 4).attributes[.kern] as? Int == 1)
        #expect(styled.attributes(at: 3).attributes.isEmpty)
        styled.replace(
            NSRange(location: 5, length: 0), with: StyledText("b", attributes: [.kern: 1]))
        #expect(styled.runs.count == 2)
        #expect(StyledText(styled.attributed()) == styled)
    }
}
