public import Foundation

extension CGMutablePath {
    /// A part of a circle; a line joins it to what is there.
    ///
    /// - Parameters:
    ///   - center: Of the circle.
    ///   - radius: In points.
    ///   - startAngle: In radians from the x axis; angles grow clockwise where y goes down.
    ///   - endAngle: In radians.
    ///   - clockwise: Whether the angle falls: Core Graphics' words are those of a y axis that goes
    ///     up.
    ///   - transform: Applied to the arc.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = Self.turn(from: startAngle, to: endAngle, falls: clockwise)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: delta,
            transform: transform)
    }

    /// - Parameters:
    ///   - center: Of the circle.
    ///   - radius: In points.
    ///   - startAngle: In radians.
    ///   - delta: In radians; negative turns the other way.
    ///   - transform: Applied to the arc.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let start = point(startAngle)
        if isEmpty || endsClosed {
            move(to: start, transform: transform)
        } else if currentPoint != start.applying(transform) {
            addLine(to: start, transform: transform)
        }
        let count = Int((abs(delta) / (.pi / 2)).rounded(.up))
        guard count > 0, radius > 0 else { return }
        let step = delta / CGFloat(count)
        // The handle of a cubic curve that keeps within 0.03 % of an arc of at most a quarter.
        let handle = radius * 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (first, last) = (
                startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1)
            )
            let (from, to) = (point(first), point(last))
            addCurve(
                to: to,
                control1: CGPoint(x: from.x - handle * sin(first), y: from.y + handle * cos(first)),
                control2: CGPoint(x: to.x + handle * sin(last), y: to.y - handle * cos(last)),
                transform: transform)
        }
    }

    /// Rounds the corner between the line to `tangent1End` and the line from there to
    /// `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let start = currentPoint.applying(transform.inverted())
        let first = Self.direction(from: tangent1End, to: start)
        let second = Self.direction(from: tangent1End, to: tangent2End)
        let cross = first.dx * second.dy - first.dy * second.dx
        let cosine = first.dx * second.dx + first.dy * second.dy
        guard abs(cross) > 1e-9, radius > 0 else {
            return addLine(to: tangent1End, transform: transform)
        }
        let half = acos(min(1, max(-1, cosine))) / 2
        let reach = radius / tan(half)
        let touch = CGPoint(
            x: tangent1End.x + first.dx * reach, y: tangent1End.y + first.dy * reach)
        // The centre lies beside the first line, on the second one's side.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: touch.x - side * first.dy * radius, y: touch.y + side * first.dx * radius)
        let end = CGPoint(
            x: tangent1End.x + second.dx * reach, y: tangent1End.y + second.dy * reach)
        addLine(to: touch, transform: transform)
        addArc(
            center: center, radius: radius,
            startAngle: atan2(touch.y - center.y, touch.x - center.x),
            endAngle: atan2(end.y - center.y, end.x - center.x), clockwise: cross > 0,
            transform: transform)
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    private static func direction(from start: CGPoint, to end: CGPoint) -> CGVector {
        let length = hypot(end.x - start.x, end.y - start.y)
        guard length > 0 else { return .zero }
        return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }

    /// How far to turn; a whole circle at the most.
    static func turn(from start: CGFloat, to end: CGFloat, falls: Bool) -> CGFloat {
        let circle = 2 * CGFloat.pi
        if abs(end - start) >= circle - 1e-9 { return falls ? -circle : circle }
        let turn = (end - start).truncatingRemainder(dividingBy: circle)
        if falls { return turn > 0 ? turn - circle : turn }
        return turn < 0 ? turn + circle : turn
    }
}

extension CGPath {
    var endsClosed: Bool { elements.last == .close }

    /// Whether a point is inside of the path, whose parts are taken as closed.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        let path = transform.isIdentity ? self : copy(transform)
        var winding = 0
        for line in path.closedLines() {
            guard (line.start.y <= point.y) != (line.end.y <= point.y) else { continue }
            let share = (point.y - line.start.y) / (line.end.y - line.start.y)
            guard line.start.x + share * (line.end.x - line.start.x) > point.x else { continue }
            winding += line.end.y > line.start.y ? 1 : -1
        }
        return rule == .evenOdd ? winding % 2 != 0 : winding != 0
    }

    /// The smallest rectangle that holds the path itself, without its control points.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public var boundingBoxOfPath: CGRect {
        let lines = flattened()
        guard let first = lines.first else { return boundingBox }
        var (low, high) = (first.start, first.start)
        for point in lines.flatMap({ [$0.start, $0.end] }) {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// The path moved, turned and scaled; as it is for `nil`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        copy(transform?.pointee ?? .identity)
    }

    func copy(_ transform: CGAffineTransform) -> CGPath {
        let copy = CGMutablePath()
        copy.addPath(self, transform: transform)
        return copy
    }

    /// The lines with those that close each part.
    private func closedLines() -> [PathLine] {
        var closed: [PathLine] = []
        var start: CGPoint?
        for line in flattened() {
            if line.startsSubpath {
                if let start, let last = closed.last, last.end != start {
                    closed.append(PathLine(start: last.end, end: start, startsSubpath: false))
                }
                start = line.start
            }
            closed.append(line)
        }
        if let start, let last = closed.last, last.end != start {
            closed.append(PathLine(start: last.end, end: start, startsSubpath: false))
        }
        return closed
    }
}
