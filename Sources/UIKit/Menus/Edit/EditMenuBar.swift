import Foundation

/// The bar of an edit menu: its elements side by side, in pages where there is not room for all.
final class EditMenuBar: UIVisualEffectView {
    private let elements: [UIMenuElement]
    private var buttons: [EditMenuButton] = []
    private let earlier = EditMenuButton(
        symbol: "chevron.left", label: systemText("Show Previous Items"))
    private let later = EditMenuButton(
        symbol: "chevron.right", label: systemText("Show More Items"))
    private var page = 0
    private let largestWidth: CGFloat
    var onChoose: ((UIMenuElement, CGRect) -> Void)?
    /// Called when the bar takes another size.
    var onResize: (() -> Void)?

    /// In points.
    private static let height: CGFloat = 42

    /// - Parameter largestWidth: The room there is, in points.
    init(_ elements: [UIMenuElement], largestWidth: CGFloat) {
        self.elements = elements
        self.largestWidth = largestWidth
        super.init(effect: UIBlurEffect(style: .systemThickMaterial))
        layer.cornerRadius = 12
        layer.masksToBounds = true
        buttons = elements.map { element in
            let button = EditMenuButton(element)
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    guard let self, let button else { return }
                    onChoose?(element, button.convert(button.bounds, to: nil))
                }, for: .primaryActionTriggered)
            return button
        }
        earlier.addAction(
            UIAction { [weak self] _ in self?.turn(by: -1) }, for: .primaryActionTriggered)
        later.addAction(
            UIAction { [weak self] _ in self?.turn(by: 1) }, for: .primaryActionTriggered)
        for button in buttons + [earlier, later] { contentView.addSubview(button) }
        arrange()
    }

    required init?(coder: NSCoder) {
        elements = []
        largestWidth = 0
        super.init(coder: coder)
    }

    private func turn(by step: Int) {
        page = max(0, min(pages.count - 1, page + step))
        arrange()
        onResize?()
    }

    /// The buttons of each page.
    private var pages: [[EditMenuButton]] {
        let widths = buttons.map(\.width)
        guard widths.reduce(0, +) > largestWidth else { return [buttons] }
        // Each page leaves room for the buttons that turn pages.
        let room = largestWidth - earlier.width - later.width
        var pages: [[EditMenuButton]] = [[]]
        var used: CGFloat = 0
        for (button, width) in zip(buttons, widths) {
            if used + width > room, !pages[pages.count - 1].isEmpty {
                pages.append([])
                used = 0
            }
            pages[pages.count - 1].append(button)
            used += width
        }
        return pages
    }

    private var shown: [EditMenuButton] {
        let pages = pages
        guard pages.count > 1 else { return buttons }
        return (page > 0 ? [earlier] : []) + pages[page]
            + (page < pages.count - 1 ? [later] : [])
    }

    private func arrange() {
        let shown = shown
        for button in buttons + [earlier, later] {
            button.isHidden = !shown.contains { $0 === button }
        }
        bounds.size = CGSize(
            width: min(largestWidth, shown.reduce(0) { $0 + $1.width }), height: Self.height)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for (index, button) in shown.enumerated() {
            let width = min(button.width, bounds.width)
            button.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width,
                height: bounds.height)
            button.hidesLine = index == 0
            x += width
        }
    }

    override var accessibleDetails: AccessibleDetails {
        AccessibleDetails(role: .menu, isContainer: true)
    }
}

/// One element of an edit menu.
final class EditMenuButton: UIControl {
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let line = UIView(frame: .zero)
    private let name: String

    init(_ element: UIMenuElement) {
        name = element.title
        super.init(frame: .zero)
        isEnabled = !element.shownAttributes.contains(.disabled)
        label.text = element.title
        let isDestructive = element.shownAttributes.contains(.destructive)
        prepare(isDestructive ? .systemRed : .label)
        picture.image = element.title.isEmpty ? element.image : nil
    }

    init(symbol: String, label: String) {
        name = label
        super.init(frame: .zero)
        picture.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 12))
        prepare(.label)
    }

    required init?(coder: NSCoder) {
        name = ""
        super.init(coder: coder)
    }

    private func prepare(_ color: UIColor) {
        label.textAlignment = .center
        label.isAccessibilityElement = false
        label.textColor = isEnabled ? color : .tertiaryLabel
        picture.contentMode = .center
        picture.tintColor = color
        line.backgroundColor = .separator
        for view in [label, picture, line] { addSubview(view) }
        contentTraitsDidChange()
    }

    override func contentTraitsDidChange() {
        label.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
        setNeedsLayout()
    }

    override func controlStateDidChange() {
        backgroundColor = isHighlighted ? .systemFill : .clear
    }

    var width: CGFloat {
        let content = max(label.intrinsicContentSize.width, picture.image?.size.width ?? 0)
        return (content + 28).rounded(.up)
    }

    var hidesLine = false {
        didSet { line.isHidden = hidesLine }
    }

    override func layoutSubviews() {
        label.frame = bounds
        picture.frame = bounds
        let hair = 1 / max(1, traitCollection.displayScale)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.frame = CGRect(
            x: isRightToLeft ? bounds.width - hair : 0, y: 10, width: hair,
            height: max(0, bounds.height - 20))
    }

    /// The keyboard stays with what is edited.
    override var canBecomeFocused: Bool { false }

    override var defaultAccessibilityLabel: String? { name }

    override var accessibleDetails: AccessibleDetails { AccessibleDetails(role: .menuItem) }
}
