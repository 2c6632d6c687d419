import Foundation

/// The round button that empties a text field.
final class ClearButton: UIControl {
    /// The disc's diameter, in points.
    private static let diameter: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = systemText("Clear text")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The keyboard empties a text with its own keys.
    override var canBecomeFocused: Bool { false }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }

    override func controlStateDidChange() {
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let disc = CGRect(
            x: bounds.midX - Self.diameter / 2, y: bounds.midY - Self.diameter / 2,
            width: Self.diameter, height: Self.diameter)
        (isHighlighted ? UIColor.systemGray2 : .systemGray).setFill()
        UIBezierPath(ovalIn: disc).fill()
        let cross = UIBezierPath()
        let arm = disc.insetBy(dx: 5, dy: 5)
        cross.move(to: CGPoint(x: arm.minX, y: arm.minY))
        cross.addLine(to: CGPoint(x: arm.maxX, y: arm.maxY))
        cross.move(to: CGPoint(x: arm.maxX, y: arm.minY))
        cross.addLine(to: CGPoint(x: arm.minX, y: arm.maxY))
        cross.lineWidth = 1.5
        cross.lineCapStyle = .round
        UIColor.systemBackground.setStroke()
        cross.stroke()
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        setNeedsDisplay()
    }

    /// A finger is larger than the disc.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).contains(point)
    }
}
