import Foundation

/// A date or a time on a grey ground; pressed, it opens what chooses another one.
final class DateChip: UIControl {
    private let label = UILabel(frame: .zero)

    var text = "" {
        didSet {
            guard text != oldValue else { return }
            label.text = text
            contentSizeDidChange()
            window?.accessibilityDidChange()
        }
    }

    /// Whether what it opens is open.
    var isOpen = false {
        didSet { showState() }
    }

    /// In points, as on iOS.
    static let height: CGFloat = 34

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 17)
        label.textAlignment = .center
        label.isAccessibilityElement = false
        addSubview(label)
        layer.cornerRadius = 6
        showState()
    }

    required init?(coder: NSCoder) {
        fatalError("DateChip is a part of UIDatePicker alone")
    }

    override func controlStateDidChange() {
        showState()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    private func showState() {
        backgroundColor = isHighlighted ? .systemFill : .tertiarySystemFill
        label.textColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width + 24, height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 4, dy: 0)
    }

    override var defaultAccessibilityValue: String? { text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
