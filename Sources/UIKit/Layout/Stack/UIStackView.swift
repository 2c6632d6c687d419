public import Foundation

/// Arranges views in a row or a column by constraints that it makes and renews by itself.
///
///     let row = UIStackView(arrangedSubviews: [icon, title, badge])
///     row.spacing = 8
///     row.alignment = .center
///
/// The stack view says where its arranged views are and, by `distribution` and `alignment`, how
/// large; what they leave open follows from the views' content and their own constraints. A hidden
/// view takes no room and no spacing.
@MainActor open class UIStackView: UIView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a stack view of views, which become its subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: - Arranged views

    /// The views in the order of their arrangement, which need not be the one of `subviews`.
    open private(set) var arrangedSubviews: [UIView] = []

    /// Adds a view at the end; it becomes a subview when it is none yet.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    /// Adds a view, or moves one that is there.
    ///
    /// - Precondition: `stackIndex` is at most the number of the other arranged views.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if let index = arrangedSubviews.firstIndex(where: { $0 === view }) {
            arrangedSubviews.remove(at: index)
        }
        stopUnless(
            stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
            """
            insertArrangedSubview(_:at:): index \(stackIndex) is beyond \(arrangedSubviews.count) \
            arranged subviews
            """)
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: stackIndex)
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: - Arrangement

    /// Whether the views stand in a row or in a column.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How long the views are along the axis.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// Where the views are, and how long, across the axis.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// Between neighbours, in points; the least distance for `equalSpacing` and `equalCentering`.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether a column's spacing is measured from baseline to baseline.
    open var isBaselineRelativeArrangement = false {
        didSet {
            if isBaselineRelativeArrangement != oldValue { arrangementDidChange() }
        }
    }

    /// Whether the arrangement lies inside of the layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet {
            if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() }
        }
    }

    /// Stands for the stack view's own spacing.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    /// Stands for the system's spacing between neighbours.
    public static let spacingUseSystem = CGFloat(Float.greatestFiniteMagnitude.nextDown)

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Sets the spacing after one view, in points, or takes that back with `spacingUseDefault`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The spacing that was set after a view, else `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: - Constraints

    private var arrangementConstraints: [NSLayoutConstraint] = []

    private func arrangementDidChange() {
        setNeedsUpdateConstraints()
    }

    open override func updateConstraints() {
        NSLayoutConstraint.deactivate(arrangementConstraints)
        arrangementConstraints = StackArrangement(of: self).constraints()
        NSLayoutConstraint.activate(arrangementConstraints)
        super.updateConstraints()
    }

    override func subviewVisibilityDidChange(_ subview: UIView) {
        super.subviewVisibilityDidChange(subview)
        if arrangedSubviews.contains(where: { $0 === subview }) { arrangementDidChange() }
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        if distribution == .fillProportionally { arrangementDidChange() }
    }

    /// The views that take room.
    final var visibleArrangedSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    open override var forFirstBaselineLayout: UIView {
        visibleArrangedSubviews.first?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        let views = visibleArrangedSubviews
        return (axis == .vertical ? views.last : views.first)?.forLastBaselineLayout ?? self
    }
}

extension UIStackView {
    /// How long the arranged views are along the axis.
    public enum Distribution: Int, Sendable {
        /// As their content asks; the one that resists least gives way.
        case fill = 0
        /// All as long as each other.
        case fillEqually = 1
        /// In proportion to the lengths of their content.
        case fillProportionally = 2
        /// As their content asks, with equal distances between them.
        case equalSpacing = 3
        /// As their content asks, with equal distances between their centres where possible.
        case equalCentering = 4
    }

    /// Where the arranged views are across the axis.
    public enum Alignment: Int, Sendable {
        /// As long as the stack view.
        case fill = 0
        /// At the start: `top` in a row.
        case leading = 1
        /// With the baselines of their topmost lines on one line; in rows only.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the end: `bottom` in a row.
        case trailing = 4
        /// With the baselines of their lowest lines on one line; in rows only.
        case lastBaseline = 5

        /// At the top of a row; another name of `leading`.
        public static let top = Alignment.leading
        /// At the bottom of a row; another name of `trailing`.
        public static let bottom = Alignment.trailing
    }
}
