import Foundation

extension CALayer {
    /// Marks this layer and the layers above it; stops at the first that is marked already.
    final func invalidate() {
        var layer = self
        while layer.nodeIsCurrent {
            layer.nodeIsCurrent = false
            guard let next = layer.superlayer else {
                (layer.view as? UIWindow)?.setNeedsFrame()
                return
            }
            layer = next
        }
    }

    /// The layer's own picture is what it was, and elsewhere.
    final func placementDidChange() {
        if let superlayer {
            superlayer.invalidate()
        } else {
            invalidate()
        }
        view?.layerPlaceDidChange()
    }

    /// The picture of the layer with all below it, in its own coordinates, without its opacity.
    ///
    /// - Complexity: O(1) when nothing changed; otherwise in what changed, and in the number of
    ///   sublayers of each layer on the way to it.
    func renderNode() -> RenderNode? {
        if nodeIsCurrent { return node }
        node = makeNode()
        nodeIsCurrent = true
        wasDrawn = true
        return node
    }

    private func makeNode() -> RenderNode? {
        let bounds = presentedBounds
        var node = LayerRenderer(layer: self, bounds: bounds).makeNode()
        if let transition = animations?.transition {
            node = transition.picture(over: node, in: bounds, at: currentTime)
        }
        if decoration.shouldRasterize, let picture = node {
            node = picture.rasterized(scale: decoration.rasterizationScale)
        }
        return node
    }

    /// What was shown last; what would be shown now, when nothing was yet.
    var lastPicture: RenderNode? { node ?? renderNode() }

    func nodeInSuperlayer() -> RenderNode? {
        let opacity = presentedOpacity
        guard !isHidden, opacity > 0, let node = renderNode() else { return nil }
        return placed(node, by: presentedGeometry)?.faded(to: opacity)
    }

    private func placed(_ node: RenderNode, by geometry: LayerGeometry) -> RenderNode? {
        if let projection = geometry.projection { return projected(node, by: projection) }
        let transform = geometry.transformToSuperlayer
        if !decoration.isDoubleSided, transform.a * transform.d < transform.b * transform.c {
            return nil
        }
        if geometry.transform.isIdentity {
            return node.translated(by: CGPoint(x: transform.tx, y: transform.ty))
        }
        return node.transformed(by: transform)
    }

    /// The layer's content, moved and stretched with the bounds while these are animated.
    func contentNode(in presented: CGRect) -> RenderNode? {
        guard let content = currentContent() else { return nil }
        guard presented != bounds, contentFillsBounds else { return content }
        let place = view?.contentPlacement(of: bounds, in: presented) ?? presented
        let scale = CGSize(
            width: bounds.width > 0 ? place.width / bounds.width : 1,
            height: bounds.height > 0 ? place.height / bounds.height : 1)
        return content.transformed(
            by: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
                .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
                .concatenating(CGAffineTransform(translationX: place.minX, y: place.minY)))
    }
}
