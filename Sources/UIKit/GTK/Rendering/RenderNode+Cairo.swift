import CGtk
import Foundation

extension RenderNode {
    /// Records what the closure draws with Cairo; the recording is drawn sharp at any scale.
    static func cairo(in rectangle: CGRect, draw: (OpaquePointer) -> Void) -> RenderNode {
        var bounds = graphene_rect_t(rectangle)
        let node = gsk_cairo_node_new(&bounds)
        let context = gsk_cairo_node_get_draw_context(node)
        if let context { draw(context) }
        cairo_destroy(context)
        return RenderNode(adopting: node!)
    }

    /// What the node shows, let through where the mask is opaque.
    func masked(by mask: RenderNode, in rectangle: CGRect) -> RenderNode {
        .cairo(in: rectangle) { context in
            cairo_push_group(context)
            gsk_render_node_draw(pointer, context)
            cairo_pop_group_to_source(context)
            cairo_push_group(context)
            gsk_render_node_draw(mask.pointer, context)
            let group = cairo_pop_group(context)
            // The node's picture is the source again once the mask's group is closed.
            cairo_mask(context, group)
            cairo_pattern_destroy(group)
        }
    }
}

extension CGPath {
    func add(to context: OpaquePointer) {
        for element in elements {
            switch element {
            case .move(let point): cairo_move_to(context, point.x, point.y)
            case .line(let point): cairo_line_to(context, point.x, point.y)
            case .curve(let end, let control1, let control2):
                cairo_curve_to(
                    context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
            case .close: cairo_close_path(context)
            }
        }
    }
}
