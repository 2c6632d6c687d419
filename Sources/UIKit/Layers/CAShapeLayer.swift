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
    /// In the layer's own coordinates. Copied when it is set.
    open var path: CGPath? {
        didSet {
            if path is CGMutablePath { path = path?.mutableCopy() }
            setNeedsDisplay()
        }
    }

    /// Opaque black by default; `nil` fills nothing.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { setNeedsDisplay() }
    }

    open var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { setNeedsDisplay() }
    }

    /// `nil`, the default, strokes nothing.
    open var strokeColor: CGColor? {
        didSet { setNeedsDisplay() }
    }

    /// In points.
    open var lineWidth: CGFloat = 1 {
        didSet { setNeedsDisplay() }
    }

    open var lineCap = CAShapeLayerLineCap.butt {
        didSet { setNeedsDisplay() }
    }

    open var lineJoin = CAShapeLayerLineJoin.miter {
        didSet { setNeedsDisplay() }
    }

    /// The longest a corner's point may be, in line widths, before it is cut off.
    open var miterLimit: CGFloat = 10 {
        didSet { setNeedsDisplay() }
    }

    /// Lengths of lines and gaps in turn, in points; `nil` draws a solid line.
    open var lineDashPattern: [NSNumber]? {
        didSet { setNeedsDisplay() }
    }

    /// Where in the pattern the line begins, in points.
    open var lineDashPhase: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    override func contentNode() -> RenderNode? {
        guard let path, !path.isEmpty else { return nil }
        return .path(
            path, fill: fillColor, evenOdd: fillRule == .evenOdd,
            stroke: strokeColor.map { PathStroke(color: $0, layer: self) })
    }
}

extension PathStroke {
    @MainActor fileprivate init(color: CGColor, layer: CAShapeLayer) {
        self.init(
            color: color, width: layer.lineWidth,
            cap: layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt,
            join: layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter,
            miterLimit: layer.miterLimit,
            dashes: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
            dashPhase: layer.lineDashPhase)
    }
}
