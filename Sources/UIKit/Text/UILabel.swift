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

    /// Setting it takes the place of an attributed text.
    open var text: String? {
        get { explicitAttributedText?.string ?? plainText }
        set {
            guard explicitAttributedText != nil || plainText != newValue else { return }
            explicitAttributedText = nil
            plainText = newValue
            contentDidChange()
        }
    }

    private var plainText: String? {
        didSet { plainTextHasLineEnds = plainText.map(Self.hasLineEnds) ?? false }
    }

    private var plainTextHasLineEnds = false

    /// Not on the main actor: a closure that is would be checked for it with each letter.
    private nonisolated static func hasLineEnds(_ text: String) -> Bool {
        for byte in text.utf8 where byte == 10 || byte == 13 { return true }
        return false
    }

    /// The text with its attributes. What has no font, colour or alignment takes the label's; setting
    /// the label's font or colour afterwards sets that of the whole text.
    open var attributedText: NSAttributedString? {
        get { explicitAttributedText ?? plainText.map { labelAttributed($0) } }
        set {
            explicitAttributedText = newValue?.copy() as? NSAttributedString
            plainText = nil
            contentDidChange()
        }
    }

    private var explicitAttributedText: NSAttributedString?
    /// The attributed text for the traits of now.
    private var resolvedText: AttributedText?

    private func labelAttributed(_ text: String) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font
        attributes[.foregroundColor] = textColor
        return NSAttributedString(string: text, attributes: attributes)
    }

    private func setForWholeText(_ key: NSAttributedString.Key, _ value: Any?) {
        guard let text = explicitAttributedText?.mutableCopy() as? NSMutableAttributedString else {
            return
        }
        let range = NSRange(location: 0, length: text.length)
        text.removeAttribute(key, range: range)
        if let value { text.addAttribute(key, value: value, range: range) }
        explicitAttributedText = text
        resolvedText = nil
    }

    /// 17 points unless set.
    open var font: UIFont! {
        get { explicitFont ?? Self.defaultFont }
        set {
            explicitFont = newValue
            setForWholeText(.font, newValue)
            contentDidChange()
        }
    }

    private var explicitFont: UIFont?
    private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// Of the whole text; setting it takes the colours out of `attributedText`. `nil` draws in no
    /// colour.
    open var textColor: UIColor! = .label {
        didSet {
            guard textColor !== oldValue else { return }
            setForWholeText(.foregroundColor, textColor)
            setNeedsDisplay()
        }
    }

    /// `natural` is the side where reading begins. Setting it counts for all paragraphs of
    /// `attributedText`.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { contentDidChange() } }
    }

    /// Where a text that is too long is broken or cut; the three that cut show an ellipsis in the
    /// last line.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentDidChange() } }
    }

    /// The most lines that are shown; 0 is as many as it takes.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    /// A label that is disabled is drawn paler; nothing else changes.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether the text is drawn in `highlightedTextColor`.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// Of the text while `isHighlighted` is true; nil keeps `textColor`.
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

    /// Of a hard copy of the text below it; nil draws none.
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// In points; the default lies one point above the text.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }

    private func contentDidChange() {
        resolvedText = nil
        contentSizeDidChange()
        setNeedsDisplay()
        window?.accessibilityDidChange()
    }

    override func contentTraitsDidChange() {
        if adjustsFontForContentSizeCategory { adjustFont() }
        resolvedText = nil
        setNeedsDisplay()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        guard explicitAttributedText != nil else { return }
        resolvedText = nil
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
        let isLimited = bounds.width > 0 && bounds.width < Self.endless
        return CGRect(
            origin: bounds.origin,
            size: ownFittingSize(width: isLimited ? bounds.width : nil, lines: numberOfLines))
    }

    /// More points than any text takes.
    private static let endless: CGFloat = 1e7

    /// A subclass may ask for more room than the text takes.
    private func fittingSize(width: CGFloat?) -> CGSize {
        guard Self.overrides.textRect.isOverridden(in: type(of: self)) else {
            return ownFittingSize(width: width, lines: numberOfLines)
        }
        let room = CGRect(x: 0, y: 0, width: width ?? Self.endless, height: Self.endless)
        return pixelSize(textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size)
    }

    private func ownFittingSize(width: CGFloat?, lines: Int) -> CGSize {
        guard let layout = layout(width: lines == 1 ? nil : width, lines: lines)
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
        guard let placed = placedLayout(in: bounds) else { return 0 }
        return placed.origin.y - bounds.minY + placed.layout.firstBaseline
    }

    /// From the top of the bounds to the last line's baseline, when the label has its fitting height.
    final var lastBaselineOffset: CGFloat {
        guard let placed = placedLayout(in: bounds) else { return 0 }
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

    /// - Parameter scale: Of the whole text's size.
    private func layout(
        width: CGFloat?, lines: Int, scale: CGFloat = 1
    ) -> (any LaidOutText)? {
        // A limit goes over all paragraphs, which plain layouts know nothing of.
        if explicitAttributedText != nil || lines > 0 && plainTextHasLineEnds {
            return attributedLayout(width: width, lines: lines, scale: scale)
        }
        guard let text = plainText, !text.isEmpty, let font else { return nil }
        var request = TextRequest(
            text: text, font: scale == 1 ? font : font.withSize(shrunk(font.pointSize, scale)))
        request.maximumLineCount = lines
        request.lineBreakMode = lineBreakMode
        request.alignment = textAlignment
        request.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        request.width = width
        return TextLayoutCache.layout(for: request)
    }

    private func attributedLayout(
        width: CGFloat?, lines: Int, scale: CGFloat
    ) -> (any LaidOutText)? {
        let string = explicitAttributedText ?? NSAttributedString(string: plainText ?? "")
        guard string.length > 0 else { return nil }
        let traits = traitCollection
        let text =
            resolvedText
            ?? AttributedText(
                string, font: font, traits: traits, tint: tintColor.cgColor(with: traits))
        resolvedText = text
        var request = AttributedTextRequest(text: scale == 1 ? text : text.scaled(by: scale))
        request.maximumLineCount = lines
        request.lineBreakMode = lineBreakMode
        request.alignment = textAlignment
        request.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        request.width = width
        request.traits = traits
        return TextLayoutCache.layout(for: request)
    }

    /// Half points keep the number of different layouts small.
    private func shrunk(_ size: CGFloat, _ scale: CGFloat) -> CGFloat {
        max(1, (size * scale * 2).rounded(.down) / 2)
    }

    // MARK: - Drawing

    override func contentNode() -> RenderNode? {
        let type: AnyClass = type(of: self)
        let overrides = Self.overrides
        if overrides.draw.isOverridden(in: type) || overrides.drawText.isOverridden(in: type) {
            return recordDrawing { draw(bounds) }
        }
        guard !bounds.isEmpty, let node = textNode(in: bounds) else { return nil }
        // Letters reach out of their boxes a little; what reaches further ends at the label's edge.
        return bounds.insetBy(dx: -1, dy: -1).contains(node.bounds)
            ? node : node.clipped(to: bounds)
    }

    open override func draw(_ rect: CGRect) {
        drawText(in: rect)
    }

    /// Draws the text into a rectangle of the current context, in the middle of its height.
    open func drawText(in rect: CGRect) {
        guard let node = textNode(in: rect) else { return }
        UIGraphicsGetCurrentContext()?.draw(node)
    }

    private func textNode(in rect: CGRect) -> RenderNode? {
        guard let placed = placedLayout(in: rect), let color = drawnColor,
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

    override func contentPlacement(of bounds: CGRect, in presented: CGRect) -> CGRect {
        // Text is not stretched while a label's size is animated; it stays where it will be.
        CGRect(
            x: presented.minX + (presented.width - bounds.width) * horizontalShare,
            y: presented.minY + (presented.height - bounds.height) / 2, width: bounds.width,
            height: bounds.height)
    }

    private var drawnColor: CGColor? {
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        guard let resolved = color?.cgColor(with: traitCollection) else { return nil }
        return isEnabled ? resolved : resolved.copy(alpha: resolved.alpha * 0.4)
    }

    /// The layout that fits a rectangle, and where it starts: in the middle of the height, and across
    /// as the alignment says.
    private func placedLayout(
        in rect: CGRect
    ) -> (layout: any LaidOutText, origin: CGPoint)? {
        guard let layout = fittedLayout(in: rect) else { return nil }
        let spare = rect.width - layout.size.width
        let x = layout.isAligned ? 0 : spare * horizontalShare
        let y = (rect.height - layout.size.height) / 2
        return (layout, CGPoint(x: rect.minX + x, y: rect.minY + pixelRounded(y)))
    }

    private func pixelRounded(_ value: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (value * scale).rounded() / scale
    }

    private var horizontalShare: CGFloat {
        switch firstAlignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified:
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
        }
    }

    /// Whether some of the text is not shown in the bounds as they are.
    final var isTextTruncated: Bool { fittedLayout(in: bounds)?.isTruncated ?? false }

    private var firstAlignment: NSTextAlignment {
        guard let style = resolvedText?.paragraphs.first?.style, style.alignment != .natural else {
            return textAlignment
        }
        return style.alignment
    }

    private func fittedLayout(in rect: CGRect) -> (any LaidOutText)? {
        if numberOfLines == 1 {
            // Most labels are as wide as their text, and one layout does for measuring and drawing.
            guard let whole = layout(width: nil, lines: 1) else { return nil }
            if whole.naturalWidth <= rect.width + 0.01, !whole.isTruncated { return whole }
            if adjustsFontSizeToFitWidth, whole.naturalWidth > 0, rect.width > 0 {
                return shrunkLayout(from: whole.naturalWidth, to: rect.width)
            }
            return layout(width: rect.width, lines: 1)
        }
        guard let layout = layout(width: rect.width, lines: numberOfLines) else { return nil }
        guard layout.size.height > rect.height + 0.5, rect.height > 0 else { return layout }
        let lines = max(
            1, Int((rect.height + 0.5) / (layout.size.height / CGFloat(layout.lineCount))))
        return self.layout(width: rect.width, lines: lines)
    }

    /// The largest text that fits, or the smallest that is allowed.
    private func shrunkLayout(from width: CGFloat, to room: CGFloat) -> (any LaidOutText)? {
        var scale: CGFloat = 1
        var width = width
        // The system font's cut for small text is wider, so one step may not be enough.
        for _ in 0..<8 where scale > minimumScaleFactor {
            scale = max(scale * room / width - 0.005, minimumScaleFactor, 0.01)
            guard let whole = layout(width: nil, lines: 1, scale: scale) else { break }
            if whole.naturalWidth <= room + 0.01, !whole.isTruncated { return whole }
            width = whole.naturalWidth
        }
        return layout(width: room, lines: 1, scale: scale)
    }

    // MARK: - Accessibility

    override var isAccessibilityElementByDefault: Bool { !(text ?? "").isEmpty }
    override var defaultAccessibilityLabel: String? { text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
}
