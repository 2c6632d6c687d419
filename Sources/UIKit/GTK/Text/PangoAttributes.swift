import CGtk
import Foundation

/// Owns a list of Pango's attributes.
final class PangoAttributes {
    let list: OpaquePointer

    init() {
        list = pango_attr_list_new()
    }

    deinit {
        pango_attr_list_unref(list)
    }

    func add(_ run: AttributedText.Run) {
        let range = run.range
        let description = FontDescription.make(run.font, size: run.pointSize)
        insert(pango_attr_font_desc_new(description), range)
        pango_font_description_free(description)
        var features: [String] = []
        if run.font.hasMonospacedDigits { features.append("tnum") }
        if !run.joinsLetters { features += ["liga=0", "clig=0"] }
        if !features.isEmpty {
            insert(pango_attr_font_features_new(features.joined(separator: ",")), range)
        }
        if run.kern != 0 { insert(pango_attr_letter_spacing_new(units(run.kern)), range) }
        if run.baselineOffset != 0 { insert(pango_attr_rise_new(units(run.baselineOffset)), range) }
        addColors(run)
        addLines(run)
        if let bounds = run.attachment { addShape(bounds, range) }
    }

    /// The height of all lines, in points.
    func setLineHeight(_ height: CGFloat) {
        insert(pango_attr_line_height_new_absolute(units(height)), 0..<Int(Int32.max))
    }

    func setMonospacedDigits() {
        insert(pango_attr_font_features_new("tnum"), 0..<Int(Int32.max))
    }

    /// Where a line ends in a word that is longer than it, Pango would write a hyphen, even in an
    /// address. UIKit writes one at soft hyphens alone.
    func setNoHyphens(in text: String) {
        guard !text.unicodeScalars.contains("\u{AD}") else { return }
        insert(pango_attr_insert_hyphens_new(0), 0..<Int(Int32.max))
    }

    private func addColors(_ run: AttributedText.Run) {
        if let color = run.color {
            let (red, green, blue) = color.pangoParts
            insert(pango_attr_foreground_new(red, green, blue), run.range)
            insert(pango_attr_foreground_alpha_new(color.pangoAlpha), run.range)
        }
        if let color = run.background {
            let (red, green, blue) = color.pangoParts
            insert(pango_attr_background_new(red, green, blue), run.range)
            insert(pango_attr_background_alpha_new(color.pangoAlpha), run.range)
        }
    }

    private func addLines(_ run: AttributedText.Run) {
        if run.underlines > 0 {
            let style = run.underlines == 2 ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE
            insert(pango_attr_underline_new(style), run.range)
            if let (red, green, blue) = run.underlineColor?.pangoParts {
                insert(pango_attr_underline_color_new(red, green, blue), run.range)
            }
        }
        if run.isStruckThrough {
            insert(pango_attr_strikethrough_new(1), run.range)
            if let (red, green, blue) = run.strikethroughColor?.pangoParts {
                insert(pango_attr_strikethrough_color_new(red, green, blue), run.range)
            }
        }
    }

    /// Leaves room for a picture. Pango's y goes down from the baseline.
    private func addShape(_ bounds: CGRect, _ range: Range<Int>) {
        var rectangle = PangoRectangle(
            x: 0, y: units(-bounds.maxY), width: units(bounds.maxX), height: units(bounds.height))
        insert(pango_attr_shape_new(&rectangle, &rectangle), range)
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
        attribute?.pointee.start_index = guint(range.lowerBound)
        attribute?.pointee.end_index = guint(range.upperBound)
        pango_attr_list_insert(list, attribute)
    }

    private func units(_ points: CGFloat) -> Int32 {
        Int32(min(max(-1e9, (points * CGFloat(PANGO_SCALE)).rounded()), 1e9))
    }
}

extension CGColor {
    /// From 0 to 65,535.
    fileprivate var pangoParts: (UInt16, UInt16, UInt16) {
        (Self.pango(red), Self.pango(green), Self.pango(blue))
    }

    fileprivate var pangoAlpha: UInt16 { max(1, Self.pango(alpha)) }

    private static func pango(_ part: CGFloat) -> UInt16 {
        UInt16((min(1, max(0, part)) * 65_535).rounded())
    }
}
