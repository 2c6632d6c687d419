import CGtk
import Foundation

extension RenderNode {
    static func color(_ color: CGColor, in rectangle: CGRect) -> RenderNode {
        var color = GdkRGBA(color)
        var rectangle = graphene_rect_t(rectangle)
        return RenderNode(adopting: gsk_color_node_new(&color, &rectangle))
    }

    /// Nodes drawn one after the other; a lone node is handed back as it is.
    static func container(_ children: [RenderNode]) -> RenderNode? {
        guard let first = children.first else { return nil }
        if children.count == 1 { return first }
        var pointers: [OpaquePointer?] = children.map(\.pointer)
        return RenderNode(
            adopting: gsk_container_node_new(&pointers, guint(pointers.count)))
    }

    func translated(by offset: CGPoint) -> RenderNode {
        if offset == .zero { return self }
        var point = graphene_point_t(offset)
        // GSK has no transform for a way that is too short for it.
        guard let transform = gsk_transform_translate(nil, &point) else { return self }
        defer { gsk_transform_unref(transform) }
        return RenderNode(adopting: gsk_transform_node_new(pointer, transform))
    }

    /// GSK's Cairo renderer draws no general matrix, so the transform is taken apart into a move,
    /// a rotation, a skew and a scale.
    func transformed(by transform: CGAffineTransform) -> RenderNode {
        var point = graphene_point_t(CGPoint(x: transform.tx, y: transform.ty))
        var next = gsk_transform_translate(nil, &point)
        let scaleX = hypot(transform.a, transform.b)
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard scaleX > 0, determinant != 0 else { return self.collapsed() }
        let angle = atan2(transform.b, transform.a)
        let scaleY = determinant / scaleX
        let shear = (transform.a * transform.c + transform.b * transform.d) / determinant
        if angle != 0 { next = gsk_transform_rotate(next, Float(angle * 180 / .pi)) }
        if abs(shear) > 1e-9 { next = gsk_transform_skew(next, Float(atan(shear) * 180 / .pi), 0) }
        if scaleX != 1 || scaleY != 1 {
            next = gsk_transform_scale(next, Float(scaleX), Float(scaleY))
        }
        // GSK's identity is no transform at all.
        guard let next else { return self }
        defer { gsk_transform_unref(next) }
        return RenderNode(adopting: gsk_transform_node_new(pointer, next))
    }

    /// What a transform that leaves no area leaves to see.
    private func collapsed() -> RenderNode {
        clipped(to: .zero)
    }

    func clipped(to rectangle: CGRect) -> RenderNode {
        var rectangle = graphene_rect_t(rectangle)
        return RenderNode(adopting: gsk_clip_node_new(pointer, &rectangle))
    }

    func clipped(to shape: RoundedRectangle) -> RenderNode {
        guard shape.isRounded else { return clipped(to: shape.rectangle) }
        var rounded = shape.gskRoundedRect
        return RenderNode(adopting: gsk_rounded_clip_node_new(pointer, &rounded))
    }

    /// - Parameter opacity: From 0 to 1; children fade together.
    func faded(to opacity: CGFloat) -> RenderNode {
        if opacity >= 1 { return self }
        return RenderNode(adopting: gsk_opacity_node_new(pointer, Float(opacity)))
    }

    /// A line along the inside of the shape's edge.
    static func border(_ shape: RoundedRectangle, width: CGFloat, color: CGColor) -> RenderNode {
        var outline = shape.gskRoundedRect
        let color = GdkRGBA(color)
        var widths = [Float](repeating: Float(width), count: 4)
        var colors = [GdkRGBA](repeating: color, count: 4)
        return RenderNode(adopting: gsk_border_node_new(&outline, &widths, &colors))
    }

    /// The shadow outside of a shape.
    ///
    /// - Parameter radius: The blur's standard deviation, as Core Animation's `shadowRadius` is;
    ///   GSK wants twice that.
    static func shadow(
        of shape: RoundedRectangle, color: CGColor, offset: CGSize, radius: CGFloat
    ) -> RenderNode {
        var outline = shape.gskRoundedRect
        var color = GdkRGBA(color)
        return RenderNode(
            adopting: gsk_outset_shadow_node_new(
                &outline, &color, Float(offset.width), Float(offset.height), 0,
                Float(radius * 2)))
    }

    /// The shadow of whatever the node shows.
    func castingShadow(color: CGColor, offset: CGSize, radius: CGFloat) -> RenderNode {
        var shadow = GskShadow(
            color: GdkRGBA(color), dx: Float(offset.width), dy: Float(offset.height),
            radius: Float(radius * 2))
        return RenderNode(adopting: gsk_shadow_node_new(pointer, &shadow, 1))
    }

    /// - Parameter radius: The blur's standard deviation, in points; GSK wants twice that.
    func blurred(by radius: CGFloat) -> RenderNode {
        if radius <= 0 { return self }
        return RenderNode(adopting: gsk_blur_node_new(pointer, Float(radius * 2)))
    }

    /// The node's picture in pixels; the node itself when it is too large for that, or empty.
    func rasterized(scale: CGFloat) -> RenderNode {
        let bounds = bounds
        let shifted = translated(by: CGPoint(x: -bounds.minX, y: -bounds.minY))
        guard
            let bitmap = try? PictureFile.bitmap(of: shifted, size: bounds.size, scale: scale)
        else { return self }
        let size = CGSize(
            width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        return .bitmap(bitmap, in: CGRect(origin: bounds.origin, size: size))
    }
}
