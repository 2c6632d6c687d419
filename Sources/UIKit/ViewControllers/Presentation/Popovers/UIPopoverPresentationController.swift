public import Foundation

/// Presents a controller in a bubble that points at what it belongs to. Where there is little room it
/// becomes a sheet, unless the delegate says otherwise.
open class UIPopoverPresentationController: UIPresentationController {
    // MARK: - Place

    /// The view that the popover belongs to.
    open weak var sourceView: UIView? {
        didSet { sourceDidChange() }
    }

    /// The view or the bar's item that the popover belongs to; it goes before the source view.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { sourceDidChange() }
    }

    /// The part of the source view that the arrow points at; all of it unless it is set.
    open var sourceRect: CGRect {
        get { givenSourceRect ?? sourceView?.bounds ?? .null }
        set {
            givenSourceRect = newValue.isNull ? nil : newValue
            sourceDidChange()
        }
    }

    private var givenSourceRect: CGRect?

    /// Where the arrow may point. The first that leaves room enough is taken: up, down, left, right.
    open var permittedArrowDirections = UIPopoverArrowDirection.any

    /// Where the arrow points; `unknown` before the popover is shown.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// How far the popover stays from the window's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    private func sourceDidChange() {
        if presentation?.phase == .presented { containerView?.setNeedsLayout() }
    }

    /// In points.
    private static let usualSize = CGSize(width: 320, height: 480)

    private var placement: PopoverPlacement {
        guard let containerView else {
            return PopoverPlacement(size: .zero, source: .zero, area: .zero, permitted: [])
        }
        var size = shownController.preferredContentSize
        if size.width <= 0 { size.width = Self.usualSize.width }
        if size.height <= 0 { size.height = Self.usualSize.height }
        let margins = popoverLayoutMargins
        let safeArea = containerView.safeAreaInsets
        let area = containerView.bounds.inset(
            by: UIEdgeInsets(
                top: max(margins.top, safeArea.top), left: max(margins.left, safeArea.left),
                bottom: max(margins.bottom, safeArea.bottom),
                right: max(margins.right, safeArea.right)))
        return PopoverPlacement(
            size: size, source: sourceInContainer, area: area, permitted: permittedArrowDirections)
    }

    private var sourceInContainer: CGRect {
        if let containerView, let sourceItem { return sourceItem.frame(in: containerView) }
        guard let containerView, let sourceView else { return .zero }
        return sourceView.convert(sourceRect, to: containerView)
    }

    open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

    open override var shouldRemovePresentersView: Bool { false }

    override var impliedTraits: UITraitCollection? {
        UITraitCollection(horizontal: .compact, level: .elevated)
    }

    // MARK: - Adapting

    open override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
    }

    /// The sheet that the popover is where there is little room.
    open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController =
        {
            let sheet = UISheetPresentationController(
                presentedViewController: presentedViewController, presenting: nil)
            sheet.adaptedStyle = .formSheet
            return sheet
        }()

    override func controller(
        forAdaptedStyle style: UIModalPresentationStyle
    ) -> UIPresentationController {
        guard style.isSheet else { return super.controller(forAdaptedStyle: style) }
        adaptiveSheetPresentationController.adaptedStyle = style
        return adaptiveSheetPresentationController
    }

    // MARK: - Views

    private var popover: PopoverView?
    private let outside = DimmingView(frame: .zero)

    /// Behind the content, and the arrow's; `nil` takes the content's own.
    open var backgroundColor: UIColor? {
        didSet { popover?.fill = backgroundColor }
    }

    /// Views that can be worked while the popover is shown; a press elsewhere closes it.
    open var passthroughViews: [UIView]?

    open override var presentedView: UIView? { popover ?? makePopover() }

    private func makePopover() -> PopoverView? {
        guard let view = shownController.viewIfLoaded else { return nil }
        let popover = PopoverView(frame: .zero)
        self.popover = popover
        popover.fill = backgroundColor
        popover.accessibleTitle = shownController.title
        // One that is on the screen already comes over once the popover is there too.
        if view.window == nil { popover.content = view }
        return popover
    }

    override func adoptPresentedView() {
        guard let popover = presentedView as? PopoverView else { return }
        containerView?.addSubview(popover)
        popover.content = shownController.viewIfLoaded
    }

    override func wasReplaced() {
        outside.removeFromSuperview()
        popover?.removeFromSuperview()
        popover = nil
    }

    open override func containerViewWillLayoutSubviews() {
        outside.frame = containerView?.bounds ?? .zero
        if presentation?.isAtRest ?? false { placePresentedView() }
    }

    override func placePresentedView() {
        let placement = placement
        arrowDirection = placement.direction
        popover?.placement = placement
        popover?.frame = placement.frame
    }

    override func letsTouchThrough(_ point: CGPoint) -> Bool {
        guard let containerView else { return false }
        let place = containerView.convert(point, to: nil)
        return passthroughViews?.contains { view in
            view.window === containerView.window
                && view.bounds.contains(view.convert(place, from: nil))
        } ?? false
    }

    // MARK: - Transitions

    override func makeAnimator(
        isPresenting: Bool
    ) -> any UIViewControllerAnimatedTransitioning {
        ScaleAnimator(isPresenting: isPresenting, from: PopoverView.smallAtTip)
    }

    open override func presentationTransitionWillBegin() {
        let delegate = delegate as? any UIPopoverPresentationControllerDelegate
        _ = try? delegate?.prepareForPopoverPresentation(self)
        stopUnless(sourceView != nil || sourceItem != nil, missingSourceMessage)
        outside.alpha = 1
        outside.backgroundColor = .clear
        outside.frame = containerView?.bounds ?? .zero
        outside.onTap = { [weak self] in self?.dismissByPerson() }
        containerView?.insertSubview(outside, at: 0)
        let placement = placement
        arrowDirection = placement.direction
        (presentedView as? PopoverView)?.placement = placement
    }

    /// What a program is told that doesn't say what the popover belongs to.
    var missingSourceMessage: String {
        """
        UIPopoverPresentationController (\(self)) should have a non-nil sourceView or sourceItem \
        set before the presentation occurs.
        """
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { wasReplaced() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { outside.removeFromSuperview() }
    }

    override var canBeDismissedByPerson: Bool { true }

    /// Where the popover grows from, in its own coordinates.
    final var tip: CGPoint { placement.tip }
}

/// Hears of a popover.
@MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// The last moment to say what the popover belongs to.
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) throws(NotImplemented)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
