import CGtk
import Foundation

/// How the line along a path is drawn; lengths in points.
struct PathStroke {
    enum Cap { case butt, round, square }
    enum Join { case miter, round, bevel }

    var color: CGColor
    var width: CGFloat
    var cap: Cap
    var join: Join
    var miterLimit: CGFloat
    var dashes: [CGFloat]
    var dashPhase: CGFloat

    /// How far the line reaches beyond the path at the most.
    var reach: CGFloat {
        let corner = join == .miter ? miterLimit : 1
        return width / 2 * max(corner, cap == .square ? 2.0.squareRoot() : 1)
    }

    func apply(to context: OpaquePointer) {
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, cairoCap)
        cairo_set_line_join(context, cairoJoin)
        cairo_set_miter_limit(context, miterLimit)
        if dashes.contains(where: { $0 > 0 }), dashes.allSatisfy({ $0 >= 0 }) {
            cairo_set_dash(context, dashes.map(Double.init), Int32(dashes.count), dashPhase)
        }
    }

    private var cairoCap: cairo_line_cap_t {
        switch cap {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }

    private var cairoJoin: cairo_line_join_t {
        switch join {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension RenderNode {
    /// A path, filled and then stroked.
    static func path(
        _ path: CGPath, fill: CGColor?, evenOdd: Bool, stroke: PathStroke?
    ) -> RenderNode? {
        let box = path.boundingBox
        guard !box.isNull else { return nil }
        let reach = (stroke?.reach ?? 0) + 1
        return .cairo(in: box.insetBy(dx: -reach, dy: -reach)) { context in
            path.add(to: context)
            if let fill {
                setSource(fill, of: context)
                cairo_set_fill_rule(
                    context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_fill_preserve(context)
            }
            if let stroke, stroke.width > 0 {
                setSource(stroke.color, of: context)
                stroke.apply(to: context)
                cairo_stroke(context)
            }
            cairo_new_path(context)
        }
    }

    private static func setSource(_ color: CGColor, of context: OpaquePointer) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }
}
