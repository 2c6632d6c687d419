import Foundation

/// Makes the node of one layer from what Core Animation stacks in it: shadow, background, content,
/// sublayers, border.
@MainActor struct LayerRenderer {
    let layer: CALayer
    /// The layer's, as they are seen now.
    let bounds: CGRect

    private var decoration: LayerDecoration { layer.decoration }

    func makeNode() -> RenderNode? {
        _ = renderNodeTypesAreRegistered
        var node = RenderNode.container(parts())
        if let color = decoration.vibrancy { node = node?.tinted(color) }
        if let mask = decoration.mask, let picture = node {
            node = mask.placedNode().map { picture.masked(by: $0, in: picture.bounds) }
        }
        return withShadow(node)
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(
            bounds, radius: layer.presented("cornerRadius", layer.cornerRadius),
            corners: decoration.corners)
    }

    /// Background, content, sublayers and border, the lowest first.
    private func parts() -> [RenderNode] {
        var parts: [RenderNode] = []
        let clips = layer.masksToBounds
        if !clips, let background { parts.append(background) }
        var inside: [RenderNode] = []
        if clips, let color = visibleBackground {
            inside.append(.color(color, in: bounds))
        }
        if let content = layer.contentNode(in: bounds) { inside.append(content) }
        let content = inside.count
        for sublayer in sublayersInDrawingOrder {
            if sublayer.decoration.backdropBlur > 0,
                let backdrop = backdrop(of: sublayer, over: parts + inside)
            {
                inside.append(backdrop)
            }
            if let node = sublayer.placedNode() { inside.append(node) }
        }
        if layer is CAReplicatorLayer {
            inside = Array(inside[..<content]) + layer.copies(of: Array(inside[content...]))
        }
        if clips {
            if let node = RenderNode.container(inside) {
                parts.append(node.clipped(to: shape))
            }
        } else {
            parts += inside
        }
        if let border { parts.append(border) }
        return parts
    }

    private var visibleBackground: CGColor? {
        guard let color = layer.presented("backgroundColor", layer.backgroundColor),
            color.alpha > 0
        else { return nil }
        return color
    }

    private var background: RenderNode? {
        guard let color = visibleBackground, !bounds.isEmpty else { return nil }
        let node = RenderNode.color(color, in: bounds)
        let shape = shape
        return shape.isRounded ? node.clipped(to: shape) : node
    }

    private var border: RenderNode? {
        let width = layer.presented("borderWidth", decoration.borderWidth)
        guard width > 0, let color = layer.presented("borderColor", decoration.borderColor) else {
            return nil
        }
        return .border(shape, width: width, color: color)
    }

    /// What is drawn so far, blurred, where a sublayer will be.
    private func backdrop(of sublayer: CALayer, over parts: [RenderNode]) -> RenderNode? {
        let opacity = sublayer.presentedOpacity
        guard !sublayer.isHidden, opacity > 0, let picture = RenderNode.container(parts) else {
            return nil
        }
        let frame = sublayer.presentedGeometry.frame.intersection(bounds)
        guard !frame.isEmpty else { return nil }
        let radius = sublayer.decoration.backdropBlur
        // A blur reaches no further than three times its deviation.
        let shape = RoundedRectangle(
            frame, radius: sublayer.presented("cornerRadius", sublayer.cornerRadius),
            corners: sublayer.maskedCorners)
        return picture.clipped(to: frame.insetBy(dx: -3 * radius, dy: -3 * radius))
            .blurred(by: radius).clipped(to: shape).faded(to: opacity)
    }

    private var sublayersInDrawingOrder: [CALayer] {
        guard let sublayers = layer.sublayers else { return [] }
        guard isReordered(sublayers) else { return sublayers }
        return sublayers.enumerated()
            .sorted { ($0.element.drawingOrder, $0.offset) < ($1.element.drawingOrder, $1.offset) }
            .map(\.element)
    }

    private func isReordered(_ sublayers: [CALayer]) -> Bool {
        for sublayer in sublayers where sublayer.drawingOrder != 0 { return true }
        return false
    }

    /// A filled layer casts the shadow of its shape, any other the shadow of what it shows. A layer
    /// that masks to its bounds cuts its own shadow off, as on iOS.
    private func withShadow(_ node: RenderNode?) -> RenderNode? {
        guard !layer.masksToBounds, let node, let color = shadowColor else { return node }
        let offset = layer.presented("shadowOffset", decoration.shadowOffset)
        let radius = layer.presented("shadowRadius", decoration.shadowRadius)
        if let path = decoration.shadowPath {
            let shape = RenderNode.path(path, fill: color, evenOdd: false, stroke: nil)
            let shadow = shape?.translated(by: CGPoint(x: offset.width, y: offset.height))
                .blurred(by: radius)
            return .container([shadow, node].compactMap { $0 })
        }
        if visibleBackground != nil {
            let shadow = RenderNode.shadow(of: shape, color: color, offset: offset, radius: radius)
            return .container([shadow, node])
        }
        return node.castingShadow(color: color, offset: offset, radius: radius)
    }

    private var shadowColor: CGColor? {
        let opacity = layer.presented("shadowOpacity", CGFloat(decoration.shadowOpacity))
        guard opacity > 0, let color = layer.presented("shadowColor", decoration.shadowColor) else {
            return nil
        }
        return color.copy(alpha: color.alpha * min(1, opacity))
    }
}

extension CALayer {
    fileprivate var drawingOrder: CGFloat { presented("zPosition", zPosition) }
}
