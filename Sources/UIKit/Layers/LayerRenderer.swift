import Foundation

/// Makes the node of one layer from what Core Animation stacks in it: shadow, background, content,
/// sublayers, border.
@MainActor struct LayerRenderer {
    let layer: CALayer
    let decoration: LayerDecoration

    func makeNode() -> RenderNode? {
        _ = renderNodeTypesAreRegistered
        var node = RenderNode.container(parts())
        if let mask = decoration.mask, let picture = node {
            node = mask.placedNode().map { picture.masked(by: $0, in: picture.bounds) }
        }
        node = withShadow(node)
        return layer.opacity < 1 ? node?.faded(to: CGFloat(layer.opacity)) : node
    }

    /// Background, content, sublayers and border, the lowest first.
    private func parts() -> [RenderNode] {
        var parts: [RenderNode] = []
        let clips = layer.masksToBounds
        if !clips, let background { parts.append(background) }
        var inside: [RenderNode] = []
        if clips, let color = visibleBackground {
            inside.append(.color(color, in: layer.bounds))
        }
        if let content = layer.contentNode() { inside.append(content) }
        for sublayer in sublayersInDrawingOrder {
            if let node = sublayer.placedNode() { inside.append(node) }
        }
        if clips {
            if let node = RenderNode.container(inside) {
                parts.append(node.clipped(to: layer.shape))
            }
        } else {
            parts += inside
        }
        if let border { parts.append(border) }
        return parts
    }

    private var visibleBackground: CGColor? {
        guard let color = layer.backgroundColor, color.alpha > 0 else { return nil }
        return color
    }

    private var background: RenderNode? {
        guard let color = visibleBackground, !layer.bounds.isEmpty else { return nil }
        let node = RenderNode.color(color, in: layer.bounds)
        let shape = layer.shape
        return shape.isRounded ? node.clipped(to: shape) : node
    }

    private var border: RenderNode? {
        guard decoration.hasBorder, let color = decoration.borderColor else { return nil }
        return .border(layer.shape, width: decoration.borderWidth, color: color)
    }

    private var sublayersInDrawingOrder: [CALayer] {
        guard let sublayers = layer.sublayers else { return [] }
        guard sublayers.contains(where: { $0.zPosition != 0 }) else { return sublayers }
        return sublayers.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    /// A filled layer casts the shadow of its shape, any other the shadow of what it shows. A layer
    /// that masks to its bounds cuts its own shadow off, as on iOS.
    private func withShadow(_ node: RenderNode?) -> RenderNode? {
        guard decoration.hasShadow, !layer.masksToBounds, let node,
            let color = decoration.shadowColor
        else { return node }
        let faded = CGColor(
            red: color.red, green: color.green, blue: color.blue,
            alpha: color.alpha * CGFloat(decoration.shadowOpacity))
        if visibleBackground != nil {
            let shadow = RenderNode.shadow(
                of: layer.shape, color: faded, offset: decoration.shadowOffset,
                radius: decoration.shadowRadius)
            return .container([shadow, node])
        }
        return node.castingShadow(
            color: faded, offset: decoration.shadowOffset, radius: decoration.shadowRadius)
    }
}
