import Foundation

/// The month's name with a small arrow; pressed, it opens the wheels of months and years.
final class CalendarTitle: UIControl {
    private let label = UILabel(frame: .zero)
    private let glyph = ControlGlyph(.chevronRight, side: 12)

    var text = "" {
        didSet {
            label.text = text
            contentSizeDidChange()
        }
    }

    var isOpen = false {
        didSet { showState() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.isAccessibilityElement = false
        glyph.lineWidth = 2.2
        addSubview(label)
        addSubview(glyph)
        showState()
    }

    required init?(coder: NSCoder) {
        fatalError("CalendarTitle is a part of UIDatePicker alone")
    }

    override func controlStateDidChange() {
        showState()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    private func showState() {
        let tint = tintColor ?? .tintColor
        label.textColor = isOpen ? tint : .label
        glyph.color = tint
        let closed: ControlGlyph.Shape =
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? .chevronLeft : .chevronRight
        glyph.shape = isOpen ? .chevronDown : closed
        for part in [label, glyph] as [UIView] { part.alpha = isHighlighted ? 0.4 : 1 }
        setNeedsLayout()
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width + 24, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(label.intrinsicContentSize.width, bounds.width - 20)
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.frame = CGRect(
            x: runsLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        glyph.center = CGPoint(
            x: runsLeft ? bounds.width - width - 12 : width + 12, y: bounds.midY)
        showClosedShape(runsLeft)
    }

    /// The direction is known for sure once the view is in a tree.
    private func showClosedShape(_ runsLeft: Bool) {
        if !isOpen { glyph.shape = runsLeft ? .chevronLeft : .chevronRight }
    }

    override var defaultAccessibilityLabel: String? { text }
    override var defaultAccessibilityValue: String? {
        isOpen ? systemText("Expanded") : systemText("Collapsed")
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
