public import Foundation

/// Shows which of some pages is seen, as a row of dots, and goes to the pages beside it.
open class UIPageControl: UIControl {
    /// Whether something is drawn behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// While the control is worked.
        case automatic = 0
        /// At all times.
        case prominent = 1
        /// Never.
        case minimal = 2
    }

    /// What a person does with the control.
    public enum InteractionState: Int, Sendable {
        /// Nothing.
        case none = 0
        /// Taps at one side.
        case discrete = 1
        /// Slides over the dots.
        case continuous = 2
    }

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// Diameter of a dot, from one to the next, and from the ends, in points; as iOS draws them since 14.
    private static let dot: CGFloat = 8
    private static let pitch: CGFloat = 18
    private static let margin: CGFloat = 10
    private static let height: CGFloat = 26
    /// More dots than this don't fit; those at the ends are smaller.
    private static let mostDots = 10

    private func prepare() {
        backdrop.isUserInteractionEnabled = false
        backdrop.backgroundColor = .systemFill
        addSubview(backdrop)
        showState()
    }

    // MARK: - Pages

    /// How many dots there are, 0 or more. Fewer pages bring `currentPage` back to the last one.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            pagesDidChange()
        }
    }

    /// Is brought between 0 and the last page. Setting it sends no event.
    open var currentPage: Int {
        get { current }
        set {
            let page = min(max(0, newValue), max(0, numberOfPages - 1))
            guard page != current else { return }
            current = page
            setNeedsLayout()
            showState()
            window?.accessibilityDidChange()
        }
    }

    private var current = 0

    /// Whether nothing is shown while there is one page alone.
    open var hidesForSinglePage = false {
        didSet { pagesDidChange() }
    }

    private func pagesDidChange() {
        let isEmpty = hidesForSinglePage && numberOfPages <= 1
        for view in [backdrop] + dots { view.isHidden = isEmpty }
        let count = min(numberOfPages, Self.mostDots)
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = UIImageView(frame: .zero)
            dot.isHidden = isEmpty
            dots.append(dot)
            addSubview(dot)
        }
        contentSizeDidChange()
        showState()
        window?.accessibilityDidChange()
    }

    // MARK: - Looks

    /// A translucent white unless set.
    open var pageIndicatorTintColor: UIColor? {
        didSet { showState() }
    }

    /// White unless set.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { showState() }
    }

    /// Whether something is drawn behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { showState() }
    }

    /// Shown in the place of each dot.
    open var preferredIndicatorImage: UIImage? {
        didSet { contentSizeDidChange() }
    }

    private var images: [Int: UIImage] = [:]

    /// A picture for one page's dot; `nil` takes the preferred one.
    ///
    /// - Precondition: `page` is below the number of pages.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page, "setIndicatorImage(_:forPage:)")
        images[page] = image
        setNeedsLayout()
        showState()
    }

    /// What was set for a page itself; nil where the preferred picture is shown.
    ///
    /// - Precondition: `page` is below the number of pages.
    open func indicatorImage(forPage page: Int) -> UIImage? {
        check(page, "indicatorImage(forPage:)")
        return images[page]
    }

    private func check(_ page: Int, _ call: String) {
        stopUnless(
            (0..<numberOfPages).contains(page),
            "UIPageControl.\(call): page \(page) is not one of \(numberOfPages)")
    }

    private let backdrop = UIView(frame: .zero)
    private var dots: [UIImageView] = []

    /// The page of the first dot: with many pages the dots move along.
    private var firstShown: Int {
        min(max(0, current - dots.count / 2), max(0, numberOfPages - dots.count))
    }

    private func showState() {
        let isProminent =
            backgroundStyle == .prominent || backgroundStyle == .automatic && isHighlighted
        backdrop.alpha = isProminent ? 1 : 0
        for (index, dot) in dots.enumerated() {
            let page = firstShown + index
            let isCurrent = page == current
            let image = images[page] ?? preferredIndicatorImage
            let color =
                isCurrent
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            dot.image = image
            dot.tintColor = color
            dot.backgroundColor = image == nil ? color : nil
            dot.alpha = isEnabled ? 1 : 0.5
        }
    }

    override func controlStateDidChange() {
        showState()
    }

    /// The size for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(min(max(0, pageCount), Self.mostDots))
        let dots = count == 0 ? 0 : (count - 1) * Self.pitch + Self.dot
        return CGSize(width: dots + 2 * Self.margin, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Where the dots stand.
    private var row: CGRect {
        let size = size(forNumberOfPages: numberOfPages)
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let row = row
        backdrop.frame = row
        backdrop.layer.cornerRadius = row.height / 2
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, dot) in dots.enumerated() {
            let place = CGFloat(runsLeft ? dots.count - 1 - index : index)
            let size = size(ofDot: index)
            dot.bounds.size = size
            dot.center = CGPoint(
                x: row.minX + Self.margin + Self.dot / 2 + place * Self.pitch, y: row.midY)
            dot.layer.cornerRadius = dot.image == nil ? size.height / 2 : 0
        }
    }

    private func size(ofDot index: Int) -> CGSize {
        let hasMore =
            index == 0 && firstShown > 0
            || index == dots.count - 1 && firstShown + dots.count < numberOfPages
        let image = images[firstShown + index] ?? preferredIndicatorImage
        let size = image?.size ?? CGSize(width: Self.dot, height: Self.dot)
        return hasMore ? CGSize(width: size.width / 2, height: size.height / 2) : size
    }

    override var focusCornerRadius: CGFloat { Self.height / 2 }

    // MARK: - Tracking

    /// Whether a finger may slide over the dots.
    open var allowsContinuousInteraction = true

    /// What a person does with the control now.
    open private(set) var interactionState = InteractionState.none

    private var startX: CGFloat = 0

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        startX = touch.location(in: self).x
        interactionState = .none
        return numberOfPages > 0
    }

    /// A finger that slides goes from page to page.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard allowsContinuousInteraction else { return true }
        let x = touch.location(in: self).x
        if interactionState == .none, abs(x - startX) >= Self.pitch / 2 {
            interactionState = .continuous
        }
        if interactionState == .continuous { go(to: page(at: x)) }
        return true
    }

    /// A tap at either side of the current dot goes one page there.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if interactionState == .none, isTouchInside, let touch {
            interactionState = .discrete
            let isRight = touch.location(in: self).x >= currentDotX
            let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            go(to: current + (isRight == runsLeft ? -1 : 1))
        }
        interactionState = .none
    }

    open override func cancelTracking(with event: UIEvent?) {
        interactionState = .none
    }

    /// With few dots around it, a tap counts from the middle.
    private var currentDotX: CGFloat {
        dots.indices.contains(current - firstShown)
            ? dots[current - firstShown].center.x : bounds.midX
    }

    private func page(at x: CGFloat) -> Int {
        let place = ((x - row.minX - Self.margin - Self.dot / 2) / Self.pitch).rounded()
        let index = Int(min(max(-1, place), CGFloat(dots.count)))
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return firstShown + (runsLeft ? dots.count - 1 - index : index)
    }

    private func go(to page: Int) {
        let old = current
        currentPage = page
        if current != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override var sendsPrimaryActionOnTouch: Bool { false }

    // MARK: - Keys and accessibility

    override func handleKey(_ key: UIKey) -> Bool {
        guard
            let step = ControlKey(
                key, runsLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        else { return false }
        switch step {
        case .increase, .increaseMuch: go(to: current + 1)
        case .decrease, .decreaseMuch: go(to: current - 1)
        case .first: go(to: 0)
        case .last: go(to: numberOfPages - 1)
        }
        return true
    }

    open override func accessibilityIncrement() {
        if isEnabled { go(to: current + 1) }
    }

    open override func accessibilityDecrement() {
        if isEnabled { go(to: current - 1) }
    }

    override func setAccessibleValue(_ value: Double) {
        if isEnabled { go(to: Int(value.rounded()) - 1) }
    }

    @discardableResult open override func accessibilityActivate() -> Bool { false }

    override var isAccessibilityElementByDefault: Bool {
        !(hidesForSinglePage && numberOfPages <= 1)
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union([.adjustable, .updatesFrequently])
    }

    override var defaultAccessibilityValue: String? {
        systemText("page %@ of %@", current + 1, numberOfPages)
    }

    override var accessibleDetails: AccessibleDetails {
        guard numberOfPages > 0 else { return AccessibleDetails(role: .adjustable) }
        return AccessibleDetails(
            role: .adjustable,
            range: HostAccessibleElement.ValueRange(
                value: Double(current + 1), minimum: 1, maximum: Double(numberOfPages)))
    }
}
