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

    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.view = self
    }

    /// The class of the view's layer; a subclass may name another one.
    open class var layerClass: AnyClass { CALayer.self }

    private static let layerInitializer = ClassInitializer<CALayer, Void>(of: CALayer.self)

    private static func makeLayer() -> CALayer {
        let type: AnyClass = layerClass
        if type == CALayer.self { return CALayer() }
        guard let layerType = type as? CALayer.Type else {
            preconditionFailure("\(self).layerClass: \(type) is not a subclass of CALayer")
        }
        return layerInitializer.make(layerType)
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
        set { layer.opacity = Float(newValue) }
    }

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
            forEachInSubtree { $0.tintColorDidChange() }
        }
    }

    /// Called when the tint colour of this view became another one.
    open func tintColorDidChange() {}

    /// What the view shows above its background, in its own coordinates.
    func contentNode() -> RenderNode? { nil }

    /// Makes the view draw itself anew in the next frame.
    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
    }

    // MARK: - Tree

    open internal(set) weak var superview: UIView?

    open internal(set) var subviews: [UIView] = []

    /// The window that the view is in.
    open var window: UIWindow? { windowReference }

    final weak var windowReference: UIWindow?

    /// The controller whose root view this is.
    final weak var viewController: UIViewController?

    open override var next: UIResponder? { viewController ?? superview }

    override var windowForResponding: UIWindow? { window }

    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    /// - Precondition: `index` is at most the number of subviews.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: position(of: sibling, in: "insertSubview(_:belowSubview:)"))
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: position(of: sibling, in: "insertSubview(_:aboveSubview:)") + 1)
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        reorder(view, to: subviews.count - 1)
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        reorder(view, to: 0)
    }

    /// - Precondition: Both indices are below the number of subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        precondition(
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

    open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if window != nil { willMoveTree(to: nil) }
        superview.layer.invalidate()
        layer.removeFromSuperlayer()
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        superview.subviewsDidChange()
        didMoveTree(from: windowReference, to: nil)
        didMoveToSuperview()
    }

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

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
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
    open func layoutSubviews() {}

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

    /// The layer's bounds were set to something else.
    func layerBoundsDidChange(from old: CGRect) {
        window?.accessibilityDidChange()
        guard old.size != bounds.size else { return }
        setNeedsLayout()
        if autoresizesSubviews, !subviews.isEmpty { resizeSubviews(from: old.size) }
    }

    /// The size that the content asks for, in points, for Auto Layout.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Tells Auto Layout that the content asks for another size.
    open func invalidateIntrinsicContentSize() {
        setNeedsLayout()
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

    open func safeAreaInsetsDidChange() {}

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

    open var isUserInteractionEnabled = true

    /// Whether the view can be worked by more than one finger at a time.
    open var isMultipleTouchEnabled = false

    /// The view under a point: the deepest one, the topmost among siblings.
    ///
    /// Views that are hidden, disabled or all but clear, and points outside of the view, are passed
    /// over (https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for subview in subviewsFromTop {
            let inside = subview.convertFromSuperview(point)
            if let hit = subview.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attributes.gestureRecognizers.isEmpty ? nil : attributes.gestureRecognizers }
        set {
            for recognizer in attributes.gestureRecognizers { recognizer.view = nil }
            changeAttributes { $0.gestureRecognizers = newValue ?? [] }
            for recognizer in newValue ?? [] { recognizer.view = self }
        }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        changeAttributes { $0.gestureRecognizers.append(gestureRecognizer) }
        gestureRecognizer.view = self
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        changeAttributes { $0.gestureRecognizers.removeAll { $0 === gestureRecognizer } }
        gestureRecognizer.view = nil
    }

    /// Whether a recognizer in this view may begin; subclasses may say no.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: - Focus

    /// Whether the keyboard can come to this view.
    open var canBecomeFocused: Bool { false }

    open var isFocused: Bool { window?.focusedView === self }

    /// Called on the views that lost and got the focus.
    open func didUpdateFocus(in context: UIFocusUpdateContext) {}

    /// The radius of the view's corners, which the focus ring goes around, in points.
    var focusCornerRadius: CGFloat { layer.cornerRadius }

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

    var isAccessibilityElementByDefault: Bool { false }
    var defaultAccessibilityLabel: String? { nil }
    var defaultAccessibilityValue: String? { nil }
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

    private func changeAccessibility(_ change: (inout AccessibilityAttributes) -> Void) {
        changeAttributes { change(&$0.accessibility) }
        window?.accessibilityDidChange()
    }
}
