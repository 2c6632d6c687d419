public import Foundation

/// Shows text, on one line or several.
open class UILabel: UIView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    // MARK: - Content

    open var text: String? {
        didSet { if text != oldValue { contentDidChange() } }
    }

    /// 17 points unless set.
    open var font: UIFont! {
        get { explicitFont ?? Self.defaultFont }
        set {
            explicitFont = newValue
            contentDidChange()
        }
    }

    private var explicitFont: UIFont?
    private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    open var textColor: UIColor! = .label {
        didSet { if textColor !== oldValue { setNeedsDisplay() } }
    }

    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { contentDidChange() } }
    }

    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentDidChange() } }
    }

    /// The most lines that are shown; 0 is as many as it takes.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether the text is drawn in `highlightedTextColor`.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { setNeedsDisplay() } }
    }

    /// Whether a font made with a text style follows the person's text size when that changes.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    /// Whether a text that is too wide is drawn smaller before it is cut; for one line only.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// How small the text may get, as a share of its size; 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// The width at which a text of several lines is broken when the label has no width yet, in
    /// points; 0 does not limit it.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
    }

    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// In points; the default lies one point above the text.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }

    private func contentDidChange() {
        contentSizeDidChange()
        setNeedsDisplay()
        window?.accessibilityDidChange()
    }

    override func contentTraitsDidChange() {
        if adjustsFontForContentSizeCategory { adjustFont() }
        setNeedsDisplay()
    }

    private func adjustFont() {
        guard let style = font.textStyle else { return }
        let adjusted = style.font(at: traitCollection.preferredContentSizeCategory)
        if adjusted != font { font = adjusted }
    }

    // MARK: - Size

    /// A text of one line is measured whole, however narrow the room.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width =
            size.width > 0 && size.width < CGFloat(Float.greatestFiniteMagnitude)
            ? size.width : nil
        return fittingSize(width: width)
    }

    /// The size that shows the whole text, broken at `preferredMaxLayoutWidth` if that is set.
    open override var intrinsicContentSize: CGSize {
        fittingSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    }

    /// Where the text is drawn when there is so much room.
    open func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    )
        -> CGRect
    {
        guard let layout = layout(width: bounds.width, lines: numberOfLines) else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        return CGRect(origin: bounds.origin, size: pixelSize(layout.size))
    }

    private func fittingSize(width: CGFloat?) -> CGSize {
        guard let layout = layout(width: numberOfLines == 1 ? nil : width, lines: numberOfLines)
        else {
            return .zero
        }
        return pixelSize(CGSize(width: layout.naturalWidth, height: layout.size.height))
    }

    /// Rounded up to whole pixels, so that the text fits into what it asked for.
    private func pixelSize(_ size: CGSize) -> CGSize {
        let scale = max(1, traitCollection.displayScale)
        func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
        return CGSize(width: up(size.width), height: up(size.height))
    }

    /// From the top of the bounds to the first line's baseline, when the label has its fitting height.
    final var firstBaselineOffset: CGFloat {
        guard let placed = placedLayout else { return 0 }
        return placed.origin.y - bounds.minY + placed.layout.firstBaseline
    }

    /// From the top of the bounds to the last line's baseline, when the label has its fitting height.
    final var lastBaselineOffset: CGFloat {
        guard let placed = placedLayout else { return 0 }
        return placed.origin.y - bounds.minY + placed.layout.lastBaseline
    }

    override var firstBaselineFromTop: CGFloat? {
        layout(width: nil, lines: 1)?.firstBaseline ?? font.ascender
    }

    override var lastBaselineFromBottom: CGFloat? {
        guard let line = layout(width: nil, lines: 1) else { return 0 }
        return pixelSize(line.size).height - line.lastBaseline
    }

    override var contentWraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        fittingSize(width: width).height
    }

    private func layout(width: CGFloat?, lines: Int, font: UIFont? = nil) -> TextLayout? {
        guard let text, !text.isEmpty, let font = font ?? self.font else { return nil }
        var request = TextRequest(text: text, font: font)
        request.maximumLineCount = lines
        request.lineBreakMode = lineBreakMode
        request.alignment = textAlignment
        request.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        request.width = width
        return TextLayoutCache.layout(for: request)
    }

    // MARK: - Drawing

    override func contentNode() -> RenderNode? {
        guard !bounds.isEmpty, let node = textNode else { return nil }
        // Letters reach out of their boxes a little; what reaches further ends at the label's edge.
        return bounds.insetBy(dx: -1, dy: -1).contains(node.bounds)
            ? node : node.clipped(to: bounds)
    }

    private var textNode: RenderNode? {
        guard let placed = placedLayout, let color = drawnColor,
            let node = placed.layout.node(color: color)
        else { return nil }
        let text = node.translated(by: placed.origin)
        guard let shadowColor else { return text }
        let shadow = placed.layout.node(color: shadowColor.cgColor(with: traitCollection))?
            .translated(
                by: CGPoint(
                    x: placed.origin.x + shadowOffset.width,
                    y: placed.origin.y + shadowOffset.height))
        return .container([shadow, text].compactMap { $0 })
    }

    private var drawnColor: CGColor? {
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        guard let resolved = color?.cgColor(with: traitCollection) else { return nil }
        return isEnabled ? resolved : resolved.copy(alpha: resolved.alpha * 0.4)
    }

    /// The layout that fits the bounds, and where it starts: in the middle of the height, and across
    /// as the alignment says.
    private var placedLayout: (layout: TextLayout, origin: CGPoint)? {
        guard let layout = fittedLayout else { return nil }
        let spare = bounds.width - layout.size.width
        let x = layout.isAligned ? 0 : spare * horizontalShare
        let y = (bounds.height - layout.size.height) / 2
        return (layout, CGPoint(x: bounds.minX + x, y: bounds.minY + pixelRounded(y)))
    }

    private func pixelRounded(_ value: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (value * scale).rounded() / scale
    }

    private var horizontalShare: CGFloat {
        switch textAlignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified:
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
        }
    }

    /// Whether some of the text is not shown in the bounds as they are.
    final var isTextTruncated: Bool { fittedLayout?.isTruncated ?? false }

    private var fittedLayout: TextLayout? {
        if numberOfLines == 1 {
            // Most labels are as wide as their text, and one layout does for measuring and drawing.
            guard let whole = layout(width: nil, lines: 1) else { return nil }
            if whole.naturalWidth <= bounds.width + 0.01, !whole.isTruncated { return whole }
            if adjustsFontSizeToFitWidth, let smaller = shrunkLayout(from: whole.naturalWidth) {
                return smaller
            }
            return layout(width: bounds.width, lines: 1)
        }
        guard let layout = layout(width: bounds.width, lines: numberOfLines) else { return nil }
        guard layout.size.height > bounds.height + 0.5, bounds.height > 0 else { return layout }
        let lines = max(
            1, Int((bounds.height + 0.5) / (layout.size.height / CGFloat(layout.lineCount))))
        return self.layout(width: bounds.width, lines: lines)
    }

    /// The largest text that fits, or the smallest that is allowed.
    private func shrunkLayout(from width: CGFloat) -> TextLayout? {
        guard width > 0, let font, bounds.width > 0 else { return nil }
        let smallest = max(1, font.pointSize * minimumScaleFactor)
        var size = font.pointSize
        var width = width
        // The system font's cut for small text is wider, so one step may not be enough.
        while size > smallest {
            // Half points keep the number of different layouts small.
            let next = (size * bounds.width / width * 2).rounded(.down) / 2
            size = max(smallest, min(next, size - 0.5))
            guard let whole = layout(width: nil, lines: 1, font: font.withSize(size)) else { break }
            if whole.naturalWidth <= bounds.width + 0.01, !whole.isTruncated { return whole }
            width = whole.naturalWidth
        }
        return layout(width: bounds.width, lines: 1, font: font.withSize(size))
    }

    // MARK: - Accessibility

    override var isAccessibilityElementByDefault: Bool { !(text ?? "").isEmpty }
    override var defaultAccessibilityLabel: String? { text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
}
