import Foundation

/// The small signs of rows: what leads on, what is chosen, what can be deleted or moved.
final class ListGlyph: UIView {
    enum Kind {
        case disclosure, outline, checkmark, info, delete, insert, grip, unchecked, checked
    }

    var kind: Kind {
        didSet { if kind != oldValue { setNeedsDisplay() } }
    }

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: kind)))
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// In points.
    static func size(of kind: Kind) -> CGSize {
        switch kind {
        case .disclosure, .outline: CGSize(width: 8, height: 14)
        case .checkmark: CGSize(width: 16, height: 14)
        case .info, .delete, .insert, .unchecked, .checked: CGSize(width: 22, height: 22)
        case .grip: CGSize(width: 22, height: 12)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        switch kind {
        case .disclosure: drawDisclosure(.tertiaryLabel)
        case .outline: drawDisclosure(tintColor)
        case .checkmark:
            tintColor.setStroke()
            line([(1.5, 7.5), (5.5, 12), (14, 1.5)], width: 2).stroke()
        case .info: drawInfo()
        case .delete: drawDisc(.systemRed, sign: [[(6, 11), (16, 11)]])
        case .insert: drawDisc(.systemGreen, sign: [[(6, 11), (16, 11)], [(11, 6), (11, 16)]])
        case .unchecked:
            UIColor.tertiaryLabel.setStroke()
            circle(inset: 1, width: 1.5).stroke()
        case .checked: drawDisc(tintColor, sign: [[(6, 11.5), (9.5, 15), (16, 7.5)]])
        case .grip: drawGrip()
        }
    }

    private func drawDisclosure(_ color: UIColor) {
        color.setStroke()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let points: [(CGFloat, CGFloat)] = [(1.2, 1.5), (6.7, 7), (1.2, 12.5)]
        line(points.map { (isMirrored ? 8 - $0.0 : $0.0, $0.1) }, width: 2).stroke()
    }

    private func drawInfo() {
        tintColor.setStroke()
        circle(inset: 1, width: 1.5).stroke()
        line([(11, 10), (11, 16)], width: 1.8).stroke()
        tintColor.setFill()
        UIBezierPath(ovalIn: CGRect(x: 9.8, y: 5.4, width: 2.4, height: 2.4)).fill()
    }

    private func drawDisc(_ color: UIColor, sign: [[(CGFloat, CGFloat)]]) {
        color.setFill()
        UIBezierPath(ovalIn: bounds).fill()
        UIColor.white.setStroke()
        for points in sign { line(points, width: 2).stroke() }
    }

    private func drawGrip() {
        UIColor.tertiaryLabel.setStroke()
        for y in [1, 6, 11] as [CGFloat] { line([(1, y), (21, y)], width: 1.5).stroke() }
    }

    private func circle(inset: CGFloat, width: CGFloat) -> UIBezierPath {
        let path = UIBezierPath(ovalIn: bounds.insetBy(dx: inset, dy: inset))
        path.lineWidth = width
        return path
    }

    private func line(_ points: [(CGFloat, CGFloat)], width: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        return path
    }
}

/// A sign that can be tapped, in a place larger than it is.
final class ListGlyphButton: UIControl {
    let glyph: ListGlyph
    private let onTap: () -> Void

    init(_ kind: ListGlyph.Kind, label: String, onTap: @escaping () -> Void) {
        glyph = ListGlyph(kind)
        self.onTap = onTap
        super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        addSubview(glyph)
        accessibilityLabel = label
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        glyph.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override func controlStateDidChange() {
        super.controlStateDidChange()
        glyph.alpha = isHighlighted ? 0.5 : 1
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
