import CGtk
import Foundation

/// A text shaped and broken into lines by Pango. Sizes are in points and are not rounded.
@MainActor final class TextLayout {
    /// The box that the lines take: as wide as the widest line, or as the width asked for when the
    /// text is aligned within it.
    let size: CGSize
    /// The width of the widest line.
    let naturalWidth: CGFloat
    /// From the top to the first line's baseline.
    let firstBaseline: CGFloat
    /// From the top to the last line's baseline.
    let lastBaseline: CGFloat
    let lineCount: Int
    /// Whether some of the text is not shown.
    let isTruncated: Bool
    /// Whether the lines stand within the width asked for as the alignment says.
    let isAligned: Bool

    private let layout: PangoLayoutReference
    private var nodes: [(color: CGColor, node: RenderNode?)] = []

    init(_ request: TextRequest) {
        layout = PangoLayoutReference(request)
        let pointer = layout.pointer
        var logical = PangoRectangle()
        pango_layout_get_extents(pointer, nil, &logical)
        var lineCount = Int(pango_layout_get_line_count(pointer))
        var height = points(logical.height)
        var last = Self.lastBaseline(of: pointer)
        let limit = request.maximumLineCount
        if limit > 0, lineCount > limit {
            // Only a mode without an ellipsis leaves more lines than were asked for.
            let shown = Self.extent(of: pointer, lines: limit)
            height = shown.height
            last = shown.baseline
            lineCount = limit
            isTruncated = true
        } else {
            isTruncated = pango_layout_is_ellipsized(pointer) != 0
        }
        let natural = points(logical.width)
        naturalWidth = natural
        let width = request.width.map { max($0, natural) } ?? natural
        size = CGSize(width: lineCount > 1 ? width : natural, height: height)
        firstBaseline = points(pango_layout_get_baseline(pointer))
        lastBaseline = last
        self.lineCount = lineCount
        isAligned = pango_layout_get_width(pointer) >= 0
    }

    /// The text in one colour, with the top left corner of its box at the origin.
    func node(color: CGColor) -> RenderNode? {
        if let known = nodes.first(where: { $0.color == color }) { return known.node }
        let node = makeNode(color: color)
        if nodes.count == 4 { nodes.removeFirst() }
        nodes.append((color, node))
        return node
    }

    private func makeNode(color: CGColor) -> RenderNode? {
        _ = renderNodeTypesAreRegistered
        let snapshot = gtk_snapshot_new()
        var color = GdkRGBA(color)
        gtk_snapshot_append_layout(snapshot, layout.pointer, &color)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        let whole = RenderNode(adopting: node)
        guard isTruncated, pango_layout_is_ellipsized(layout.pointer) == 0 else { return whole }
        return whole.clipped(
            to: CGRect(x: -size.width, y: 0, width: size.width * 3, height: size.height))
    }

    private static func lastBaseline(of layout: OpaquePointer) -> CGFloat {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        while pango_layout_iter_next_line(iterator) != 0 {}
        return points(pango_layout_iter_get_baseline(iterator))
    }

    private static func extent(
        of layout: OpaquePointer, lines: Int
    ) -> (height: CGFloat, baseline: CGFloat) {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        for _ in 1..<max(lines, 1) { pango_layout_iter_next_line(iterator) }
        var bottom: Int32 = 0
        pango_layout_iter_get_line_yrange(iterator, nil, &bottom)
        return (points(bottom), points(pango_layout_iter_get_baseline(iterator)))
    }
}

/// Owns a `PangoLayout`, set up for a request.
private final class PangoLayoutReference {
    let pointer: OpaquePointer

    @MainActor init(_ request: TextRequest) {
        pointer = TextContext.layout(of: request.text)
        setFont(request)
        if let width = request.width {
            let units = min(max(0, (width * Double(PANGO_SCALE)).rounded(.up)), 1e9)
            pango_layout_set_width(pointer, Int32(units))
        }
        setBreaking(request)
        setAlignment(request)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    private func setFont(_ request: TextRequest) {
        let description = FontDescription.make(request.font, size: request.pointSize)
        pango_layout_set_font_description(pointer, description)
        pango_font_description_free(description)
        let breaks = request.width != nil && request.maximumLineCount != 1
        guard breaks || request.font.hasMonospacedDigits else { return }
        let attributes = PangoAttributes()
        if request.font.hasMonospacedDigits { attributes.setMonospacedDigits() }
        if breaks { attributes.setNoHyphens(in: request.text) }
        pango_layout_set_attributes(pointer, attributes.list)
    }

    private func setBreaking(_ request: TextRequest) {
        let limit = request.maximumLineCount
        pango_layout_set_wrap(
            pointer,
            request.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        let ellipsize: PangoEllipsizeMode? =
            switch request.lineBreakMode {
            case .byTruncatingHead: PANGO_ELLIPSIZE_START
            case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
            case .byTruncatingTail: PANGO_ELLIPSIZE_END
            case .byClipping, .byWordWrapping, .byCharWrapping: nil
            }
        if limit > 0, let ellipsize {
            pango_layout_set_ellipsize(pointer, ellipsize)
            pango_layout_set_height(pointer, Int32(-limit))
        } else if request.lineBreakMode == .byClipping, limit == 1 {
            pango_layout_set_width(pointer, -1)
        }
    }

    private func setAlignment(_ request: TextRequest) {
        // Pango turns left and right round in a paragraph that runs from right to left; UIKit's left
        // is left.
        let runsLeft = isRightToLeft(request)
        let alignment: PangoAlignment =
            switch request.alignment {
            case .center: PANGO_ALIGN_CENTER
            case .left: runsLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
            case .right: runsLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
            case .natural, .justified:
                runsLeft == request.isRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
            }
        pango_layout_set_alignment(pointer, alignment)
        if request.alignment == .justified { pango_layout_set_justify(pointer, 1) }
    }

    private func isRightToLeft(_ request: TextRequest) -> Bool {
        pango_layout_get_direction(pointer, 0) == PANGO_DIRECTION_RTL
    }
}

private func points(_ units: Int32) -> CGFloat {
    CGFloat(units) / CGFloat(PANGO_SCALE)
}
