import Foundation

/// The list of what can be done with items.
final class ActivityListView: UIView {
    private let titleLabel = UILabel(frame: .zero)
    private let close: UIButton
    private let scrollView = UIScrollView(frame: .zero)
    private let group = UIView(frame: .zero)
    private let rows: [ActivityRow]
    var onChoose: ((UIActivity) -> Void)?
    var onClose: (() -> Void)?

    private static let margin: CGFloat = 16

    init(title: String, activities: [UIActivity]) {
        rows = activities.map(ActivityRow.init)
        close = UIButton(type: .close)
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        titleLabel.text = title
        titleLabel.numberOfLines = 2
        titleLabel.accessibilityTraits = .header
        close.accessibilityLabel = systemText("Close")
        close.addAction(
            UIAction { [weak self] _ in self?.onClose?() }, for: .primaryActionTriggered)
        group.backgroundColor = .secondarySystemGroupedBackground
        group.layer.cornerRadius = 10
        group.layer.masksToBounds = true
        for row in rows {
            row.addAction(
                UIAction { [weak self, weak row] _ in
                    if let row { self?.onChoose?(row.activity) }
                }, for: .primaryActionTriggered)
            group.addSubview(row)
        }
        rows.first?.hidesLine = true
        addSubview(scrollView)
        scrollView.addSubview(group)
        addSubview(titleLabel)
        addSubview(close)
        contentTraitsDidChange()
    }

    required init?(coder: NSCoder) {
        rows = []
        close = UIButton(type: .close)
        super.init(coder: coder)
    }

    override func contentTraitsDidChange() {
        titleLabel.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
        setNeedsLayout()
    }

    // MARK: - Layout

    private func headerHeight(_ width: CGFloat) -> CGFloat {
        let room = CGSize(width: width - 2 * Self.margin - 44, height: .greatestFiniteMagnitude)
        return max(44, titleLabel.sizeThatFits(room).height) + 24
    }

    private var rowHeight: CGFloat { rows.map(\.height).max() ?? 0 }

    private var groupHeight: CGFloat { rowHeight * CGFloat(rows.count) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width, height: headerHeight(size.width) + groupHeight + Self.margin)
    }

    override func layoutSubviews() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (width, header) = (bounds.width, headerHeight(bounds.width))
        let titleWidth = width - 2 * Self.margin - 44
        titleLabel.frame = CGRect(
            x: isRightToLeft ? width - Self.margin - titleWidth : Self.margin, y: 12,
            width: titleWidth, height: header - 24)
        titleLabel.textAlignment = isRightToLeft ? .right : .left
        close.frame = CGRect(
            x: isRightToLeft ? 8 : width - 52, y: (header - 44) / 2, width: 44, height: 44)
        scrollView.frame = CGRect(
            x: 0, y: header, width: width, height: max(0, bounds.height - header))
        scrollView.contentSize = CGSize(
            width: width, height: groupHeight + Self.margin + safeAreaInsets.bottom)
        group.frame = CGRect(
            x: Self.margin, y: 0, width: width - 2 * Self.margin, height: groupHeight)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * rowHeight, width: group.bounds.width, height: rowHeight)
        }
    }
}

/// One of the things that can be done.
final class ActivityRow: UIControl {
    let activity: UIActivity
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let line = UIView(frame: .zero)

    init(_ activity: UIActivity) {
        self.activity = activity
        super.init(frame: .zero)
        label.text = activity.activityTitle
        label.isAccessibilityElement = false
        picture.image = activity.activityImage
        picture.contentMode = .center
        picture.tintColor = .label
        line.backgroundColor = .separator
        for view in [label, picture, line] { addSubview(view) }
        contentTraitsDidChange()
    }

    required init?(coder: NSCoder) {
        activity = UIActivity()
        super.init(coder: coder)
    }

    var hidesLine = false {
        didSet { line.isHidden = hidesLine }
    }

    override func contentTraitsDidChange() {
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        setNeedsLayout()
    }

    override func controlStateDidChange() {
        backgroundColor = isHighlighted ? .systemFill : .clear
    }

    var height: CGFloat { max(48, (label.intrinsicContentSize.height + 26).rounded()) }

    override func layoutSubviews() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let hair = 1 / max(1, traitCollection.displayScale)
        label.frame = CGRect(
            x: isRightToLeft ? 56 : 16, y: 0, width: max(0, bounds.width - 72),
            height: bounds.height)
        label.textAlignment = isRightToLeft ? .right : .left
        picture.frame = CGRect(
            x: isRightToLeft ? 8 : bounds.width - 48, y: 0, width: 40, height: bounds.height)
        line.frame = CGRect(
            x: isRightToLeft ? 0 : 16, y: 0, width: bounds.width - 16, height: hair)
    }

    override var defaultAccessibilityLabel: String? { activity.activityTitle }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
