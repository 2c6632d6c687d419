public import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
    // MARK: - Lifecycle

    /// - Parameter frame: The origin counts; the size is always the switch's own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        prepare()
    }

    /// In points: 51 by 31, as on every iOS since 7.
    private static let size = CGSize(width: 51, height: 31)
    private static let margin: CGFloat = 2
    /// How much wider the knob is while it is held, in points.
    private static let stretch: CGFloat = 6
    /// Of a change that is animated, in seconds.
    private static let duration: TimeInterval = 0.25

    private func prepare() {
        track.isUserInteractionEnabled = false
        track.layer.cornerRadius = Self.size.height / 2
        addSubview(track)
        addSubview(knob)
        showState()
    }

    // MARK: - State

    /// Setting it changes the switch at once, and sends no event.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Changes the switch, and sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        shown = on
        showState(animated: animated)
        window?.accessibilityDidChange()
    }

    private var value = false
    /// While a finger drags the knob the switch looks as it will be.
    private var shown = false

    /// Green unless set.
    open var onTintColor: UIColor? {
        didSet { showState() }
    }

    /// White unless set.
    open var thumbTintColor: UIColor? {
        didSet { showState() }
    }

    // MARK: - Looks

    private let track = UIView(frame: .zero)
    private let knob = ControlKnob(frame: .zero)

    private func showState(animated: Bool = false) {
        let changes = { [self] in
            track.backgroundColor = shown ? onTintColor ?? .systemGreen : .secondarySystemFill
            knob.backgroundColor = thumbTintColor ?? .white
            alpha(of: [track, knob], isEnabled ? 1 : 0.5)
            placeKnob()
        }
        guard animated, window != nil else { return changes() }
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.9,
            initialSpringVelocity: 0, options: [.beginFromCurrentState], animations: changes)
    }

    private func alpha(of views: [UIView], _ alpha: CGFloat) {
        for view in views { view.alpha = alpha }
    }

    private func placeKnob() {
        let height = Self.size.height - 2 * Self.margin
        let width = height + (isHighlighted ? Self.stretch : 0)
        let standsRight = shown != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        knob.frame = CGRect(
            x: standsRight ? Self.size.width - Self.margin - width : Self.margin, y: Self.margin,
            width: width, height: height)
        knob.layer.cornerRadius = height / 2
    }

    override func controlStateDidChange() {
        showState(animated: true)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(origin: .zero, size: Self.size)
        placeKnob()
    }

    override var focusCornerRadius: CGFloat { Self.size.height / 2 }

    // MARK: - Size

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// The size is left as it is
    /// (https://developer.apple.com/documentation/uikit/uiswitch/init(frame:)).
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    // MARK: - Tracking

    private var wasDragged = false

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasDragged = false
        return true
    }

    /// The knob follows a finger that goes over the middle.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self).x
        let isRight = place > bounds.midX
        let distance = abs(place - bounds.midX)
        let wanted = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        if wanted != shown, distance > Self.margin * 3 {
            wasDragged = true
            shown = wanted
            showState(animated: true)
        }
        return true
    }

    /// A finger that only tapped turns the switch over.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !wasDragged, isTouchInside { shown.toggle() }
        commit()
    }

    open override func cancelTracking(with event: UIEvent?) {
        shown = value
        showState(animated: true)
    }

    private func commit() {
        guard shown != value else { return }
        setOn(shown, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override var sendsPrimaryActionOnTouch: Bool { false }

    // MARK: - Accessibility

    @discardableResult open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        shown.toggle()
        commit()
        return true
    }

    override func handleKey(_ key: UIKey) -> Bool {
        guard
            let step = ControlKey(
                key, runsLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        else { return false }
        switch step {
        case .increase, .last: shown = true
        case .decrease, .first: shown = false
        case .increaseMuch, .decreaseMuch: return false
        }
        commit()
        return true
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union([.button, .toggleButton])
    }

    /// As VoiceOver has it: "1" is on.
    override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }

    override var accessibleDetails: AccessibleDetails {
        AccessibleDetails(role: .toggle, isOn: isOn)
    }
}
