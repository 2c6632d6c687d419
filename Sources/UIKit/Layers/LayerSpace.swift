import Foundation

/// How a layer lies in space: what its plane's own transform leaves out.
struct LayerSpace {
    /// Around the anchor point.
    var transform: CATransform3D
    var zPosition: CGFloat
    /// The superlayer's `sublayerTransform`, around `eye`.
    var perspective: CATransform3D?
    /// The superlayer's anchor point, in its own coordinates.
    var eye = CGPoint.zero

    func transformToSuperlayer(anchor: CGPoint, position: CGPoint) -> CATransform3D {
        let around = CATransform3DTranslate(transform, -anchor.x, -anchor.y, 0)
        let moved = CATransform3DConcat(
            around, CATransform3DMakeTranslation(position.x, position.y, zPosition))
        guard let perspective else { return moved }
        return CATransform3DConcat(
            CATransform3DConcat(moved, CATransform3DMakeTranslation(-eye.x, -eye.y, 0)),
            CATransform3DConcat(perspective, CATransform3DMakeTranslation(eye.x, eye.y, 0)))
    }
}

/// What a layer that is turned in space looks like from the front, kept until one of these changes.
struct ProjectedPicture {
    var source: RenderNode
    var projection: PlaneProjection
    var scale: CGFloat
    var node: RenderNode?
}

extension CALayer {
    /// `nil` for a layer that stays in its plane, as nearly all do.
    func space(of transform: @autoclosure () -> CATransform3D, zPosition: CGFloat) -> LayerSpace? {
        let isPresented = animations != nil
        guard isPresented || decoration.spatialTransform != nil || decoration.isInSpace else {
            return nil
        }
        let transform = transform()
        let above = decoration.isInSpace ? superlayer : nil
        let perspective = above?.presentedSublayerTransform
        guard perspective != nil || !CATransform3DIsAffine(transform) else { return nil }
        var space = LayerSpace(transform: transform, zPosition: zPosition, perspective: perspective)
        if let above, perspective != nil {
            let (bounds, anchor) = (above.bounds, above.anchorPoint)
            space.eye = CGPoint(
                x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        }
        return space
    }

    private var presentedSublayerTransform: CATransform3D? {
        guard decoration.sublayerTransform != nil else { return nil }
        if case .transform(let transform)? = presentedIfAnimated("sublayerTransform") {
            return transform
        }
        return sublayerTransform == CATransform3DIdentity ? nil : sublayerTransform
    }

    /// What the layer's picture looks like from the front; `nil` when there is nothing to see of it.
    func projected(_ node: RenderNode, by projection: PlaneProjection) -> RenderNode? {
        guard decoration.isDoubleSided || projection.determinant > 0 else { return nil }
        if let affine = projection.affine { return node.transformed(by: affine) }
        let scale = max(1, Platform.current.traits.displayScale)
        if let known = decoration.projected, known.source === node,
            known.projection == projection, known.scale == scale
        {
            return known.node
        }
        let picture = node.projected(by: projection, scale: scale)
        changeDecoration {
            $0.projected = ProjectedPicture(
                source: node, projection: projection, scale: scale, node: picture)
        }
        return picture
    }
}
