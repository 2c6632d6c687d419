import Foundation

extension CGPath {
    /// The part of the path between two shares of its length, as lines.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    func part(from start: CGFloat, to end: CGFloat) -> CGPath {
        let lines = flattened()
        let total = lines.reduce(0) { $0 + $1.length }
        let range = (low: max(0, start) * total, high: min(1, end) * total)
        guard range.low < range.high else { return CGPath(elements: []) }
        var elements: [Element] = []
        var passed: CGFloat = 0
        var pen: CGPoint?
        for line in lines {
            let (from, to) = (range.low - passed, range.high - passed)
            passed += line.length
            guard line.length > 0, from < line.length, to > 0 else { continue }
            let first = line.point(at: max(0, from) / line.length)
            let last = line.point(at: min(line.length, to) / line.length)
            if line.startsSubpath || pen == nil || from > 0 { elements.append(.move(first)) }
            elements.append(.line(last))
            pen = last
        }
        return CGPath(elements: elements)
    }

    /// The path as straight lines; a curve becomes 32 of them.
    func flattened() -> [PathLine] {
        var lines: [PathLine] = []
        var start = CGPoint.zero
        var pen = CGPoint.zero
        var isNew = true
        func add(_ point: CGPoint) {
            lines.append(PathLine(start: pen, end: point, startsSubpath: isNew))
            isNew = false
            pen = point
        }
        for element in elements {
            switch element {
            case .move(let point): (start, pen, isNew) = (point, point, true)
            case .line(let point): add(point)
            case .curve(let end, let control1, let control2):
                let begin = pen
                for step in 1...32 {
                    add(
                        Self.point(
                            on: (begin, control1, control2, end), at: CGFloat(step) / 32))
                }
            case .close:
                add(start)
                isNew = true
            }
        }
        return lines
    }

    private static func point(
        on curve: (CGPoint, CGPoint, CGPoint, CGPoint), at share: CGFloat
    ) -> CGPoint {
        let rest = 1 - share
        let (a, b) = (rest * rest * rest, 3 * rest * rest * share)
        let (c, d) = (3 * rest * share * share, share * share * share)
        return CGPoint(
            x: a * curve.0.x + b * curve.1.x + c * curve.2.x + d * curve.3.x,
            y: a * curve.0.y + b * curve.1.y + c * curve.2.y + d * curve.3.y)
    }
}

/// A straight piece of a path.
struct PathLine {
    var start: CGPoint
    var end: CGPoint
    var startsSubpath: Bool

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    func point(at share: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
}
