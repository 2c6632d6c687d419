public import Foundation

/// A control that takes a number up and down: a minus and a plus.
open class UIStepper: UIControl {
    // MARK: - Lifecycle

    /// - Parameter frame: The origin counts; the size is always the stepper's own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        prepare()
    }

    /// In points: 94 by 32, as on iOS since 13.
    private static let size = CGSize(width: 94, height: 32)
    private static let cornerRadius: CGFloat = 8
    private static let dividerHeight: CGFloat = 18

    private func prepare() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.cornerRadius
        clipsToBounds = true
        divider.backgroundColor = .tertiaryLabel
        for view in [minusSide, plusSide, divider] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for view in [minusGlyph, plusGlyph] { addSubview(view) }
        for view in [minusImage, plusImage] {
            view.contentMode = .center
            addSubview(view)
        }
        showState()
    }

    // MARK: - Value

    /// Setting it sends no event. It is brought between the least and the greatest value.
    open var value: Double {
        get { current }
        set {
            current = min(max(newValue, minimumValue), maximumValue)
            showState()
            window?.accessibilityDidChange()
        }
    }

    private var current = 0.0

    /// - Precondition: Not above the greatest value.
    open var minimumValue = 0.0 {
        didSet {
            stopUnless(
                minimumValue <= maximumValue,
                "UIStepper.minimumValue: \(minimumValue) is above maximumValue, \(maximumValue)")
            value = current
        }
    }

    /// - Precondition: Not below the least value.
    open var maximumValue = 100.0 {
        didSet {
            stopUnless(
                maximumValue >= minimumValue,
                "UIStepper.maximumValue: \(maximumValue) is below minimumValue, \(minimumValue)")
            value = current
        }
    }

    /// - Precondition: Above 0.
    open var stepValue = 1.0 {
        didSet {
            stopUnless(stepValue > 0, "UIStepper.stepValue: \(stepValue) has to be above 0")
        }
    }

    /// Whether a step beyond one end comes in at the other.
    open var wraps = false {
        didSet { showState() }
    }

    /// Whether a side that is held goes on stepping.
    open var autorepeat = true

    /// Whether each step sends `valueChanged`, or only the last one of a side that is held.
    open var isContinuous = true

    /// The value that a step leads to.
    private func next(_ direction: Double) -> Double {
        let wanted = current + direction * stepValue
        if wanted > maximumValue { return wraps ? minimumValue : maximumValue }
        if wanted < minimumValue { return wraps ? maximumValue : minimumValue }
        return wanted
    }

    private func canStep(_ direction: Double) -> Bool { next(direction) != current }

    /// Says whether there was room for a step.
    @discardableResult
    private func step(_ direction: Double, sends: Bool) -> Bool {
        guard isEnabled, canStep(direction) else { return false }
        value = next(direction)
        if sends { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    // MARK: - Looks

    private let minusSide = UIView(frame: .zero)
    private let plusSide = UIView(frame: .zero)
    private let divider = UIView(frame: .zero)
    private let minusGlyph = ControlGlyph(.minus, side: 15)
    private let plusGlyph = ControlGlyph(.plus, side: 15)
    private let minusImage = UIImageView(frame: .zero)
    private let plusImage = UIImageView(frame: .zero)
    private var incrementImages: [UIControl.State: UIImage] = [:]
    private var decrementImages: [UIControl.State: UIImage] = [:]

    /// Shown in the place of the plus.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        incrementImages[state] = image
        showState()
    }

    /// What was set for a state itself; nil where nothing was.
    open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[state] }

    /// Shown in the place of the minus.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        decrementImages[state] = image
        showState()
    }

    /// What was set for a state itself; nil where nothing was.
    open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[state] }

    /// The side that a finger is on: -1, 1, or 0 for none.
    private var pressed = 0.0

    private func showState() {
        show(minusSide, minusGlyph, minusImage, decrementImages, -1)
        show(plusSide, plusGlyph, plusImage, incrementImages, 1)
    }

    private func show(
        _ side: UIView, _ glyph: ControlGlyph, _ imageView: UIImageView,
        _ images: [UIControl.State: UIImage], _ direction: Double
    ) {
        let works = isEnabled && canStep(direction)
        let isPressed = pressed == direction && works
        side.backgroundColor = isPressed ? .secondarySystemFill : .clear
        let state: State = works ? (isPressed ? .highlighted : .normal) : .disabled
        let color: UIColor = works ? .label : .tertiaryLabel
        glyph.color = color
        imageView.image = images[state] ?? images[.normal]
        imageView.tintColor = color
        glyph.isHidden = imageView.image != nil
    }

    override func controlStateDidChange() {
        showState()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = CGSize(width: bounds.width / 2, height: bounds.height)
        let left = CGRect(origin: .zero, size: half)
        let right = CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        minusSide.frame = runsLeft ? right : left
        plusSide.frame = runsLeft ? left : right
        for (side, parts) in [
            (minusSide, [minusGlyph, minusImage]), (plusSide, [plusGlyph, plusImage]),
        ] as [(UIView, [UIView])] {
            for part in parts {
                part.bounds.size = part is UIImageView ? half : part.bounds.size
                part.center = CGPoint(x: side.frame.midX, y: side.frame.midY)
            }
        }
        divider.frame = CGRect(
            x: bounds.midX - 0.5, y: bounds.midY - Self.dividerHeight / 2, width: 1,
            height: Self.dividerHeight)
    }

    // MARK: - Size

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    // MARK: - Tracking

    private let timer = GestureTimer()
    /// Whether a step was made that no event has told of yet.
    private var hasUntoldSteps = false

    /// Before the first repetition, and between two, in seconds.
    private static let repeatDelay: TimeInterval = 0.5
    private static let repeatInterval: TimeInterval = 0.1

    private func direction(of touch: UITouch) -> Double {
        let isRight = touch.location(in: self).x >= bounds.midX
        return isRight == (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? -1 : 1
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasUntoldSteps = false
        press(direction(of: touch))
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isInside = bounds.contains(touch.location(in: self))
        let wanted = isInside ? direction(of: touch) : 0
        if wanted != pressed { press(wanted) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        press(0)
    }

    open override func cancelTracking(with event: UIEvent?) {
        press(0)
    }

    private func press(_ direction: Double) {
        timer.stop()
        pressed = direction
        showState()
        if direction != 0 {
            stepWhilePressed()
            if autorepeat { repeatStep(after: Self.repeatDelay) }
        } else if hasUntoldSteps {
            hasUntoldSteps = false
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }

    private func stepWhilePressed() {
        if step(pressed, sends: isContinuous), !isContinuous { hasUntoldSteps = true }
    }

    private func repeatStep(after delay: TimeInterval) {
        timer.start(delay, in: self) { [weak self] in
            guard let self, pressed != 0 else { return }
            stepWhilePressed()
            repeatStep(after: Self.repeatInterval)
        }
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { timer.stop() }
    }

    override var sendsPrimaryActionOnTouch: Bool { false }

    // MARK: - Keys and accessibility

    override func handleKey(_ key: UIKey) -> Bool {
        guard
            let step = ControlKey(
                key, runsLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        else { return false }
        switch step {
        case .increase: self.step(1, sends: true)
        case .decrease: self.step(-1, sends: true)
        case .increaseMuch: jump(to: current + 10 * stepValue)
        case .decreaseMuch: jump(to: current - 10 * stepValue)
        case .first: jump(to: minimumValue)
        case .last: jump(to: maximumValue)
        }
        return true
    }

    private func jump(to wanted: Double) {
        let old = current
        value = wanted
        if current != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func accessibilityIncrement() {
        step(1, sends: true)
    }

    open override func accessibilityDecrement() {
        step(-1, sends: true)
    }

    override func setAccessibleValue(_ value: Double) {
        if isEnabled { jump(to: value) }
    }

    @discardableResult open override func accessibilityActivate() -> Bool { false }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }

    override var defaultAccessibilityValue: String? { current.formatted() }

    override var accessibleDetails: AccessibleDetails {
        AccessibleDetails(
            role: .spinButton,
            range: HostAccessibleElement.ValueRange(
                value: current, minimum: minimumValue, maximum: maximumValue))
    }
}
