import Foundation

/// Lists the controllers of a tab bar controller that have no tab.
final class MoreListController: UIViewController {
    private weak var tabs: UITabBarController?
    private let scrollView = UIScrollView(frame: .zero)
    private var rows: [MoreRow] = []

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        title = "More"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        update()
    }

    /// Shows the controllers that there are now.
    func update() {
        guard isViewLoaded, let tabs else { return }
        for row in rows { row.removeFromSuperview() }
        rows = tabs.stage.overflow.map { controller in
            let row = MoreRow(controller.tabBarItem)
            row.addAction(
                UIAction { [weak tabs, weak controller] _ in
                    if let controller { tabs?.choose(controller) }
                }, for: .touchUpInside)
            scrollView.addSubview(row)
            return row
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            let height = row.sizeThatFits(view.bounds.size).height
            row.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
            y += height
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
    }
}

/// One controller in the list: its picture, its title, and a badge as text.
private final class MoreRow: UIControl, BarItemObserver {
    private let item: UITabBarItem
    private let image = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))
    private let line = UIView(frame: .zero)

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        for part in [image, title, badge, arrow, line] {
            part.isUserInteractionEnabled = false
            part.isAccessibilityElement = false
            addSubview(part)
        }
        image.contentMode = .center
        arrow.contentMode = .center
        arrow.tintColor = .tertiaryLabel
        arrow.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
        badge.textColor = .secondaryLabel
        line.backgroundColor = .separator
        item.observers.add(self)
        update()
    }

    required init?(coder: NSCoder) {
        item = UITabBarItem()
        super.init(coder: coder)
    }

    func itemDidChange(_ item: NSObject) { update() }

    private func update() {
        image.image = item.image
        title.text = item.title
        badge.text = item.badgeValue
        isEnabled = item.isEnabled
        title.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        badge.font = title.font
        title.textColor = isEnabled ? .label : .tertiaryLabel
        setNeedsLayout()
    }

    override func contentTraitsDidChange() { update() }

    override func controlStateDidChange() {
        backgroundColor = isHighlighted ? .systemGray4 : nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(44, title.intrinsicContentSize.height + 22))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
            view.frame = CGRect(
                x: runsLeft ? bounds.width - x - width : x,
                y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
        }
        let start: CGFloat = image.image == nil ? 16 : 60
        let end = bounds.width - 16 - 14
        let badgeWidth = badge.intrinsicContentSize.width.rounded(.up)
        place(image, x: 16, width: 30, height: 30)
        place(arrow, x: end, width: 14, height: 20)
        place(
            badge, x: end - 8 - badgeWidth, width: badgeWidth,
            height: badge.intrinsicContentSize.height)
        place(
            title, x: start, width: max(0, end - 16 - badgeWidth - start),
            height: title.intrinsicContentSize.height)
        let hairline = 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(
            x: runsLeft ? 0 : start, y: bounds.height - hairline, width: bounds.width - start,
            height: hairline)
    }

    override var defaultAccessibilityLabel: String? { item.accessibilityLabel }

    override var defaultAccessibilityValue: String? { item.badgeValue }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
