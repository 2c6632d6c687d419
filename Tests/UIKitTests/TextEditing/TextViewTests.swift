import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor @Suite struct TextViewTests {
    private var story: String {
        "The first line of a story that is long enough to be broken.\nSecond\n\nLast"
    }

    @Test func `Typing and Return make lines, and the delegate hears in UIKit's order`() throws {
        let text = TextScreen()
        let recorder = ViewRecorder()
        text.view.delegate = recorder
        try text.screen.tap("view")
        text.screen.type("a\nb")
        #expect(text.view.text == "a\nb")
        // Order seen on iOS: should change, selection, change.
        #expect(
            recorder.calls == [
                "shouldBegin", "didBegin",
                "shouldChange 0 0 a", "selection", "change",
                "shouldChange 1 0 \n", "selection", "change",
                "shouldChange 2 0 b", "selection", "change",
            ])
        recorder.calls = []
        text.view.resignFirstResponder()
        #expect(recorder.calls == ["shouldEnd", "didEnd"])
    }

    @Test func `Up and Down keep to the column, over short and empty lines`() throws {
        let text = TextScreen()
        text.view.text = "abcdef\nab\n\nabcdef"
        try text.screen.tap("view")
        text.view.selectedRange = NSRange(location: 5, length: 0)
        text.screen.press(.down)
        #expect(text.view.selectedRange.location == 9)
        text.screen.press(.down)
        #expect(text.view.selectedRange.location == 10)
        text.screen.press(.down)
        #expect(text.view.selectedRange.location == 16)
        text.screen.press(.up, shift: true)
        text.screen.press(.up)
        #expect(text.view.selectedRange.location == 9)
        text.screen.press(.up)
        text.screen.press(.up)
        #expect(text.view.selectedRange.location == 0)
        for _ in 0..<4 { text.screen.press(.down) }
        #expect(text.view.selectedRange.location == 17)
    }

    @Test func `Home and End go to the ends of the line as it is broken`() throws {
        let text = TextScreen()
        text.view.text = story
        try text.screen.tap("view")
        text.view.selectedRange = NSRange(location: 2, length: 0)
        text.screen.press(.end)
        let end = text.view.selectedRange.location
        #expect(end > 5 && end < 30)
        let caret = try #require(text.view.selectedTextRange)
        let first = text.view.caretRect(for: text.view.beginningOfDocument)
        #expect(text.view.caretRect(for: caret.start).minY == first.minY)
        #expect(text.view.caretRect(for: TextOffset(end)).minY > first.minY)
        text.screen.press(.home)
        #expect(text.view.selectedRange.location == 0)
        text.screen.press(.end)
        text.screen.press(.right)
        text.screen.press(.end, control: true)
        #expect(text.view.selectedRange.location == story.utf16.count)
        text.screen.press(.home, control: true)
        #expect(text.view.selectedRange.location == 0)
    }

    @Test func `The view scrolls so that the caret is seen`() throws {
        let text = TextScreen()
        text.view.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
        try text.screen.tap("view")
        text.screen.press(.end, control: true)
        let view = text.view
        func isCaretSeen() -> Bool {
            let caret = view.caretRect(for: TextOffset(view.selectedRange.location))
            return view.bounds.insetBy(dx: -1, dy: -1).contains(caret)
        }
        #expect(view.contentOffset.y > 500 && isCaretSeen())
        let bottom = view.contentOffset.y
        text.screen.press(.pageUp)
        #expect(view.contentOffset.y < bottom && isCaretSeen())
        text.screen.press(.home, control: true)
        #expect(view.contentOffset.y == 0 && isCaretSeen())
        text.screen.press(.pageDown)
        #expect(isCaretSeen() && view.selectedRange.location > 20)
    }

    @Test func `Tab types a tab, and Shift with Tab leaves`() throws {
        let text = TextScreen()
        try text.screen.tap("view")
        text.screen.type("a\t")
        #expect(text.view.text == "a\t")
        text.screen.press(.tab, shift: true)
        #expect(!text.view.isFirstResponder && text.other.isEditing)
    }

    @Test func `A drag selects over lines, and a double click a word`() throws {
        let text = TextScreen()
        text.view.text = "one two\nthree four"
        text.screen.dragMouse([
            text.point(text.view, at: 4), text.point(text.view, at: 6),
            text.point(text.view, at: 13),
        ])
        #expect(text.view.selectedRange == NSRange(location: 4, length: 9))
        let rects = text.view.selectionRects(for: TextSpan(text.view.selectedRange))
        #expect(rects.count == 2)
        #expect(rects.first?.containsStart == true && rects.last?.containsEnd == true)
        text.screen.advance(by: 1)
        text.screen.click(at: text.point(text.view, at: 16), times: 2)
        #expect(text.view.selectedRange == NSRange(location: 14, length: 4))
    }

    @Test func `Without scrolling the view asks for the size of its text`() {
        let text = TextScreen()
        text.view.isScrollEnabled = false
        text.view.text = "one"
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(abs(text.view.intrinsicContentSize.height - (line + 16)) <= 1)
        text.view.text = "one\ntwo"
        #expect(abs(text.view.intrinsicContentSize.height - (2 * line + 16)) <= 1.5)
        let fitted = text.view.sizeThatFits(CGSize(width: 60, height: 1000))
        #expect(fitted.width <= 60)
    }

    @Test func `A text that can only be read has no caret, and can be copied`() throws {
        let text = TextScreen()
        text.view.isEditable = false
        text.view.text = "read me"
        text.screen.click(at: text.point(text.view, at: 2), times: 2)
        #expect(text.view.selectedRange == NSRange(location: 0, length: 4))
        text.screen.type("x")
        text.screen.press(.backspace)
        #expect(text.view.text == "read me")
        text.screen.press("c", control: true)
        #expect(UIPasteboard.general.string == "read")
        #expect(text.screen.window.host.map { ($0 as? HeadlessWindow)?.textInput } == .some(nil))
    }

    @Test func `A link that is clicked asks the delegate, and opens`() throws {
        let text = TextScreen()
        let recorder = ViewRecorder()
        text.view.delegate = recorder
        text.view.isEditable = false
        let linked = NSMutableAttributedString(string: "see here")
        linked.addAttribute(
            .link, value: URL(string: "https://example.org")!,
            range: NSRange(location: 4, length: 4))
        text.view.attributedText = linked
        recorder.calls = []
        text.screen.click(at: text.point(text.view, at: 6))
        #expect(recorder.calls.contains("link https://example.org 4 4"))
        #expect(Platform.current.openedURLs.map(\.absoluteString) == ["https://example.org"])
        recorder.opens = false
        text.screen.advance(by: 1)
        text.screen.click(at: text.point(text.view, at: 6))
        #expect(Platform.current.openedURLs.count == 1)
    }

    @Test func `Typing takes the attributes that were chosen, until the caret moves`() throws {
        let text = TextScreen()
        text.view.text = "plain"
        try text.screen.tap("view")
        text.screen.press(.end, control: true)
        let bold = UIFont.boldSystemFont(ofSize: 17)
        text.view.typingAttributes = [.font: bold]
        text.screen.type("b")
        #expect(
            text.view.attributedText.attributes(at: 5, effectiveRange: nil)[.font] as? UIFont
                == bold)
        text.screen.press(.home)
        text.screen.type("c")
        #expect(
            text.view.attributedText.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
                == text.view.font)
        text.screen.press("z", control: true)
        text.screen.press("z", control: true)
        #expect(text.view.text == "plain")
        text.screen.press("y", control: true)
        #expect(
            text.view.attributedText.attributes(at: 5, effectiveRange: nil)[.font] as? UIFont
                == bold)
    }

    @Test func `What a change leaves alone is laid out as if all were laid out anew`() {
        var random = SplitMix64(seed: FuzzPlan.seed)
        let setting = TextSetting(font: .systemFont(ofSize: 17), traits: .current, width: 120)
        var text = StyledText("one\r\ntwo\n\nthree")
        let blocks = TextBlocks(text, setting)
        let pieces = ["a", "\n", "\r", "\r\n", "long word ", "", "\u{2029}", "שלום"]
        for round in 0..<min(20_000, FuzzPlan.rounds(standard: 150)) {
            let start = random.below(text.length + 1)
            let length = random.below(min(8, text.length - start + 1))
            let range = text.string.wholeScalars(NSRange(location: start, length: length))
            let piece = StyledText(pieces[random.below(pieces.count)])
            let change = TextChange(
                location: range.location, removed: text[range], inserted: piece)
            text.replace(range, with: piece)
            blocks.update(text, after: change)
            let fresh = TextBlocks(text, setting)
            let isSame =
                blocks.size == fresh.size && blocks.blocks.map(\.start) == fresh.blocks.map(\.start)
                && blocks.blocks.map(\.text) == fresh.blocks.map(\.text)
            #expect(isSame, "round \(round), seed \(FuzzPlan.seed)")
            if !isSame { break }
            if text.length > 300 {
                text = StyledText("x")
                blocks.rebuild(text, setting)
            }
        }
    }
}

@MainActor final class ViewRecorder: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var opens = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        calls.append("shouldBegin")
        return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        calls.append("shouldEnd")
        return true
    }

    func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        calls.append("shouldChange \(range.location) \(range.length) \(text)")
        return true
    }

    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        calls.append(
            "link \(URL.absoluteString) \(characterRange.location) \(characterRange.length)")
        return opens
    }
}
