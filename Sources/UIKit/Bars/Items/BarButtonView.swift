import Foundation

/// Shows a bar button item: its title or its picture, and does what it stands for.
final class BarButtonView: UIControl, BarItemObserver {
    let item: UIBarButtonItem
    private let label = UILabel(frame: .zero)
    private let image = UIImageView(frame: .zero)
    private let selection = UIView(frame: .zero)
    /// How the bar's titles look.
    var looks = UIBarButtonItemAppearance(style: .plain) {
        didSet { update() }
    }

    /// What a finger can hit, in points, however small the content is.
    static let leastSize = CGSize(width: 30, height: 44)

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        for part in [selection, image, label] {
            part.isUserInteractionEnabled = false
            part.isAccessibilityElement = false
            addSubview(part)
        }
        selection.layer.cornerRadius = 6
        image.contentMode = .center
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.item.perform(from: self)
            }, for: .touchUpInside)
        item.observers.add(self)
        update()
    }

    required init?(coder: NSCoder) {
        item = UIBarButtonItem()
        super.init(coder: coder)
    }

    func itemDidChange(_ item: NSObject) {
        update()
        superview?.setNeedsLayout()
        window?.accessibilityDidChange()
    }

    // MARK: - Looks

    private var isPlain: Bool { item.style == .plain }

    private func update() {
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        isContextMenuInteractionEnabled = item.menu != nil
        showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
        tintColor = item.tintColor
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.accessibilityValue
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        let attributes = attributes(for: state)
        var color = attributes[.foregroundColor] as? UIColor ?? tintColor
        if !isEnabled, attributes[.foregroundColor] == nil { color = .tertiaryLabel }
        if isSelected { color = .white }
        label.font = attributes[.font] as? UIFont ?? Self.font(for: item.style)
        label.textColor = color
        let title = item.image == nil ? item.title : nil
        label.text = title
        image.image = item.image?.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: 18))
        image.tintColor = color
        image.isHidden = item.image == nil
        label.isHidden = title == nil
        selection.isHidden = !isSelected
        selection.backgroundColor = tintColor
        let alpha: CGFloat = isHighlighted ? 0.3 : 1
        for part in [label, image] where part.alpha != alpha { part.alpha = alpha }
    }

    private func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let usual = looks.attributes(for: .normal)
        var result = usual.merging(looks.attributes(for: state)) { $1 }
        result.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        if state != .normal { result.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 } }
        return result
    }

    static func font(for style: UIBarButtonItem.Style) -> UIFont {
        style == .done
            ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 17)
    }

    override func controlStateDidChange() { updateColors() }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func contentTraitsDidChange() { updateColors() }

    // MARK: - Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = Self.leastSize.height
        if item.width > 0 { return CGSize(width: item.width, height: height) }
        return CGSize(width: max(Self.leastSize.width, contentWidth), height: height)
    }

    private var contentWidth: CGFloat {
        if let picture = image.image { return picture.size.width.rounded(.up) }
        let widest = (item.possibleTitles ?? []).map { title -> CGFloat in
            let other = UILabel(frame: .zero)
            other.font = label.font
            other.text = title
            return other.intrinsicContentSize.width
        }
        return ([label.intrinsicContentSize.width] + widest).max()?.rounded(.up) ?? 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = bounds.inset(by: item.imageInsets)
        let height = label.intrinsicContentSize.height
        label.textAlignment = label.intrinsicContentSize.width > bounds.width ? .natural : .center
        label.frame = CGRect(
            x: 0, y: ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height)
        selection.frame = bounds.insetBy(dx: -4, dy: 6)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item.menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    override var focusCornerRadius: CGFloat { 6 }

    /// The ring lies around it, and is to stay within the bar.
    override var focusRingBounds: CGRect { bounds.insetBy(dx: 3, dy: 7) }

    // MARK: - Accessibility

    override var defaultAccessibilityLabel: String? { item.accessibilityLabel }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(
            item.changesSelectionAsPrimaryAction ? [.button, .toggleButton] : .button)
    }
}
