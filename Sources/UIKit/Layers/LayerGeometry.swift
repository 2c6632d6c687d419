import Foundation

/// Where a layer lies in its superlayer: the part of its properties that says so.
struct LayerGeometry {
    var bounds: CGRect
    var position: CGPoint
    var anchorPoint: CGPoint
    /// Around the anchor point.
    var transform: CGAffineTransform

    /// The smallest upright rectangle in the superlayer that holds the layer.
    var frame: CGRect {
        if transform.isIdentity {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.width,
                y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        return bounds.applying(transformToSuperlayer)
    }

    /// Takes a point of the layer to the superlayer.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.width,
            y: bounds.origin.y + anchorPoint.y * bounds.height)
        if transform.isIdentity {
            return CGAffineTransform(
                translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}
