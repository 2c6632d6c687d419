import Foundation

/// A button of an alert.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel(frame: .zero)
    private let isBold: Bool
    private let style: UIFont.TextStyle

    init(_ action: UIAlertAction, isBold: Bool, style: UIFont.TextStyle) {
        self.action = action
        self.isBold = isBold
        self.style = style
        super.init(frame: .zero)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.isAccessibilityElement = false
        addSubview(label)
        isEnabled = action.isEnabled
        update()
    }

    required init?(coder: NSCoder) {
        action = UIAlertAction(title: nil, style: .default)
        isBold = false
        style = .body
        super.init(coder: coder)
    }

    private func update() {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        label.font = isBold ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
        label.text = action.title
        let color: UIColor = action.style == .destructive ? .systemRed : tintColor
        label.textColor = isEnabled ? color : .tertiaryLabel
        backgroundColor = isHighlighted ? .systemFill : .clear
    }

    override func controlStateDidChange() {
        update()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func contentTraitsDidChange() {
        update()
    }

    /// What the title takes in one line, in points.
    var titleWidth: CGFloat { label.intrinsicContentSize.width }

    var titleHeight: CGFloat { label.intrinsicContentSize.height }

    override func layoutSubviews() {
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }

    override var defaultAccessibilityLabel: String? { action.title }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
