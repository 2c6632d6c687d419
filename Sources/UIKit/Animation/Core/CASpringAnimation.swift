public import Foundation

/// An animation whose value is drawn to its end by a spring.
///
/// `duration` cuts the motion off; `settlingDuration` is as long as it takes.
@MainActor open class CASpringAnimation: CABasicAnimation {
    /// Positive.
    open var mass: CGFloat = 1
    /// Positive.
    open var stiffness: CGFloat = 100
    /// Not negative; 0 swings for ever.
    open var damping: CGFloat = 10
    /// At the start, in whole distances per second.
    open var initialVelocity: CGFloat = 0

    /// A spring by how long it seems to move, in seconds, and how much it bounces: 0 does not, 1 never
    /// rests.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringMotion(
            perceptualDuration: CGFloat(perceptualDuration), bounce: bounce)
        use(spring)
    }

    final func use(_ spring: SpringMotion) {
        mass = 1
        stiffness = spring.frequency * spring.frequency
        damping = 2 * spring.dampingRatio * spring.frequency
        initialVelocity = spring.velocity
    }

    /// The seconds until the spring rests, within a thousandth of the way.
    open var settlingDuration: CFTimeInterval { TimeInterval(spring.settlingDuration) }

    private var spring: SpringMotion {
        SpringMotion(
            mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    }

    private var running: SpringMotion?

    override func duplicate() -> CAAnimation {
        let copy = CASpringAnimation()
        copyBasicAnimation(to: copy)
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
        return copy
    }

    override func prepare(for layer: CALayer) {
        super.prepare(for: layer)
        running = spring
    }

    override func curveValue(at time: TimeInterval) -> CGFloat {
        guard let running, timing.duration > 0 else { return 1 }
        let runTime = timing.runTime(at: time)
        // What the tolerance leaves of the way is not to be seen as a jump.
        if runTime >= timing.duration { return 1 }
        return running.value(at: CGFloat(runTime))
    }
}
