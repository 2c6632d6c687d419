public import Foundation

/// Shows how far something has come: a line that fills.
open class UIProgressView: UIView {
    /// What the line is drawn for.
    public enum Style: Int, Sendable {
        /// Rounded ends.
        case `default` = 0
        /// For bars: thinner, and with square ends.
        case bar = 1
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

    /// A view of a style, which starts at 0.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        changeStyle(style)
    }

    /// An initializer would set the property without its observer.
    private func changeStyle(_ style: Style) {
        progressViewStyle = style
        bounds.size.height = height
    }

    /// 4 points since iOS 14; 2.5 in bars.
    private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

    private func prepare() {
        isUserInteractionEnabled = false
        if bounds.height == 0 { bounds.size.height = height }
        for view in [track, bar] {
            view.clipsToBounds = true
            addSubview(view)
        }
        showLooks()
    }

    // MARK: - Progress

    /// From 0 to 1; other numbers are brought there.
    open var progress: Float {
        get { current }
        set { setProgress(newValue, animated: false) }
    }

    private var current: Float = 0

    /// Shows how far it is, from 0 to 1; other numbers are brought there. Animated, it takes a
    /// quarter of a second.
    open func setProgress(_ progress: Float, animated: Bool) {
        let progress = progress.isNaN ? 0 : min(1, max(0, progress))
        guard progress != current else { return }
        current = progress
        setNeedsLayout()
        window?.accessibilityDidChange()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) {
            self.layoutIfNeeded()
        }
    }

    /// What the line follows. It moves with the progress' `fractionCompleted`, once a frame at most.
    open var observedProgress: Progress? {
        didSet { observe() }
    }

    private let loop = FrameLoop()

    /// Foundation on Linux tells nobody that a `Progress` went on, so that it is asked each frame
    /// while it is under way.
    private func observe() {
        loop.stop()
        guard let observedProgress else { return }
        setProgress(Float(observedProgress.fractionCompleted), animated: false)
        guard window != nil, !observedProgress.isFinished else { return }
        loop.start(frameClock) { [weak self] _ in
            guard let self, let progress = self.observedProgress, window != nil else {
                return false
            }
            setProgress(Float(progress.fractionCompleted), animated: true)
            return !progress.isFinished && !progress.isCancelled
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        observe()
    }

    // MARK: - Looks

    /// What the line is drawn for; a change shows at once.
    open var progressViewStyle = Style.default {
        didSet {
            showLooks()
            invalidateIntrinsicContentSize()
        }
    }

    /// The tint colour unless set.
    open var progressTintColor: UIColor? {
        didSet { showLooks() }
    }

    /// Of what isn't filled yet; nil takes the system's.
    open var trackTintColor: UIColor? {
        didSet { showLooks() }
    }

    /// Shown in the place of the colour.
    open var progressImage: UIImage? {
        didSet { showLooks() }
    }

    /// Shown in the place of the track's colour.
    open var trackImage: UIImage? {
        didSet { showLooks() }
    }

    private let track = UIImageView(frame: .zero)
    private let bar = UIImageView(frame: .zero)

    private func showLooks() {
        track.image = trackImage
        bar.image = progressImage
        let trackColor: UIColor = progressViewStyle == .bar ? .clear : .systemFill
        track.backgroundColor = trackImage == nil ? trackTintColor ?? trackColor : nil
        bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showLooks()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        let width = bounds.width * CGFloat(current)
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        bar.frame = CGRect(
            x: runsLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        track.layer.cornerRadius = radius
        bar.layer.cornerRadius = min(radius, width / 2)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: height)
    }

    // MARK: - Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

    override var defaultAccessibilityValue: String? { SpokenNumber.percent(Double(current)) }

    override var accessibleDetails: AccessibleDetails {
        AccessibleDetails(
            role: .progress,
            range: HostAccessibleElement.ValueRange(
                value: Double(current), minimum: 0, maximum: 1))
    }
}
