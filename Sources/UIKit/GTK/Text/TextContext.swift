import CGtk
import Foundation

/// The one Pango context that all text is shaped in: the same on every machine and at every scale.
@MainActor final class TextContext {
    static let shared = TextContext()

    let pointer: OpaquePointer

    private init() {
        pointer = pango_font_map_create_context(pango_cairo_font_map_get_default())
        pango_context_set_round_glyph_positions(pointer, 0)
        // Neither the locale nor the screen's settings may change where a line breaks.
        pango_context_set_language(pointer, pango_language_from_string("en"))
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(pointer, options)
        cairo_font_options_destroy(options)
    }
}
