public import Foundation

/// How the inside of a path that crosses itself is told from its outside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How two lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    /// In the layer's own coordinates. Copied when it is set. Changes of it are animated only by an
    /// animation that is added.
    open var path: CGPath? {
        didSet {
            if path is CGMutablePath { path = path?.mutableCopy() }
            setNeedsDisplay()
        }
    }

    /// Opaque black by default; `nil` fills nothing.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { changed("fillColor", .color(oldValue), .color(fillColor)) }
    }

    open var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { setNeedsDisplay() }
    }

    /// `nil`, the default, strokes nothing.
    open var strokeColor: CGColor? {
        didSet { changed("strokeColor", .color(oldValue), .color(strokeColor)) }
    }

    /// Where the line along the path begins, as a share of the path's length.
    open var strokeStart: CGFloat = 0 {
        didSet { changed("strokeStart", .number(oldValue), .number(strokeStart)) }
    }

    /// Where the line along the path ends, as a share of the path's length.
    open var strokeEnd: CGFloat = 1 {
        didSet { changed("strokeEnd", .number(oldValue), .number(strokeEnd)) }
    }

    /// In points.
    open var lineWidth: CGFloat = 1 {
        didSet { changed("lineWidth", .number(oldValue), .number(lineWidth)) }
    }

    open var lineCap = CAShapeLayerLineCap.butt {
        didSet { setNeedsDisplay() }
    }

    open var lineJoin = CAShapeLayerLineJoin.miter {
        didSet { setNeedsDisplay() }
    }

    /// The longest a corner's point may be, in line widths, before it is cut off.
    open var miterLimit: CGFloat = 10 {
        didSet { changed("miterLimit", .number(oldValue), .number(miterLimit)) }
    }

    /// Lengths of lines and gaps in turn, in points; `nil` draws a solid line.
    open var lineDashPattern: [NSNumber]? {
        didSet { setNeedsDisplay() }
    }

    /// Where in the pattern the line begins, in points.
    open var lineDashPhase: CGFloat = 0 {
        didSet { changed("lineDashPhase", .number(oldValue), .number(lineDashPhase)) }
    }

    private func changed(
        _ key: String, _ old: @autoclosure () -> AnimatableValue,
        _ new: @autoclosure () -> AnimatableValue
    ) {
        animate(key, from: old(), to: new())
        setNeedsDisplay()
    }

    // MARK: - Drawing

    override var contentFillsBounds: Bool { false }

    override func contentNode() -> RenderNode? {
        guard let path = presentedPath, !path.isEmpty else { return nil }
        let fill = presented("fillColor", fillColor)
        guard let stroke else {
            return .path(path, fill: fill, evenOdd: fillRule == .evenOdd, stroke: nil)
        }
        let start = presented("strokeStart", strokeStart)
        let end = presented("strokeEnd", strokeEnd)
        if start <= 0, end >= 1 {
            return .path(path, fill: fill, evenOdd: fillRule == .evenOdd, stroke: stroke)
        }
        let line = path.part(from: start, to: end)
        return .container(
            [
                .path(path, fill: fill, evenOdd: fillRule == .evenOdd, stroke: nil),
                .path(line, fill: nil, evenOdd: false, stroke: stroke),
            ].compactMap { $0 })
    }

    private var presentedPath: CGPath? {
        if case .path(let path)? = presentedIfAnimated("path") { return path }
        return path
    }

    private var stroke: PathStroke? {
        guard let color = presented("strokeColor", strokeColor) else { return nil }
        return PathStroke(
            color: color, width: presented("lineWidth", lineWidth),
            cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
            miterLimit: presented("miterLimit", miterLimit),
            dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
            dashPhase: presented("lineDashPhase", lineDashPhase))
    }

    // MARK: - Animation

    override func makePresentationLayer() -> CALayer {
        let copy = CAShapeLayer()
        copy.path = path
        copy.fillRule = fillRule
        copy.lineCap = lineCap
        copy.lineJoin = lineJoin
        copy.lineDashPattern = lineDashPattern
        return copy
    }

    override var extraKeys: [String] {
        [
            "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth",
            "miterLimit", "lineDashPhase",
        ]
    }

    override func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "path": path.map { .path($0) }
        case "fillColor": .color(fillColor)
        case "strokeColor": .color(strokeColor)
        case "strokeStart": .number(strokeStart)
        case "strokeEnd": .number(strokeEnd)
        case "lineWidth": .number(lineWidth)
        case "miterLimit": .number(miterLimit)
        case "lineDashPhase": .number(lineDashPhase)
        default: super.animatableValue(forKey: key)
        }
    }

    override func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
        switch (key, value) {
        case ("path", .path(let value)): path = value
        case ("fillColor", .color(let value)): fillColor = value
        case ("strokeColor", .color(let value)): strokeColor = value
        case ("strokeStart", .number(let value)): strokeStart = value
        case ("strokeEnd", .number(let value)): strokeEnd = value
        case ("lineWidth", .number(let value)): lineWidth = value
        case ("miterLimit", .number(let value)): miterLimit = value
        case ("lineDashPhase", .number(let value)): lineDashPhase = value
        default: super.setAnimatableValue(value, forKey: key)
        }
    }
}
