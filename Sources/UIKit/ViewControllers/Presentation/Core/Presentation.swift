import Foundation

/// One controller shown before another: from the call that presents it to the end of its dismissal.
///
/// The order of the calls is UIKit's. Where the presenter leaves the screen its will-disappear comes
/// first and its did-disappear last; where it stays, as behind a sheet, it hears nothing.
@MainActor final class Presentation {
    enum Phase { case presenting, presented, dismissing, over }

    /// The controller that is shown; an adaptive presentation may put another one around it.
    private(set) var presented: UIViewController
    /// The presentation controller of the style that was asked for.
    let controller: UIPresentationController
    /// The one in use: the same, or another one that the environment asks for.
    private(set) var active: UIPresentationController
    let original: UIViewController
    private(set) weak var presenter: UIViewController?
    private weak var source: UIViewController?
    let container = PresentationContainerView(frame: .zero)
    private(set) var phase = Phase.presenting
    /// The style that the environment asked for when the active controller was chosen.
    private var adaptedStyle: UIModalPresentationStyle
    private var transition: TransitionContext?
    /// What a call that presents leaves for the end of its turn.
    private var start: ((UIViewController, UIWindow) -> Void)?
    private var completion: (() -> Void)?
    /// What a call that dismisses leaves for then.
    private var startOfDismissal: (() -> Void)?
    /// What waits until the movement under way is over.
    private var waiting: [() -> Void] = []
    private var place: PresenterPlace?
    private let memory = PresentationMemory()

    /// Where the controller is shown.
    var window: UIWindow? { container.window }

    /// Whether its views are on the screen, or were.
    var hasStarted: Bool { start == nil }

    /// Whether nothing moves, so that something may begin.
    var isAtRest: Bool { phase == .presented && transition == nil }

    init(
        _ presented: UIViewController, by presenter: UIViewController, from source: UIViewController
    ) {
        original = presented
        controller = presented.makePresentationController(for: source)
        adaptedStyle = controller.adaptedStyle(for: presenter.traitCollection)
        let (active, shown) = PresentationAdapting.adapt(controller, presented, to: adaptedStyle)
        self.active = active
        self.presented = shown
        self.presenter = presenter
        self.source = source
        controller.willBePresented(by: presenter)
        active.willBePresented(by: presenter)
    }

    /// Does something now, or once nothing moves.
    func whenAtRest(_ action: @escaping () -> Void) {
        if isAtRest || phase == .over { action() } else { waiting.append(action) }
    }

    func performWaiting() {
        let actions = waiting
        waiting = []
        for action in actions { whenAtRest(action) }
    }

    // MARK: - Presenting

    /// Makes the two controllers known to one another, with a coordinator to animate along with. All
    /// else comes at the end of the turn, as in UIKit: until then a program may say what a popover
    /// belongs to (https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller),
    /// and nothing has appeared or disappeared (lasso's tests of modal presentation,
    /// https://github.com/ww-tech/lasso; a dismissal's stack of calls in
    /// https://www.objc.io/issues/19-debugging/debugging-case-study/).
    func begin(animated: Bool, completion: (() -> Void)?) {
        guard let presenter, let window = presenter.viewIfLoaded?.window else { return }
        self.completion = completion
        presenter.presentation = self
        link(presented, to: presenter)
        let context = TransitionContext(
            from: TransitionContext.Side(controller: presenter),
            to: TransitionContext.Side(controller: presented), in: container,
            style: active.presentationStyle, isAnimated: animated && UIView.areAnimationsEnabled)
        transition = context
        start = { [self] in show(before: $0, in: $1, context) }
        _ = presented.loadedView
        window.performAfterLayout { [self] in startIfNeeded() }
        window.updateWithNextFrame()
    }

    private func link(_ presented: UIViewController, to presenter: UIViewController?) {
        presented.presentingController = presenter
        presented.isBeingPresented = presenter != nil
        active.presentation = self
        controller.presentation = self
    }

    private func startIfNeeded() {
        guard let start else { return }
        guard let presenter, let window = presenter.viewIfLoaded?.window else {
            abandon()
            return
        }
        self.start = nil
        start(presenter, window)
    }

