import Foundation

/// What decides how a text being edited is broken into lines.
struct TextSetting: Equatable {
    /// Of what has none of its own.
    var font: UIFont
    var traits: UITraitCollection
    /// Of links.
    var tint: CGColor?
    /// In points; `nil` breaks lines at line ends alone.
    var width: CGFloat?
    var alignment = NSTextAlignment.natural
    var isRightToLeft = false
    /// A share of the fonts' sizes.
    var scale: CGFloat = 1
    /// `nil` shows links as labels do.
    var links: LinkLook?
}

/// What links look like in a text view.
final class LinkLook: Equatable {
    /// `nil` for the tint colour.
    let attributes: StyledText.Attributes?

    init(_ attributes: StyledText.Attributes?) {
        self.attributes = attributes
    }

    static func == (first: LinkLook, second: LinkLook) -> Bool { first === second }

    /// The attributes of a link, as it is shown.
    func shown(_ link: StyledText.Attributes, tint: CGColor?) -> StyledText.Attributes {
        var shown = link
        shown[.link] = nil
        if let attributes { return shown.merging(attributes) { $1 } }
        shown[.foregroundColor] = tint.map { UIColor(cgColor: $0) } ?? .tintColor
        return shown
    }
}

/// A text being edited, paragraph by paragraph: where its carets, lines and selections are.
///
/// Offsets are UTF-16's. Rectangles and points are in the box of the text, in points.
@MainActor final class TextBlocks {
    /// A paragraph.
    struct Block {
        /// Without its line end.
        var length: Int
        var lineEndLength: Int
        var layout: ParagraphLayout
        var start = 0
        var top: CGFloat = 0
        var picture: (color: CGColor, node: RenderNode?)?

        var end: Int { start + length }
        var range: NSRange { NSRange(location: start, length: length) }
        var text: String { layout.paragraph.text }
    }

    private(set) var blocks: [Block] = []
    private(set) var setting: TextSetting
    /// In points: the width of the widest line, and the height of all.
    private(set) var size = CGSize.zero

    init(_ text: StyledText, _ setting: TextSetting) {
        self.setting = setting
        blocks = makeBlocks(of: text, in: NSRange(location: 0, length: text.length))
        place()
    }

    /// - Complexity: O(*n*) in the length of the text.
    func rebuild(_ text: StyledText, _ setting: TextSetting) {
        self.setting = setting
        blocks = makeBlocks(of: text, in: NSRange(location: 0, length: text.length))
        place()
    }

    /// Takes a change over that the text has seen.
    ///
    /// - Complexity: O(*m* + *b*) in the length of the changed paragraphs and their number.
    func update(_ text: StyledText, after change: TextChange) {
        // One more on both sides: a line feed makes one line end with the carriage return before it.
        let first = max(0, blockIndex(at: change.location) - 1)
        let last = min(blocks.count - 1, blockIndex(at: change.oldRange.upperBound) + 1)
        let start = blocks[first].start
        let oldEnd = blocks[last].end + blocks[last].lineEndLength
        let end = oldEnd + change.inserted.length - change.removed.length
        var fresh = makeBlocks(of: text, in: NSRange(location: start, length: end - start))
        // What follows the last line end is the next block's, unless there is none.
        if last < blocks.count - 1, fresh.count > 1 { fresh.removeLast() }
        blocks.replaceSubrange(first...last, with: fresh)
        place()
    }

    // MARK: - Blocks

    private func makeBlocks(of text: StyledText, in range: NSRange) -> [Block] {
        Paragraphs.split(text.string.substring(range)).reduce(
            into: (blocks: [Block](), start: range.location)
        ) { result, lengths in
            let part = NSRange(location: result.start, length: lengths.text)
            result.blocks.append(makeBlock(of: text, in: part, lineEndLength: lengths.lineEnd))
            result.start += lengths.text + lengths.lineEnd
        }.blocks
    }

    private func makeBlock(of text: StyledText, in range: NSRange, lineEndLength: Int) -> Block {
        let hasLetter = range.location < text.length
        let fallback = text.attributes(at: hasLetter ? range.location : max(0, text.length - 1))
        var part = text[range]
        if let links = setting.links {
            part.changeRuns { if $0[.link] != nil { $0 = links.shown($0, tint: setting.tint) } }
        }
        var paragraph = AttributedText.Paragraph(
            part, fallback: fallback.attributes, font: setting.font, traits: setting.traits,
            tint: setting.tint)
        if setting.scale != 1 { paragraph = paragraph.scaled(by: setting.scale) }
        if paragraph.style.alignment == .natural { paragraph.style.alignment = setting.alignment }
        let layout = ParagraphLayout(
            paragraph, width: setting.width, limit: 0, isRightToLeft: setting.isRightToLeft)
        return Block(length: range.length, lineEndLength: lineEndLength, layout: layout)
    }

    private func place() {
        var start = 0
        var top: CGFloat = 0
        var width: CGFloat = 0
        for index in blocks.indices {
            let style = blocks[index].layout.paragraph.style
            if index > 0 { top += style.paragraphSpacingBefore }
            blocks[index].start = start
            blocks[index].top = top
            start = blocks[index].end + blocks[index].lineEndLength
            top += blocks[index].layout.height
            width = max(width, blocks[index].layout.naturalWidth)
            if index < blocks.count - 1 { top += style.lineSpacing + style.paragraphSpacing }
        }
        size = CGSize(width: width, height: top)
    }

