import Foundation

/// What a sheet's content is on: rounded, with a shadow, and a grip where one is wanted.
final class SheetView: UIView {
    /// In points.
    static let usualCornerRadius: CGFloat = 10

    private let clip = UIView(frame: .zero)
    private let grabber = SheetGrabber(frame: .zero)

    var onGrabber: (() -> Void)? {
        get { grabber.onActivate }
        set { grabber.onActivate = newValue }
    }

    var accessibleTitle: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clip.layer.masksToBounds = true
        addSubview(clip)
        addSubview(grabber)
        grabber.isHidden = true
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 18
        layer.shadowOffset = CGSize(width: 0, height: 4)
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

    var showsGrabber = false {
        didSet { grabber.isHidden = !showsGrabber }
    }

    var cornerRadius = usualCornerRadius {
        didSet { setNeedsLayout() }
    }

    /// Whether the lower corners are those of the window.
    var isAttachedToEdge = false {
        didSet { setNeedsLayout() }
    }

    override func layoutSubviews() {
        clip.frame = bounds
        clip.layer.cornerRadius = cornerRadius
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        clip.layer.maskedCorners =
            isAttachedToEdge ? upper : upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
        grabber.frame = CGRect(x: (bounds.width / 2 - 30).rounded(), y: 0, width: 60, height: 16)
    }

    /// A dialog without a name tells nobody anything.
    override var accessibleDetails: AccessibleDetails {
        (accessibleTitle ?? "").isEmpty
            ? AccessibleDetails() : AccessibleDetails(role: .dialog, isContainer: true)
    }

    override var defaultAccessibilityLabel: String? { accessibleTitle }
}

/// The grip at a sheet's upper edge.
private final class SheetGrabber: UIView {
    var onActivate: (() -> Void)?
    private let bar = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = 2.5
        addSubview(bar)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        bar.frame = CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        onActivate?()
    }

    override var canBecomeFocused: Bool { true }
    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { systemText("Sheet Grabber") }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

    override func accessibilityActivate() -> Bool {
        onActivate?()
        return true
    }
}
