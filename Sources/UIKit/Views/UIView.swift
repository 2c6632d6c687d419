// This file is long: on Linux, what a subclass may override has to stand in the class's body. What
// may not, stands beside it, in `UIView+….swift`.
public import Foundation

/// A rectangle on the screen: it shows something, holds other views and receives events.
@MainActor open class UIView: UIResponder, ViewCreation {
    // MARK: - Lifecycle

    /// Makes a view with a place, in points, in the superview that it will have.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.view = self
        if frame != .zero { layer.frame = frame }
    }

    /// Makes a view without a place. Linux has no nib decoder: nothing calls this but a subclass.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.view = self
    }

    /// The class of the view's layer; a subclass may name another one.
    open class var layerClass: AnyClass { CALayer.self }

    /// `CALayer.init()` overrides NSObject's, which is the one that has a place in the tables.
    private static let layerInitializer = ClassInitializer<NSObject, Void>(of: NSObject.self)

    private static func makeLayer() -> CALayer {
        let type: AnyClass = layerClass
        if type == CALayer.self { return CALayer() }
        guard let layerType = type as? CALayer.Type,
            let layer = layerInitializer.make(layerType) as? CALayer
        else { fatalError("\(self).layerClass: \(type) is not a subclass of CALayer") }
        return layer
    }

    /// What the view shows; the geometry and the looks of the view are its layer's.
    public final let layer: CALayer

    /// What few views set.
    private final var attributes = ViewAttributes.none

    final func attribute<Value>(_ path: KeyPath<ViewAttributes, Value>) -> Value {
        attributes[keyPath: path]
    }

    final func changeAttributes(_ change: (ViewAttributes) -> Void) {
        if attributes === ViewAttributes.none { attributes = ViewAttributes() }
        change(attributes)
    }

    /// A number that `viewWithTag(_:)` finds the view by; 0 unless it is set.
    open var tag: Int {
        get { attributes.tag }
        set { changeAttributes { $0.tag = newValue } }
    }

    // MARK: - Geometry

    /// The smallest upright rectangle, in the superview, that holds the view. Of use only without a
    /// transform.
    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }

    /// The view's own coordinates, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }

    /// In the superview.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// Applied around the centre.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// Applied around the centre; what leaves the plane is seen in perspective if `m34` says so.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// How the view's size follows its superview's.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether the view resizes its subviews by their masks when its own size changes.
    open var autoresizesSubviews = true

    // MARK: - Looks

    /// Some views are always clear, such as one that only arranges others.
    open var backgroundColor: UIColor? {
        didSet { layer.backgroundColor = backgroundColor?.cgColor(with: traitCollection) }
    }

    /// From 0 to 1, for the view with all in it.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            let wasSeen = alpha >= Self.leastSeenAlpha
            layer.opacity = Float(newValue)
            if wasSeen != (alpha >= Self.leastSeenAlpha) { window?.accessibilityDidChange() }
        }
    }

    /// What is clearer than this is neither touched nor told of.
    final class var leastSeenAlpha: CGFloat { 0.01 }

    /// A hidden view shows nothing and receives nothing; it keeps its place.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard layer.isHidden != newValue else { return }
            layer.isHidden = newValue
            superview?.subviewVisibilityDidChange(self)
        }
    }

    /// Whether subviews end at the view's edge.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// How content that has a size of its own fills the view.
    open var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { layer.setNeedsDisplay() } }
    }

    /// A view whose opaque parts let this one be seen.
    open var mask: UIView? {
        get { attributes.mask }
        set {
            changeAttributes { $0.mask = newValue }
            layer.mask = newValue?.layer
        }
    }

    /// The colour of what can be worked in this view and below; `nil` takes the superview's.
    open var tintColor: UIColor! {
        get { attributes.tintColor ?? superview?.tintColor ?? .tintColor }
        set {
            changeAttributes { $0.tintColor = newValue }
            tintColorMayHaveChanged()
        }
    }

    /// Called when the tint colour of this view became another one.
    open func tintColorDidChange() {}

    /// What the view shows above its background, in its own coordinates; kept until
    /// `setNeedsDisplay()` or another size.
    func contentNode() -> RenderNode? { drawnNode() }

    /// Draws the view's content into the current context, in the view's own coordinates. Called when
    /// the view is first shown, after `setNeedsDisplay()` and when its size changed. A plain view draws
    /// nothing.
    ///
    /// - Parameter rect: All of the bounds.
    open func draw(_ rect: CGRect) {}

    /// Where the content that was made for `bounds` goes while other bounds are seen.
    func contentPlacement(of bounds: CGRect, in presented: CGRect) -> CGRect {
        contentMode.placement(of: bounds.size, in: presented)
    }

    /// Makes the view draw itself anew in the next frame.
    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
    }

    /// Makes the view draw itself anew, all of it, in the next frame.
    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplay()
    }

    // MARK: - Tree

    /// Held weakly: the superview holds the view. Nil for a window, and for a view that was
    /// removed.
    open internal(set) weak var superview: UIView?

    /// From back to front: the last one is drawn over the others and is touched first.
    open internal(set) var subviews: [UIView] = []

    /// The subviews in the order in which a person comes to them who doesn't see them.
    var subviewsInReadingOrder: [UIView] { subviews }

    /// The window that the view is in.
    open var window: UIWindow? { windowReference }

    final weak var windowReference: UIWindow?

    /// The controller whose root view this is.
    final weak var viewController: UIViewController?

    open override var next: UIResponder? { viewController ?? superview }

    override var windowForResponding: UIWindow? { window }

    /// Puts a view in front of all others here, and holds it. A view that has another superview
    /// leaves that first; one that is here already comes to the front.
    ///
    /// - Precondition: The view is neither this one nor around it.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    /// - Precondition: `index` is at most the number of subviews.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Puts a view right behind one that is here.
    ///
    /// - Precondition: `sibling` is a subview of this view.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: position(of: sibling, in: "insertSubview(_:belowSubview:)"))
    }

    /// Puts a view right before one that is here.
    ///
    /// - Precondition: `sibling` is a subview of this view.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: position(of: sibling, in: "insertSubview(_:aboveSubview:)") + 1)
    }

    /// Draws a subview over its siblings; a view that is not in this one stays where it is.
    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        reorder(view, to: subviews.count - 1)
    }

    /// Draws a subview below its siblings; a view that is not in this one stays where it is.
    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        reorder(view, to: 0)
    }

    /// - Precondition: Both indices are below the number of subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        stopUnless(
            subviews.indices.contains(index1) && subviews.indices.contains(index2),
            """
            exchangeSubview(at:withSubviewAt:): \(index1) and \(index2) have to be below \
            \(subviews.count), the number of subviews
            """)
        let (low, high) = (min(index1, index2), max(index1, index2))
        guard low != high else { return }
        let (lower, higher) = (subviews[low], subviews[high])
        reorder(higher, to: low)
        reorder(lower, to: high)
    }

    /// Takes the view out of its superview, with the constraints that reach out of it. The
    /// superview no longer holds it then: who wants to show it again keeps it.
    open func removeFromSuperview() {
        guard let superview else { return }
        let oldTint = tintColor
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        willLeaveLayoutTree()
        if let window {
            window.viewWillLeave(self)
            willMoveTree(to: nil)
        }
        superview.layer.invalidate()
        layer.removeFromSuperlayer()
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        superview.subviewsDidChange()
        if tintColor !== oldTint { tintColorMayHaveChanged() }
        didMoveTree(from: windowReference, to: nil)
        didMoveToSuperview()
    }

    /// Whether the view is another one, or anywhere in it.
    ///
    /// - Complexity: O(*d*) in the depth of the view.
    open func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    /// The first view in this subtree, itself included, with the tag.
    ///
    /// - Complexity: O(*n*) in the size of the subtree.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Called once a subview is here, after its `didMoveToSuperview()`. Does nothing by itself.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview leaves, while it is still in `subviews`. Does nothing by itself.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes; nil when the view is being removed. Does nothing by
    /// itself.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called once `superview` is the new one, or nil. Does nothing by itself.
    open func didMoveToSuperview() {}
    /// Called on the view and all in it before they come into a window, or leave one (nil). Does
    /// nothing by itself.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called once `window` is the new one, or nil: here what needs a screen begins and ends. Does
    /// nothing by itself.
    open func didMoveToWindow() {}

    /// The window that subviews are in; a window is in no other one but its subviews are in it.
    var windowForSubviews: UIWindow? { windowReference }

    /// Subviews came, went or changed their order.
    func subviewsDidChange() {
        setNeedsLayout()
    }

    /// A subview was hidden or shown.
    func subviewVisibilityDidChange(_ subview: UIView) {
        window?.accessibilityDidChange()
    }

    // MARK: - Layout

    /// Set from `setNeedsLayout()` until the view is laid out.
    final var needsLayout = true
    /// Whether a view below needs layout.
    final var subtreeNeedsLayout = false

    /// Lays the view's subviews out. The default gives the constraints' result to them.
    open func layoutSubviews() {
        applyConstraintLayout()
    }

    /// Whether assistive technology is to be told of places after the coming layout.
    var layoutMovesElements: Bool { true }

    /// Asks for `layoutSubviews()` before the next frame.
    open func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        superview?.markSubtreeForLayout()
        (self as? UIWindow)?.setNeedsFrame()
    }

    /// Lays out now what is marked, from the highest view above this one that needs it downwards.
    open func layoutIfNeeded() {
        var top = self
        while let superview = top.superview, superview.needsLayout { top = superview }
        top.layoutTree()
    }

    /// The layer's place in the superlayer, its transform or its being hidden is another.
    func layerPlaceDidChange() {
        window?.accessibilityDidChange()
    }

    /// The layer's bounds were set to something else.
    func layerBoundsDidChange(from old: CGRect) {
        window?.accessibilityDidChange()
        layoutGeometryDidChange()
        guard old.size != bounds.size else { return }
        setNeedsLayout()
        if autoresizesSubviews, !subviews.isEmpty { resizeSubviews(from: old.size) }
    }

    /// The content asks for another size now.
    final func contentSizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// What stands in an intrinsic size for an axis on which the content asks for nothing.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The size that shows all of the view's content; a plain view has none of its own.
    ///
    /// - Parameter size: The room there is, in points.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that shows all of the view's content; the origin stays.
    open func sizeToFit() {
        frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
    }

    /// What bars and the screen's edges cover, in points from the view's edges.
    open var safeAreaInsets: UIEdgeInsets { safeAreaInsetsFromSurroundings }

    /// Called after `safeAreaInsets` became others, before the layout that follows. Does nothing by
    /// itself.
    open func safeAreaInsetsDidChange() {}

    /// What of the safe area is left to what is inside.
    var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

    /// The size of a subview's content changed.
    func subviewContentSizeDidChange(_ subview: UIView) {}

    // MARK: - Auto Layout

    /// What Auto Layout knows of the view; most views of lists and of layouts by hand have none.
    final var layoutState: ViewLayoutState?
    /// Set from `setNeedsUpdateConstraints()` until `updateConstraints()` was called.
    final var needsConstraintUpdate = false
    /// Whether a view below needs `updateConstraints()`.
    final var subtreeNeedsConstraintUpdate = false

    /// Whether the view's frame is set by hand, with its autoresizing mask, and other views'
    /// constraints take it as it is. `false` leaves the frame to constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState?.translatesAutoresizingMask ?? true }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    /// The active constraints that this view holds: those between views in it, and with itself.
    open var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

    /// Makes a constraint active.
    ///
    /// - Precondition: The constraint's items are this view or in it.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        installChecked([constraint])
    }

    /// Makes constraints active.
    ///
    /// - Precondition: All their items are this view or in it.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        installChecked(constraints)
    }

    /// Ends a constraint that this view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        uninstall(constraint)
    }

    /// Ends constraints that this view holds; others are left as they are.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { uninstall(constraint) }
    }

    /// Whether views of this class are of no use without constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Called before the layout, once after `setNeedsUpdateConstraints()`; views above come later.
    /// Call `super` last.
    open func updateConstraints() {}

    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() {
        markForConstraintUpdate()
    }

    open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

    /// Calls `updateConstraints()` now where it was asked for, here and below.
    open func updateConstraintsIfNeeded() {
        updateConstraintsOfTree()
    }

    /// The size of the view's content, in points; `noIntrinsicMetric` along an axis where it has
    /// none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Tells the layout that the content has another size now.
    open func invalidateIntrinsicContentSize() {
        noteContentSize()
    }

    /// How strongly the view resists being larger than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = layoutState?.contentPriorities ?? ContentPriorities()
        return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
    }

    /// Says how strongly the view resists being larger than its content. 250 unless it is set; of
    /// two views in a row the one with the lower priority is stretched.
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        changeContentPriorities {
            if axis == .horizontal {
                $0.horizontalHugging = priority
            } else {
                $0.verticalHugging = priority
            }
        }
    }

    /// How strongly the view resists being smaller than its content.
    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        let priorities = layoutState?.contentPriorities ?? ContentPriorities()
        return axis == .horizontal ? priorities.horizontalResistance : priorities.verticalResistance
    }

    /// Says how strongly the view resists being smaller than its content. 750 unless it is set; of
    /// two views in a row the one with the lower priority is cut.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        changeContentPriorities {
            if axis == .horizontal {
                $0.horizontalResistance = priority
            } else {
                $0.verticalResistance = priority
            }
        }
    }

    /// The size that the view's constraints ask for, as near to the target as they allow.
    ///
    /// - Parameter targetSize: `layoutFittingCompressedSize` for the smallest size that fits,
    ///   `layoutFittingExpandedSize` for the largest.
    /// - Complexity: That of solving the view's constraints.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the view's constraints ask for, each axis as near to the target as its
    /// priority demands: a required width gives the height for that width.
    ///
    /// - Complexity: That of solving the view's constraints.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// How far the rectangle that constraints are about lies inside of the frame, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints are about when the view has a frame: without
    /// `alignmentRectInsets`, which hold such things as shadows.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// The inverse of `alignmentRect(forFrame:)`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view in this one whose topmost line of text has the first baseline.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view in this one whose lowest line of text has the last baseline.
    open var forLastBaselineLayout: UIView { self }

    /// The distance that content keeps from the view's edges, in points, with the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { resolvedLayoutMargins }
        set {
            setDirectionalMargins(
                NSDirectionalEdgeInsets(newValue, for: effectiveUserInterfaceLayoutDirection))
        }
    }

    /// As `layoutMargins`, by the reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            NSDirectionalEdgeInsets(
                resolvedLayoutMargins, for: effectiveUserInterfaceLayoutDirection)
        }
        set { setDirectionalMargins(newValue) }
    }

    /// Whether content keeps out of the superview's margins as well.
    open var preservesSuperviewLayoutMargins: Bool {
        get { attribute(\.preservesSuperviewLayoutMargins) }
        set {
            changeAttributes { $0.preservesSuperviewLayoutMargins = newValue }
            insetsDidChange()
        }
    }

    /// Whether the margins begin at the safe area.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { attribute(\.insetsLayoutMarginsFromSafeArea) }
        set {
            changeAttributes { $0.insetsLayoutMarginsFromSafeArea = newValue }
            insetsDidChange()
        }
    }

    /// Called after `layoutMargins` became others, before the layout that follows. Does nothing by
    /// itself.
    open func layoutMarginsDidChange() {}

    /// Whether the constraints leave the view more than one place or size. For debugging.
    ///
    /// - Complexity: That of solving the constraints several times.
    open var hasAmbiguousLayout: Bool { isAmbiguouslyLaidOut }

    /// The constraints that the view's place or size along an axis follow from. For debugging.
    open func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        layoutState?.box.map { $0.engine.constraintsAffecting($0, axis) } ?? []
    }

    /// Whether the height of the content depends on the width that it gets, as that of text in
    /// several lines does.
    var contentWraps: Bool { false }

    /// The height of content that wraps, at a width in points.
    func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

    /// The distance of the first baseline from the alignment rectangle's top, in points.
    var firstBaselineFromTop: CGFloat? { nil }

    /// The distance of the last baseline from the alignment rectangle's bottom, in points.
    var lastBaselineFromBottom: CGFloat? { nil }

    /// The guide that stands for the edges of a view that scrolls, in the eyes of what is in it.
    var contentEdgesGuide: UILayoutGuide? { nil }

    // MARK: - Traits

    /// The traits here: the surroundings', with what the view and its controller override.
    open var traitCollection: UITraitCollection { resolvedTraitCollection }

    /// Light or dark for this view and all in it; unspecified takes the superview's.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { attributes.overrideUserInterfaceStyle }
        set {
            guard newValue != attributes.overrideUserInterfaceStyle else { return }
            changeAttributes { $0.overrideUserInterfaceStyle = newValue }
            environmentDidChange()
        }
    }

    /// Text sizes, colours or the direction may have changed: forget what was made from them.
    func contentTraitsDidChange() {}

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that the view was told of last.
    final var knownTraits: UITraitCollection?

    // MARK: - Events

    /// Whether touches, the pointer and the wheel reach the view and what is in it; otherwise they
    /// go to what is behind. True unless it is set, but for labels and image views.
    open var isUserInteractionEnabled = true

    /// Whether the view can be worked by more than one finger at a time.
    open var isMultipleTouchEnabled = false

    /// The view under a point: the deepest one, the topmost among siblings.
    ///
    /// Views that are hidden, disabled or all but clear, and points outside of the view, are passed
    /// over (https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= Self.leastSeenAlpha,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviewsFromTop {
            let inside = subview.convertFromSuperview(point)
            if let hit = subview.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    /// Whether a touch at a point of the view's coordinates is the view's. Override it to be
    /// touched in a smaller or larger area than the bounds; what is outside of a superview's own
    /// area is never asked.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// The recognizers that hear of touches in this view and in those below, in the order in which
    /// they were added; nil when there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attributes.gestureRecognizers.isEmpty ? nil : attributes.gestureRecognizers }
        set {
            for recognizer in attributes.gestureRecognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Lets a recognizer hear of touches here, and holds it. One that was at another view leaves
    /// that.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        changeAttributes { $0.gestureRecognizers.append(gestureRecognizer) }
        gestureRecognizer.view = self
    }

    /// Takes a recognizer away from this view; what it had begun ends. One of another view is left
    /// alone.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        changeAttributes { $0.gestureRecognizers.removeAll { $0 === gestureRecognizer } }
        gestureRecognizer.view = nil
    }

    /// Whether a recognizer in this view may begin; subclasses may say no.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// Ends the editing of the text in this view, if there is any.
    ///
    /// - Parameter force: Whether a text that doesn't want to end has to.
    /// - Returns: Whether nothing in this view is being edited any more.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        endEditingInside(force: force)
    }

    // MARK: - Focus

    /// Whether the keyboard can come to this view.
    open var canBecomeFocused: Bool { false }

    /// Whether the keyboard is at this view: the one in its window that the ring is around.
    open var isFocused: Bool { window?.focusedView === self }

    /// Called on the views that lost and got the focus.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// The radius of the view's corners, which the focus ring goes around, in points.
    var focusCornerRadius: CGFloat { layer.cornerRadius }

    /// Whether the view itself shows that the keyboard is there, so that no ring does.
    var drawsOwnFocus: Bool { false }

    /// What the focus ring goes around, in the view's own coordinates.
    var focusRingBounds: CGRect { bounds }

    // MARK: - Accessibility

    /// Whether assistive technology is told of this view as one element.
    open var isAccessibilityElement: Bool {
        get { attributes.accessibility.isElement ?? isAccessibilityElementByDefault }
        set { changeAccessibility { $0.isElement = newValue } }
    }

    /// What the element is called.
    open var accessibilityLabel: String? {
        get { attributes.accessibility.label ?? defaultAccessibilityLabel }
        set { changeAccessibility { $0.label = newValue } }
    }

    /// What the element stands at, such as a slider's number.
    open var accessibilityValue: String? {
        get { attributes.accessibility.value ?? defaultAccessibilityValue }
        set { changeAccessibility { $0.value = newValue } }
    }

    /// What working the element does.
    open var accessibilityHint: String? {
        get { attributes.accessibility.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }

    /// What kind of thing the element is and whether it can be worked, from which its role for
    /// assistive technology follows. Those of the view's class until they are set.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { attributes.accessibility.traits ?? defaultAccessibilityTraits }
        set { changeAccessibility { $0.traits = newValue } }
    }

    /// A name for tests; nobody hears it.
    open var accessibilityIdentifier: String? {
        get { attributes.accessibility.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }

    /// Whether all in this view is kept from assistive technology.
    open var accessibilityElementsHidden: Bool {
        get { attributes.accessibility.elementsAreHidden }
        set { changeAccessibility { $0.elementsAreHidden = newValue } }
    }

    /// Works the element, as a double tap with VoiceOver does; true when something happened.
    @discardableResult open func accessibilityActivate() -> Bool { false }

    /// Takes an adjustable element's value a step up.
    open func accessibilityIncrement() {}

    /// Takes an adjustable element's value a step down.
    open func accessibilityDecrement() {}

    /// What else can be done with the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { attributes.accessibility.customActions ?? defaultAccessibilityCustomActions }
        set { changeAccessibility { $0.customActions = newValue } }
    }

    /// Views and `UIAccessibilityElement`s that assistive technology is told of, in this order, in
    /// the place of the subviews.
    open var accessibilityElements: [Any]? {
        get { attributes.accessibility.elements }
        set { changeAccessibility { $0.elements = newValue } }
    }

    /// Whether the views beside this one are kept from assistive technology.
    open var accessibilityViewIsModal: Bool {
        get { attributes.accessibility.isModal }
        set { changeAccessibility { $0.isModal = newValue } }
    }

    /// Scrolls a page in a direction; true when something moved.
    @discardableResult
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Where the view stands in a list, from 1 on, and how many the list has.
    var positionInList: (number: Int, count: Int)? { nil }

    /// How many rows or items a list or grid has, off screen too.
    var countInList: Int? { nil }

    /// Who has the keyboard while it is at this view, as a table has for its rows.
    var keyboardOwner: UIView { self }
    /// What in the view the keyboard is at while the view has it.
    var keyboardElement: UIView { self }

    var isAccessibilityElementByDefault: Bool { false }
    var defaultAccessibilityLabel: String? { nil }
    var defaultAccessibilityValue: String? { nil }
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
    var defaultAccessibilityCustomActions: [UIAccessibilityCustomAction]? { nil }
    /// What the traits can't say.
    var accessibleDetails: AccessibleDetails { AccessibleDetails() }
    /// Assistive technology gave the range another value.
    func setAccessibleValue(_ value: Double) {}

    private func changeAccessibility(_ change: (inout AccessibilityAttributes) -> Void) {
        changeAttributes { change(&$0.accessibility) }
        window?.accessibilityDidChange()
    }
}
