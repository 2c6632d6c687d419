import Foundation

/// A layer that shows its sublayers several times, each time moved, faded and later by a step.
open class CAReplicatorLayer: CALayer {
    /// How many times, the sublayers themselves among them; below 1 shows none.
    open var instanceCount = 1 {
        didSet { if instanceCount != oldValue { invalidate() } }
    }

    /// From one copy to the next, around the middle of the layer.
    open var instanceTransform = CATransform3DIdentity {
        didSet { if instanceTransform != oldValue { invalidate() } }
    }

    /// What each copy's alpha has more than the one before; negative fades copies out.
    open var instanceAlphaOffset: Float = 0 {
        didSet { if instanceAlphaOffset != oldValue { invalidate() } }
    }

    override func copies(of nodes: [RenderNode]) -> [RenderNode] {
        guard let whole = RenderNode.container(nodes) else { return [] }
        let bounds = presentedBounds
        let (x, y) = (
            bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height
        )
        let scale = max(1, Platform.current.traits.displayScale)
        var transform = CATransform3DIdentity
        return (0..<max(0, instanceCount)).compactMap { index in
            defer { transform = CATransform3DConcat(transform, instanceTransform) }
            let alpha = CGFloat(1 + Float(index) * instanceAlphaOffset)
            guard alpha > 0 else { return nil }
            let placed = CATransform3DConcat(
                CATransform3DTranslate(transform, -x, -y, 0), CATransform3DMakeTranslation(x, y, 0))
            return whole.projected(by: PlaneProjection(placed), scale: scale)?.faded(to: alpha)
        }
    }
}
