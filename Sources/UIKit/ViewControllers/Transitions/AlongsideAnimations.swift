import Foundation

/// What others animate alongside of a transition.
@MainActor final class AlongsideAnimations {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private var animations: [Handler] = []
    private var completions: [Handler] = []
    var interactionHandlers: [Handler] = []
    private var hasBegun = false
    /// Moves what is animated while a person may have hold of the transition.
    private var animator: UIViewPropertyAnimator?

    /// False when it is too late for the animation; the completion is called all the same.
    func add(_ animation: Handler?, completion: Handler?) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        guard !hasBegun else { return false }
        animations.append(animation)
        return true
    }

    // MARK: - Moving

    func runAtOnce(_ context: TransitionContext) {
        let animations = takeAnimations()
        UIView.performWithoutAnimation { for animation in animations { animation(context) } }
    }

    func run(_ context: TransitionContext) {
        let animations = takeAnimations()
        guard !animations.isEmpty else { return }
        UIView.animate(
            withDuration: context.transitionDuration, delay: 0, options: .allowUserInteraction
        ) {
            for animation in animations { animation(context) }
        }
    }

    /// Makes the changes and shows none of them, until `show(_:)` does.
    func prepare(_ context: TransitionContext) {
        let animations = takeAnimations()
        guard !animations.isEmpty else { return }
        let animator = UIViewPropertyAnimator(
            duration: max(context.transitionDuration, 1e-3), curve: .easeInOut)
        animator.addAnimations { for animation in animations { animation(context) } }
        animator.pauseAnimation()
        self.animator = animator
    }

    private func takeAnimations() -> [Handler] {
        hasBegun = true
        defer { animations = [] }
        return animations
    }

    func show(_ percentComplete: CGFloat) {
        animator?.fractionComplete = percentComplete
    }

    func pause() {
        animator?.pauseAnimation()
    }

    func goOn(_ context: TransitionContext) {
        leave(context, isReversed: false)
    }

    func goBack(_ context: TransitionContext) {
        leave(context, isReversed: true)
    }

    private func leave(_ context: TransitionContext, isReversed: Bool) {
        guard let animator else { return }
        let rest = isReversed ? animator.fractionComplete : 1 - animator.fractionComplete
        animator.isReversed = isReversed
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: context.completionCurve),
            durationFactor: rest / max(0.01, context.completionVelocity))
    }

    // MARK: - The end

    func settle(didComplete: Bool) {
        guard let animator else { return }
        self.animator = nil
        if animator.state == .active { animator.stopAnimation(false) }
        if animator.state == .stopped { animator.finishAnimation(at: didComplete ? .end : .start) }
    }

    func interactionDidChange(_ context: TransitionContext) {
        for handler in interactionHandlers { handler(context) }
    }

    func complete(_ context: TransitionContext) {
        interactionHandlers = []
        while !completions.isEmpty {
            let current = completions
            completions = []
            for completion in current { completion(context) }
        }
    }
}