    private func show(
        before presenter: UIViewController, in window: UIWindow, _ context: TransitionContext
    ) {
        adaptBeforeStart(presenter)
        memory.remember(window)
        presented.isMovedByTransition = true
        install(active)
        putContainer(before: presenter)
        if active.shouldRemovePresentersView { place = PresenterPlace(of: presenter) }
        tellAdaptiveStyle()
        let sides = sides(isPresenting: true)
        context.setSides(from: sides.from, to: sides.to, style: active.presentationStyle)
        active.presentationTransitionWillBegin()
        if active.coversOthers { memory.resignFirstResponder() }
        if place != nil { presenter.beginAppearanceTransition(false, animated: context.isAnimated) }
        presented.beginAppearanceTransition(true, animated: context.isAnimated)
        window.accessibilityDidChange()
        let (animator, interactor) = movement(isPresenting: true, context)
        if animator == nil { putPresentedView() }
        context.run(
            with: animator, interactor: interactor, endsOneTurnLater: active.endsOneTurnLater
        ) { [self] completed in
            finishPresenting(completed)
            complete()
            performWaiting()
        }
        layOutPresentedView()
    }

    /// What was said since the call counts, and the room that there is now.
    private func adaptBeforeStart(_ presenter: UIViewController) {
        let style = controller.adaptedStyle(for: presenter.traitCollection)
        guard style != adaptedStyle else { return }
        adaptedStyle = style
        let (next, shown) = PresentationAdapting.adapt(controller, original, to: style)
        active = next
        next.willBePresented(by: presenter)
        if shown !== presented {
            link(presented, to: nil)
            presented = shown
            _ = shown.loadedView
        }
        link(shown, to: presenter)
    }

    private func complete() {
        let completion = completion
        self.completion = nil
        completion?()
    }

    /// The view has its layout before the first frame of the movement.
    private func layOutPresentedView() {
        guard transition != nil, presented.viewIfLoaded?.window != nil else { return }
        presented.deliverIsAppearing()
        UIView.performWithoutAnimation { container.layoutIfNeeded() }
    }

    /// In the window, or, for a controller that defines a context, in the place of its view.
    private func putContainer(before presenter: UIViewController) {
        let view = presenter.loadedView
        if active.shouldPresentInFullscreen || view.superview == nil {
            guard let window = view.window else { return }
            container.frame = window.bounds
            container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(container)
        } else {
            container.frame = view.frame
            container.autoresizingMask = view.autoresizingMask
            view.superview?.insertSubview(container, aboveSubview: view)
        }
    }

    private func install(_ active: UIPresentationController) {
        container.controller = active
        active.containerView = container
        active.presentation = self
        controller.presentation = self
    }

    /// Puts the view to where it is to stay.
    private func putPresentedView() {
        guard let view = active.presentedView else { return }
        if view.superview == nil { container.addSubview(view) }
        if view.superview === container { active.placePresentedView() }
    }

    private func finishPresenting(_ completed: Bool) {
        transition = nil
        guard phase == .presenting, let presenter else { return }
        if completed {
            phase = .presented
            if place != nil {
                presenter.withoutAppearanceCalls { $0.viewIfLoaded?.removeFromSuperview() }
            }
            putPresentedView()
            active.presentationTransitionDidEnd(true)
        } else {
            phase = .over
            active.presentationTransitionDidEnd(false)
            if place != nil { presenter.beginAppearanceTransition(true, animated: true) }
            presented.beginAppearanceTransition(false, animated: true)
            takeAway()
        }
        presented.isMovedByTransition = false
        if !completed { presenter.endAppearanceTransition() }
        presented.endAppearanceTransition()
        if completed, place != nil { presenter.endAppearanceTransition() }
        presented.isBeingPresented = false
    }

    // MARK: - Dismissing

