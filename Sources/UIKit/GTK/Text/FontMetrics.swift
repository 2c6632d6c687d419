import CGtk
import Foundation
import Synchronization

/// The heights of a typeface, as fractions of its size.
struct FontMetrics: Sendable {
    var ascent: CGFloat
    var descent: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat

    private static let cache = Mutex<[FontFace: FontMetrics]>([:])

    static func metrics(of face: FontFace) -> FontMetrics {
        cache.withLock { cache in
            if let known = cache[face] { return known }
            let metrics = measured(face)
            cache[face] = metrics
            return metrics
        }
    }

    /// Measured at a large size, where rounding does not show.
    private static let measuringSize: CGFloat = 1000

    private static func measured(_ face: FontFace) -> FontMetrics {
        let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
        defer { g_object_unref(context.map(UnsafeMutableRawPointer.init)) }
        let description = FontDescription.make(face, size: measuringSize)
        defer { pango_font_description_free(description) }
        guard let metrics = pango_context_get_metrics(context, description, nil) else {
            return FontMetrics(ascent: 0.95, descent: 0.25, capHeight: 0.7, xHeight: 0.5)
        }
        defer { pango_font_metrics_unref(metrics) }
        func share(_ units: Int32) -> CGFloat {
            CGFloat(units) / CGFloat(PANGO_SCALE) / measuringSize
        }
        return FontMetrics(
            ascent: share(pango_font_metrics_get_ascent(metrics)),
            descent: share(pango_font_metrics_get_descent(metrics)),
            capHeight: inkHeight(of: "H", context, description),
            xHeight: inkHeight(of: "x", context, description))
    }

    private static func inkHeight(
        of letter: String, _ context: OpaquePointer?, _ description: OpaquePointer
    ) -> CGFloat {
        let layout = pango_layout_new(context)
        defer { g_object_unref(layout.map(UnsafeMutableRawPointer.init)) }
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, letter, -1)
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        return CGFloat(ink.height) / CGFloat(PANGO_SCALE) / measuringSize
    }
}

/// Pango's descriptions of fonts.
enum FontDescription {
    /// The caller frees the result.
    static func make(_ face: FontFace, size: CGFloat) -> OpaquePointer {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, face.family)
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(face.weight)))
        if face.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        return description!
    }
}
