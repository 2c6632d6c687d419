import Foundation

/// One row of a menu: its mark, its title and its picture.
///
/// The measures are those of Apple's design resources for iOS 17.
final class MenuRowView: UIView {
    let row: MenuContent.Row
    private let mark = UIImageView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let highlight = UIView(frame: .zero)
    private let hasMarkColumn: Bool
    /// Called to choose the row by other ways than a finger on the menu.
    var onActivate: (() -> Void)?

    private static let margin: CGFloat = 16
    private static let verticalPadding: CGFloat = 11

    /// - Parameters:
    ///   - hasMarkColumn: Whether titles leave room for marks before them.
    ///   - isOpenHeader: Whether the row is the head of its own menu that is open.
    init(_ row: MenuContent.Row, hasMarkColumn: Bool, isOpenHeader: Bool = false) {
        self.row = row
        self.hasMarkColumn = hasMarkColumn
        self.isOpenHeader = isOpenHeader
        super.init(frame: .zero)
        highlight.backgroundColor = .systemFill
        highlight.isHidden = true
        for view in [highlight, mark, titleLabel, subtitleLabel, picture] { addSubview(view) }
        titleLabel.isAccessibilityElement = false
        subtitleLabel.isAccessibilityElement = false
        mark.contentMode = .center
        picture.contentMode = .center
        fill()
    }

    required init?(coder: NSCoder) {
        row = .loading
        hasMarkColumn = false
        isOpenHeader = false
        super.init(coder: coder)
    }

    private let isOpenHeader: Bool

    /// Whether the row is the one that a key or a finger would choose.
    var isHighlighted = false {
        didSet { highlight.isHidden = !isHighlighted }
    }

    var element: UIMenuElement? {
        switch row {
        case .element(let element): element
        case .submenu(let menu): menu
        case .loading: nil
        }
    }

    /// Whether the row can be chosen.
    var isEnabled: Bool {
        element.map { !$0.shownAttributes.contains(.disabled) } ?? false
    }

    /// What typing looks for.
    var title: String { element?.title ?? "" }

    // MARK: - Content

    private func fill() {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        let isDestructive = element?.shownAttributes.contains(.destructive) ?? false
        let color: UIColor =
            !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        titleLabel.font =
            isOpenHeader ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
        titleLabel.textColor = color
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for label in [titleLabel, subtitleLabel] { label.numberOfLines = isLarge ? 0 : 2 }
        titleLabel.text = element?.title ?? systemText("Loading…")
        subtitleLabel.text = element?.subtitle
        subtitleLabel.font = .preferredFont(
            forTextStyle: .footnote, compatibleWith: traitCollection)
        subtitleLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
        let size = UIImage.SymbolConfiguration(pointSize: font.pointSize * 0.95)
        picture.image = isOpenHeader ? nil : element?.image?.withConfiguration(size)
        picture.tintColor = color
        mark.tintColor = color
        mark.image = markSymbol.flatMap {
            UIImage(
                systemName: $0,
                withConfiguration: UIImage.SymbolConfiguration(pointSize: font.pointSize * 0.75))
        }
        setNeedsLayout()
    }

    private var markSymbol: String? {
        switch row {
        case .loading: return nil
        case .submenu:
            if isOpenHeader { return "chevron.down" }
            return effectiveUserInterfaceLayoutDirection == .rightToLeft
                ? "chevron.left" : "chevron.right"
        case .element(let element):
            switch element.markedState {
            case .off: return nil
            case .on: return "checkmark"
            case .mixed: return "minus"
            }
        }
    }

    override func contentTraitsDidChange() {
        fill()
    }

    // MARK: - Layout

    /// Of the columns at the edges, in points; they grow with the text.
    private var markColumn: CGFloat { max(32, (titleLabel.font.pointSize * 1.8).rounded()) }
    private var pictureColumn: CGFloat {
        max(52, (picture.image?.size.width ?? 0) + 2 * Self.margin)
    }

    private var titleStart: CGFloat { hasMarkColumn ? markColumn : Self.margin }

    private var titleEnd: CGFloat { picture.image == nil ? Self.margin : pictureColumn }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = max(0, size.width - titleStart - titleEnd)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        var height = titleLabel.sizeThatFits(room).height
        if subtitleLabel.text != nil { height += 1 + subtitleLabel.sizeThatFits(room).height }
        let pictureHeight = picture.image?.size.height ?? 0
        return CGSize(
            width: size.width,
            height: max(44, max(height, pictureHeight) + 2 * Self.verticalPadding).rounded(.up))
    }

    override func layoutSubviews() {
        highlight.frame = bounds
        let width = max(0, bounds.width - titleStart - titleEnd)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let titleHeight = titleLabel.sizeThatFits(room).height
        let subtitleHeight =
            subtitleLabel.text == nil ? 0 : subtitleLabel.sizeThatFits(room).height + 1
        let top = ((bounds.height - titleHeight - subtitleHeight) / 2).rounded()
        place(titleLabel, x: titleStart, y: top, width: width, height: titleHeight)
        place(
            subtitleLabel, x: titleStart, y: top + titleHeight + 1, width: width,
            height: max(0, subtitleHeight - 1))
        place(mark, x: 8, y: 0, width: markColumn - 12, height: bounds.height)
        place(
            picture, x: bounds.width - pictureColumn, y: 0, width: pictureColumn,
            height: bounds.height)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for label in [titleLabel, subtitleLabel] {
            label.textAlignment = isRightToLeft ? .right : .left
        }
    }

    /// - Parameter x: From the leading edge.
    private func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }

    // MARK: - Focus and accessibility

    override var canBecomeFocused: Bool { isEnabled }

    override var drawsOwnFocus: Bool { true }

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityLabel: String? {
        [titleLabel.text, subtitleLabel.text].compactMap { $0 }.joined(separator: ", ")
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.button
        if !isEnabled { traits.insert(.notEnabled) }
        if element?.markedState == .on { traits.insert(.selected) }
        return traits
    }

    override var accessibleDetails: AccessibleDetails { AccessibleDetails(role: .menuItem) }

    @discardableResult override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        onActivate?()
        return true
    }
}
