public import Foundation

/// Some of a rectangle's four corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// At the left in every language.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// At the right in every language.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// At the left in every language.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// At the right in every language.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// An outline with what it takes to draw it.
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()

    // MARK: - Lifecycle

    public override init() {
        super.init()
    }

    /// A closed rectangle, in points.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// A closed ellipse that touches the sides of a rectangle; a circle in a square.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: At most half of the shorter side is taken.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: Which ones are round.
    ///   - cornerRadii: At most half of each side is taken; the width is the radius.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
        path.addRoundedRect(rect.standardized, radius: radius, corners: corners)
    }

    /// A part of a circle.
    ///
    /// - Parameters:
    ///   - center: Of the circle.
    ///   - radius: In points.
    ///   - startAngle: In radians from the x axis.
    ///   - endAngle: In radians.
    ///   - clockwise: As one sees it: whether the angle grows.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// A path with a copy of another one's parts.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    // MARK: - The outline

    /// A copy of the outline.
    open var cgPath: CGPath {
        get { CGPath(elements: path.elements) }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// Whether there is nothing to draw; a path that was only moved to a point isn't empty.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that holds the path, without control points.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }

    /// Where the next line would begin.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins another part of the path at a point; nothing is drawn on the way.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Goes on to a point in a straight line.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Goes on to a point in a cubic curve, which leaves towards the first control point and comes
    /// from the second.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Goes on to a point in a quadratic curve, whose ends both point at the control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// - Parameters:
    ///   - center: Of the circle.
    ///   - radius: In points.
    ///   - startAngle: In radians.
    ///   - endAngle: In radians.
    ///   - clockwise: As one sees it: whether the angle grows.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: !clockwise)
    }

    /// Ends the part of the path with a line to where it began.
    open func close() {
        path.closeSubpath()
    }

    /// Empties the path; how it is drawn stays set.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds a copy of another path's parts behind those that there are.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// Moves, turns and scales all points; the line's width stays.
    open func apply(_ transform: CGAffineTransform) {
        let before = path
        path = CGMutablePath()
        path.addPath(before, transform: transform)
    }

    /// The outline gone along from its end to its start.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: path.reversed())
        copyStyle(to: reversed)
        return reversed
    }

    /// Whether a point is inside; parts that are open count as closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open override func copy() -> Any {
        let copy = UIBezierPath(cgPath: path)
        copyStyle(to: copy)
        return copy
    }

    private func copyStyle(to copy: UIBezierPath) {
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashes = dashes
        copy.dashPhase = dashPhase
    }

    // MARK: - Looks

    /// In points.
    open var lineWidth: CGFloat = 1
    /// How the ends of an open line look.
    open var lineCapStyle = CGLineCap.butt
    /// How corners look.
    open var lineJoinStyle = CGLineJoin.miter
    /// In line widths.
    open var miterLimit: CGFloat = 10
    /// Whether what is inside an even number of times, such as the middle of a ring, is left out of
    /// filling.
    open var usesEvenOddFillRule = false

    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// - Parameters:
    ///   - pattern: `count` lengths of lines and gaps in turn, in points; `nil` draws a solid line.
    ///   - count: How many lengths the pattern has.
    ///   - phase: Where in the pattern the line begins, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

    // MARK: - Drawing

    /// Fills the outline with the fill colour of the current context.
    open func fill() {
        fill(with: .normal, alpha: 1)
    }

    /// Draws the line with the stroke colour of the current context.
    open func stroke() {
        stroke(with: .normal, alpha: 1)
    }

    /// Fills the path with the fill colour, mixed with what is there.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.addPath(path)
            context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
    }

    /// Draws the path's line with the stroke colour, mixed with what is there.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashes)
            context.addPath(path)
            context.strokePath()
        }
    }

    /// Limits what is drawn in the current context to the inside of the path.
    open func addClip() {
        guard let context = GraphicsStack.current else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = GraphicsStack.current else { return }
        context.saveGState()
        // A path draws with the context's own mode and alpha unless it is told another one.
        if mode != .normal { context.setBlendMode(mode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.beginPath()
        body(context)
        context.restoreGState()
    }
}

extension CGMutablePath {
    fileprivate func addRoundedRect(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
        func corner(_ corner: UIRectCorner, _ point: CGPoint, toward next: CGPoint) {
            if corners.contains(corner), radius > 0 {
                addArc(tangent1End: point, tangent2End: next, radius: radius)
            } else {
                addLine(to: point)
            }
        }
        let (topLeft, topRight) = (
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY)
        )
        let (bottomLeft, bottomRight) = (
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY)
        )
        let start = corners.contains(.topLeft) ? radius : 0
        move(to: CGPoint(x: rect.minX + start, y: rect.minY))
        corner(.topRight, topRight, toward: bottomRight)
        corner(.bottomRight, bottomRight, toward: bottomLeft)
        corner(.bottomLeft, bottomLeft, toward: topLeft)
        if start > 0 { corner(.topLeft, topLeft, toward: topRight) }
        closeSubpath()
    }
}

extension CGPath {
    /// Each part from its end to its start, the last part first.
    func reversed() -> CGPath {
        var parts: [[Element]] = []
        for element in elements {
            if case .move = element { parts.append([]) }
            if parts.isEmpty { parts.append([]) }
            parts[parts.count - 1].append(element)
        }
        return CGPath(elements: parts.reversed().flatMap { Self.reversed($0) })
    }

    private static func reversed(_ part: [Element]) -> [Element] {
        let isClosed = part.last == .close
        let open = part.filter { $0 != .close }
        let ends = open.map(\.end)
        guard let last = ends.last else { return [] }
        var reversed: [Element] = [.move(last)]
        for index in open.indices.dropFirst().reversed() {
            if case .curve(_, let control1, let control2) = open[index] {
                reversed.append(.curve(ends[index - 1], control1: control2, control2: control1))
            } else {
                reversed.append(.line(ends[index - 1]))
            }
        }
        return isClosed ? reversed + [.close] : reversed
    }
}

extension CGPath.Element {
    fileprivate var end: CGPoint {
        switch self {
        case .move(let point), .line(let point), .curve(let point, _, _): point
        case .close: .zero
        }
    }
}
