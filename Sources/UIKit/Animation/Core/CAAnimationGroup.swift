import Foundation

/// Animations that run together, in the group's time; what lies beyond its duration is cut off.
@MainActor open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func duplicate() -> CAAnimation {
        let copy = CAAnimationGroup()
        copyProperties(to: copy)
        copy.animations = animations?.map { $0.duplicate() }
        return copy
    }

    override func prepare(for layer: CALayer) {
        super.prepare(for: layer)
        for animation in animations ?? [] {
            // A member without a duration has the group's.
            if animation.duration == 0 { animation.duration = duration }
            animation.prepare(for: layer)
        }
    }

    override var animatedProperties: [String] { (animations ?? []).flatMap(\.animatedProperties) }

    override func contribute(at time: TimeInterval, to values: inout PresentedValues) {
        guard isSeen(at: time) else { return }
        let groupTime = TimeInterval(progress(at: time)) * timing.duration
        for animation in animations ?? [] {
            animation.contribute(at: groupTime, to: &values)
        }
    }
}
