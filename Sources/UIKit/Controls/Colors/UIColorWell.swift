public import Foundation

/// A control that stands at a colour; pressed, it opens what chooses another one.
open class UIColorWell: UIControl {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// In points: of the whole, of the ring of colours, and between ring and middle.
    private static let side: CGFloat = 28
    private static let ring: CGFloat = 3
    private static let gap: CGFloat = 2

    private func prepare() {
        if bounds.isEmpty { bounds.size = CGSize(width: Self.side, height: Self.side) }
        middle.isUserInteractionEnabled = false
        addSubview(middle)
        showColor()
    }

    // MARK: - Color

    /// Setting it sends no event.
    open var selectedColor: UIColor? {
        didSet {
            showColor()
            window?.accessibilityDidChange()
        }
    }

    /// Of what chooses the colour.
    open var title: String?

    /// Whether the colour may be translucent.
    open var supportsAlpha = true

    private let middle = UIView(frame: .zero)

    private func showColor() {
        middle.backgroundColor = selectedColor ?? .clear
        alpha = isEnabled ? (isHighlighted ? 0.6 : 1) : 0.4
    }

    override func controlStateDidChange() {
        showColor()
    }

    // MARK: - Looks

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var disc: CGRect {
        let side = min(bounds.width, bounds.height, Self.side)
        return CGRect(
            x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        middle.frame = disc.insetBy(dx: Self.ring + Self.gap, dy: Self.ring + Self.gap)
        middle.layer.cornerRadius = middle.bounds.width / 2
    }

    /// The ring of all hues.
    open override func draw(_ rect: CGRect) {
        let steps = 72
        let center = CGPoint(x: disc.midX, y: disc.midY)
        let radius = disc.width / 2 - Self.ring / 2
        for step in 0..<steps {
            let start = CGFloat(step) / CGFloat(steps)
            let path = UIBezierPath(
                arcCenter: center, radius: radius, startAngle: start * 2 * .pi,
                endAngle: (start + 1.3 / CGFloat(steps)) * 2 * .pi, clockwise: true)
            path.lineWidth = Self.ring
            UIColor(hue: start, saturation: 0.85, brightness: 0.98, alpha: 1).setStroke()
            path.stroke()
        }
    }

    override var focusCornerRadius: CGFloat { Self.side / 2 }

    // MARK: - Choosing

    override func willSendActions(for events: UIControl.Event) {
        if events.contains(.touchUpInside) { openPicker() }
    }

    override var sendsPrimaryActionOnTouch: Bool { false }

    private func openPicker() {
        guard isEnabled, window != nil else { return }
        let picker = ColorGrid(selectedColor, hasAlpha: supportsAlpha)
        picker.accessibilityLabel = title ?? systemText("Colours")
        picker.onChoose = { [weak self] color in
            self?.selectedColor = color
            self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        FloatingCard.show(picker, from: self) {}
    }

    // MARK: - Accessibility

    @discardableResult open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        return true
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }

    override var defaultAccessibilityLabel: String? { title ?? systemText("Colour") }

    override var defaultAccessibilityValue: String? {
        selectedColor.map { ColorName.name(of: $0.cgColor(with: traitCollection)) }
            ?? systemText("No colour")
    }
}
