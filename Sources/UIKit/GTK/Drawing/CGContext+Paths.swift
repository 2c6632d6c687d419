import CGtk
public import Foundation

// The path that is being made, and what is done with it. Points are placed by the transform that holds
// when they are added.

extension CGContext {
    public func beginPath() {
        cairo_new_path(cairo)
    }

    public func move(to point: CGPoint) {
        cairo_move_to(cairo, point.x, point.y)
    }

    public func addLine(to point: CGPoint) {
        cairo_line_to(cairo, point.x, point.y)
    }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        addContinued { $0.addQuadCurve(to: end, control: control) }
    }

    public func addRect(_ rect: CGRect) {
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    }

    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    public func addEllipse(in rect: CGRect) {
        CGPath(ellipseIn: rect, transform: nil).add(to: cairo)
    }

    /// A part of a circle; a line joins it to what is there.
    ///
    /// - Parameters:
    ///   - center: Of the circle.
    ///   - radius: In points.
    ///   - startAngle: In radians.
    ///   - endAngle: In radians.
    ///   - clockwise: Whether the angle falls, from radian to radian.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        addContinued {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
                clockwise: clockwise)
        }
    }

    /// Rounds the corner at `tangent1End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        addContinued {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        }
    }

    public func addPath(_ path: CGPath) {
        path.add(to: cairo)
    }

    public func closePath() {
        cairo_close_path(cairo)
    }

    public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

    public var currentPointOfPath: CGPoint {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// The path so far, in the coordinates that hold now.
    public var path: CGPath? {
        guard !isPathEmpty else { return nil }
        return currentPath
    }

    /// The smallest rectangle that holds the path.
    public var boundingBoxOfPath: CGRect { currentPath.boundingBoxOfPath }

    private var currentPath: CGPath { CGPath(of: cairo) }

    /// Adds what goes on from the current point.
    private func addContinued(_ body: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        let continues = !isPathEmpty
        if continues { path.move(to: currentPointOfPath) }
        body(path)
        CGPath(elements: continues ? Array(path.elements.dropFirst()) : path.elements)
            .add(to: cairo)
    }

    // MARK: - Drawing it

    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    public func strokePath() {
        drawPath(using: .stroke)
    }

    /// Fills or strokes the path, or both, and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        draw(currentPath, mode)
        beginPath()
    }

    private func draw(_ path: CGPath, _ mode: CGPathDrawingMode) {
        if mode != .stroke {
            let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
            paint(in: path) { cairo in
                cairo_new_path(cairo)
                path.add(to: cairo)
                cairo_set_fill_rule(
                    cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                setSource(state.fill, of: cairo)
                cairo_fill(cairo)
            }
        }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
            paint(in: nil) { cairo in
                cairo_new_path(cairo)
                path.add(to: cairo)
                state.line.apply(to: cairo)
                setSource(state.stroke, of: cairo)
                cairo_stroke(cairo)
            }
        }
    }

    public func fill(_ rect: CGRect) {
        draw(CGPath(rect: rect, transform: nil), .fill)
    }

    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    public func stroke(_ rect: CGRect) {
        draw(CGPath(rect: rect, transform: nil), .stroke)
    }

    /// - Parameters:
    ///   - rect: Whose outline.
    ///   - width: Of the line, in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.line.width
        state.line.width = width
        stroke(rect)
        state.line.width = before
    }

    public func fillEllipse(in rect: CGRect) {
        draw(CGPath(ellipseIn: rect, transform: nil), .fill)
    }

    public func strokeEllipse(in rect: CGRect) {
        draw(CGPath(ellipseIn: rect, transform: nil), .stroke)
    }

    /// Lines from each point with an even number to the next one.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        draw(path, .stroke)
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        cairo_save(cairo)
        cairo_new_path(cairo)
        addRect(rect)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cairo)
        cairo_restore(cairo)
        target.didPaint()
    }

    // MARK: - Clipping

    /// Limits drawing to the inside of the path, and forgets the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(
            cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    public func clip(to rect: CGRect) {
        let path = currentPath
        cairo_new_path(cairo)
        addRect(rect)
        cairo_clip(cairo)
        path.add(to: cairo)
    }

    /// Limits drawing to some rectangles.
    public func clip(to rects: [CGRect]) {
        cairo_new_path(cairo)
        addRects(rects)
        cairo_clip(cairo)
    }

    /// The rectangle that can still be drawn in.
    public var boundingBoxOfClipPath: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGPath {
    /// The path that is being made in a Cairo context, in the coordinates that hold now.
    convenience init(of cairo: OpaquePointer) {
        var elements: [Element] = []
        guard let path = cairo_copy_path(cairo) else {
            self.init(elements: [])
            return
        }
        defer { cairo_path_destroy(path) }
        var index = 0
        let count = Int(path.pointee.num_data)
        while index < count, let data = path.pointee.data {
            let header = data[index].header
            func point(_ number: Int) -> CGPoint {
                CGPoint(x: data[index + number].point.x, y: data[index + number].point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO:
                elements.append(.curve(point(3), control1: point(1), control2: point(2)))
            default: elements.append(.close)
            }
            index += Int(header.length)
        }
        // Cairo begins a new part at the place where the last one was closed.
        if elements.count > 1, case .move = elements[elements.count - 1] { elements.removeLast() }
        self.init(elements: elements)
    }
}
