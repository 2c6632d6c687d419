import Foundation

/// A mass on a damped spring that is let go at 0 and comes to rest at 1.
///
/// The closed form of the damped harmonic oscillator, m·x″ + c·x′ + k·(x − 1) = 0, for the three
/// kinds of damping (https://en.wikipedia.org/wiki/Harmonic_oscillator#Damped_harmonic_oscillator).
struct SpringMotion: Hashable, Sendable {
    /// The natural frequency, in radians per second.
    var frequency: CGFloat
    /// 1 is critical: the fastest way to rest that does not overshoot.
    var dampingRatio: CGFloat
    /// At the start, in whole distances per second.
    var velocity: CGFloat

    /// How near to rest is at rest, in whole distances: a thousandth, which is less than a pixel for
    /// whatever moves less than a screen.
    static let tolerance: CGFloat = 0.001

    init(frequency: CGFloat, dampingRatio: CGFloat, velocity: CGFloat = 0) {
        self.frequency = frequency
        self.dampingRatio = dampingRatio
        self.velocity = velocity
    }

    /// - Precondition: Mass and stiffness are positive, the damping is not negative.
    init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) {
        stopUnless(
            mass > 0 && stiffness > 0 && damping >= 0,
            "a spring has a mass of \(mass), a stiffness of \(stiffness) and a damping of \(damping)"
        )
        self.init(
            frequency: (stiffness / mass).squareRoot(),
            dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity)
    }

    /// A spring by how long it seems to move and how much it bounces: the period of the undamped
    /// spring, and the damping ratio's distance from 1
    /// (https://developer.apple.com/videos/play/wwdc2023/10158/).
    init(perceptualDuration: CGFloat, bounce: CGFloat, velocity: CGFloat = 0) {
        let bounce = min(max(bounce, -0.999), 1)
        self.init(
            frequency: 2 * .pi / max(perceptualDuration, 0.001),
            dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), velocity: velocity)
    }

    /// A spring that has come to rest after `duration` seconds. Ratios above 1 count as 1, as in
    /// `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
    init(settlingAfter duration: CGFloat, dampingRatio: CGFloat, velocity: CGFloat) {
        let ratio = min(max(dampingRatio, 0.01), 1)
        let duration = max(duration, 0.001)
        // The stiffer the spring, the sooner it rests: the frequency lies between these two.
        var range: (low: CGFloat, high: CGFloat) = (0.01 / duration, 4000 / (ratio * duration))
        for _ in 0..<60 {
            let middle = (range.low * range.high).squareRoot()
            let spring = SpringMotion(frequency: middle, dampingRatio: ratio, velocity: velocity)
            if spring.distance(after: duration) > Self.tolerance {
                range.low = middle
            } else {
                range.high = middle
            }
        }
        self.init(frequency: range.high, dampingRatio: ratio, velocity: velocity)
    }

    /// The way covered after some seconds: 0 at the start, 1 at rest, more where it overshoots.
    func value(at time: CGFloat) -> CGFloat {
        if time <= 0 { return 0 }
        let decay = dampingRatio * frequency
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let sine = (decay - velocity) / swing
            return 1 - exp(-decay * time) * (cos(swing * time) + sine * sin(swing * time))
        }
        if dampingRatio == 1 {
            return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
        }
        let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (decay - spread, decay + spread)
        let slowShare = (fast - velocity) / (fast - slow)
        return 1 - slowShare * exp(-slow * time) - (1 - slowShare) * exp(-fast * time)
    }

    /// In whole distances per second.
    func velocity(at time: CGFloat) -> CGFloat {
        let step: CGFloat = 1e-5
        let start = max(0, time - step)
        return (value(at: start + 2 * step) - value(at: start)) / (2 * step)
    }

    /// The seconds until the motion has come to rest, within the tolerance; an undamped spring never
    /// does, and counts as 1,000 seconds.
    var settlingDuration: CGFloat {
        let limit: CGFloat = 1000
        guard dampingRatio > 0, frequency > 0 else { return limit }
        var range: (low: CGFloat, high: CGFloat) = (0, limit)
        // The envelope may rise before it falls, but falls for good after its peak.
        for _ in 0..<60 {
            let middle = (range.low + range.high) / 2
            if distance(after: middle) > Self.tolerance {
                range.low = middle
            } else {
                range.high = middle
            }
        }
        return range.high
    }

    /// The most that the motion is away from rest at a time or at any later one.
    private func distance(after time: CGFloat) -> CGFloat {
        let decay = dampingRatio * frequency
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            return hypot(1, (decay - velocity) / swing) * exp(-decay * time)
        }
        // There is at most one turn; after it the distance only falls.
        let later = max(time, turningTime)
        return max(abs(1 - value(at: time)), abs(1 - value(at: later)))
    }

    /// When a motion that does not swing is farthest beyond its end; 0 when it never is.
    private var turningTime: CGFloat {
        guard velocity > frequency else { return 0 }
        if dampingRatio == 1 { return velocity / (frequency * (velocity - frequency)) }
        let decay = dampingRatio * frequency
        let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (decay - spread, decay + spread)
        let slowShare = (fast - velocity) / (fast - slow)
        let ratio = -slowShare * slow / ((1 - slowShare) * fast)
        return ratio > 0 ? max(0, -log(ratio) / (fast - slow)) : 0
    }
}
