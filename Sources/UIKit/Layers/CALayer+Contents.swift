import Foundation

/// How a layer's contents fill it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    fileprivate var contentMode: UIView.ContentMode {
        let modes: [CALayerContentsGravity: UIView.ContentMode] = [
            .center: .center, .top: .top, .bottom: .bottom, .left: .left, .right: .right,
            .topLeft: .topLeft, .topRight: .topRight, .bottomLeft: .bottomLeft,
            .bottomRight: .bottomRight, .resizeAspect: .scaleAspectFit,
            .resizeAspectFill: .scaleAspectFill,
        ]
        return modes[self] ?? .scaleToFill
    }
}

extension CALayer {
    /// Which layers draw for themselves.
    static let drawOverride = MethodOverride(
        base: CALayer.self, plain: PlainLayer.self, overriding: DrawingLayer.self)

    /// - Parameter radius: The standard deviation, in points; 0 blurs nothing.
    func setBackdropBlur(_ radius: CGFloat) {
        guard radius != decoration.backdropBlur else { return }
        changeDecoration { $0.backdropBlur = radius }
        placementDidChange()
    }

    /// - Parameter color: What all that the layer shows is drawn in; `nil` leaves it its own colours.
    func setVibrancy(_ color: CGColor?) {
        guard color != decoration.vibrancy else { return }
        changeDecoration { $0.vibrancy = color }
        invalidate()
    }

    var contentsNode: RenderNode? {
        guard let image = contents as? CGImage, !bounds.isEmpty else { return nil }
        let size = CGSize(
            width: CGFloat(image.width) / contentsScale,
            height: CGFloat(image.height) / contentsScale)
        let place = contentsGravity.contentMode.placement(of: size, in: bounds)
        return .bitmap(image.bitmap, in: place)
    }

    /// What `draw(in:)` draws; asked of layers that override it alone.
    func drawnNode() -> RenderNode? {
        guard Self.drawOverride.isOverridden(in: type(of: self)), !bounds.isEmpty else {
            return nil
        }
        let target = NodeTarget(rectangle: bounds)
        draw(in: CGContext(target: target, traits: UITraitCollection.current))
        return target.finish()
    }
}

private final class PlainLayer: CALayer {}

private final class DrawingLayer: CALayer {
    override func draw(in ctx: CGContext) {}
}
