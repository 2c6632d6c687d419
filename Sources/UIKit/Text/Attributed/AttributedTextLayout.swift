import Foundation

/// A text that was broken into lines, with its measures in points.
@MainActor protocol LaidOutText: AnyObject {
    /// The box that the lines take.
    var size: CGSize { get }
    /// The width of the widest line.
    var naturalWidth: CGFloat { get }
    /// From the top to the first line's baseline.
    var firstBaseline: CGFloat { get }
    /// From the top to the last line's baseline.
    var lastBaseline: CGFloat { get }
    var lineCount: Int { get }
    /// Whether some of the text is not shown.
    var isTruncated: Bool { get }
    /// Whether the lines stand within the width asked for as the alignment says.
    var isAligned: Bool { get }
    /// The text with the top left corner of its box at the origin.
    ///
    /// - Parameter color: Of what has none of its own.
    func node(color: CGColor) -> RenderNode?
}

extension TextLayout: LaidOutText {}

/// What decides how an attributed text is broken into lines.
struct AttributedTextRequest: Hashable, Sendable {
    var text: AttributedText
    /// In points; `nil` is as wide as it takes.
    var width: CGFloat?
    /// 0 is as many as it takes.
    var maximumLineCount = 0
    /// Of paragraphs that have no style of their own, or say that it is natural.
    var alignment = NSTextAlignment.natural
    /// Of paragraphs that have no style of their own, and of a text whose lines are limited.
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var isRightToLeft = false
    /// What pictures and their colours are made for.
    var traits = UITraitCollection()
}

/// Paragraphs with attributes, one below the other.
@MainActor final class AttributedTextLayout: LaidOutText {
    private(set) var size = CGSize.zero
    private(set) var naturalWidth: CGFloat = 0
    private(set) var firstBaseline: CGFloat = 0
    private(set) var lastBaseline: CGFloat = 0
    private(set) var lineCount = 0
    private(set) var isTruncated = false
    private(set) var isAligned = false

    private var placed: [(layout: ParagraphLayout, top: CGFloat)] = []
    private let traits: UITraitCollection
    private var nodes: [(color: CGColor, node: RenderNode?)] = []

    init(_ request: AttributedTextRequest) {
        traits = request.traits
        var top: CGFloat = 0
        var spacing: CGFloat = 0
        var paragraphs = request.text.paragraphs[...]
        while let first = paragraphs.popFirst() {
            let rest = request.maximumLineCount - lineCount
            var paragraph = Self.styled(first, request)
            var layout = Self.layout(paragraph, request, limit: rest)
            if request.maximumLineCount > 0, layout.lineCount >= rest, !paragraphs.isEmpty {
                // The last line that is shown says that more text follows.
                paragraph = paragraph.withEllipsis()
                layout = Self.layout(paragraph, request, limit: rest)
                isTruncated = true
                paragraphs = []
            }
            if !placed.isEmpty { top += spacing + paragraph.style.paragraphSpacingBefore }
            add(layout, at: top)
            top += layout.height
            spacing = paragraph.style.paragraphSpacing
        }
        let width = request.width.map { max($0, naturalWidth) } ?? naturalWidth
        size = CGSize(width: lineCount > 1 ? width : naturalWidth, height: top)
        isAligned = request.width != nil && placed.allSatisfy(\.layout.isAligned)
        alignUnbounded(request)
    }

    private func add(_ layout: ParagraphLayout, at top: CGFloat) {
        if placed.isEmpty { firstBaseline = layout.firstBaseline }
        lastBaseline = top + layout.lastBaseline
        lineCount += layout.lineCount
        naturalWidth = max(naturalWidth, layout.naturalWidth)
        isTruncated = isTruncated || layout.isTruncated
        placed.append((layout, top))
    }

    /// Without a width, paragraphs were laid out each for itself; now that the widest is known, the
    /// others take their places in it.
    private func alignUnbounded(_ request: AttributedTextRequest) {
        guard request.width == nil, placed.count > 1 else { return }
        var bounded = request
        bounded.width = naturalWidth
        placed = zip(request.text.paragraphs, placed).map { paragraph, place in
            let styled = Self.styled(paragraph, bounded)
            return (Self.layout(styled, bounded, limit: place.layout.lineCount), place.top)
        }
    }

    private static func layout(
        _ paragraph: AttributedText.Paragraph, _ request: AttributedTextRequest, limit: Int
    ) -> ParagraphLayout {
        ParagraphLayout(
            paragraph, width: request.width, limit: request.maximumLineCount > 0 ? limit : 0,
            isRightToLeft: request.isRightToLeft)
    }

    private static func styled(
        _ paragraph: AttributedText.Paragraph, _ request: AttributedTextRequest
    ) -> AttributedText.Paragraph {
        var paragraph = paragraph
        if paragraph.style.alignment == .natural { paragraph.style.alignment = request.alignment }
        // A paragraph that wraps and a view that truncates: the view cuts what doesn't fit.
        if !paragraph.hasStyle || paragraph.style.lineBreakMode == .byWordWrapping {
            paragraph.style.lineBreakMode = request.lineBreakMode
        }
        return paragraph
    }

    func node(color: CGColor) -> RenderNode? {
        if let known = nodes.first(where: { $0.color == color }) { return known.node }
        let node = RenderNode.container(
            placed.compactMap {
                $0.layout.node(color: color, at: CGPoint(x: 0, y: $0.top), traits: traits)
            })
        if nodes.count == 4 { nodes.removeFirst() }
        nodes.append((color, node))
        return node
    }
}

extension AttributedText.Paragraph {
    /// The paragraph with an ellipsis at its end, if its lines are cut off with one.
    fileprivate func withEllipsis() -> AttributedText.Paragraph {
        switch style.lineBreakMode {
        case .byWordWrapping, .byCharWrapping, .byClipping: return self
        case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: break
        }
        var longer = self
        longer.text += "…"
        let end = longer.text.utf8.count
        if let last = longer.runs.indices.last {
            longer.runs[last].range = longer.runs[last].range.lowerBound..<end
        }
        return longer
    }
}
