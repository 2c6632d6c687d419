public import Foundation

/// A bar of buttons, at the bottom of a screen most of the time.
open class UIToolbar: UIView, BarItemObserver {
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
        addSubview(background)
        updateLooks()
    }

    // MARK: - Items

    /// From the leading edge on.
    open var items: [UIBarButtonItem]? {
        get { row.items }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let change = { [self] in
            _ = row.show(items ?? [], looks: looks)
            setNeedsLayout()
            window?.accessibilityDidChange()
        }
        guard animated, window != nil else { return change() }
        UIView.transition(
            with: self, duration: 0.25, options: .transitionCrossDissolve, animations: change)
    }

    private lazy var row = BarItemRow(in: self, observer: self)

    func itemDidChange(_ item: NSObject) {
        _ = row.show(row.items, looks: looks)
        setNeedsLayout()
    }

    // MARK: - Looks

    /// The look while content is below the bar. The bar keeps a copy.
    open var standardAppearance: UIToolbarAppearance {
        get { ownStandardAppearance ?? legacyAppearance }
        set {
            ownStandardAppearance = newValue.copied()
            updateLooks()
        }
    }

    private var ownStandardAppearance: UIToolbarAppearance?

    /// The look while content is scrolled to its end; `nil` is the standard one without a background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { ownScrollEdgeAppearance }
        set {
            ownScrollEdgeAppearance = newValue?.copied()
            updateLooks()
        }
    }

    private var ownScrollEdgeAppearance: UIToolbarAppearance?

    /// The background, for bars without an appearance of their own.
    open var barTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// Whether content shines through the bar, and views go on below it.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { updateLooks() } }
    }

    private var legacyAppearance: UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        if let barTintColor {
            appearance.backgroundColor = barTintColor.withAlphaComponent(isTranslucent ? 0.85 : 1)
        } else if !isTranslucent {
            appearance.configureWithOpaqueBackground()
        }
        return appearance
    }

    /// Whether content is scrolled to its end, so that the bar needs no background. A bar of its own
    /// has one.
    final var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { updateLooks() } }
    }

    final var appearance: UIToolbarAppearance {
        guard isAtScrollEdge else { return standardAppearance }
        if let scrollEdgeAppearance { return scrollEdgeAppearance }
        let clear = standardAppearance.copied()
        clear.configureWithTransparentBackground()
        return clear
    }

    private var looks: BarButtonLooks {
        BarButtonLooks(
            plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance)
    }

    private final let background = BarBackground(shadowIsOnTop: true)

    private func updateLooks() {
        background.show(appearance, blurring: layer)
        _ = row.show(row.items, looks: looks)
        setNeedsLayout()
    }

    // MARK: - Layout

    /// In points.
    final class var height: CGFloat { 44 }

    /// What the screen's edge covers below the bar: the background goes on there, in points.
    final var coveredHeight: CGFloat = 0 {
        didSet { if coveredHeight != oldValue { setNeedsLayout() } }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    override var accessibleDetails: AccessibleDetails {
        AccessibleDetails(role: .toolBar, isContainer: items?.isEmpty == false)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: bounds.height + coveredHeight)
        let margin: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
        let safe = safeAreaInsets
        let area = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right))
        row.place(
            in: area, runsLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
