import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uilabel

@MainActor @Suite struct LabelSizeTests {
    private let label = UILabel(frame: .zero)
    private let lineHeight: CGFloat

    init() {
        label.text = "The quick brown fox jumps over the lazy dog"
        lineHeight = label.intrinsicContentSize.height
    }

    private func lines(_ size: CGSize) -> Int { Int((size.height / lineHeight).rounded()) }

    @Test func `a label of one line asks for the whole width`() {
        let size = label.intrinsicContentSize
        #expect(size.width > 300)
        #expect(abs(size.height - label.font.lineHeight) < 1)
        #expect(label.sizeThatFits(CGSize(width: 50, height: 50)) == size)
        #expect(label.sizeThatFits(.zero) == size)
    }

    @Test func `a label of any number of lines is wrapped to the width`() {
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: 120, height: 10))
        #expect(size.width <= 120)
        #expect(lines(size) >= 3)
        label.numberOfLines = 2
        #expect(lines(label.sizeThatFits(CGSize(width: 120, height: 0))) == 2)
    }

    @Test(arguments: [false, true])
    func `a word that is longer than its line is broken without a hyphen`(isAttributed: Bool) {
        func show(_ text: String) {
            if isAttributed {
                label.attributedText = NSAttributedString(string: text)
            } else {
                label.text = text
            }
        }
        show("mmm")
        let width = label.intrinsicContentSize.width
        label.numberOfLines = 0
        show("mmmmmm")
        #expect(lines(label.sizeThatFits(CGSize(width: width, height: 0))) == 2)
        show("mmm\u{AD}mmm")
        #expect(lines(label.sizeThatFits(CGSize(width: width, height: 0))) > 2)
    }

    @Test func `line ends in the text count as lines`() {
        label.text = "A\nlonger\nB"
        label.numberOfLines = 0
        #expect(lines(label.intrinsicContentSize) == 3)
        label.text = "A\r\nB"
        #expect(lines(label.intrinsicContentSize) == 2)
        label.numberOfLines = 2
        label.text = "A\nB\nC\nD"
        #expect(lines(label.intrinsicContentSize) == 2)
        label.numberOfLines = 1
        #expect(lines(label.intrinsicContentSize) == 1)
    }

    @Test func `no text asks for no room`() {
        for text in [nil, ""] {
            label.text = text
            label.numberOfLines = 0
            #expect(label.intrinsicContentSize == .zero)
            #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
        }
    }

    @Test func `preferredMaxLayoutWidth wraps what the layout asks for`() {
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 120
        #expect(label.intrinsicContentSize.width <= 120)
        #expect(lines(label.intrinsicContentSize) >= 3)
    }

    @Test func `in the room that it asks for, a text is not cut`() {
        let texts = [
            "Bee", "Wwwww iiii", "x\ny", "السلام عليكم", "日本語の文字列です", "👩‍👩‍👧‍👦🐝🐝",
            "e\u{301}\u{302}\u{303}",
            "ﬃ fjord AVAVAV To", "   ", "a b c d e f g h i j k l m n o p",
        ]
        for text in texts {
            for lines in [0, 1, 2] {
                for width in [40, 77.3, 200, 1000] as [CGFloat] {
                    let label = UILabel(frame: .zero)
                    label.text = text
                    label.numberOfLines = lines
                    label.frame.size = label.sizeThatFits(CGSize(width: width, height: 0))
                    guard lines == 0 || lines == 1 && !text.contains("\n") else { continue }
                    #expect(!label.isTextTruncated, "\(text), \(lines) lines, \(width) wide")
                }
            }
        }
    }

    @Test func `the baselines lie inside, the last below the first`() {
        label.numberOfLines = 0
        label.frame.size = label.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(abs(label.firstBaselineOffset - label.font.ascender) < 1)
        let distance = label.lastBaselineOffset - label.firstBaselineOffset
        let spaces = distance / label.font.lineHeight
        #expect(abs(spaces - spaces.rounded()) < 0.05)
        #expect(spaces > 1)
        #expect(label.lastBaselineOffset < label.bounds.height)
    }

    @Test func `100,000 characters are measured and cut without harm`() throws {
        label.text = String(repeating: "word and ", count: 11_112)
        #expect(label.intrinsicContentSize.width > 100_000)
        label.numberOfLines = 0
        #expect(lines(label.sizeThatFits(CGSize(width: 300, height: 0))) > 1000)
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        #expect(try Picture(of: label).ink > 50)
        label.numberOfLines = 1
        #expect(try Picture(of: label).ink > 50)
    }
}
