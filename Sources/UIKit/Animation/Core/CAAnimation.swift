public import Foundation

/// A change of what a layer shows, over time; the layer's own properties stay as they are.
///
/// A layer takes a copy of an animation that is added to it.
@MainActor open class CAAnimation: NSObject, CAMediaTiming {
    var timing = AnimationTiming()

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    open var fillMode = CAMediaTimingFillMode.removed

    /// `nil` goes at one pace.
    open var timingFunction: CAMediaTimingFunction?

    /// Told when the animation begins and ends. The animation keeps it alive.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer forgets the animation when it is over.
    open var isRemovedOnCompletion = true

    // MARK: - Lifecycle

    public override init() {
        super.init()
    }

    /// What is told when the animation is over: calls of `UIView.animate` and transactions.
    final var trackers: [AnimationTracker] = []
    /// Whether touches are kept from the layer's view meanwhile.
    final var blocksInteraction = false
    fileprivate final var values: [String: Any] = [:]

    /// A copy of the same kind, for the layer to keep.
    func duplicate() -> CAAnimation {
        let copy = CAAnimation()
        copyProperties(to: copy)
        return copy
    }

    final func copyProperties(to copy: CAAnimation) {
        copy.timing = timing
        copy.fillMode = fillMode
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.trackers = trackers
        copy.blocksInteraction = blocksInteraction
        copy.values = values
    }

    // MARK: - Running

    /// Called once, on the layer's copy, before it runs.
    func prepare(for layer: CALayer) {
        if timing.duration == 0, timing.speed != 0 {
            timing.duration = CATransaction.animationDuration()
        }
        if timingFunction == nil { timingFunction = CATransaction.animationTimingFunction() }
    }

    /// Puts what the animation shows at a moment, in the layer's time, into the values.
    func contribute(at time: TimeInterval, to values: inout PresentedValues) {}

    /// Whether the animation shows something at a moment.
    final func isSeen(at time: TimeInterval) -> Bool {
        switch timing.phase(at: time) {
        case .before: fillMode.fillsBefore
        case .active: true
        case .after: fillMode.fillsAfter
        }
    }

    /// How far a run has come, from 0 to 1, with the timing function applied.
    final func progress(at time: TimeInterval) -> CGFloat {
        guard timing.duration > 0 else { return 1 }
        let share = CGFloat(timing.runTime(at: time) / timing.duration)
        return timingFunction?.curve.value(at: share) ?? share
    }

    /// The names of the properties that the animation changes.
    var animatedProperties: [String] { [] }

    /// Whether the animation goes by something else than the clock, which asks for frames itself.
    var isDrivenByHand: Bool { false }
}

/// Hears when an animation begins and ends.
@MainActor public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// - Parameters:
    ///   - anim: The animation.
    ///   - flag: False when the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What its owner wants to know an animation by, set with `setValue(_:forKey:)`.
extension CAAnimation: CarriesValues {
    func carriedValue(forKeyPath keyPath: String) -> Any? { values[keyPath] }

    func carry(_ value: Any?, forKeyPath keyPath: String) {
        values[keyPath] = value
    }
}
