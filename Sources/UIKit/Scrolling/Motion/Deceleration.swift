import Foundation

/// A position that keeps less of its velocity with each millisecond.
///
/// UIKit's rates say how much is left after one millisecond
/// (https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct), so
/// after *t* seconds the velocity is `velocity * pow(rate, 1000 * t)`; where it ends follows from the
/// sum, as in Apple's session *Designing Fluid Interfaces* (WWDC 2018).
struct Deceleration {
    let start: CGFloat
    /// In points a second.
    let velocity: CGFloat
    /// How fast the velocity falls: its natural logarithm changes by this much a second.
    private let decay: CGFloat

    /// - Parameter rate: How much of the velocity is left after a millisecond, above 0 and below 1.
    init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
        self.start = start
        self.velocity = velocity
        decay = 1000 * log(rate)
    }

    var destination: CGFloat { start - velocity / decay }

    func position(at time: TimeInterval) -> CGFloat {
        start + velocity / decay * (exp(decay * CGFloat(time)) - 1)
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        velocity * exp(decay * CGFloat(time))
    }

    /// When the position is nearer to its destination than a distance.
    func duration(to distance: CGFloat) -> TimeInterval {
        let way = abs(velocity / decay)
        return way > distance ? TimeInterval(log(distance / way) / decay) : 0
    }

    /// When the position passes a place; `nil` when it doesn't come there.
    func time(at place: CGFloat) -> TimeInterval? {
        guard velocity != 0 else { return nil }
        let left = 1 + decay * (place - start) / velocity
        guard left > 0, left <= 1 else { return nil }
        return TimeInterval(log(left) / decay)
    }
}
