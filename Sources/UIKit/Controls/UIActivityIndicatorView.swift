public import Foundation

/// Shows that something is under way: spokes that turn.
open class UIActivityIndicatorView: UIView {
    /// How large the indicator is.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        fileprivate var side: CGFloat { self == .large ? 37 : 20 }

        /// Of one spoke, in points.
        fileprivate var spoke: CGSize {
            self == .large ? CGSize(width: 4, height: 10.5) : CGSize(width: 2.25, height: 5.75)
        }
    }

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// An indicator of the style's size.
    public convenience init(style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
        styleDidChange()
    }

    /// iOS draws eight spokes since 13.
    private static let count = 8
    /// Between two steps, in seconds: once around in 0.8.
    private static let step: TimeInterval = 0.1

    private func prepare() {
        isUserInteractionEnabled = false
        for index in 0..<Self.count {
            let spoke = StillLayer()
            spoke.setAffineTransform(CGAffineTransform(rotationAngle: Self.angle(index)))
            layer.addSublayer(spoke)
        }
        styleDidChange()
        showSpokes()
        isHidden = hidesWhenStopped
    }

    private static func angle(_ index: Int) -> CGFloat { CGFloat(index) / CGFloat(count) * 2 * .pi }

    // MARK: - Looks

    open var style = Style.medium {
        didSet { if style != oldValue { styleDidChange() } }
    }

    /// Grey unless set.
    open var color: UIColor! = .systemGray {
        didSet {
            if color == nil { color = .systemGray }
            showSpokes()
        }
    }

    private func styleDidChange() {
        for spoke in layer.sublayers ?? [] {
            spoke.bounds = CGRect(origin: .zero, size: style.spoke)
            spoke.cornerRadius = style.spoke.width / 2
        }
        contentSizeDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let radius = (style.side - style.spoke.height) / 2
        for (index, spoke) in (layer.sublayers ?? []).enumerated() {
            let angle = Self.angle(index)
            spoke.position = CGPoint(
                x: bounds.midX + sin(angle) * radius, y: bounds.midY - cos(angle) * radius)
        }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: style.side, height: style.side)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        showSpokes()
    }

    private func showSpokes() {
        let color = color.cgColor(with: traitCollection)
        for (index, spoke) in (layer.sublayers ?? []).enumerated() {
            let age = ((turn - index) % Self.count + Self.count) % Self.count
            spoke.backgroundColor = color
            spoke.opacity = 1 - Float(age) * 0.82 / Float(Self.count - 1)
        }
    }

    // MARK: - Turning

    /// Whether the indicator is hidden while it stands still.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    open private(set) var isAnimating = false

    private var turn = 0
    private let timer = GestureTimer()

    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        window?.accessibilityDidChange()
        tick()
    }

    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        timer.stop()
        if hidesWhenStopped { isHidden = true }
        window?.accessibilityDidChange()
    }

    /// Nothing turns that nobody sees.
    private func tick() {
        guard isAnimating, window != nil else { return }
        timer.start(Self.step, in: self) { [weak self] in
            guard let self else { return }
            turn = (turn + 1) % Self.count
            if !isHidden { showSpokes() }
            tick()
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        timer.stop()
        tick()
    }

    // MARK: - Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityLabel: String? {
        isAnimating ? systemText("In progress") : systemText("Progress halted")
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

    override var accessibleDetails: AccessibleDetails { AccessibleDetails(role: .progress) }
}
