import CGtk
import Foundation

/// One paragraph with attributes, shaped and broken into lines by Pango.
@MainActor final class ParagraphLayout {
    /// In points, from the paragraph's own top left corner.
    let height: CGFloat
    /// The right end of the widest line, with its indents.
    let naturalWidth: CGFloat
    let firstBaseline: CGFloat
    let lastBaseline: CGFloat
    let lineCount: Int
    let isTruncated: Bool
    /// Whether the lines stand within the width asked for as the alignment says.
    let isAligned: Bool

    let paragraph: AttributedText.Paragraph
    let layout: OpaquePointer
    /// How far the text lies inside of the paragraph's box.
    let inset: CGPoint

    /// - Parameters:
    ///   - width: In points; `nil` is as wide as it takes.
    ///   - limit: The most lines; 0 is as many as it takes.
    init(
        _ paragraph: AttributedText.Paragraph, width: CGFloat?, limit: Int, isRightToLeft: Bool
    ) {
        self.paragraph = paragraph
        let style = paragraph.style
        let layout = TextContext.layout(of: paragraph.text)
        self.layout = layout
        let natural = Self.setAttributes(paragraph, of: layout)
        let indent = min(style.firstLineHeadIndent, style.headIndent)
        pango_layout_set_indent(layout, units(style.firstLineHeadIndent - style.headIndent))
        pango_layout_set_spacing(layout, units(style.lineSpacing))
        let runsLeft = Self.runsLeft(layout, paragraph, isRightToLeft)
        if let width {
            let end = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
            pango_layout_set_width(layout, units(max(0, end - indent)))
        }
        Self.setBreaking(style, limit, of: layout)
        Self.setAlignment(style, runsLeft: runsLeft, isRightToLeft, of: layout)

        let measured = LineExtents(of: layout, limit: limit)
        // Pango puts half of what a line is higher above the text, UIKit all of it.
        let extra = (style.lineHeight(natural: natural) - natural) / 2
        let tail = width.map { style.tailIndent > 0 ? $0 - style.tailIndent : -style.tailIndent }
        inset = CGPoint(x: runsLeft ? tail ?? 0 : indent, y: extra)
        height = measured.height
        naturalWidth = measured.width + indent + (style.tailIndent < 0 ? -style.tailIndent : 0)
        firstBaseline = measured.firstBaseline + extra
        lastBaseline = measured.lastBaseline + extra
        lineCount = measured.lineCount
        isAligned = pango_layout_get_width(layout) >= 0
        isTruncated = measured.isCut || pango_layout_is_ellipsized(layout) != 0
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    // MARK: - Drawing

    /// The paragraph with its top left corner at a point.
    ///
    /// - Parameter color: Of what has none of its own.
    func node(color: CGColor, at point: CGPoint, traits: UITraitCollection) -> RenderNode? {
        _ = renderNodeTypesAreRegistered
        let snapshot = gtk_snapshot_new()
        var gdkColor = GdkRGBA(color)
        gtk_snapshot_append_layout(snapshot, layout, &gdkColor)
        var text = gtk_snapshot_free_to_node(snapshot).map { RenderNode(adopting: $0) }
        if lineCount < Int(pango_layout_get_line_count(layout)) {
            text = text?.clipped(to: CGRect(x: -1e4, y: -1e4, width: 2e4, height: 1e4 + height))
        }
        let parts = [text].compactMap { $0 } + attachments(color, traits)
        return RenderNode.container(parts)?
            .translated(by: CGPoint(x: point.x + inset.x, y: point.y + inset.y))
    }

    private func attachments(_ color: CGColor, _ traits: UITraitCollection) -> [RenderNode] {
        paragraph.runs.compactMap { run in
            guard let bounds = run.attachment, let image = run.image else { return nil }
            var position = PangoRectangle()
            pango_layout_index_to_pos(layout, Int32(run.range.lowerBound), &position)
            let place = CGRect(
                x: points(position.x) + bounds.minX, y: points(position.y), width: bounds.width,
                height: bounds.height)
            // The character's box starts at the line's top, the picture at its own.
            let top = baseline(at: run.range.lowerBound) - bounds.maxY - run.baselineOffset
            return image.node(
                in: CGRect(x: place.minX, y: top, width: place.width, height: place.height),
                template: run.color ?? color, displayScale: max(1, traits.displayScale),
                traits: traits)
        }
    }

    /// The baseline of the line that a byte is in.
    private func baseline(at index: Int) -> CGFloat {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        var line: Int32 = 0
        pango_layout_index_to_line_x(layout, Int32(index), 0, &line, nil)
        for _ in 0..<line { pango_layout_iter_next_line(iterator) }
        return points(pango_layout_iter_get_baseline(iterator))
    }

    // MARK: - Setting up

    /// - Returns: The height of a line of the paragraph's tallest font, without line height rules.
    private static func setAttributes(
        _ paragraph: AttributedText.Paragraph, of layout: OpaquePointer
    ) -> CGFloat {
        let attributes = PangoAttributes()
        for run in paragraph.runs { attributes.add(run) }
        attributes.setNoHyphens(in: paragraph.text)
        pango_layout_set_attributes(layout, attributes.list)
        if let first = paragraph.runs.first {
            let description = FontDescription.make(first.font, size: first.pointSize)
            pango_layout_set_font_description(layout, description)
            pango_font_description_free(description)
        }
        let heights = paragraph.runs.map {
            ($0.font.metrics.ascent + $0.font.metrics.descent) * $0.pointSize
        }
        let natural = heights.max() ?? 0
        let height = paragraph.style.lineHeight(natural: natural)
        if height != natural {
            attributes.setLineHeight(height)
            pango_layout_set_attributes(layout, attributes.list)
        }
        return natural
    }

    private static func setBreaking(
        _ style: ParagraphValues, _ limit: Int, of layout: OpaquePointer
    ) {
        let mode = style.lineBreakMode
        pango_layout_set_wrap(
            layout, mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        guard limit > 0 else { return }
        switch mode {
        case .byTruncatingHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
        case .byTruncatingMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
        case .byTruncatingTail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        case .byClipping:
            if limit == 1 { pango_layout_set_width(layout, -1) }
            return
        case .byWordWrapping, .byCharWrapping: return
        }
        pango_layout_set_height(layout, Int32(-limit))
    }

    private static func runsLeft(
        _ layout: OpaquePointer, _ paragraph: AttributedText.Paragraph, _ isRightToLeft: Bool
    ) -> Bool {
        switch paragraph.style.baseWritingDirection {
        case .leftToRight: pango_layout_set_auto_dir(layout, 0)
        case .rightToLeft: return true
        case .natural: break
        }
        return pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
    }

    /// As for plain text: Pango turns left and right round in a paragraph that runs left.
    private static func setAlignment(
        _ style: ParagraphValues, runsLeft: Bool, _ isRightToLeft: Bool, of layout: OpaquePointer
    ) {
        let start = runsLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
        let end = runsLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
        let alignment: PangoAlignment =
            switch style.alignment {
            case .center: PANGO_ALIGN_CENTER
            case .left: start
            case .right: end
            case .natural, .justified:
                runsLeft == isRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
            }
        pango_layout_set_alignment(layout, alignment)
        if style.alignment == .justified { pango_layout_set_justify(layout, 1) }
    }
}

/// What the first lines of a layout take, in points.
private struct LineExtents {
    var width: CGFloat
    var height: CGFloat
    var firstBaseline: CGFloat
    var lastBaseline: CGFloat
    var lineCount: Int
    /// Whether there are more lines.
    var isCut: Bool

    init(of layout: OpaquePointer, limit: Int) {
        let all = Int(pango_layout_get_line_count(layout))
        lineCount = limit > 0 ? min(limit, all) : all
        isCut = lineCount < all
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        (width, height, firstBaseline, lastBaseline) = (0, 0, 0, 0)
        for line in 0..<lineCount {
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            var bottom: Int32 = 0
            pango_layout_iter_get_line_yrange(iterator, nil, &bottom)
            width = max(width, points(logical.width))
            height = points(line == lineCount - 1 ? logical.y + logical.height : bottom)
            lastBaseline = points(pango_layout_iter_get_baseline(iterator))
            if line == 0 { firstBaseline = lastBaseline }
            pango_layout_iter_next_line(iterator)
        }
    }
}

private func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

private func units(_ points: CGFloat) -> Int32 {
    Int32(min(max(-1e9, (points * CGFloat(PANGO_SCALE)).rounded(.up)), 1e9))
}