    /// Dismisses what is presented with all that it has presented in its turn. The topmost view is
    /// the one that moves.
    ///
    /// - Parameter interactor: Moves the view in the place of time.
    func dismiss(
        animated: Bool, interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
        completion: (() -> Void)?
    ) {
        switch phase {
        case .over:
            completion?()
            return
        case .dismissing:
            if let completion { waiting.append(completion) }
            return
        case .presenting, .presented: break
        }
        let chain = chain
        if let moving = chain.first(where: { !$0.isAtRest }) {
            moving.whenAtRest { [self] in dismiss(animated: animated, completion: completion) }
            return
        }
        PresentationDismissal(chain).run(
            animated: animated, interactor: interactor, completion: completion)
    }

    /// This presentation and those of what is presented, the topmost last.
    private var chain: [Presentation] {
        Array(sequence(first: self) { $0.presented.presentation })
    }

    /// The movement of a dismissal, which begins at the end of the turn unless a person moves it, and ends
    /// in `finishDismissing(_:)`.
    func beginDismissing(
        animated: Bool, interactor: (any UIViewControllerInteractiveTransitioning)?,
        willBegin: @escaping (TransitionContext) -> Void, didBegin: @escaping () -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        let context = TransitionContext(
            from: TransitionContext.Side(controller: presented),
            to: TransitionContext.Side(controller: presenter), in: container,
            style: active.presentationStyle,
            isAnimated: animated && UIView.areAnimationsEnabled && container.window != nil)
        transition = context
        startOfDismissal = { [self] in
            let sides = sides(isPresenting: false)
            context.setSides(from: sides.from, to: sides.to, style: active.presentationStyle)
            willBegin(context)
            var (animator, ownInteractor) = movement(isPresenting: false, context)
            if let interactor { (animator, ownInteractor) = (NoAnimator(), interactor) }
            context.run(
                with: animator, interactor: ownInteractor,
                endsOneTurnLater: active.endsOneTurnLater
            ) { [self] completed in
                transition = nil
                completion(completed)
            }
            didBegin()
        }
        guard interactor == nil, let window else {
            startDismissalIfNeeded()
            return
        }
        window.performAfterLayout { [self] in startDismissalIfNeeded() }
        window.updateWithNextFrame()
    }

    private func startDismissalIfNeeded() {
        let start = startOfDismissal
        startOfDismissal = nil
        start?()
    }

    /// Whether the keyboard is for what is presented. What is behind can be worked while it goes, unless
    /// a finger may still change its mind.
    var takesKeys: Bool { phase != .dismissing || transition?.isInteractive ?? false }

    /// The presenter has the keyboard again, unless it is kept.
    func giveKeysBack() {
        if !takesKeys { memory.restore() }
    }

    func dismissalWasAskedFor() {
        phase = .dismissing
        presented.isBeingDismissed = true
    }

    func willDismiss() {
        presented.isMovedByTransition = true
        active.dismissalTransitionWillBegin()
    }

    /// The presenter's view is seen again, behind what goes.
    func restorePresenter() {
        place?.restore()
    }

    var removesPresenter: Bool { place != nil }

    /// Whether the presenter's view can't go to other views: this presentation took it away and will
    /// put it back, or lies beside it.
    private var holdsPresenter: Bool { place != nil || !active.shouldPresentInFullscreen }

    func finishDismissing(_ completed: Bool) {
        active.dismissalTransitionDidEnd(completed)
        if completed {
            phase = .over
            takeAway()
        } else {
            phase = .presented
            if let presenter, place != nil {
                presenter.withoutAppearanceCalls { $0.viewIfLoaded?.removeFromSuperview() }
            }
            putPresentedView()
        }
        presented.isMovedByTransition = false
    }

    func dismissalIsOver() {
        presented.isBeingDismissed = false
        guard phase == .over else { return }
        memory.restore()
        presenter?.ownPresentation?.environmentDidChange()
    }

    /// Ends all that the two controllers know of one another.
    private func takeAway() {
        let window = window
        active.presentedView?.removeFromSuperview()
        container.removeFromSuperview()
        active.containerView = nil
        if presenter?.presentation === self { presenter?.presentation = nil }
        presented.presentingController = nil
        original.forgetPresentationController()
        window?.accessibilityDidChange()
    }

    /// Ends what moves, since no time will pass for it any more.
    func finishMovements() {
        startIfNeeded()
        startDismissalIfNeeded()
        presented.presentation?.finishMovements()
        transition?.finishAtOnce()
    }

