// This file is long: on Linux, what a subclass may override has to stand in the class's body.
public import Foundation

/// Shows a part of content that may be larger than the view, and lets a person move and zoom it.
///
/// The origin of the bounds is the content's point at the view's top left corner: scrolling moves
/// the bounds, and the subviews stay where they are.
open class UIScrollView: UIView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        addGestureRecognizer(delayRecognizer)
        addGestureRecognizer(scrollPan)
        addGestureRecognizer(indicatorHover)
    }

    /// Held weakly; its methods are called in UIKit's order. Views whose delegates are of other kinds
    /// have a property of this name and their own type (`DelegatingScrollView` says how).
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            scrollDelegateDidChange()
        }
    }

    /// Who is told, whatever a subclass's `delegate` gives out: UIKit, too, tells the one it was given.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?

    func scrollDelegateDidChange() {}

    // MARK: - Content

    /// In points, scaled by the zoom. Constraints to the content guide set it, where there are any.
    open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { extentDidChange() } }
    }

    /// The content's point at the top left corner of the view, on a whole pixel. Setting it leaves a
    /// movement under way going on from there.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { jump(to: newValue) }
    }

    /// Moves the content, and ends a movement that is under way.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        motion.stop(reporting: true)
        if animated {
            motion.move(to: grid.nearest(contentOffset), purpose: .program)
        } else {
            self.contentOffset = contentOffset
        }
    }

    /// Moves the content as little as it takes to show a rectangle of it; what is larger than the
    /// view is shown from its beginning.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = range.clamped(offsetShowing(rect))
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// Room around the content, in points, that may be scrolled to.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insetMayHaveChanged() } }
    }

    /// The content's inset with what the safe area adds to it.
    open var adjustedContentInset: UIEdgeInsets {
        contentInset.adding(safeAreaShare).adding(
            UIEdgeInsets(top: refreshInset, left: 0, bottom: keyboardInset, right: 0))
    }

    /// Called after the adjusted inset changed.
    open func adjustedContentInsetDidChange() {}

    /// Whether the safe area is added to the content's inset.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetMayHaveChanged() }
    }

    /// The content, as constraints see it: they may say how large it is.
    public final private(set) lazy var contentLayoutGuide: UILayoutGuide = {
        scrollGuides.content
    }()

    /// The view itself, as constraints of what is in it see it: it doesn't scroll.
    public final private(set) lazy var frameLayoutGuide: UILayoutGuide = {
        scrollGuides.frame
    }()

    final lazy var scrollGuides = ScrollGuides(self)

    override var contentEdgesGuide: UILayoutGuide? { scrollGuides.content }

    // MARK: - Scrolling

    /// Whether a person can move the content; setting `contentOffset` works without it.
    open var isScrollEnabled = true {
        didSet { scrollPan.isEnabled = isScrollEnabled }
    }

    /// Whether a drag that begins along one axis stays on it.
    open var isDirectionalLockEnabled = false

    /// Whether content goes on beyond its end for a moment, and comes back.
    open var bounces = true

    /// Whether content that fits bounces vertically.
    open var alwaysBounceVertical = false

    /// Whether content that fits bounces horizontally.
    open var alwaysBounceHorizontal = false

    /// Whether scrolling stops at multiples of the view's size.
    open var isPagingEnabled = false

    /// How fast content slows down once a finger let it go.
    open var decelerationRate = DecelerationRate.normal

    /// Whether the content goes to its top when the keyboard asks for it (Control with Home or the
    /// up arrow), which stands for a tap on iOS's status bar. As there, it has to be the only such
    /// scroll view on the screen.
    open var scrollsToTop = true

    /// What a drag does to the keyboard, and so to the first responder.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a finger is on the content, or has moved it and is there still.
    open internal(set) var isTracking = false

    /// Whether a person moves the content.
    open internal(set) var isDragging = false

    /// Whether the content goes on after a person let it go.
    open var isDecelerating: Bool { motion.isDecelerating }

    // MARK: - Touches of what is inside

    /// Whether what is in the content hears of a touch only when it is clear that it isn't a drag.
    open var delaysContentTouches = true

    /// Whether a drag takes a touch from what is in the content.
    open var canCancelContentTouches = true

    /// Whether what is in the content gets to know of touches.
    open func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { true }

    /// Whether a drag may take a touch from a view in the content: from all but controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: - Gestures

    /// Recognizes drags with a finger or a pen.
    public final var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    /// Recognizes pinches; `nil` while the content can't be zoomed.
    public final var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        zooming.isPossible ? zooming.recognizer : nil
    }

    final lazy var scrollPan = ScrollPanGestureRecognizer(self)
    private final lazy var delayRecognizer = ContentTouchDelay(self)
    private final lazy var indicatorHover = ScrollHoverGestureRecognizer(self)

    // MARK: - Indicators

    /// Whether a bar at the side tells what part of the content is seen, while it moves and while a
    /// pointer is near.
    open var showsVerticalScrollIndicator = true {
        didSet { indicators.update() }
    }

    /// Whether a bar below tells what part of the content is seen, while it moves and while a
    /// pointer is near.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.update() }
    }

    /// Dark bars, light ones, or what stands out from the background.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators.update() }
    }

    /// In points, from the view's edges.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update() }
    }

    /// In points, from the view's edges.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update() }
    }

    /// The insets of both indicators.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the safe area is added to the indicators' insets.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.update() }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        indicators.flash()
    }

    final lazy var indicators = ScrollIndicators(self)

    // MARK: - Zoom

    /// How small a pinch can make the content; 1 unless it is set. It can be zoomed where the two
    /// limits differ and the delegate names a view.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { zooming.limitsDidChange() }
    }

    /// How large a pinch can make the content; 1 unless it is set. It can be zoomed where the two
    /// limits differ and the delegate names a view.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zooming.limitsDidChange() }
    }

    /// The scale of the view that the delegate's `viewForZooming(in:)` names.
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms around the middle of what is seen.
    ///
    /// - Parameters:
    ///   - scale: Is brought between the least and the greatest scale.
    ///   - animated: Whether it is seen to happen.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zooming.setScale(scale, animated: animated)
    }

    /// Zooms and scrolls so that a rectangle, in the zoomed view's own coordinates, fills the view.
    open func zoom(to rect: CGRect, animated: Bool) {
        zooming.zoom(to: rect, animated: animated)
    }

    /// Whether a pinch may go beyond the least and the greatest scale for a moment.
    open var bouncesZoom = true

    /// Whether a person zooms.
    open var isZooming: Bool { zooming.isPinching }

    /// Whether the scale comes back from beyond its limits.
    open var isZoomBouncing: Bool { zooming.isBouncing }

    final lazy var zooming = ScrollZooming(self)

    // MARK: - Refreshing

    /// What shows that content is being fetched, and asks for it when the content is pulled down.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    // MARK: - Movement

    final lazy var motion = ScrollMotion(self)
    final lazy var dragging = ScrollDragging(self)
    /// The adjusted inset that the content was placed by.
    private final var knownInset = UIEdgeInsets.zero
    /// The room that the refresh control takes at the top; the content stays where it is.
    final var refreshInset: CGFloat = 0 {
        didSet { if refreshInset != oldValue { insetMayHaveChanged(movesContent: false) } }
    }
    /// Whether a keyboard on the screen adds to the inset, as it does in the lists of controllers.
    final var followsKeyboard = false
    /// What a keyboard on the screen covers.
    final var keyboardInset: CGFloat = 0 {
        didSet { if keyboardInset != oldValue { insetMayHaveChanged() } }
    }
    /// Whether the offset is being changed by the scroll view itself.
    private final var isMovingItself = false
    /// Whether the content's ends, or where a movement leads, have changed since the offset was last
    /// held against the ends.
    final var needsCorrection = false
    /// Whether more than the offset changed since the last layout.
    private final var needsFullLayout = true

    /// Moves the content as part of a movement.
    final func moveContent(to offset: CGPoint) {
        let offset = grid.nearest(offset)
        guard offset != contentOffset else { return }
        isMovingItself = true
        contentOffset = offset
        isMovingItself = false
    }

    private func jump(to offset: CGPoint) {
        let offset = grid.nearest(offset)
        let old = bounds.origin
        guard offset != old else { return }
        if !isMovingItself {
            let way = CGVector(dx: offset.x - old.x, dy: offset.y - old.y)
            motion.shift(by: way)
            dragging.shift(by: way)
        }
        bounds.origin = offset
    }

    override func layerBoundsDidChange(from old: CGRect) {
        if bounds.size != old.size {
            needsFullLayout = true
            super.layerBoundsDidChange(from: old)
            extentDidChange()
        }
        if bounds.origin != old.origin { offsetDidChange() }
    }

    private func offsetDidChange() {
        let wasFull = needsFullLayout
        super.setNeedsLayout()
        needsFullLayout = wasFull
        scrollGuides.viewDidScroll()
        indicators.contentDidMove()
        refreshControl?.scrollViewDidScroll(self)
        tellScrollObservers()
        if !motion.isRunning, !isDragging { contentDidRest() }
        _ = try? scrollDelegate?.scrollViewDidScroll(self)
    }

    /// A person begins to scroll.
    func contentWillBeDragged() {}

    /// Assistive technology is told of places once they stay.
    final func contentDidRest() {
        correctOffsetAtRest()
        window?.accessibilityDidChange()
    }

    // MARK: - Layout

    open override func setNeedsLayout() {
        needsFullLayout = true
        super.setNeedsLayout()
    }

    /// While content moves nobody can follow; what rests is told.
    override var layoutMovesElements: Bool { needsFullLayout }

    /// Called at each step of a movement too, as UIKit does. Content that only moves is not laid out
    /// anew.
    open override func layoutSubviews() {
        insetMayHaveChanged()
        if needsFullLayout {
            needsFullLayout = false
            super.layoutSubviews()
            makeRoomForKeyboard()
            zooming.viewWasLaidOut()
        }
        refreshControl?.place(in: self)
        indicators.contentDidMove()
    }

    /// Content that keeps out of the safe area by its inset has nothing more to keep out of.
    override var safeAreaInsetsForSubviews: UIEdgeInsets {
        let whole = safeAreaInsets
        let share = safeAreaShare
        return UIEdgeInsets(
            top: whole.top - share.top, left: whole.left - share.left,
            bottom: whole.bottom - share.bottom, right: whole.right - share.right)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetMayHaveChanged()
    }

    /// Keeps the content where it is seen when the inset changes, at its beginning too.
    final func insetMayHaveChanged(movesContent: Bool = true) {
        let inset = adjustedContentInset
        guard inset != knownInset else { return }
        let old = knownInset
        knownInset = inset
        if movesContent, !isDragging, !motion.isRunning {
            var offset = contentOffset
            if offset.x == grid.nearest(-old.left) { offset.x = -inset.left }
            if offset.y == grid.nearest(-old.top) { offset.y = -inset.top }
            moveContent(to: offset)
        }
        extentDidChange()
        adjustedContentInsetDidChange()
        _ = try? scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Content doesn't rest beyond its end when that comes nearer.
    private func extentDidChange() {
        // Content that is at its beginning stays there, and is not taken for content beyond it.
        if adjustedContentInset != knownInset { return insetMayHaveChanged() }
        motion.rangeDidChange()
        needsCorrection = true
        correctOffsetAtRest()
        indicators.update()
        tellScrollObservers()
    }

    final func correctOffsetAtRest() {
        guard needsCorrection, !isTracking, !isDragging, !motion.isRunning, !zooming.isMoving else {
            return
        }
        needsCorrection = false
        moveContent(to: range.clamped(contentOffset))
    }

    /// Where content may rest.
    final var range: ScrollRange {
        let inset = adjustedContentInset.adding(UIEdgeInsets(top: topAllowance))
        return ScrollRange(
            contentSize: contentSize, viewSize: bounds.size, inset: inset, grid: grid)
    }

    /// How much more room a bar above makes when the content is dragged down, in points.
    final var topAllowance: CGFloat = 0

    /// The offsets between which a bar above is half open: content that is let go rests at the ends
    /// of such a range.
    final var restingGaps: [ClosedRange<CGFloat>] = []

    /// Those who follow the content besides the delegate.
    final var scrollObservers: [WeakScrollObserver] = []

    final var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

    // MARK: - Tree

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        indicators.bringToFront()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow == nil else { return }
        motion.stop(reporting: false)
        needsCorrection = true
        correctOffsetAtRest()
        indicators.hideAtOnce()
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        indicators.update()
    }

    // MARK: - Pointer, keyboard and assistive technology

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit != nil, event?.beginningTouchType == .indirectPointer,
            indicators.bar(at: point) != nil
        else { return hit }
        return self
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !indicators.grab(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !indicators.drag(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !indicators.release(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !indicators.release(touches) { super.touchesCancelled(touches, with: event) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unhandled = presses.filter { !scroll(by: $0) }
        if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
    }

    /// Content that holds nothing for the keyboard to come to can be come to itself, so that it can
    /// be scrolled.
    open override var canBecomeFocused: Bool {
        isScrollEnabled && canScroll && !hasFocusableContent
    }

    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollPage(direction)
    }

    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === scrollPan { return scrollPan.wantsToScroll }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
