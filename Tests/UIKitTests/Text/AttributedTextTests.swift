import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/nsattributedstring and nsparagraphstyle.

@MainActor @Suite(.serialized) struct AttributedTextTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func text(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: font].merging(attributes) { $1 })
    }

    private func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    private func height(_ string: NSAttributedString, width: CGFloat = 1000) -> CGFloat {
        string.boundingRect(
            with: CGSize(width: width, height: 10_000), options: .usesLineFragmentOrigin,
            context: nil
        ).height
    }

    // MARK: - Measuring

    @Test func `a text with a font is as large as a label with that font`() {
        let label = UILabel()
        label.font = font
        label.text = "Beeline"
        let size = text("Beeline").size()
        #expect(abs(size.width - label.intrinsicContentSize.width) <= 1)
        #expect(abs(size.height - label.intrinsicContentSize.height) <= 1)
        #expect("Beeline".size(withAttributes: [.font: font]) == size)
    }

    @Test func `a text without a font has 12 points`() {
        let plain = NSAttributedString(string: "Beeline").size()
        #expect(plain == "Beeline".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
    }

    @Test func `letters further apart make a text wider`() {
        let plain = text("Beeline").size().width
        let spaced = text("Beeline", [.kern: 5]).size().width
        #expect(spaced - plain >= 29 && spaced - plain <= 36)
    }

    @Test func `the tallest font says how high a line is`() {
        let mixed = NSMutableAttributedString(attributedString: text("small "))
        mixed.append(text("large", [.font: UIFont.systemFont(ofSize: 40)]))
        #expect(
            abs(mixed.size().height - text("large", [.font: font.withSize(40)]).size().height) < 1)
    }

    @Test func `line heights are multiplied and limited`() {
        let natural = text("x").size().height
        func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
            text("x", [.paragraphStyle: paragraph(change)]).size().height
        }
        #expect(abs(height { $0.lineHeightMultiple = 1.5 } - natural * 1.5) < 0.1)
        #expect(abs(height { $0.minimumLineHeight = 60 } - 60) < 0.1)
        #expect(abs(height { $0.maximumLineHeight = 18 } - 18) < 0.1)
    }

    @Test func `lines and paragraphs are spaced`() {
        let one = text("x").size().height
        let lines = text("x\u{2028}x", [.paragraphStyle: paragraph { $0.lineSpacing = 7 }])
        #expect(abs(height(lines) - 2 * one - 7) < 0.1)
        let paragraphs = text(
            "x\nx\nx",
            [
                .paragraphStyle: paragraph {
                    $0.paragraphSpacing = 5
                    $0.paragraphSpacingBefore = 3
                }
            ])
        #expect(abs(height(paragraphs) - 3 * one - 16) < 0.1)
    }

    @Test func `an indent takes of the width`() {
        let words = String(repeating: "word ", count: 20)
        let plain = height(text(words), width: 300)
        let narrow = height(
            text(words, [.paragraphStyle: paragraph { $0.headIndent = 150 }]), width: 300)
        #expect(narrow >= plain * 1.5)
        let short = height(
            text(words, [.paragraphStyle: paragraph { $0.tailIndent = -150 }]), width: 300)
        #expect(short >= plain * 1.5)
    }

    @Test func `an attachment has its own size, or the one it is given`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 50)).image { _ in }
        let attachment = NSTextAttachment(image: image)
        let size = NSAttributedString(attachment: attachment).size()
        #expect(abs(size.width - 30) < 0.1)
        #expect(size.height >= 50)
        attachment.bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
        #expect(abs(NSAttributedString(attachment: attachment).size().width - 100) < 0.1)
    }

    @Test func `characters of several bytes carry their own attributes`() {
        let string = NSMutableAttributedString(attributedString: text("ä小😀b"))
        string.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 60), range: NSRange(location: 4, length: 1))
        let resolved = AttributedText(string, font: font, traits: UITraitCollection())
        let run = resolved.paragraphs[0].runs[1]
        #expect(run.range == 9..<10)
        #expect(run.pointSize == 60)
    }

    @Test func `an empty line counts, also at the end`() {
        let one = text("x").size().height
        #expect(abs(height(text("x\n\nx")) - 3 * one) < 0.1)
        #expect(abs(height(text("x\n")) - 2 * one) < 0.1)
    }

    /// Foundation compares the values of neighbours, and stops at objects that it can't tell: see
    /// `FoundationHeader`.
    @Test func `texts whose attributes are equal or not are put together`() {
        let values: [(NSAttributedString.Key, () -> Any)] = [
            (.font, { UIFont.systemFont(ofSize: 12) }), (.foregroundColor, { UIColor.label }),
            (.backgroundColor, { UIColor(white: 0, alpha: 1) }),
            (.paragraphStyle, { NSMutableParagraphStyle() }), (.attachment, { NSTextAttachment() }),
        ]
        for (key, make) in values {
            let text = NSMutableAttributedString(string: "a", attributes: [key: make()])
            for _ in 0..<2000 {
                text.append(NSAttributedString(string: "b", attributes: [key: make()]))
            }
            #expect(text.length == 2001)
        }
    }

    // MARK: - Labels

    private func label(_ string: NSAttributedString, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.numberOfLines = lines
        label.attributedText = string
        return label
    }

    @Test func `a label's text and its attributed text are one`() {
        let label = label(text("Beeline", [.kern: 2]))
        #expect(label.text == "Beeline")
        label.text = "Plain"
        #expect(label.attributedText?.string == "Plain")
        #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
        label.attributedText = nil
        #expect(label.text == nil)
    }

    @Test func `a font that is set afterwards is that of the whole text`() {
        let label = label(text("Beeline"))
        label.font = .systemFont(ofSize: 40)
        let first = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(first?.pointSize == 40)
    }

    @Test func `what has no font takes the label's`() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 50)
        label.attributedText = NSAttributedString(string: "x")
        #expect(label.intrinsicContentSize.height > 50)
    }

    @Test func `a limit on lines goes over all paragraphs, and the last one shown is cut off`() {
        let label = label(text("one\ntwo\nthree"), lines: 2)
        let height = label.intrinsicContentSize.height
        #expect(abs(height - 2 * text("x").size().height) <= 1)
        var request = AttributedTextRequest(
            text: AttributedText(text("one\ntwo\nthree"), font: font, traits: UITraitCollection()))
        request.maximumLineCount = 2
        request.lineBreakMode = .byTruncatingTail
        request.width = 200
        let layout = TextLayoutCache.layout(for: request)
        #expect(layout.lineCount == 2)
        #expect(layout.isTruncated)
    }

    @Test func `an attributed text shrinks to fit as a plain one does`() {
        let label = label(text("A rather long line of text"), lines: 1)
        label.adjustsFontSizeToFitWidth = true
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
        let node = label.contentNode()
        #expect((node?.bounds.width ?? 999) <= 122)
        #expect((node?.bounds.width ?? 0) > 90)
    }

    @Test func `a button shows a title with attributes`() {
        let button = UIButton(type: .system)
        button.setTitle("Plain", for: .normal)
        button.setAttributedTitle(text("Fancy", [.underlineStyle: 1]), for: .normal)
        #expect(button.titleLabel?.text == "Fancy")
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Plain")
    }

    // MARK: - Subclasses

    private final class PaddedLabel: UILabel {
        let insets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)

        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.inset(by: insets))
        }

        override func textRect(
            forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
        ) -> CGRect {
            let inner = super.textRect(
                forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
            return inner.insetBy(dx: -20, dy: -10)
        }
    }

    @Test func `a subclass may draw its text elsewhere and ask for more room`() throws {
        let plain = UILabel()
        let padded = PaddedLabel()
        for label in [plain, padded] {
            label.text = "Padded"
            label.sizeToFit()
        }
        #expect(padded.bounds.width == plain.bounds.width + 40)
        #expect(padded.bounds.height == plain.bounds.height + 20)
        let difference =
            try #require(padded.contentNode()).bounds.minX
            - #require(plain.contentNode()).bounds.minX
        #expect(abs(difference - 20) < 1)
    }

    // MARK: - Drawing

    @Test func `text is drawn into a picture in its colour`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
            .image { _ in
                let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                "█".draw(at: .zero, withAttributes: [.font: font, .foregroundColor: red])
            }
        let pixels = try #require(PixelReader(image))
        #expect(pixels[5, 15] == redPixel)
        #expect(pixels[38, 38] == clearPixel)
    }
}
