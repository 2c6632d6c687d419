import Foundation

/// Draws a text being edited, what is selected of it and what is being composed, and holds its caret.
///
/// Its coordinates are the text's own: a text that is longer than its field is scrolled by the origin
/// of the canvas's bounds.
final class TextCanvas: UIView {
    weak var editor: TextEditor?
    let caret = TextCaret(frame: .zero)
    /// Draws the text cut off with an ellipsis, in so much room, while nobody edits it.
    var truncatedWidth: CGFloat? {
        didSet { if truncatedWidth != oldValue { setNeedsDisplay() } }
    }
    /// The heights between which the text was drawn last.
    private var drawn: ClosedRange<CGFloat> = 0...0
    private var handles: TextHandles?

    /// How strong the tint colour lies behind what is selected, on white and on black.
    private static let selectionAlpha: (light: CGFloat, dark: CGFloat) = (0.2, 0.4)

    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(caret)
    }

    // MARK: - Caret

    /// In points.
    static let caretWidth: CGFloat = 2

    /// The caret with its width, kept inside so that it is seen at the ends of a line too.
    static func shownCaret(_ caret: CGRect, in bounds: CGRect) -> CGRect {
        let x = min(max(caret.minX - caretWidth / 2, bounds.minX), bounds.maxX - caretWidth)
        return CGRect(x: x, y: caret.minY, width: caretWidth, height: caret.height)
    }

    func selectionDidChange() {
        setNeedsDisplay()
        caret.restart()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeCaret()
        placeHandles()
    }

    private func placeCaret() {
        if let editor, let client = editor.client, let place = editor.dropPlace {
            show(convert(editor.caretRect(for: place), from: client))
            return
        }
        guard let editor, let client = editor.client, isShowingCaret,
            let range = client.selectedTextRange
        else {
            caret.isShown = false
            return
        }
        // A subclass may place the caret elsewhere, or hide it.
        show(convert(client.caretRect(for: range.start), from: client))
        client.updateInputMethod()
    }

    private func show(_ rectangle: CGRect) {
        caret.backgroundColor = tintColor
        caret.frame = rectangle
        caret.isShown = !rectangle.isEmpty
    }

    private var isShowingCaret: Bool {
        guard let editor, let client = editor.client else { return false }
        return editor.isEditing && client.isTextEditable && editor.selection.isCaret
            && client.window?.host?.isActive ?? true
    }

    private func placeHandles() {
        guard let editor, editor.isEditing, editor.isSelectedByTouch, !editor.selection.isCaret
        else {
            handles?.remove()
            handles = nil
            return
        }
        let shown = handles ?? TextHandles(editor)
        handles = shown
        shown.place()
    }

    // MARK: - Drawing

    override func contentNode() -> RenderNode? {
        guard let editor, let client = editor.client, !bounds.isEmpty else { return nil }
        let visible = visibleHeights
        let margin = visible.upperBound - visible.lowerBound
        drawn = visible.lowerBound - margin...visible.upperBound + margin
        let traits = traitCollection
        let color = client.drawnTextColor.cgColor(with: traits)
        if let truncatedWidth, let node = truncated(editor.blocks, truncatedWidth, color) {
            return node
        }
        var nodes = selectionNodes(editor, traits)
        nodes += editor.blocks.nodes(from: drawn.lowerBound, to: drawn.upperBound, color: color)
        nodes += markNodes(editor, color)
        return .container(nodes)
    }

    private func truncated(
        _ blocks: TextBlocks, _ width: CGFloat, _ color: CGColor
    ) -> RenderNode? {
        guard let block = blocks.blocks.first, block.length > 0 else { return nil }
        var paragraph = block.layout.paragraph
        paragraph.style.lineBreakMode = .byTruncatingTail
        let layout = ParagraphLayout(
            paragraph, width: width, limit: 1, isRightToLeft: blocks.setting.isRightToLeft)
        return layout.node(color: color, at: bounds.origin, traits: traitCollection)?
            .translated(by: CGPoint(x: 0, y: -bounds.minY))
    }

    private func selectionNodes(
        _ editor: TextEditor, _ traits: UITraitCollection
    ) -> [RenderNode] {
        guard editor.isEditing, !editor.selection.isCaret, editor.content.markedRange == nil else {
            return []
        }
        let tint = (tintColor ?? .tintColor).cgColor(with: traits)
        let alpha =
            traits.userInterfaceStyle == .dark
            ? Self.selectionAlpha.dark : Self.selectionAlpha.light
        let color = tint.copy(alpha: alpha * tint.alpha) ?? tint
        return seenRectangles(editor, editor.selection.range).map { .color(color, in: $0) }
    }

    /// What is being composed has a line under it, and what is chosen of it a thicker one.
    private func markNodes(_ editor: TextEditor, _ color: CGColor) -> [RenderNode] {
        guard let marked = editor.content.markedRange else { return [] }
        func lines(_ range: NSRange, thickness: CGFloat) -> [RenderNode] {
            seenRectangles(editor, range).map {
                let line = CGRect(
                    x: $0.minX, y: $0.maxY - 1 - thickness, width: $0.width, height: thickness)
                return .color(color, in: line)
            }
        }
        return lines(marked, thickness: 1) + lines(editor.selection.range, thickness: 2)
    }

    private func seenRectangles(_ editor: TextEditor, _ range: NSRange) -> [CGRect] {
        editor.blocks.rectangles(of: editor.displayedRange(range), between: drawn)
    }

    // MARK: - Scrolling

    /// What of the canvas is to be seen.
    private var visibleHeights: ClosedRange<CGFloat> {
        guard let client = editor?.client, client.bounds.height < bounds.height else {
            return bounds.minY...max(bounds.minY, bounds.maxY)
        }
        let seen = convert(client.bounds, from: client)
        return seen.minY...max(seen.minY, seen.maxY)
    }

    /// The client scrolled: draws what came into sight.
    func contentDidMove() {
        let visible = visibleHeights
        if visible.lowerBound < drawn.lowerBound || visible.upperBound > drawn.upperBound {
            setNeedsDisplay()
        }
    }

    override func contentPlacement(of bounds: CGRect, in presented: CGRect) -> CGRect {
        // Text is not stretched while its size is animated.
        CGRect(origin: presented.origin, size: bounds.size)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        editor?.settingMayHaveChanged()
        setNeedsDisplay()
        setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        caret.restart()
        setNeedsLayout()
    }
}
