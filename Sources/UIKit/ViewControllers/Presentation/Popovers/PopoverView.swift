import Foundation

/// What a popover's content is on: a rounded body with an arrow and a shadow.
final class PopoverView: UIView {
    private let shape = CAShapeLayer()
    private let clip = UIView(frame: .zero)
    var accessibleTitle: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(shape)
        addSubview(clip)
        clip.layer.masksToBounds = true
        clip.layer.cornerRadius = PopoverPlacement.cornerRadius
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 6)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var content: UIView? {
        didSet {
            guard let content else { return }
            content.frame = clip.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            clip.addSubview(content)
        }
    }

    /// Behind the content, and the arrow's; `nil` takes the content's own.
    var fill: UIColor? {
        didSet { setNeedsLayout() }
    }

    var placement: PopoverPlacement? {
        didSet { setNeedsLayout() }
    }

    override func layoutSubviews() {
        guard let placement else { return }
        clip.frame = placement.bodyInFrame
        let path = Self.path(placement)
        let color = fill ?? content?.backgroundColor ?? .systemBackground
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.frame = bounds
        shape.path = path
        // As what is in it sees the colour.
        shape.fillColor = color.cgColor(
            with: UITraitCollection(userInterfaceLevel: .elevated).over(traitCollection))
        CATransaction.commit()
        layer.shadowPath = path
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    private static func path(_ placement: PopoverPlacement) -> CGPath {
        let body = placement.bodyInFrame
        let path = UIBezierPath(roundedRect: body, cornerRadius: PopoverPlacement.cornerRadius)
        if !placement.direction.isEmpty { path.append(arrow(placement, body)) }
        return path.cgPath
    }

    /// A point with a soft foot on both sides, and a round tip.
    private static func arrow(_ placement: PopoverPlacement, _ body: CGRect) -> UIBezierPath {
        let half = PopoverPlacement.arrowWidth / 2
        let height = PopoverPlacement.arrowHeight
        // Drawn upwards around the origin, with its foot a little inside of the body.
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -half - 6, y: 1))
        path.addLine(to: CGPoint(x: -half - 6, y: 0))
        path.addCurve(
            to: CGPoint(x: -3, y: 2 - height), controlPoint1: CGPoint(x: -half + 4, y: 0),
            controlPoint2: CGPoint(x: -7, y: 5 - height))
        path.addQuadCurve(
            to: CGPoint(x: 3, y: 2 - height), controlPoint: CGPoint(x: 0, y: -height - 0.5))
        path.addCurve(
            to: CGPoint(x: half + 6, y: 0), controlPoint1: CGPoint(x: 7, y: 5 - height),
            controlPoint2: CGPoint(x: half - 4, y: 0))
        path.addLine(to: CGPoint(x: half + 6, y: 1))
        path.close()
        let tip = placement.tip
        let turn: CGFloat
        let foot: CGPoint
        switch placement.direction {
        case .down: (turn, foot) = (.pi, CGPoint(x: tip.x, y: body.maxY))
        case .left: (turn, foot) = (-.pi / 2, CGPoint(x: body.minX, y: tip.y))
        case .right: (turn, foot) = (.pi / 2, CGPoint(x: body.maxX, y: tip.y))
        default: (turn, foot) = (0, CGPoint(x: tip.x, y: body.minY))
        }
        path.apply(
            CGAffineTransform(rotationAngle: turn).concatenating(
                CGAffineTransform(translationX: foot.x, y: foot.y)))
        return path
    }

    /// What makes a popover small, with its arrow's tip in its place.
    static func smallAtTip(_ view: UIView) -> CGAffineTransform {
        let placement = (view as? PopoverView)?.placement
        let tip = placement?.tip ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let scale: CGFloat = 0.6
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (tip.x - view.bounds.midX) * (1 - scale),
            ty: (tip.y - view.bounds.midY) * (1 - scale))
    }

    /// A dialog without a name tells nobody anything.
    override var accessibleDetails: AccessibleDetails {
        (accessibleTitle ?? "").isEmpty
            ? AccessibleDetails() : AccessibleDetails(role: .dialog, isContainer: true)
    }

    override var defaultAccessibilityLabel: String? { accessibleTitle }
}
