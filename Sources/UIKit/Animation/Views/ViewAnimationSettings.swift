import Foundation

/// What a call of `UIView.animate` asks for.
@MainActor struct ViewAnimationSettings {
    /// In seconds.
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var curve: MotionCurve
    var options: UIView.AnimationOptions = []
    /// Set by `modifyAnimations`; `nil` leaves it to the options.
    var repeatCount: CGFloat?

    private var repeats: Float {
        if let repeatCount { return Float(repeatCount) }
        return options.contains(.repeat) ? .infinity : 0
    }

    /// The settings for an animation inside of another one, which passes its own on unless told
    /// otherwise (https://developer.apple.com/documentation/uikit/uiview/animationoptions).
    func nested(in outer: ViewAnimationSettings) -> ViewAnimationSettings {
        var settings = self
        if !options.contains(.overrideInheritedDuration) {
            settings.duration = outer.duration
            if case .spring = outer.curve { settings.curve = outer.curve }
        }
        if !options.contains(.overrideInheritedCurve) { settings.curve = outer.curve }
        if !options.contains(.overrideInheritedOptions) {
            settings.options.formUnion(
                outer.options.intersection([.allowUserInteraction, .repeat, .autoreverse]))
            settings.repeatCount = repeatCount ?? outer.repeatCount
        }
        return settings
    }

    /// Properties whose change is a movement.
    private static let movements: Set<String> = ["bounds", "position", "anchorPoint", "transform"]

    /// Whether a change of the property is seen at once: there is no time for an animation, or a
    /// person asked for no movement.
    func skips(_ key: String) -> Bool {
        duration <= 0 && delay <= 0
            || Platform.current.reducesMotion && Self.movements.contains(key)
    }

    /// Whether animations with these settings add up. One that runs for ever would never stop adding,
    /// so it makes room for the next one instead.
    func addsUp(_ old: AnimatableValue, _ new: AnimatableValue) -> Bool {
        repeats != .infinity && old.isAdditive && new.isAdditive
    }

    /// An animation with everything but its values.
    func makeAnimation(_ key: String) -> CABasicAnimation {
        switch curve {
        case .bezier(let curve):
            let animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = CAMediaTimingFunction(curve: curve)
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation(keyPath: key)
            animation.use(spring)
            return animation
        }
    }

    func apply(to animation: CAAnimation, on layer: CALayer) {
        animation.beginTime = layer.currentTime + delay
        // Nothing is as short as no time, which would stand for the default.
        animation.duration = max(duration, 1e-9)
        animation.fillMode = .both
        animation.autoreverses = options.contains(.autoreverse)
        animation.repeatCount = repeats
        animation.blocksInteraction = !options.contains(.allowUserInteraction)
    }
}
