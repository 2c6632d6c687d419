import Foundation

/// The properties that few layers set, so that the many others do not carry them.
@MainActor final class LayerDecoration {
    /// Shared by all layers that set none of them; never changed.
    static let none = LayerDecoration()

    var corners = CACornerMask.all
    var borderWidth: CGFloat = 0
    /// Black, as Core Animation's default is.
    var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var shadowPath: CGPath?
    var mask: CALayer?
    /// The standard deviation of the blur of what is drawn below, in points; 0 blurs nothing.
    var backdropBlur: CGFloat = 0
    var contents: Any?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    /// A transform that leaves the layer's plane.
    var spatialTransform: CATransform3D?
    var sublayerTransform: CATransform3D?
    /// Whether a superlayer once gave the layer a perspective.
    var isInSpace = false
    var isDoubleSided = true
    /// What the layer looked like from the front when it was last turned.
    var projected: ProjectedPicture?
    /// The colour in which what the layer shows is drawn, whatever its own colours are.
    var vibrancy: CGColor?
    var time = LayerTime.standard
    /// What the app gave the layer to carry.
    var values: [String: Any] = [:]
}
