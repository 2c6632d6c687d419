import CGtk
import Foundation
import UIKit

/// A picture with everything that renderers like to differ in: text, curves, shadows, half pixels.
enum Picture {
    static let size = CGSize(width: 300, height: 200)

    static func node(size: CGSize = Picture.size) -> RenderNode? {
        draw(size: size).map(RenderNode.init(adopting:))
    }

    /// A GskRenderNode; the caller owns it.
    private static func draw(size: CGSize) -> OpaquePointer? {
        let snapshot = gtk_snapshot_new()
        fill(
            snapshot, CGRect(origin: .zero, size: size),
            GdkRGBA(red: 0.95, green: 0.95, blue: 0.97, alpha: 1))
        var shape = roundedRectangle(CGRect(x: 20.5, y: 30.25, width: 120, height: 60), radius: 12)
        var shadow = color(0, 0, 0, 0.4)
        gtk_snapshot_append_outset_shadow(snapshot, &shape, &shadow, 2, 3, 1, 8)
        gtk_snapshot_push_rounded_clip(snapshot, &shape)
        fill(
            snapshot, CGRect(x: 0, y: 0, width: 300, height: 200),
            GdkRGBA(red: 0, green: 0.48, blue: 1, alpha: 1))
        gtk_snapshot_pop(snapshot)
        gtk_snapshot_push_opacity(snapshot, 0.5)
        fill(
            snapshot, CGRect(x: 100, y: 60, width: 90, height: 90),
            GdkRGBA(red: 1, green: 0.23, blue: 0.19, alpha: 1))
        gtk_snapshot_pop(snapshot)
        appendText("Hello, Grüße, 你好", to: snapshot)
        return gtk_snapshot_free_to_node(snapshot)
    }

    /// Draws the node into a file with no display, with `scale` pixels to a point.
    static func write(to path: String, scale: Int) {
        // Without `gtk_init` the nodes' types aren't registered yet; a call whose result isn't used
        // would be optimised away.
        guard gsk_color_node_get_type() != 0, let node = draw(size: size) else {
            return report("no node")
        }
        defer { gsk_render_node_unref(node) }
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(size.width) * Int32(scale), Int32(size.height) * Int32(scale)
        )
        cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
        let context = cairo_create(surface)
        gsk_render_node_draw(node, context)
        cairo_destroy(context)
        let status = cairo_surface_write_to_png(surface, path)
        cairo_surface_destroy(surface)
        report(status == CAIRO_STATUS_SUCCESS ? "written" : "not written")
    }

    private static func fill(_ snapshot: OpaquePointer?, _ rectangle: CGRect, _ color: GdkRGBA) {
        var color = color
        var bounds = grapheneRectangle(rectangle)
        gtk_snapshot_append_color(snapshot, &color, &bounds)
    }

    private static func appendText(_ text: String, to snapshot: OpaquePointer?) {
        let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
        pango_context_set_round_glyph_positions(context, 1)
        let layout = pango_layout_new(context)
        let font = pango_font_description_from_string("Inter 17px")
        pango_layout_set_font_description(layout, font)
        pango_layout_set_text(layout, text, -1)
        var black = color(0, 0, 0)
        var origin = graphene_point_t(x: 30, y: 150)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        gtk_snapshot_append_layout(snapshot, layout, &black)
        gtk_snapshot_restore(snapshot)
        pango_font_description_free(font)
        g_object_unref(layout.map(UnsafeMutableRawPointer.init))
        g_object_unref(context.map(UnsafeMutableRawPointer.init))
    }

    private static func color(
        _ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1
    ) -> GdkRGBA {
        GdkRGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static func grapheneRectangle(_ rectangle: CGRect) -> graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(rectangle.minX), y: Float(rectangle.minY)),
            size: graphene_size_t(width: Float(rectangle.width), height: Float(rectangle.height)))
    }

    private static func roundedRectangle(_ rectangle: CGRect, radius: Float) -> GskRoundedRect {
        var shape = GskRoundedRect()
        var bounds = grapheneRectangle(rectangle)
        gsk_rounded_rect_init_from_rect(&shape, &bounds, radius)
        return shape
    }
}
