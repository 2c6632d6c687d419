import Foundation

/// Where a layer lies in its superlayer: the part of its properties that says so.
struct LayerGeometry {
    var bounds: CGRect
    var position: CGPoint
    var anchorPoint: CGPoint
    /// Around the anchor point.
    var transform: CGAffineTransform
    /// What is more than that: for a layer that is turned out of its plane, or seen in perspective.
    var space: LayerSpace?

    /// The smallest upright rectangle in the superlayer that holds the layer.
    var frame: CGRect {
        if let projection { return projection.map(bounds) }
        if transform.isIdentity {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.width,
                y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        return bounds.applying(transformToSuperlayer)
    }

    /// What the layer's plane looks like in the superlayer; `nil` where `transformToSuperlayer` says
    /// all.
    var projection: PlaneProjection? {
        spatialTransformToSuperlayer.map { PlaneProjection($0) }
    }

    /// Takes a point of space around the layer to the space around the superlayer.
    var spatialTransformToSuperlayer: CATransform3D? {
        space?.transformToSuperlayer(
            anchor: CGPoint(
                x: bounds.minX + anchorPoint.x * bounds.width,
                y: bounds.minY + anchorPoint.y * bounds.height),
            position: position)
    }

    /// Takes a point of the layer to the superlayer, in parallel projection.
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
