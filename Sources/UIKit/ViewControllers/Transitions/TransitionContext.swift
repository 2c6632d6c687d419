import Foundation

/// One change of what is on the screen, from its beginning to its end: the context that animators are
/// given, and the coordinator that controllers ask for.
///
/// Who changes the screen makes a context, which the controllers can be asked for from then on, sends
/// the first half of the appearance calls, calls `run`, and sends the other half in its completion.
@MainActor final class TransitionContext: NSObject {
    /// What a transition knows of one of its two controllers.
    struct Side {
        var controller: UIViewController?
        /// `nil` keeps the animator's hands off it.
        var view: UIView?
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    private enum Phase { case made, running, over }

    let containerView: UIView
    private(set) var from: Side
    private(set) var to: Side
    let isAnimated: Bool
    private(set) var presentationStyle: UIModalPresentationStyle
    let targetTransform = CGAffineTransform.identity

    private var phase = Phase.made
    private(set) var isInteractive = false
    private(set) var initiallyInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
    private var completion: ((Bool) -> Void)?

    /// Those who answer `transitionCoordinator` with this one.
    private var participants: [UIViewController]
    let alongside = AlongsideAnimations()

    /// - Parameter participants: The controllers that can be asked for the coordinator besides the two
    ///   sides', such as the container.
    init(
        from: Side, to: Side, in containerView: UIView, style: UIModalPresentationStyle = .none,
        isAnimated: Bool, participants: [UIViewController] = []
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        presentationStyle = style
        self.isAnimated = isAnimated
        self.participants = participants
        super.init()
        add([from.controller, to.controller])
    }

    private func add(_ controllers: [UIViewController?]) {
        participants += controllers.compactMap { $0 }
        for controller in participants { controller.activeTransition = self }
    }

    /// What is known by the time that it runs, where the controllers could be asked for it before.
    func setSides(from: Side, to: Side, style: UIModalPresentationStyle) {
        self.from = from
        self.to = to
        presentationStyle = style
        add([from.controller, to.controller])
    }

    /// It never runs.
    func drop() {
        phase = .over
        transitionWasCancelled = true
        leaveParticipants()
        alongside.complete(self)
    }

    private func leaveParticipants() {
        for controller in participants where controller.activeTransition === self {
            controller.activeTransition = nil
        }
        participants = []
    }

    var isOver: Bool { phase == .over }

    // MARK: - Running

    /// Moves the views.
    ///
    /// Without an animator nothing moves, and the transition ends after the next layout. The caller
    /// then puts the views into their places.
    ///
    /// - Parameters:
    ///   - interactor: Lets a person move it.
    ///   - endsOneTurnLater: Whether one without an animator is seen to be there for a turn.
    ///   - completion: Told whether the transition came to its end. Sends the controllers what remains
    ///     of the appearance calls.
    func run(
        with animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
        endsOneTurnLater: Bool = false, completion: @escaping (Bool) -> Void
    ) {
        phase = .running
        self.completion = completion
        guard let animator, isAnimated else {
            alongside.runAtOnce(self)
            endWithoutMoving(oneTurnLater: endsOneTurnLater)
            return
        }
        self.animator = animator
        self.interactor = interactor
        containerView.window?.setNeedsFrame()
        if let interactor, interactor.wantsInteractiveStart {
            isInteractive = true
            initiallyInteractive = true
            alongside.prepare(self)
            interactor.startInteractiveTransition(self)
        } else {
            (interactor as? UIPercentDrivenInteractiveTransition)?.follow(self)
            animator.animateTransition(using: self)
            alongside.run(self)
        }
    }

    private func endWithoutMoving(oneTurnLater: Bool) {
        guard let window = containerView.window else {
            completeTransition(true)
            return
        }
        window.performAfterLayout { [self] in
            if oneTurnLater, let window = containerView.window {
                window.performInNextTurn { [self] in completeTransition(true) }
            } else {
                completeTransition(true)
            }
        }
        window.updateWithNextFrame()
    }

    /// Ends the transition where it is bound for, without any more movement: the screen that it is on
    /// goes away, or somebody needs another one at once.
    func finishAtOnce() {
        guard phase != .over else { return }
        if isInteractive { cancelInteractiveTransition() }
        let didComplete = !transitionWasCancelled
        if let animator = interruptibleAnimator, animator.state != .inactive {
            if animator.state == .active { animator.stopAnimation(false) }
            if animator.state == .stopped {
                animator.finishAnimation(at: didComplete ? .end : .start)
            }
        }
        if phase != .over { containerView.layer.removeAnimationsOfTree() }
        if phase != .over { completeTransition(didComplete) }
    }

    /// The animator's own, if it has one; asked for once.
    private(set) lazy var interruptibleAnimator: (any UIViewImplicitlyAnimating)? =
        try? animator?.interruptibleAnimator(using: self)

    /// In seconds.
    var transitionDuration: TimeInterval {
        isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0
    }
}

extension TransitionContext: UIViewControllerContextTransitioning {
    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard phase == .running, isInteractive else { return }
        self.percentComplete = min(1, max(0, percentComplete))
        alongside.show(self.percentComplete)
    }

    func finishInteractiveTransition() {
        guard phase == .running, isInteractive else { return }
        isInteractive = false
        alongside.goOn(self)
        alongside.interactionDidChange(self)
    }

    func cancelInteractiveTransition() {
        guard phase == .running, isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = true
        alongside.goBack(self)
        alongside.interactionDidChange(self)
    }

    func pauseInteractiveTransition() {
        guard phase == .running, !isInteractive else { return }
        isInteractive = true
        transitionWasCancelled = false
        alongside.pause()
        alongside.interactionDidChange(self)
    }

    func completeTransition(_ didComplete: Bool) {
        guard phase == .running else { return }
        phase = .over
        isInteractive = false
        transitionWasCancelled = !didComplete
        (interactor as? UIPercentDrivenInteractiveTransition)?.transitionIsOver()
        alongside.settle(didComplete: didComplete)
        leaveParticipants()
        let completion = completion
        self.completion = nil
        completion?(didComplete)
        _ = try? animator?.animationEnded(didComplete)
        alongside.complete(self)
        animator = nil
        interactor = nil
        interruptibleAnimator = nil
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

    private func side(of controller: UIViewController) -> Side? {
        [from, to].first { $0.controller === controller }
    }
}

extension TransitionContext: UIViewControllerTransitionCoordinator {
    var isInterruptible: Bool { interruptibleAnimator != nil }
    var isCancelled: Bool { transitionWasCancelled }
    var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    @discardableResult
    func animate(
        alongsideTransition animation:
            ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard phase != .over else { return false }
        return alongside.add(animation, completion: completion)
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        alongside.interactionHandlers.append(handler)
    }
}

extension CALayer {
    /// Ends all animations here and below; who waits for them hears so.
    func removeAnimationsOfTree() {
        removeAllAnimations()
        for sublayer in sublayers ?? [] { sublayer.removeAnimationsOfTree() }
    }
}
