import CGtk
import Foundation

/// The Pango context that all text is shaped in: the same on every machine and at every scale.
@MainActor final class TextContext {
    static let shared = TextContext()

    /// For texts that run from right to left although Pango would find otherwise.
    private static let rightToLeft = TextContext(PANGO_DIRECTION_RTL)

    let pointer: OpaquePointer

    private init(_ direction: PangoDirection = PANGO_DIRECTION_WEAK_LTR) {
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
        pango_context_set_base_dir(pointer, direction)
    }

    /// A layout of a text.
    static func layout(of text: String) -> OpaquePointer {
        let direction = direction(besideIsolatesIn: text)
        let context = direction == PANGO_DIRECTION_RTL ? rightToLeft : shared
        let layout: OpaquePointer = pango_layout_new(context.pointer)
        if direction != nil { pango_layout_set_auto_dir(layout, 0) }
        pango_layout_set_text(layout, text, -1)
        return layout
    }

    /// Which way a paragraph runs in which some parts keep to themselves: what they hold doesn't decide it
    /// (https://www.unicode.org/reports/tr9/#P2), as it does for Pango 1.50. Nil where Pango is right.
    private static func direction(besideIsolatesIn text: String) -> PangoDirection? {
        let scalars = text.unicodeScalars
        guard scalars.contains(where: { "\u{2066}"..."\u{2068}" ~= $0 }),
            !text.contains(where: \.isNewline)
        else { return nil }
        var depth = 0
        var rest = String.UnicodeScalarView()
        for scalar in scalars {
            if "\u{2066}"..."\u{2068}" ~= scalar { depth += 1 }
            if depth == 0 { rest.append(scalar) }
            if scalar == "\u{2069}", depth > 0 { depth -= 1 }
        }
        let direction = pango_find_base_dir(String(rest), -1)
        return direction == PANGO_DIRECTION_NEUTRAL ? nil : direction
    }
}
