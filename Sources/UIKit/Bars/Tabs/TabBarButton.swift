import Foundation

/// One tab: a picture, a title and perhaps a badge.
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let image = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)
    private let badgeBackground = UIView(frame: .zero)

    var looks = UITabBarItemAppearance() {
        didSet { update() }
    }

    /// `nil` is grey.
    var unselectedColor: UIColor?

    /// Whether the title is beside the picture.
    var isInline = false {
        didSet { if isInline != oldValue { setNeedsLayout() } }
    }

    /// The least width and the height of a badge, in points.
    private static let badgeSize: CGFloat = 18

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        badgeBackground.addSubview(badge)
        badgeBackground.layer.cornerRadius = Self.badgeSize / 2
        for part in [image, label, badgeBackground, badge] {
            part.isUserInteractionEnabled = false
            part.isAccessibilityElement = false
        }
        for part in [image, label, badgeBackground] { addSubview(part) }
        image.contentMode = .center
        badge.textAlignment = .center
        label.textAlignment = .center
        update()
    }

    required init?(coder: NSCoder) {
        item = UITabBarItem()
        super.init(coder: coder)
    }

    // MARK: - Looks

    func update() {
        isEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        let look = looks[state]
        let usual: UIColor = isSelected ? tintColor : unselectedColor ?? .systemGray
        let color = look.iconColor ?? usual
        var attributes = look.titleTextAttributes
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        if isSelected { attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
        let picture = isSelected ? item.selectedImage ?? item.image : item.image
        image.image = picture?.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: isInline ? 16 : 21))
        image.tintColor = isEnabled ? color : .tertiaryLabel
        label.text = item.title
        label.font =
            attributes[.font] as? UIFont
            ?? (isInline ? .systemFont(ofSize: 13) : .systemFont(ofSize: 10, weight: .medium))
        label.textColor =
            isEnabled ? attributes[.foregroundColor] as? UIColor ?? usual : .tertiaryLabel
        updateBadge(look)
        setNeedsLayout()
        window?.accessibilityDidChange()
    }

    private func updateBadge(_ look: UITabBarItemStateAppearance) {
        badgeBackground.isHidden = item.badgeValue == nil
        badgeBackground.backgroundColor =
            item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
        let attributes = (look.badgeTextAttributes)
            .merging(item.badgeTextAttributes(for: state) ?? [:]) { $1 }
        badge.text = item.badgeValue
        badge.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        badge.textColor = attributes[.foregroundColor] as? UIColor ?? .white
    }

    override func controlStateDidChange() { update() }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let picture = image.image?.size ?? .zero
        let text = label.intrinsicContentSize
        if isInline {
            layOutInline(picture, text)
        } else {
            let pictureY = ((33 - picture.height) / 2 + 2).rounded()
            image.frame = CGRect(
                x: ((bounds.width - picture.width) / 2).rounded(), y: pictureY,
                width: picture.width, height: picture.height)
            label.frame = CGRect(
                x: 2, y: (picture == .zero ? (bounds.height - text.height) / 2 : 34).rounded(),
                width: bounds.width - 4, height: text.height)
        }
        layOutBadge()
    }

    private func layOutInline(_ picture: CGSize, _ text: CGSize) {
        let gap: CGFloat = picture == .zero ? 0 : 7
        let width = min(text.width.rounded(.up), bounds.width - picture.width - gap - 8)
        let start = ((bounds.width - picture.width - gap - width) / 2).rounded()
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pictureX = runsLeft ? bounds.width - start - picture.width : start
        let textX =
            runsLeft ? pictureX - gap - width : start + picture.width + gap
        image.frame = CGRect(
            x: pictureX, y: ((bounds.height - picture.height) / 2).rounded(),
            width: picture.width, height: picture.height)
        label.frame = CGRect(
            x: textX, y: ((bounds.height - text.height) / 2).rounded(), width: width,
            height: text.height)
    }

    private func layOutBadge() {
        let size = Self.badgeSize
        let width = max(size, badge.intrinsicContentSize.width.rounded(.up) + 10)
        let anchor = image.image == nil ? label.frame : image.frame
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isInline {
            badgeBackground.frame = CGRect(
                x: runsLeft ? label.frame.minX - 6 - width : label.frame.maxX + 6,
                y: ((bounds.height - size) / 2).rounded(), width: width, height: size)
            badge.frame = badgeBackground.bounds
            return
        }
        let x = runsLeft ? anchor.minX + 8 - width : anchor.maxX - 8
        badgeBackground.frame = CGRect(
            x: x.rounded(), y: max(2, anchor.minY - 4), width: width, height: size)
        badge.frame = badgeBackground.bounds
    }

    override var focusCornerRadius: CGFloat { 8 }

    // MARK: - Accessibility

    override var defaultAccessibilityLabel: String? { item.accessibilityLabel }

    override var defaultAccessibilityValue: String? {
        item.accessibilityValue ?? item.badgeValue
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
