public import Foundation

/// Moves the animator's own animation by a share of the way, such as that of a finger.
///
/// An animator with an `interruptibleAnimator(using:)` is moved itself; of another one, the time of the
/// container's layer is, so that what it animates in the container follows.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    public override init() {
        super.init()
    }

    /// In seconds; the animator's.
    open var duration: CGFloat { CGFloat(context?.transitionDuration ?? 0) }

    /// How far it is moved, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0

    /// How fast the rest goes after `finish()` or `cancel()`, times the usual pace.
    open var completionSpeed: CGFloat = 1

    /// The pace of that rest.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// The pace of the rest, where the animator is interruptible; `nil` takes the completion curve.
    open var timingCurve: (any UITimingCurveProvider)?

    open var wantsInteractiveStart = true

    private weak var context: TransitionContext?
    private var timeline: LayerTimeline?
    /// The person let go before the transition had begun: whether it goes on to its end, and when that
    /// was.
    private var earlyEnd: (isFinished: Bool, time: TimeInterval)?
    /// How long a transition may take to begin, in seconds. What comes later is another one.
    private static let patience: TimeInterval = 0.1

    // MARK: - Starting

    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        if let animator = context.interruptibleAnimator {
            animator.pauseAnimation()
        } else {
            timeline = LayerTimeline(
                context.containerView.layer, duration: context.transitionDuration,
                clock: context.containerView.frameClock)
            context.animator?.animateTransition(using: context)
        }
        let end = earlyEnd
        earlyEnd = nil
        if let end, Platform.current.clock.now - end.time <= Self.patience {
            if end.isFinished { finish() } else { cancel() }
        } else {
            show(percentComplete)
        }
    }

    /// The transition runs by itself; `pause()` may take hold of it.
    final func follow(_ context: TransitionContext) {
        self.context = context
    }

    final func transitionIsOver() {
        timeline?.release()
        timeline = nil
        context = nil
        earlyEnd = nil
        percentComplete = 0
    }

    // MARK: - Moving

    /// Takes hold of a transition under way, if its animator is interruptible.
    open func pause() {
        guard let context, let animator = context.interruptibleAnimator, !context.isInteractive
        else { return }
        animator.pauseAnimation()
        animator.isReversed = false
        percentComplete = animator.fractionComplete
        context.pauseInteractiveTransition()
    }

    /// - Parameter percentComplete: From 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(1, max(0, percentComplete))
        show(self.percentComplete)
    }

    private func show(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive else { return }
        context.interruptibleAnimator?.fractionComplete = percentComplete
        timeline?.show(percentComplete)
        context.updateInteractiveTransition(percentComplete)
    }

    /// Lets the transition go on to its end.
    open func finish() {
        leave(isFinished: true)
    }

    /// Lets the transition go back to its beginning.
    open func cancel() {
        leave(isFinished: false)
    }

    private func leave(isFinished: Bool) {
        guard let context else {
            earlyEnd = (isFinished, Platform.current.clock.now)
            return
        }
        guard context.isInteractive else { return }
        let rest = isFinished ? 1 - percentComplete : percentComplete
        let factor = rest / max(0.01, completionSpeed)
        if isFinished {
            context.finishInteractiveTransition()
        } else {
            context.cancelInteractiveTransition()
        }
        if let animator = context.interruptibleAnimator {
            animator.isReversed = !isFinished
            animator.continueAnimation(
                withTimingParameters: timingCurve
                    ?? UICubicTimingParameters(animationCurve: completionCurve),
                durationFactor: factor)
        } else {
            timeline?.leave(
                isForward: isFinished,
                duration: TimeInterval(factor) * context.transitionDuration,
                curve: completionCurve.unitCurve)
        }
    }
}
