public import Foundation

/// On which side the lines of a text layer begin.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    fileprivate var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

/// Where a text layer cuts a text that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    fileprivate var lineBreakMode: NSLineBreakMode {
        switch self {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: .byWordWrapping
        }
    }
}

/// A layer that draws text from its top left corner on; what doesn't fit ends at its edge.
open class CATextLayer: CALayer {
    /// A `String`, or an `NSAttributedString`, whose attributes then count and not the layer's.
    open var string: Any? {
        didSet { setNeedsDisplay() }
    }

    /// A `UIFont`, whose size doesn't matter, or a font's name; Helvetica's place is the system
    /// font's.
    open var font: Any? {
        didSet { setNeedsDisplay() }
    }

    /// In points.
    open var fontSize: CGFloat = 36 {
        didSet {
            guard fontSize != oldValue else { return }
            animate("fontSize", from: .number(oldValue), to: .number(fontSize))
            setNeedsDisplay()
        }
    }

    /// Opaque white by default.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
        didSet {
            animate("foregroundColor", from: .color(oldValue), to: .color(foregroundColor))
            setNeedsDisplay()
        }
    }

    /// Whether lines are broken at the layer's width.
    open var isWrapped = false {
        didSet { if isWrapped != oldValue { setNeedsDisplay() } }
    }

    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if alignmentMode != oldValue { setNeedsDisplay() } }
    }

    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if truncationMode != oldValue { setNeedsDisplay() } }
    }

    // MARK: - Drawing

    override var contentFillsBounds: Bool { false }

    override func contentNode() -> RenderNode? {
        let bounds = presentedBounds
        guard !bounds.isEmpty, let layout = layout(in: bounds),
            let color = presented("foregroundColor", foregroundColor),
            let node = layout.node(color: color)
        else { return nil }
        let spare = bounds.width - layout.size.width
        let x = layout.isAligned ? 0 : spare * horizontalShare(of: layout)
        return node.translated(by: CGPoint(x: bounds.minX + x, y: bounds.minY)).clipped(to: bounds)
    }

    private func layout(in bounds: CGRect) -> AttributedTextLayout? {
        guard let text = attributedString, text.length > 0 else { return nil }
        let traits = traits
        var request = AttributedTextRequest(
            text: AttributedText(text, font: resolvedFont, traits: traits))
        request.alignment = alignmentMode.alignment
        request.isRightToLeft = traits.layoutDirection == .rightToLeft
        request.traits = traits
        let truncates = truncationMode != .none
        request.lineBreakMode = truncationMode.lineBreakMode
        if isWrapped || truncates { request.width = bounds.width }
        if !isWrapped, truncates { request.maximumLineCount = 1 }
        let whole = TextLayoutCache.layout(for: request)
        guard isWrapped, truncates, whole.lineCount > 1, whole.size.height > bounds.height else {
            return whole
        }
        let lineHeight = whole.size.height / CGFloat(whole.lineCount)
        request.maximumLineCount = max(1, Int(bounds.height / lineHeight))
        return TextLayoutCache.layout(for: request)
    }

    private func horizontalShare(of layout: AttributedTextLayout) -> CGFloat {
        switch alignmentMode {
        case .center: 0.5
        case .right: 1
        case .left: 0
        default: traits.layoutDirection == .rightToLeft ? 1 : 0
        }
    }

    private var attributedString: NSAttributedString? {
        switch string {
        case let text as NSAttributedString: text
        case let text as String: NSAttributedString(string: text)
        case let text as NSString: NSAttributedString(string: text as String)
        default: nil
        }
    }

    private var resolvedFont: UIFont {
        let size = max(1, presented("fontSize", fontSize))
        if let font = font as? UIFont { return font.withSize(size) }
        return (font as? String).flatMap { UIFont(name: $0, size: size) }
            ?? .systemFont(ofSize: size)
    }

    /// Those of the view that the layer is in.
    private var traits: UITraitCollection {
        var layer: CALayer? = self
        while let current = layer {
            if let view = current.view { return view.traitCollection }
            layer = current.superlayer
        }
        return .current
    }

    // MARK: - Animation

    override func makePresentationLayer() -> CALayer {
        let copy = CATextLayer()
        copy.string = string
        copy.font = font
        copy.isWrapped = isWrapped
        copy.alignmentMode = alignmentMode
        copy.truncationMode = truncationMode
        return copy
    }

    override var extraKeys: [String] { ["fontSize", "foregroundColor", "bounds"] }

    override func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "fontSize": .number(fontSize)
        case "foregroundColor": .color(foregroundColor)
        default: super.animatableValue(forKey: key)
        }
    }

    override func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
        switch (key, value) {
        case ("fontSize", .number(let value)): fontSize = value
        case ("foregroundColor", .color(let value)): foregroundColor = value
        default: super.setAnimatableValue(value, forKey: key)
        }
    }
}
