import Foundation

/// Values at moments, and what lies between them.
struct KeyframeTrack {
    enum Mode {
        /// Straight from value to value.
        case linear
        /// Each value stays until the next one's time.
        case discrete
        /// Straight, at one speed; the times do not matter.
        case paced
        /// On a smooth curve through the values.
        case cubic
        /// On the curve, at about one speed.
        case cubicPaced

        var isPaced: Bool { self == .paced || self == .cubicPaced }
    }

    private let segments: [Segment]
    /// The shares of the time at which segments begin, and the last one ends.
    private let times: [CGFloat]
    private let curves: [UnitCurve]
    private let mode: Mode

    private enum Segment {
        case straight(AnimatableValue, AnimatableValue)
        /// With the values before and after, which say where the curve comes from and goes to.
        case smooth(AnimatableValue, AnimatableValue, AnimatableValue, AnimatableValue)
        case curve(CGPoint, CGPoint, CGPoint, CGPoint)
    }

    /// - Parameters:
    ///   - times: Rising, from 0 to 1, one for each value; `nil` spreads the values evenly. In discrete
    ///     mode, there is one more, the end of the last value.
    ///   - curves: The pace within each of the segments; too few are filled up with even pace.
    init?(
        values: [AnimatableValue], times: [CGFloat]?, mode: Mode, curves: [UnitCurve] = []
    ) {
        guard let first = values.first else { return nil }
        self.mode = mode
        self.curves = curves
        if mode == .discrete {
            segments = values.map { .straight($0, $0) }
        } else if values.count == 1 {
            segments = [.straight(first, first)]
        } else {
            segments = values.indices.dropLast().map { index in
                guard mode == .cubic || mode == .cubicPaced else {
                    return .straight(values[index], values[index + 1])
                }
                return .smooth(
                    values[max(0, index - 1)], values[index], values[index + 1],
                    values[min(values.count - 1, index + 2)])
            }
        }
        self.times = Self.times(times, of: segments, mode: mode)
    }

    /// The way along a path, whose elements are the segments.
    init?(path: CGPath, times: [CGFloat]?, mode: Mode, curves: [UnitCurve] = []) {
        var segments: [Segment] = []
        var start = CGPoint.zero
        var point = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let next): (start, point) = (next, next)
            case .line(let next):
                segments.append(.straight(.point(point), .point(next)))
                point = next
            case .curve(let next, let control1, let control2):
                segments.append(.curve(point, control1, control2, next))
                point = next
            case .close:
                if point != start { segments.append(.straight(.point(point), .point(start))) }
                point = start
            }
        }
        guard !segments.isEmpty else { return nil }
        self.segments = segments
        self.mode = mode
        self.curves = curves
        self.times = Self.times(times, of: segments, mode: mode)
    }

    /// The value at a share of the whole time, from 0 to 1.
    func value(at progress: CGFloat) -> AnimatableValue {
        var index = segments.count - 1
        while index > 0, times[index] > progress { index -= 1 }
        let length = times[index + 1] - times[index]
        var share = length > 0 ? (progress - times[index]) / length : 1
        share = min(1, max(0, share))
        if index < curves.count { share = curves[index].value(at: share) }
        return Self.value(of: segments[index], at: share)
    }

    // MARK: - Segments

    private static func value(of segment: Segment, at share: CGFloat) -> AnimatableValue {
        switch segment {
        case .straight(let start, let end): return start.interpolated(to: end, by: share)
        case .smooth(let before, let start, let end, let after):
            return smooth(before, start, end, after, at: share)
        case .curve(let start, let control1, let control2, let end):
            let rest = 1 - share
            let (a, b) = (rest * rest * rest, 3 * rest * rest * share)
            let (c, d) = (3 * rest * share * share, share * share * share)
            return .point(
                CGPoint(
                    x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                    y: a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
    }

    /// Catmull and Rom's spline: at each value, the curve runs as from the one before to the one after
    /// (https://en.wikipedia.org/wiki/Cubic_Hermite_spline#Catmull–Rom_spline). As the mean of two
    /// straight lines' values it needs nothing but interpolation.
    private static func smooth(
        _ before: AnimatableValue, _ start: AnimatableValue, _ end: AnimatableValue,
        _ after: AnimatableValue, at t: CGFloat
    ) -> AnimatableValue {
        let left = before.interpolated(to: start, by: t + 1)
        let middle = start.interpolated(to: end, by: t)
        let right = end.interpolated(to: after, by: t - 1)
        let first = left.interpolated(to: middle, by: (t + 1) / 2)
        let second = middle.interpolated(to: right, by: t / 2)
        return first.interpolated(to: second, by: t)
    }

    private static func times(
        _ given: [CGFloat]?, of segments: [Segment], mode: Mode
    ) -> [CGFloat] {
        if mode.isPaced { return pacedTimes(of: segments) }
        if let given, given.count == segments.count + 1 { return given }
        return (0...segments.count).map { CGFloat($0) / CGFloat(segments.count) }
    }

    private static func pacedTimes(of segments: [Segment]) -> [CGFloat] {
        var sums: [CGFloat] = [0]
        for segment in segments { sums.append((sums.last ?? 0) + length(of: segment)) }
        guard let total = sums.last, total > 0 else {
            return (0...segments.count).map { CGFloat($0) / CGFloat(segments.count) }
        }
        return sums.map { $0 / total }
    }

    /// Of a curve, that of a line through 17 of its points.
    private static func length(of segment: Segment) -> CGFloat {
        if case .straight(let start, let end) = segment { return start.distance(to: end) }
        var length: CGFloat = 0
        var last = value(of: segment, at: 0)
        for step in 1...16 {
            let next = value(of: segment, at: CGFloat(step) / 16)
            length += last.distance(to: next)
            last = next
        }
        return length
    }
}
