import Foundation

/// Presents an alert in the middle of the dimmed screen, and an action sheet at its lower edge.
final class AlertPresentationController: UIPresentationController {
    private let dimming = DimmingView(frame: .zero)

    /// Between an alert and the edges, and between an action sheet and them, in points.
    private static let alertMargin: CGFloat = 24
    private static let sheetMargin: CGFloat = 8

    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var presentationStyle: UIModalPresentationStyle { .overFullScreen }

    override var shouldRemovePresentersView: Bool { false }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = presentedView else { return .zero }
        let margin = isSheet ? Self.sheetMargin : Self.alertMargin
        let area = containerView.bounds.inset(by: containerView.safeAreaInsets)
            .insetBy(dx: margin, dy: margin)
        let size = view.sizeThatFits(area.size)
        return CGRect(
            x: (area.midX - size.width / 2).rounded(),
            y: (isSheet ? area.maxY - size.height : area.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    override func containerViewWillLayoutSubviews() {
        dimming.frame = containerView?.bounds ?? .zero
        if presentation?.isAtRest ?? false { placePresentedView() }
    }

    // MARK: - Transitions

    override func makeAnimator(
        isPresenting: Bool
    ) -> any UIViewControllerAnimatedTransitioning {
        isSheet
            ? CoverVerticalAnimator(isPresenting: isPresenting)
            : ScaleAnimator(isPresenting: isPresenting) { _ in
                // A little nearer than it stays.
                CGAffineTransform(scaleX: 1.15, y: 1.15)
            }
    }

    override func presentationTransitionWillBegin() {
        alert?.updateContent()
        dimming.frame = containerView?.bounds ?? .zero
        dimming.onTap = { [weak self] in self?.dismissByPerson() }
        containerView?.insertSubview(dimming, at: 0)
        dimming.alpha = 0
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        dimming.alpha = 1
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }

    override func wasReplaced() {
        dimming.removeFromSuperview()
    }

    /// A press beside an action sheet cancels it; an alert has to be answered.
    @discardableResult override func dismissByPerson() -> Bool {
        guard isSheet, let alert, let cancel = alert.cancelAction else { return false }
        alert.choose(cancel)
        return true
    }
}

/// An action sheet in a wide window. Where there is little room it is at the lower edge.
final class ActionSheetPopoverController: UIPopoverPresentationController {
    private lazy var sheet = AlertPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .overFullScreen : .none
    }

    override func controller(
        forAdaptedStyle style: UIModalPresentationStyle
    ) -> UIPresentationController {
        sheet
    }

    override func presentationTransitionWillBegin() {
        alert?.updateContent()
        super.presentationTransitionWillBegin()
    }

    override var missingSourceMessage: String {
        """
        Your application has presented a UIAlertController (\(presentedViewController)) of style \
        UIAlertControllerStyleActionSheet from \(presentingViewController). The \
        modalPresentationStyle of a UIAlertController with this style is \
        UIModalPresentationPopover. You must provide location information for this popover through \
        the alert controller's popoverPresentationController. You must provide either a sourceView \
        and sourceRect or a barButtonItem. If this information is not known when you present the \
        alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method \
        -prepareForPopoverPresentation.
        """
    }

    /// A press outside cancels.
    @discardableResult override func dismissByPerson() -> Bool {
        guard let alert, let cancel = alert.cancelAction else { return super.dismissByPerson() }
        alert.choose(cancel)
        return true
    }
}