    /// The presenter leaves its window for good: what it has presented goes at once.
    func abandon() {
        presented.presentation?.abandon()
        guard phase != .over else { return }
        let running = transition
        if start != nil {
            dropStart()
            return
        }
        if phase == .dismissing {
            startDismissalIfNeeded()
            running?.finishAtOnce()
            return
        }
        transition = nil
        phase = .over
        waiting = []
        presented.isMovedByTransition = true
        presented.beginAppearanceTransition(false, animated: false)
        running?.finishAtOnce()
        active.dismissalTransitionDidEnd(true)
        takeAway()
        presented.isMovedByTransition = false
        presented.isBeingPresented = false
        presented.isBeingDismissed = false
        presented.endAppearanceTransition()
    }

    /// What was to be shown never is.
    private func dropStart() {
        start = nil
        phase = .over
        waiting = []
        presented.isBeingPresented = false
        takeAway()
        transition?.drop()
        transition = nil
        complete()
    }

    // MARK: - Movement

    private typealias Sides = (from: TransitionContext.Side, to: TransitionContext.Side)

    /// Who comes and who goes, once the container has its place.
    private func sides(isPresenting: Bool) -> Sides {
        let bounds = container.bounds
        let behind = TransitionContext.Side(
            controller: presenter, view: place == nil ? nil : presenter?.viewIfLoaded,
            initialFrame: isPresenting ? bounds : .zero, finalFrame: isPresenting ? .zero : bounds)
        let shownFrame = active.frameOfPresentedViewInContainerView
        let before = TransitionContext.Side(
            controller: presented, view: active.presentedView,
            initialFrame: isPresenting ? .zero : active.presentedView?.frame ?? shownFrame,
            finalFrame: isPresenting ? shownFrame : .zero)
        return isPresenting ? (behind, before) : (before, behind)
    }

    private func movement(
        isPresenting: Bool, _ context: TransitionContext
    ) -> (
        (any UIViewControllerAnimatedTransitioning)?,
        (any UIViewControllerInteractiveTransitioning)?
    ) {
        guard context.isAnimated else { return (nil, nil) }
        let delegate = presented.transitioningDelegate
        let supplied: (any UIViewControllerAnimatedTransitioning)?
        if isPresenting, let presenter {
            supplied = try? delegate?.animationController(
                forPresented: presented, presenting: presenter, source: source ?? presenter)
        } else {
            supplied = try? delegate?.animationController(forDismissed: presented)
        }
        guard let supplied else { return (active.makeAnimator(isPresenting: isPresenting), nil) }
        let interactor =
            isPresenting
            ? try? delegate?.interactionControllerForPresentation(using: supplied)
            : try? delegate?.interactionControllerForDismissal(using: supplied)
        return (supplied, interactor)
    }

    // MARK: - Adapting

    private func tellAdaptiveStyle() {
        _ = try? controller.delegate?.presentationController(
            controller,
            willPresentWithAdaptiveStyle: active === controller ? .none : active.presentationStyle,
            transitionCoordinator: presented.transitionCoordinator)
    }

    /// The room is another: another style may be right.
    func environmentDidChange() {
        whenAtRest { [weak self] in self?.adapt() }
    }

    private func adapt() {
        guard phase == .presented, window != nil, presented.presentation?.holdsPresenter != true
        else { return }
        let style = controller.adaptedStyle(for: container.traitCollection)
        let (next, shown) = PresentationAdapting.adapt(controller, original, to: style)
        guard next !== active, shown === presented, !next.shouldRemovePresentersView, place == nil
        else { return }
        let old = active
        active = next
        next.willBePresented(by: presenter ?? presented)
        install(next)
        tellAdaptiveStyle()
        UIView.performWithoutAnimation {
            next.presentationTransitionWillBegin()
            next.adoptPresentedView()
            putPresentedView()
            next.presentationTransitionDidEnd(true)
            old.wasReplaced()
        }
        presented.viewIfLoaded?.environmentDidChange()
        window?.accessibilityDidChange()
    }
}
