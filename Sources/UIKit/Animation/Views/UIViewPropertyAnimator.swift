public import Foundation

/// An animation that can be paused, moved by hand, turned back and stopped.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    // MARK: - Lifecycle

    /// - Parameters:
    ///   - duration: In seconds; springs with a duration of their own ignore it.
    ///   - parameters: How far it is at which time.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        let motion = parameters.motion(duration: duration)
        self.duration = motion.duration
        progress = AnimatorProgress(duration: motion.duration, curve: motion.curve)
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// - Precondition: Both control points' x lie between 0 and 1.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(
                controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: - State

    open private(set) var state = UIViewAnimatingState.inactive

    open var isRunning: Bool { progress.isMoving }

    open private(set) var timingParameters: (any UITimingCurveProvider)?

    /// In seconds.
    open private(set) var duration: TimeInterval

    /// In seconds.
    open private(set) var delay: TimeInterval = 0

    /// Whether touches reach the views while they move.
    open var isUserInteractionEnabled = true

    /// Whether the animator may be paused, moved by hand and stopped.
    open var isInterruptible = true

    /// Whether `fractionComplete` is the share of the way; else it is that of the time.
    open var scrubsLinearly = true

    /// Whether the animator stays, paused, when it has come to an end.
    open var pausesOnCompletion = false

    /// Whether it goes, or will go, to its start.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, isRunning else { return }
            progress.goOn(at: now, isForward: !isReversed)
        }
    }

    /// How far the animation is, from 0 to 1. Setting it pauses the animation there.
    open var fractionComplete: CGFloat {
        get {
            let way = min(1, max(0, progress.way(at: now)))
            return scrubsLinearly ? way : progress.curve.share(of: way, duration: duration)
        }
        set {
            guard isInterruptible, activate(for: "fractionComplete") else { return }
            cancelCalls()
            let share = min(1, max(0, newValue))
            progress.rest(
                at: scrubsLinearly ? share : progress.curve.value(at: share, duration: duration))
            showProgress()
        }
    }

    // MARK: - Changes

    /// Adds changes. To an animator that runs, they are added for the rest of its time.
    ///
    /// - Parameters:
    ///   - animation: Sets the new values.
    ///   - delayFactor: At which share of the time that remains they begin.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        refuseWhenStopped("addAnimations(_:)")
        let delay = min(1, max(0, delayFactor))
        if state == .active {
            makeChanges(animation, delay: fractionComplete + delay * (1 - fractionComplete))
        } else {
            waiting.append((animation, delay))
        }
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds what is told where the animation ended, once.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: - Running

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// - Parameter delay: In seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard activate(for: "startAnimation()"), !isRunning else { return }
        self.delay = delay
        cancelCalls()
        if delay > 0 {
            startCall = clock.schedule(after: delay) { [self] in go() }
        } else {
            go()
        }
    }

    /// Stays where it is. Also makes an inactive animator active, at its start.
    open func pauseAnimation() {
        guard isInterruptible, activate(for: "pauseAnimation()") else { return }
        cancelCalls()
        progress.pause(at: now)
        showProgress()
    }

    /// Goes on from where it is.
    ///
    /// - Parameters:
    ///   - parameters: `nil` keeps the timing.
    ///   - durationFactor: The share of the whole duration for the rest; 0 takes what remains of it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard isInterruptible, activate(for: "continueAnimation(withTimingParameters:)") else {
            return
        }
        cancelCalls()
        guard parameters != nil || durationFactor != 0 else { return go() }
        let way = min(1, max(0, progress.way(at: now)))
        let rest = isReversed ? way : 1 - way
        let seconds = duration * TimeInterval(durationFactor == 0 ? rest : durationFactor)
        let provider = parameters ?? timingParameters ?? UICubicTimingParameters()
        let motion = provider.motion(duration: seconds)
        timingParameters = provider
        progress.leave(
            at: now, isForward: !isReversed, curve: motion.curve, duration: motion.duration)
        requestFrame()
    }

    /// Leaves the views as they are seen now.
    ///
    /// - Parameter withoutFinishing: True makes the animator inactive without telling anybody; false
    ///   leaves that to `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, isInterruptible else { return }
        cancelCalls()
        progress.pause(at: now)
        for change in changes { change.settle(at: progress.way(at: now, delay: change.delay)) }
        state = .stopped
        if withoutFinishing {
            completions = []
            reset()
        }
    }

    /// Ends a stopped animator and tells its completions.
    ///
    /// - Parameter finalPosition: `current` leaves the views as they were stopped.
    /// - Precondition: The animator is stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            fatalError(
                """
                finishAnimation(at:): should only be called on a stopped animator; \(self) is \(state)
                """)
        }
        switch finalPosition {
        case .end: for change in changes { change.settle(at: 1) }
        case .start: for change in changes.reversed() { change.settle(at: 0) }
        case .current: break
        }
        end(at: finalPosition)
    }

    // MARK: - Private

    private var progress: AnimatorProgress
    private var waiting: [(changes: () -> Void, delay: CGFloat)] = []
    private var changes: [AnimatorChange] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var startCall: ScheduledCall?
    private var frameCall: ScheduledCall?
    private let clock = Platform.current.clock

    private var now: TimeInterval { clock.now }

    /// Makes the waiting changes. False when the animator can't be worked.
    private func activate(for call: String) -> Bool {
        refuseWhenStopped(call)
        guard state == .inactive else { return true }
        state = .active
        progress.rest(at: isReversed ? 1 : 0)
        let closures = waiting
        waiting = []
        for closure in closures { makeChanges(closure.changes, delay: closure.delay) }
        return true
    }

    private func refuseWhenStopped(_ call: String) {
        if state == .stopped {
            fatalError("\(call): \(self) is stopped and has to be finished first")
        }
    }

    private func makeChanges(_ closure: () -> Void, delay: CGFloat) {
        let source = AnimatorSource(
            settings: ViewAnimationSettings(
                duration: max(duration, 1e-9), curve: progress.curve,
                options: isUserInteractionEnabled ? .allowUserInteraction : []),
            delay: delay
        ) { [unowned self] in progress.way(at: now, delay: delay) }
        LayerActions.perform(with: source, closure)
        changes += source.changes
    }

    private func go() {
        startCall = nil
        progress.goOn(at: now, isForward: !isReversed)
        requestFrame()
    }

    /// The clock keeps an animator alive while it runs, as UIKit does.
    private func requestFrame() {
        guard frameCall == nil else { return }
        frameCall = clock.onNextFrame { [self] time in frame(at: time) }
    }

    private func frame(at time: TimeInterval) {
        frameCall = nil
        guard isRunning else { return }
        showProgress()
        guard progress.isOver(at: time) else { return requestFrame() }
        if pausesOnCompletion {
            progress.pause(at: time)
        } else {
            if isReversed { for change in changes.reversed() { change.settle(at: 0) } }
            end(at: isReversed ? .start : .end)
        }
    }

    private func showProgress() {
        for change in changes { change.show() }
    }

    private func end(at position: UIViewAnimatingPosition) {
        let completions = completions
        self.completions = []
        reset()
        for completion in completions { completion(position) }
    }

    private func reset() {
        for change in changes { change.remove() }
        changes = []
        progress.rest(at: 0)
        state = .inactive
    }

    private func cancelCalls() {
        for call in [startCall, frameCall].compactMap({ $0 }) { clock.cancel(call) }
        startCall = nil
        frameCall = nil
    }

    isolated deinit {
        for change in changes { change.remove() }
    }
}
