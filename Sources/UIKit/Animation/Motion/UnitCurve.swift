import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) that gives progress, y, for elapsed time, x.
///
/// The definition is that of the CSS easing functions
/// (https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions), which is Core Animation's too.
struct UnitCurve: Hashable, Sendable {
    var control1: CGPoint
    var control2: CGPoint

    static let linear = UnitCurve(0, 0, 1, 1)
    static let easeIn = UnitCurve(0.42, 0, 1, 1)
    static let easeOut = UnitCurve(0, 0, 0.58, 1)
    static let easeInEaseOut = UnitCurve(0.42, 0, 0.58, 1)
    /// The curve of implicit animations of layers.
    static let standard = UnitCurve(0.25, 0.1, 0.25, 1)

    /// - Precondition: Both x lie between 0 and 1, so that each time has one progress.
    init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
        stopUnless(
            (0...1).contains(x1) && (0...1).contains(x2),
            "a timing curve's control points have x of \(x1) and \(x2); both lie between 0 and 1")
        control1 = CGPoint(x: x1, y: y1)
        control2 = CGPoint(x: x2, y: y2)
    }

    var isLinear: Bool { control1.x == control1.y && control2.x == control2.y }

    /// The progress at a share of the time, from 0 to 1.
    func value(at time: CGFloat) -> CGFloat {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if isLinear { return time }
        return Self.coordinate(control1.y, control2.y, at: parameter(at: time))
    }

    /// The share of the time at which a curve that never falls has reached a progress.
    func time(of progress: CGFloat) -> CGFloat {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        var range: (low: CGFloat, high: CGFloat) = (0, 1)
        for _ in 0..<48 {
            let middle = (range.low + range.high) / 2
            if value(at: middle) < progress { range.low = middle } else { range.high = middle }
        }
        return (range.low + range.high) / 2
    }

    /// The curve's parameter where its x is `time`: by Newton's method, which is done in two or three
    /// steps, and by halving where the curve is too flat for that.
    private func parameter(at time: CGFloat) -> CGFloat {
        var parameter = time
        for _ in 0..<8 {
            let error = Self.coordinate(control1.x, control2.x, at: parameter) - time
            if abs(error) < 1e-9 { return parameter }
            let slope = Self.slope(control1.x, control2.x, at: parameter)
            if abs(slope) < 1e-6 { break }
            parameter -= error / slope
        }
        var range: (low: CGFloat, high: CGFloat) = (0, 1)
        for _ in 0..<48 {
            parameter = (range.low + range.high) / 2
            if Self.coordinate(control1.x, control2.x, at: parameter) < time {
                range.low = parameter
            } else {
                range.high = parameter
            }
        }
        return parameter
    }

    private static func coordinate(_ p1: CGFloat, _ p2: CGFloat, at t: CGFloat) -> CGFloat {
        let rest = 1 - t
        return 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t
    }

    private static func slope(_ p1: CGFloat, _ p2: CGFloat, at t: CGFloat) -> CGFloat {
        let rest = 1 - t
        return 3 * rest * rest * p1 + 6 * rest * t * (p2 - p1) + 3 * t * t * (1 - p2)
    }
}
