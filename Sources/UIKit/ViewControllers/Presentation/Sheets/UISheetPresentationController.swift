public import Foundation

/// Presents a controller on a sheet: at the lower edge of a narrow window, with heights to choose
/// from, and in the middle of a wide one. A person may drag it, and away.
open class UISheetPresentationController: UIPresentationController {
    // MARK: - Detents

    /// The heights at which the sheet rests, in any order; at least one.
    open var detents: [Detent] = [.large()] {
        didSet { invalidateDetents() }
    }

    /// The height at which the sheet is; `nil` for the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { selectionDidChange() } }
    }

    /// The largest height at which what is behind is not dimmed, and can be worked; `nil` dims at all
    /// heights.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { updateDimming() }
    }

    /// Whether scrolling up in the sheet makes it higher first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet shows a grip at its upper edge.
    open var prefersGrabberVisible = false {
        didSet { sheet?.showsGrabber = prefersGrabberVisible }
    }

    /// The radius of the sheet's corners, in points; `nil` leaves it to the system.
    open var preferredCornerRadius: CGFloat? {
        didSet { sheet?.cornerRadius = preferredCornerRadius ?? SheetView.usualCornerRadius }
    }

    /// Makes changes of the properties of the sheet, animated.
    open func animateChanges(_ changes: () -> Void) {
        isAnimatingChanges = true
        changes()
        isAnimatingChanges = false
        if isShown { moveToSelectedDetent(animated: true) }
    }

    private var isAnimatingChanges = false

    /// Asks the custom detents for their heights again.
    open func invalidateDetents() {
        if isShown, !isAnimatingChanges { containerView?.setNeedsLayout() }
    }

    private func selectionDidChange() {
        if isShown, !isAnimatingChanges { moveToSelectedDetent(animated: false) }
    }

    private var isShown: Bool { sheet != nil && presentation?.phase == .presented }

    // MARK: - Geometry

    var geometry: SheetGeometry {
        guard let containerView else { return SheetGeometry() }
        let isCentered = containerView.traitCollection.horizontalSizeClass == .regular
        var geometry = SheetGeometry(
            container: containerView.bounds.size, safeArea: containerView.safeAreaInsets,
            isCentered: isCentered, isForm: presentationStyle == .formSheet,
            preferred: shownController.preferredContentSize)
        geometry.setDetents(
            detents.compactMap { detent in
                detent.height(
                    in: containerView.traitCollection, maximum: geometry.maximumDetentValue
                ).map { (detent.identifier, $0) }
            })
        return geometry
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        let geometry = geometry
        return geometry.frame(height: geometry.height(of: selectedDetentIdentifier))
    }

    open override var shouldRemovePresentersView: Bool { false }

    /// What is on a sheet is compact, as in a narrow window, and above the screen.
    override var impliedTraits: UITraitCollection? {
        UITraitCollection(horizontal: .compact, level: .elevated)
    }

    // MARK: - Views

    private(set) final var sheet: SheetView?
    private let dimming = DimmingView(frame: .zero)
    private var drag: SheetDrag?

    open override var presentedView: UIView? { sheet ?? makeSheet() }

    private func makeSheet() -> SheetView? {
        guard let view = shownController.viewIfLoaded else { return nil }
        let sheet = SheetView(frame: .zero)
        self.sheet = sheet
        sheet.showsGrabber = prefersGrabberVisible
        sheet.cornerRadius = preferredCornerRadius ?? SheetView.usualCornerRadius
        sheet.accessibleTitle = shownController.title
        sheet.onGrabber = { [weak self] in self?.selectNextDetent() }
        // One that is on the screen already comes over once the sheet is there too.
        if view.window == nil { sheet.content = view }
        let drag = SheetDrag(self)
        sheet.addGestureRecognizer(drag.recognizer)
        self.drag = drag
        return sheet
    }

    override func adoptPresentedView() {
        guard let sheet = presentedView as? SheetView else { return }
        containerView?.addSubview(sheet)
        sheet.content = shownController.viewIfLoaded
    }

    override func wasReplaced() {
        dimming.removeFromSuperview()
        sheet?.removeFromSuperview()
        forgetViews()
    }

    private func forgetViews() {
        sheet = nil
        drag = nil
    }

    open override func containerViewWillLayoutSubviews() {
        dimming.frame = containerView?.bounds ?? .zero
        guard isShown, presentation?.isAtRest ?? false, drag?.isActive != true else { return }
        placePresentedView()
    }

    override func placePresentedView() {
        let geometry = geometry
        sheet?.isAttachedToEdge = !geometry.isCentered
        sheet?.frame = frameOfPresentedViewInContainerView
        updateDimming()
    }

    override var coversOthers: Bool { !isUndimmed }

    override func letsTouchThrough(_ point: CGPoint) -> Bool { isUndimmed }

    // MARK: - Dimming

    /// Whether what is behind can be worked.
    final var isUndimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier else { return false }
        let geometry = geometry
        return geometry.height(of: selectedDetentIdentifier) <= geometry.height(of: limit)
    }

    private func updateDimming() {
        guard isShown else { return }
        dimming.alpha = isUndimmed ? 0 : 1
        containerView?.window?.accessibilityDidChange()
    }

    // MARK: - Transitions

    /// As iOS's sheets since 13: `ModalTestingTests+SystemBehavior` of https://github.com/ww-tech/lasso
    /// holds both.
    override var endsOneTurnLater: Bool { true }

    override func makeAnimator(
        isPresenting: Bool
    ) -> any UIViewControllerAnimatedTransitioning {
        presentedViewController.modalTransitionStyle == .crossDissolve
            ? CrossDissolveAnimator(isPresenting: isPresenting)
            : CoverVerticalAnimator(isPresenting: isPresenting)
    }

    open override func presentationTransitionWillBegin() {
        dimming.frame = containerView?.bounds ?? .zero
        dimming.onTap = { [weak self] in self?.dismissByPerson() }
        containerView?.insertSubview(dimming, at: 0)
        (presentedView as? SheetView)?.isAttachedToEdge = !geometry.isCentered
        let alpha: CGFloat = isUndimmed ? 0 : 1
        dimming.alpha = 0
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in
            dimming.alpha = alpha
        }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { updateDimming() } else { forgetViews() }
    }

    open override func dismissalTransitionWillBegin() {
        let coordinator = shownController.transitionCoordinator
        coordinator?.animate { [dimming] _ in dimming.alpha = 0 }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard completed else { return }
        dimming.removeFromSuperview()
    }

    override var canBeDismissedByPerson: Bool { true }

    // MARK: - Moving between detents

    /// Goes to the selected height.
    final func moveToSelectedDetent(animated: Bool) {
        guard let sheet else { return }
        let frame = frameOfPresentedViewInContainerView
        guard animated, UIView.areAnimationsEnabled else {
            sheet.frame = frame
            updateDimming()
            return
        }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { [self] in
            sheet.frame = frame
            sheet.layoutIfNeeded()
            updateDimming()
        }
    }

    /// A person chose a height.
    final func select(_ identifier: Detent.Identifier) {
        let isAnother = identifier != selectedDetent
        isAnimatingChanges = true
        selectedDetentIdentifier = identifier
        isAnimatingChanges = false
        moveToSelectedDetent(animated: true)
        guard isAnother else { return }
        let delegate = delegateForDismissal as? any UISheetPresentationControllerDelegate
        _ = try? delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private var selectedDetent: Detent.Identifier? {
        let geometry = geometry
        return geometry.detents.first { $0.identifier == selectedDetentIdentifier }?.identifier
            ?? geometry.detents.first?.identifier
    }

    /// The grip goes through the heights, as VoiceOver's and a tap on it do.
    private func selectNextDetent() {
        let identifiers = geometry.detents.map(\.identifier)
        guard identifiers.count > 1, let selectedDetent,
            let index = identifiers.firstIndex(of: selectedDetent)
        else { return }
        select(identifiers[(index + 1) % identifiers.count])
    }
}

/// Hears of a sheet's height.
@MainActor
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// A person chose another height. Not called when the program did.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) throws(NotImplemented)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