    /// The number of the block that an offset is in; a line end is its block's.
    ///
    /// - Complexity: O(log *n*) in the number of blocks.
    func blockIndex(at offset: Int) -> Int {
        lastIndex { $0.start <= offset }
    }

    private func blockIndex(atY y: CGFloat) -> Int {
        lastIndex { $0.top <= y }
    }

    private func lastIndex(where isBefore: (Block) -> Bool) -> Int {
        var (low, high) = (0, blocks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if isBefore(blocks[middle]) { low = middle } else { high = middle }
        }
        return low
    }

    // MARK: - Drawing

    /// What is to be seen between two heights.
    ///
    /// - Parameter color: Of what has none of its own.
    func nodes(from top: CGFloat, to bottom: CGFloat, color: CGColor) -> [RenderNode] {
        var nodes: [RenderNode] = []
        var index = blockIndex(atY: top)
        while index < blocks.count, blocks[index].top <= bottom {
            if blocks[index].picture?.color != color {
                let node = blocks[index].layout.node(
                    color: color, at: .zero, traits: setting.traits)
                blocks[index].picture = (color, node)
            }
            if let node = blocks[index].picture?.node {
                nodes.append(node.translated(by: CGPoint(x: 0, y: blocks[index].top)))
            }
            index += 1
        }
        return nodes
    }

    /// From the top to the first line's baseline.
    var firstBaseline: CGFloat { blocks[0].layout.firstBaseline }

    /// From the top to the last line's baseline.
    var lastBaseline: CGFloat {
        blocks[blocks.count - 1].top + blocks[blocks.count - 1].layout.lastBaseline
    }

    // MARK: - Geometry

    /// Where the caret is, without a width.
    func caret(at offset: Int, _ affinity: TextSelection.Affinity) -> CGRect {
        let block = blocks[blockIndex(at: offset)]
        return block.layout.caret(at: block.byte(at: offset), isUpstream: affinity == .upstream)
            .offsetBy(dx: 0, dy: block.top)
    }

    /// The caret that is nearest to a point.
    func position(at point: CGPoint) -> (offset: Int, affinity: TextSelection.Affinity) {
        let block = blocks[blockIndex(atY: point.y)]
        let found = block.layout.index(at: CGPoint(x: point.x, y: point.y - block.top))
        return (block.offset(ofByte: found.index), found.isUpstream ? .upstream : .downstream)
    }

    /// What of each line a range covers.
    ///
    /// - Parameter heights: Paragraphs that lie outside of them are left out.
    /// - Complexity: O(*n*) in the number of lines of the paragraphs asked for.
    func rectangles(
        of range: NSRange, between heights: ClosedRange<CGFloat> = -.infinity...(.infinity)
    ) -> [CGRect] {
        guard range.length > 0 else { return [] }
        let first = max(blockIndex(at: range.location), blockIndex(atY: heights.lowerBound))
        let last = min(blockIndex(at: range.upperBound), blockIndex(atY: heights.upperBound))
        guard first <= last else { return [] }
        return (first...last).flatMap { index -> [CGRect] in
            let block = blocks[index]
            let from = block.byte(at: range.location)
            let to = block.byte(at: range.upperBound)
            // Of a line that nothing is selected of but its line end, something is to be seen.
            let goesOn = range.upperBound > block.end
            guard from < to || goesOn else { return [] }
            var found = block.layout.rectangles(of: from..<to, goesOn: goesOn)
            if found.isEmpty {
                let caret = block.layout.caret(at: from, isUpstream: false)
                found = [CGRect(x: caret.minX, y: caret.minY, width: 4, height: caret.height)]
            }
            return found.map { $0.offsetBy(dx: 0, dy: block.top) }
        }
    }
}

extension TextBlocks.Block {
    /// - Parameter offset: In the whole text; what is outside is taken to the nearest end.
    func byte(at offset: Int) -> Int {
        let inside = min(max(0, offset - start), length)
        return text.utf8.distance(from: text.startIndex, to: text.index(at: inside))
    }

    func offset(ofByte byte: Int) -> Int {
        start + text.offset(of: text.utf8.index(text.startIndex, offsetBy: byte))
    }
}

/// Takes a text apart at its line ends.
enum Paragraphs {
    /// The lengths of the paragraphs and of the line ends after them, in UTF-16. What follows the last
    /// line end is a paragraph too.
    static func split(_ text: String) -> [(text: Int, lineEnd: Int)] {
        var lengths: [(text: Int, lineEnd: Int)] = []
        var length = 0
        var follows: UInt16 = 0
        for unit in text.utf16 {
            if unit == 0x0A, follows == 0x0D {
                lengths[lengths.count - 1].lineEnd = 2
            } else if unit == 0x0A || unit == 0x0D || unit == 0x2029 {
                lengths.append((length, 1))
                length = 0
            } else {
                length += 1
            }
            follows = unit
        }
        lengths.append((length, 0))
        return lengths
    }
}
