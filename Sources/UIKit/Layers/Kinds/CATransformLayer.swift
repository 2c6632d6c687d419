import Foundation

/// A layer whose sublayers lie in space together: it has no plane of its own that they are pressed
/// into, and shows nothing itself.
///
/// Each sublayer is drawn for itself, the farthest first by its middle; planes that cut through each
/// other are not cut apart. The group's opacity is each sublayer's.
open class CATransformLayer: CALayer {
    override func placedNode() -> RenderNode? {
        guard !isHidden, let sublayers else { return nil }
        let opacity = presentedOpacity
        let space = presentedGeometry.wholeSpatialTransform
        let faces = sublayers.compactMap { face(of: $0, in: space) }
        let sorted = faces.enumerated().sorted {
            ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
        }
        return .container(sorted.map { $0.element.node.faded(to: opacity) })
    }

    private func face(
        of layer: CALayer, in space: CATransform3D
    ) -> (node: RenderNode, depth: CGFloat)? {
        let opacity = layer.presentedOpacity
        guard !layer.isHidden, opacity > 0, let node = layer.renderNode() else { return nil }
        let geometry = layer.presentedGeometry
        let transform = CATransform3DConcat(geometry.wholeSpatialTransform, space)
        guard let picture = layer.projected(node, by: PlaneProjection(transform)) else {
            return nil
        }
        let (x, y) = (geometry.bounds.midX, geometry.bounds.midY)
        let depth = x * transform.m13 + y * transform.m23 + transform.m43
        return (picture.faded(to: opacity), depth)
    }
}

extension LayerGeometry {
    /// As `spatialTransformToSuperlayer`, for layers that stay in their planes, too.
    fileprivate var wholeSpatialTransform: CATransform3D {
        spatialTransformToSuperlayer ?? CATransform3DMakeAffineTransform(transformToSuperlayer)
    }
}
