public import Foundation

/// A header or a footer of a section.
open class UITableViewHeaderFooterView: UIView {
    // MARK: - Lifecycle

    /// Makes a header or footer, 320 by 28 points until a table lays it out. A registered class is
    /// made through this initializer.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addSubview(contentView)
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// What the view can be used again for; nil for one that is used once.
    open private(set) var reuseIdentifier: String?

    /// Called before the view is used for another section. Call `super`.
    open func prepareForReuse() {}

    /// What the view is in its table.
    enum Role { case header, footer }

    final var role = Role.header {
        didSet { if role != oldValue { styleDidChange() } }
    }

    final var tableStyle = UITableView.Style.plain {
        didSet { if tableStyle != oldValue { styleDidChange() } }
    }

    /// The table's margins, which the content keeps.
    final var margins = CellSurroundings.Margins() {
        didSet { if margins != oldValue { setNeedsLayout() } }
    }

    // MARK: - Content

    /// What holds the content, between the margins of the table.
    open private(set) lazy var contentView: UIView = UIView(frame: bounds)

    /// The main label, in the style of the table's headers or footers; made at the first look.
    open var textLabel: UILabel? { label(&storedTextLabel, \.textProperties) }

    /// A second label below it; made at the first look.
    open var detailTextLabel: UILabel? { label(&storedDetailLabel, \.secondaryTextProperties) }

    private var storedTextLabel: UILabel?
    private var storedDetailLabel: UILabel?

    private func label(
        _ stored: inout UILabel?,
        _ properties: KeyPath<UIListContentConfiguration, UIListContentConfiguration.TextProperties>
    ) -> UILabel {
        if let stored { return stored }
        let label = UILabel()
        defaultContentConfiguration()[keyPath: properties].apply(to: label)
        label.accessibilityTraits = role == .header ? .header : .none
        stored = label
        contentView.addSubview(label)
        return label
    }

    private func styleDidChange() {
        let standard = defaultContentConfiguration()
        storedTextLabel.map { standard.textProperties.apply(to: $0) }
        storedDetailLabel.map { standard.secondaryTextProperties.apply(to: $0) }
        storedTextLabel?.accessibilityTraits = role == .header ? .header : .none
        updateBackground()
        setNeedsLayout()
    }

    /// Shows a text in the look of the table's style.
    final func show(title: String) {
        let text = defaultContentConfiguration().textProperties.transformed(title)
        if textLabel?.text != text { textLabel?.text = text }
        storedTextLabel?.accessibilityLabel = title
    }

    /// What is shown, as a value; it takes the place of the labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { contentConfigurationDidChange() }
    }

    private func contentConfigurationDidChange() {
        setNeedsLayout()
        guard let contentConfiguration else {
            if contentView is any UIContentView { replaceContentView(with: UIView()) }
            return
        }
        if let view = contentView as? any UIView & UIContentView,
            view.supports(contentConfiguration)
        {
            view.configuration = contentConfiguration
        } else {
            replaceContentView(with: contentConfiguration.makeContentView())
        }
    }

    private func replaceContentView(with view: UIView) {
        storedTextLabel = nil
        storedDetailLabel = nil
        contentView.removeFromSuperview()
        contentView = view
        view.frame = bounds
        addSubview(view)
    }

    /// The content configuration of the table's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (tableStyle, role) {
        case (.plain, .header): .plainHeader()
        case (.plain, .footer): .plainFooter()
        case (_, .header): .groupedHeader()
        case (_, .footer): .groupedFooter()
        }
    }

    // MARK: - Background

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { updateBackground() }
    }

    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    private func updateBackground() {
        let standard: UIBackgroundConfiguration =
            tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
        let configuration = backgroundConfiguration ?? standard
        let color = backgroundColor ?? configuration.resolvedBackgroundColor(for: tintColor)
        layer.backgroundColor = color.cgColor(with: traitCollection)
        layer.cornerRadius = configuration.cornerRadius
    }

    open override var backgroundColor: UIColor? {
        didSet { updateBackground() }
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        styleDidChange()
    }

    // MARK: - Layout

    private var contentLayout: ListContentLayout {
        var layout = ListContentLayout()
        var edges = defaultContentConfiguration().directionalLayoutMargins
        edges.leading = max(edges.leading, margins.leading)
        edges.trailing = max(edges.trailing, margins.trailing)
        let direction = effectiveUserInterfaceLayoutDirection
        layout.margins = edges.resolved(for: direction)
        layout.text = storedTextLabel
        layout.secondaryText = storedDetailLabel
        layout.isRightToLeft = direction == .rightToLeft
        return layout
    }

    /// The height that the content takes, in points.
    final func fittingHeight(width: CGFloat) -> CGFloat {
        passMarginsOn()
        let size = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
        if contentView is any UIContentView || hasOwnViews {
            return contentView.systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        return contentLayout.places(width: width).height
    }

    private var hasOwnViews: Bool {
        contentView.subviews.contains { $0 !== storedTextLabel && $0 !== storedDetailLabel }
    }

    private func passMarginsOn() {
        let edges = NSDirectionalEdgeInsets(
            top: 6, leading: margins.leading, bottom: 6, trailing: margins.trailing)
        if directionalLayoutMargins != edges { directionalLayoutMargins = edges }
        if !(contentView is any UIContentView), contentView.directionalLayoutMargins != edges {
            contentView.directionalLayoutMargins = edges
        }
    }

    open override func layoutSubviews() {
        passMarginsOn()
        backgroundView?.frame = bounds
        contentView.frame = bounds
        if storedTextLabel != nil || storedDetailLabel != nil {
            let places = contentLayout.places(width: bounds.width, height: bounds.height)
            storedTextLabel?.frame = places.text
            storedDetailLabel?.frame = places.secondaryText
        }
        super.layoutSubviews()
    }
}
