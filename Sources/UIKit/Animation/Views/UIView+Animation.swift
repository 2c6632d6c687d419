public import Foundation

extension UIView {
    /// Animates the changes that a closure makes.
    ///
    /// The properties have their new values at once; what is seen follows. Frames, bounds, centres,
    /// transforms, opacities, background colours and the looks of layers are animated.
    ///
    /// - Parameters:
    ///   - duration: In seconds; 0 changes what is seen at once.
    ///   - delay: In seconds.
    ///   - options: How it goes on, and what else it does meanwhile.
    ///   - animations: Sets the new values.
    ///   - completion: Told whether the animation ran to its end. Comes in the clock's next turn
    ///     when nothing was to be animated, and at once when animations are disabled.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let settings = ViewAnimationSettings(
            duration: duration, delay: delay, curve: .bezier(options.curve.unitCurve),
            options: options)
        BlockAnimation.run(settings, animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: [], animations: animations,
            completion: completion)
    }

    /// Animates with a spring that rests after the duration.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - delay: In seconds, before it begins.
    ///   - dampingRatio: 1 does not bounce; the nearer to 0, the more it does.
    ///   - velocity: At the start, in whole distances per second.
    ///   - options: How it goes on, and what else it does meanwhile.
    ///   - animations: Sets the new values.
    ///   - completion: Called at the end; false when it ended early.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringMotion(
            settlingAfter: CGFloat(duration), dampingRatio: dampingRatio, velocity: velocity)
        let settings = ViewAnimationSettings(
            duration: duration, delay: delay, curve: .spring(spring), options: options)
        BlockAnimation.run(settings, animations: animations, completion: completion)
    }

    /// Animates with a spring, for as long as that takes to rest.
    ///
    /// - Parameters:
    ///   - duration: How long the spring seems to move, in seconds.
    ///   - bounce: 0 does not bounce, 1 never stops; below 0 it is slower.
    ///   - initialSpringVelocity: At the start, in whole distances per second.
    ///   - delay: In seconds, before it begins.
    ///   - options: How it goes on, and what else it does meanwhile.
    ///   - animations: Sets the new values.
    ///   - completion: Called at the end; false when it ended early.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringMotion(
            perceptualDuration: CGFloat(duration), bounce: bounce, velocity: initialSpringVelocity)
        let settings = ViewAnimationSettings(
            duration: TimeInterval(spring.settlingDuration), delay: delay, curve: .spring(spring),
            options: options)
        BlockAnimation.run(settings, animations: animations, completion: completion)
    }

    /// Animates the changes of key frames that the closure adds with
    /// `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
    ///
    /// The pace of the whole eases in and out, as on iOS; the raw value of another curve of
    /// `AnimationOptions` among the options changes that.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard LayerActions.isEnabled else {
            animations()
            completion?(true)
            return
        }
        // The bits of the two kinds of options agree, but for those of the calculation mode.
        let common = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
        let settings = ViewAnimationSettings(
            duration: duration, delay: delay, curve: .bezier(common.curve.unitCurve),
            options: common)
        let tracker = AnimationTracker(completion: completion)
        let animation = KeyframeAnimation(settings, mode: options.calculationMode)
        LayerActions.perform(with: animation, animations)
        animation.begin(tracker: tracker)
        tracker.seal()
    }

    /// Adds a key frame, in the closure of `animateKeyframes`.
    ///
    /// - Parameters:
    ///   - frameStartTime: As a share of the whole duration.
    ///   - frameDuration: As a share of the whole duration.
    ///   - animations: Sets the values at its end.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let animation = LayerActions.current as? KeyframeAnimation else {
            animations()
            return
        }
        animation.addKeyframe(
            start: CGFloat(frameStartTime), duration: CGFloat(frameDuration), animations)
    }

    /// Repeats what a closure inside of an animation's closure changes.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let animation = LayerActions.current as? BlockAnimation else {
            animations()
            return
        }
        animation.withSettings(
            {
                $0.repeatCount = count
                if autoreverses { $0.options.insert(.autoreverse) }
            }, animations)
    }

    /// Makes changes that are seen at once, also inside of an animation's closure.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        LayerActions.performWithoutAnimation(actionsWithoutAnimation)
    }

    /// Whether animations run; when they don't, changes are seen at once.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        LayerActions.isEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool { LayerActions.isEnabled }

    /// In seconds, inside of an animation's closure; 0 elsewhere.
    public class var inheritedAnimationDuration: TimeInterval {
        (LayerActions.current as? BlockAnimation)?.settings.duration ?? 0
    }
}
