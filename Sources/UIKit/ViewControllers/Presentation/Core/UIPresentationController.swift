public import Foundation

/// Decides where a presented controller's view is and what is around it, from its presentation to its
/// dismissal. Subclasses add views to the container and answer for the place of the presented one.
@MainActor open class UIPresentationController: NSObject, UIContentContainer {
    // MARK: - Lifecycle

    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// Weak, since the controller keeps this object from the moment that somebody asks for it. While
    /// it is presented, the presentation keeps both.
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    /// What the delegate wants to be shown in the adapted style.
    final var adaptiveController: UIViewController?

    open var presentedViewController: UIViewController {
        guard let presented else {
            fatalError(
                """
                \(type(of: self)).presentedViewController: the controller that this object was made \
                for is gone; nothing keeps it before it is presented or after it was dismissed
                """)
        }
        return presented
    }

    /// The controller that presents, or, before a presentation, the presented one itself.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }

    final func willBePresented(by controller: UIViewController) {
        presenting = controller
    }

    // MARK: - Style

    open var presentationStyle: UIModalPresentationStyle {
        adaptedStyle ?? presented?.modalPresentationStyle.resolved ?? .custom
    }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The style that the presentation has where the environment asks for another one; `none` if it
    /// stays as it is.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitCollection)
    }

    /// The style in an environment, before the delegate is asked.
    open func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }

    /// What the delegate says, or else the class.
    final func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        if let style = try? delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
        {
            return style
        }
        if traits.horizontalSizeClass == .compact,
            let style = try? delegate?.adaptivePresentationStyle(for: self)
        {
            return style
        }
        return adaptivePresentationStyle(for: traits)
    }

    /// The traits that the presented controller has besides those of its surroundings.
    open var overrideTraitCollection: UITraitCollection?

    /// Those that follow from the kind of presentation.
    var impliedTraits: UITraitCollection? { nil }

    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presenting?.traitCollection
            ?? UIScreen.main.traitCollection
    }

    /// Whether the presentation covers the whole window, whoever presents.
    open var shouldPresentInFullscreen: Bool { !presentationStyle.isInContext }

    /// Whether the presenting controller's view leaves the screen behind the presented one.
    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }

    // MARK: - Views

    /// Holds all views of the presentation; `nil` before it begins and after it ended.
    open internal(set) weak var containerView: UIView?

    /// What is moved and placed: the presented controller's view, or one around it.
    open var presentedView: UIView? { shownController.viewIfLoaded }

    final var shownController: UIViewController {
        adaptiveController ?? presentedViewController
    }

    /// In the container, in points.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    /// Gives the presented view its place, when it rests and the container has another size now.
    func placePresentedView() {
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    /// Whether a touch that is on nothing in the container goes through to what is behind.
    func letsTouchThrough(_ point: CGPoint) -> Bool { false }

    /// Whether keyboard and assistive technology are kept to the presented controller.
    var coversOthers: Bool { true }

    // MARK: - Adapting

    /// The presentation controller that stands for this one in another style.
    func controller(forAdaptedStyle style: UIModalPresentationStyle) -> UIPresentationController {
        if let known = adapted, known.presentationStyle == style { return known }
        let controller: UIPresentationController =
            style.isSheet
            ? UISheetPresentationController(
                presentedViewController: presentedViewController, presenting: presenting)
            : UIPresentationController(
                presentedViewController: presentedViewController, presenting: presenting)
        controller.adaptedStyle = style
        adapted = controller
        return controller
    }

    private var adapted: UIPresentationController?

    /// The style of one that stands for another.
    final var adaptedStyle: UIModalPresentationStyle?

    /// Takes the presented view from where it is in the window.
    func adoptPresentedView() {
        if let view = presentedView, let containerView { containerView.addSubview(view) }
    }

    /// Another presentation controller has the presented view now.
    func wasReplaced() {}

    // MARK: - Transitions

    /// Called before the presented controller moves in; the container is there.
    open func presentationTransitionWillBegin() {}

    /// - Parameter completed: Whether it is there now.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the presented controller moves out.
    open func dismissalTransitionWillBegin() {}

    /// - Parameter completed: Whether it is gone now.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Whether a presentation or dismissal without animation ends not in the turn that shows it but in
    /// the one after.
    var endsOneTurnLater: Bool { false }

    /// The movement in or out, where no transitioning delegate has another one.
    func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        let provides =
            presentationStyle.isInContext
            && presentingViewController.providesPresentationContextTransitionStyle
        let source = provides ? presentingViewController : presentedViewController
        return switch source.modalTransitionStyle {
        case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
        case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
        case .flipHorizontal: FlipAnimator(isPresenting: isPresenting)
        }
    }

    // MARK: - Dismissal by a person

    /// Whether Escape, a click outside or a swipe dismisses; alerts and full screens say no.
    var canBeDismissedByPerson: Bool { false }

    final weak var presentation: Presentation?

    /// A person wants to be rid of what is presented, in one step; true when there is something that
    /// a person may dismiss, or may try to.
    @discardableResult
    func dismissByPerson() -> Bool {
        guard canBeDismissedByPerson, let presentation, presentation.isAtRest else { return false }
        guard mayBeDismissedByPerson() else {
            _ = try? delegateForDismissal?.presentationControllerDidAttemptToDismiss(self)
            return true
        }
        _ = try? delegateForDismissal?.presentationControllerWillDismiss(self)
        presentation.dismiss(animated: true) { [self] in
            _ = try? delegateForDismissal?.presentationControllerDidDismiss(self)
        }
        return true
    }

    /// Asks the controller and the delegate.
    final func mayBeDismissedByPerson() -> Bool {
        guard !shownController.isModalInTree else { return false }
        return (try? delegateForDismissal?.presentationControllerShouldDismiss(self)) ?? true
    }

    /// An adapted presentation asks the delegate of the one that it stands for.
    final var delegateForDismissal: (any UIAdaptivePresentationControllerDelegate)? {
        delegate ?? presentation?.controller.delegate
    }

    // MARK: - Content container

    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        containerView?.setNeedsLayout()
    }

    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let controller = shownController
        guard controller.isViewLoaded else { return }
        controller.viewWillTransition(
            to: self.size(forChildContentContainer: controller, withParentContainerSize: size),
            with: coordinator)
    }

    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let controller = shownController
        let own = controller.overriddenTraits?.over(newCollection) ?? newCollection
        controller.willTransition(to: own, with: coordinator)
    }
}

extension UIModalPresentationStyle {
    /// What the system thinks best, named.
    var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
