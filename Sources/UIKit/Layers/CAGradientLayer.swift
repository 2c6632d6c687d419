public import Foundation

/// The kinds of gradient that a gradient layer draws.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its shape with a gradient over its background.
open class CAGradientLayer: CALayer {
    /// `CGColor` values, two or more.
    open var colors: [Any]? {
        didSet { setNeedsDisplay() }
    }

    /// Where each colour is reached, from 0 to 1 and rising; evenly spread when `nil`.
    open var locations: [NSNumber]? {
        didSet { setNeedsDisplay() }
    }

    /// In the layer's unit square; the centre of a radial and of a conic gradient.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { setNeedsDisplay() }
    }

    /// In the layer's unit square. For a radial gradient, a corner of the rectangle around the
    /// ellipse of the last colour; for a conic one, the direction of the first.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { setNeedsDisplay() }
    }

    open var type = CAGradientLayerType.axial {
        didSet { setNeedsDisplay() }
    }

    override func contentNode() -> RenderNode? {
        let stops = colorStops
        guard stops.count >= 2, !bounds.isEmpty else { return nil }
        let node = gradientNode(stops)
        return shape.isRounded ? node.clipped(to: shape) : node
    }

    private func gradientNode(_ stops: [RenderNode.ColorStop]) -> RenderNode {
        let start = pointInBounds(startPoint)
        let end = pointInBounds(endPoint)
        switch type {
        case .radial:
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            return .radialGradient(in: bounds, center: start, radii: radii, stops: stops)
        case .conic:
            let rotation = atan2(end.y - start.y, end.x - start.x) * 180 / .pi + 90
            return .conicGradient(in: bounds, center: start, rotation: rotation, stops: stops)
        default:
            return .linearGradient(in: bounds, from: start, to: end, stops: stops)
        }
    }

    private var colorStops: [RenderNode.ColorStop] {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard colors.count >= 2 else { return [] }
        var lowest: CGFloat = 0
        return colors.enumerated().map { index, color in
            let even = CGFloat(index) / CGFloat(colors.count - 1)
            let location = locations.map { index < $0.count ? CGFloat($0[index].doubleValue) : 1 }
            lowest = min(1, max(lowest, location ?? even))
            return RenderNode.ColorStop(location: lowest, color: color)
        }
    }

    private func pointInBounds(_ unit: CGPoint) -> CGPoint {
        CGPoint(
            x: bounds.origin.x + unit.x * bounds.width,
            y: bounds.origin.y + unit.y * bounds.height)
    }
}
