import Foundation

/// A text with its attributes as values: what UIKit's objects say, resolved for one style, ready to be
/// laid out. Equal texts have equal layouts.
struct AttributedText: Hashable, Sendable {
    struct Run: Hashable, Sendable {
        /// In UTF-8, from the paragraph's beginning.
        var range: Range<Int>
        var font: FontFace
        var pointSize: CGFloat
        /// `nil` is the colour of the whole text.
        var color: CGColor?
        var background: CGColor?
        var kern: CGFloat = 0
        var joinsLetters = true
        var underlines = 0
        var underlineColor: CGColor?
        var isStruckThrough = false
        var strikethroughColor: CGColor?
        var baselineOffset: CGFloat = 0
        /// From the baseline, with y going up.
        var attachment: CGRect?
        /// Which of `images` the attachment shows.
        var image: UIImage?
    }

    struct Paragraph: Hashable, Sendable {
        var text: String
        var runs: [Run]
        var style: ParagraphValues
        /// Without a style of its own, the paragraph has the alignment of what it is in.
        var hasStyle: Bool
    }

    var paragraphs: [Paragraph]

    var isEmpty: Bool { paragraphs.allSatisfy(\.text.isEmpty) }

    /// The text with all of it smaller or larger.
    func scaled(by factor: CGFloat) -> AttributedText {
        var text = self
        text.paragraphs = text.paragraphs.map { $0.scaled(by: factor) }
        return text
    }
}

extension AttributedText.Paragraph {
    /// The paragraph with all of it smaller or larger.
    func scaled(by factor: CGFloat) -> Self {
        var paragraph = self
        for run in paragraph.runs.indices { paragraph.runs[run].scale(by: factor) }
        return paragraph
    }
}

extension AttributedText.Run {
    fileprivate mutating func scale(by factor: CGFloat) {
        pointSize *= factor
        font = font.atSize(pointSize)
        kern *= factor
        baselineOffset *= factor
    }
}

extension AttributedText {
    /// Resolves the attributes.
    ///
    /// - Parameters:
    ///   - font: For what has none.
    ///   - traits: Dynamic colours are resolved with them.
    ///   - tint: The colour of links.
    /// - Complexity: O(*n*) in the text's length.
    init(
        _ string: NSAttributedString, font: UIFont, traits: UITraitCollection, tint: CGColor? = nil
    ) {
        let reader = AttributeReader(font: font, traits: traits, tint: tint)
        let text = string.string as NSString
        paragraphs = []
        var start = 0
        repeat {
            var next = 0
            var end = 0
            text.getParagraphStart(
                nil, end: &next, contentsEnd: &end, for: NSRange(location: start, length: 0))
            let range = NSRange(location: start, length: end - start)
            // A paragraph of no letters takes the attributes of its line end.
            let styled = max(min(start, string.length - 1), 0)
            paragraphs.append(reader.paragraph(of: string, range, attributesAt: styled))
            let hasLineEnd = next > end
            start = next
            if hasLineEnd, start == string.length {
                // What follows the last line end is an empty line.
                paragraphs.append(
                    reader.paragraph(
                        of: string, NSRange(location: start, length: 0), attributesAt: start - 1))
            }
        } while start < string.length
    }
}

extension AttributedText.Paragraph {
    /// A paragraph, without its line end, of a text being edited.
    ///
    /// - Parameter fallback: The attributes of a paragraph without letters, which it has its height
    ///   from.
    init(
        _ text: StyledText, fallback: StyledText.Attributes, font: UIFont,
        traits: UITraitCollection, tint: CGColor?
    ) {
        let reader = AttributeReader(font: font, traits: traits, tint: tint)
        var runs: [AttributedText.Run] = []
        var position = text.string.startIndex
        var start = 0
        for part in text.runs {
            let end = text.string.utf16.index(position, offsetBy: part.length)
            let length = text.string.utf8.distance(from: position, to: end)
            let run = reader.run(part.attributes, start..<start + length)
            // Letters are joined within a run only, so equal ones have to be one.
            if var last = runs.last, last.attachment == nil, last.image == nil {
                let beginning = last.range.lowerBound
                last.range = run.range
                if last == run {
                    runs[runs.count - 1].range = beginning..<start + length
                } else {
                    runs.append(run)
                }
            } else {
                runs.append(run)
            }
            start += length
            position = end
        }
        if runs.isEmpty { runs = [reader.run(fallback, 0..<0)] }
        let first = text.runs.first?.attributes ?? fallback
        let style = first[.paragraphStyle] as? NSParagraphStyle
        self.init(
            text: text.string, runs: runs, style: style?.values ?? ParagraphValues(),
            hasStyle: style != nil)
    }
}

/// Turns UIKit's attributes into values.
private struct AttributeReader {
    let font: UIFont
    let traits: UITraitCollection
    let tint: CGColor?

    func paragraph(
        of string: NSAttributedString, _ range: NSRange, attributesAt index: Int
    ) -> AttributedText.Paragraph {
        var runs: [AttributedText.Run] = []
        var position = 0
        string.enumerateAttributes(in: range, options: []) { attributes, part, _ in
            let length = string.attributedSubstring(from: part).string.utf8.count
            runs.append(run(attributes, position..<position + length))
            position += length
        }
        let first =
            string.length > 0 ? string.attributes(at: index, effectiveRange: nil) : [:]
        if runs.isEmpty { runs = [run(first, 0..<0)] }
        let style = first[.paragraphStyle] as? NSParagraphStyle
        return AttributedText.Paragraph(
            text: string.attributedSubstring(from: range).string, runs: runs,
            style: style?.values ?? ParagraphValues(), hasStyle: style != nil)
    }

    func run(
        _ attributes: [NSAttributedString.Key: Any], _ range: Range<Int>
    ) -> AttributedText.Run {
        let font = attributes[.font] as? UIFont ?? font
        var run = AttributedText.Run(range: range, font: font.face, pointSize: font.pointSize)
        run.color = color(attributes[.foregroundColor])
        run.background = color(attributes[.backgroundColor])
        run.kern = number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0
        run.joinsLetters = number(attributes[.ligature]) != 0
        run.underlines = lines(attributes[.underlineStyle])
        run.underlineColor = color(attributes[.underlineColor])
        run.isStruckThrough = lines(attributes[.strikethroughStyle]) > 0
        run.strikethroughColor = color(attributes[.strikethroughColor])
        run.baselineOffset = number(attributes[.baselineOffset]) ?? 0
        if attributes[.link] != nil {
            run.color = tint ?? run.color
            run.underlines = max(1, run.underlines)
        }
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            run.attachment = attachment.shownBounds
            run.image = attachment.image
        }
        return run
    }

    private func color(_ value: Any?) -> CGColor? {
        (value as? UIColor)?.cgColor(with: traits)
    }

    private func number(_ value: Any?) -> CGFloat? {
        guard let value, case .number(let number)? = AnimatableValue(value) else { return nil }
        return number
    }

    private func lines(_ value: Any?) -> Int {
        let style =
            (value as? NSUnderlineStyle) ?? NSUnderlineStyle(rawValue: Int(number(value) ?? 0))
        if style.contains(.double) { return 2 }
        return style.contains(.single) ? 1 : 0
    }
}
