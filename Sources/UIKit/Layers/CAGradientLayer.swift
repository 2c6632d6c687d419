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
        didSet {
            animate("colors", from: Self.value(of: oldValue), to: Self.value(of: colors))
            setNeedsDisplay()
        }
    }

    /// Where each colour is reached, from 0 to 1 and rising; evenly spread when `nil`.
    open var locations: [NSNumber]? {
        didSet {
            animate("locations", from: Self.value(of: oldValue), to: Self.value(of: locations))
            setNeedsDisplay()
        }
    }

    /// In the layer's unit square; the centre of a radial and of a conic gradient.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet {
            animate("startPoint", from: .point(oldValue), to: .point(startPoint))
            setNeedsDisplay()
        }
    }

    /// In the layer's unit square. For a radial gradient, a corner of the rectangle around the
    /// ellipse of the last colour; for a conic one, the direction of the first.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet {
            animate("endPoint", from: .point(oldValue), to: .point(endPoint))
            setNeedsDisplay()
        }
    }

    open var type = CAGradientLayerType.axial {
        didSet { setNeedsDisplay() }
    }

    open override var cornerRadius: CGFloat {
        didSet { setNeedsDisplay() }
    }

    open override var maskedCorners: CACornerMask {
        didSet { setNeedsDisplay() }
    }

    // MARK: - Drawing

    override var contentFillsBounds: Bool { false }

    override func contentNode() -> RenderNode? {
        let stops = colorStops
        let bounds = presentedBounds
        guard stops.count >= 2, !bounds.isEmpty else { return nil }
        let node = gradientNode(stops, in: bounds)
        let shape = RoundedRectangle(
            bounds, radius: presented("cornerRadius", cornerRadius), corners: maskedCorners)
        return shape.isRounded ? node.clipped(to: shape) : node
    }

    private func gradientNode(_ stops: [RenderNode.ColorStop], in bounds: CGRect) -> RenderNode {
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        let start = point(presented("startPoint", startPoint))
        let end = point(presented("endPoint", endPoint))
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
        guard case .colors(let colors) = presentedIfAnimated("colors") ?? Self.value(of: colors),
            case .numbers(let locations) = presentedIfAnimated("locations")
                ?? Self.value(of: locations),
            colors.count >= 2
        else { return [] }
        var lowest: CGFloat = 0
        return colors.enumerated().map { index, color in
            let even = CGFloat(index) / CGFloat(colors.count - 1)
            let given = index < locations.count ? locations[index] : 1
            lowest = min(1, max(lowest, locations.isEmpty ? even : given))
            return RenderNode.ColorStop(location: lowest, color: color)
        }
    }

    // MARK: - Animation

    private static func value(of colors: [Any]?) -> AnimatableValue {
        .colors((colors ?? []).compactMap { $0 as? CGColor })
    }

    private static func value(of locations: [NSNumber]?) -> AnimatableValue {
        .numbers((locations ?? []).map { CGFloat($0.doubleValue) })
    }

    override func makePresentationLayer() -> CALayer {
        let copy = CAGradientLayer()
        copy.type = type
        return copy
    }

    /// The bounds and the corner radius are among them, since the gradient ends at the edge.
    override var extraKeys: [String] {
        ["colors", "locations", "startPoint", "endPoint", "bounds", "cornerRadius"]
    }

    override func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "colors": Self.value(of: colors)
        case "locations": Self.value(of: locations)
        case "startPoint": .point(startPoint)
        case "endPoint": .point(endPoint)
        default: super.animatableValue(forKey: key)
        }
    }

    override func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
        switch (key, value) {
        case ("colors", .colors(let value)): colors = value
        case ("locations", .numbers(let value)):
            locations = value.isEmpty ? nil : value.map { NSNumber(value: Double($0)) }
        case ("startPoint", .point(let value)): startPoint = value
        case ("endPoint", .point(let value)): endPoint = value
        default: super.setAnimatableValue(value, forKey: key)
        }
    }
}
