import Foundation

/// How a view animation gets from its start to its end.
enum MotionCurve: Equatable, Sendable {
    case bezier(UnitCurve)
    case spring(SpringMotion)

    /// The way covered after a share of the duration.
    ///
    /// - Parameter duration: In seconds; a spring goes by them.
    func value(at share: CGFloat, duration: TimeInterval) -> CGFloat {
        switch self {
        case .bezier(let curve): return curve.value(at: share)
        case .spring(let spring):
            return share >= 1 ? 1 : spring.value(at: share * CGFloat(duration))
        }
    }

    /// The share of the duration at which the way covered is first as long as this.
    func share(of way: CGFloat, duration: TimeInterval) -> CGFloat {
        switch self {
        case .bezier(let curve): return curve.time(of: way)
        case .spring:
            let steps = 256
            let first = (1...steps).first {
                value(at: CGFloat($0) / CGFloat(steps), duration: duration) >= way
            }
            guard let first, way > 0 else { return way <= 0 ? 0 : 1 }
            var range = (low: CGFloat(first - 1) / 256, high: CGFloat(first) / 256)
            for _ in 0..<30 {
                let middle = (range.low + range.high) / 2
                if value(at: middle, duration: duration) < way {
                    range.low = middle
                } else {
                    range.high = middle
                }
            }
            return range.high
        }
    }
}
