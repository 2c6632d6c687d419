import CGtk
import Foundation

/// What the benchmarks need of the inside: rendering without a window, and Pango without us.
@MainActor package enum TextMeasure {
    /// Shapes each text, measures it and makes its node, and keeps nothing.
    package static func shapeWithPango(_ texts: [String]) {
        let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
        defer { g_object_unref(context.map(UnsafeMutableRawPointer.init)) }
        let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
        let description = FontDescription.make(font.face, size: font.pointSize)
        defer { pango_font_description_free(description) }
        for text in texts {
            let layout = pango_layout_new(context)
            pango_layout_set_font_description(layout, description)
            pango_layout_set_text(layout, text, -1)
            var logical = PangoRectangle()
            pango_layout_get_extents(layout, nil, &logical)
            let snapshot = gtk_snapshot_new()
            var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
            gtk_snapshot_append_layout(snapshot, layout, &color)
            if let node = gtk_snapshot_free_to_node(snapshot) { gsk_render_node_unref(node) }
            g_object_unref(layout.map(UnsafeMutableRawPointer.init))
        }
    }

    package static func render(_ view: UIView) {
        _ = view.layer.renderNode()
    }

    package static func forgetLayouts() {
        TextLayoutCache.removeAll()
    }
}
