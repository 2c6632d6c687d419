public import Foundation

/// A control that takes one of a range of values: a thumb on a track.
open class UISlider: UIControl {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addSubview(knob)
        thumbImageView.isUserInteractionEnabled = false
        addSubview(thumbImageView)
        showLooks()
    }

    // MARK: - Value

    /// Is brought between the least and the greatest value. Setting it sends no event.
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }

    private var current: Float = 0

    /// Brings the value between the least and the greatest one. Sends no event.
    open func setValue(_ value: Float, animated: Bool) {
        let value = min(max(value, minimumValue), max(minimumValue, maximumValue))
        guard value != current else { return }
        current = value
        setNeedsLayout()
        window?.accessibilityDidChange()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) {
            self.layoutIfNeeded()
        }
    }

    /// A greater one takes the value, and the greatest one, with it.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            rangeDidChange()
        }
    }

    /// A smaller one takes the value, and the least one, with it.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            rangeDidChange()
        }
    }

    private func rangeDidChange() {
        setValue(current, animated: false)
        setNeedsLayout()
        window?.accessibilityDidChange()
    }

    /// Whether each step of a drag sends `valueChanged`, or only its end.
    open var isContinuous = true

    private var share: CGFloat {
        let range = maximumValue - minimumValue
        return range > 0 ? CGFloat((current - minimumValue) / range) : 0
    }

    // MARK: - Looks

    /// Shown at the end where the values are least.
    open var minimumValueImage: UIImage? {
        didSet { looksDidChange() }
    }

    /// Shown at the end where the values are greatest.
    open var maximumValueImage: UIImage? {
        didSet { looksDidChange() }
    }

    /// The tint colour unless set.
    open var minimumTrackTintColor: UIColor? {
        didSet { showLooks() }
    }

    /// Of the track beyond the thumb; nil takes the system's.
    open var maximumTrackTintColor: UIColor? {
        didSet { showLooks() }
    }

    /// White unless set.
    open var thumbTintColor: UIColor? {
        didSet { showLooks() }
    }

    private var images = SliderImages()

    /// Takes the place of the round thumb; its size is what a finger can take. `nil` takes it back.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        images.thumb[state] = image
        looksDidChange()
    }

    /// Takes the place of the track before the thumb, stretched between its caps. `nil` takes it
    /// back.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images.minimumTrack[state] = image
        looksDidChange()
    }

    /// Takes the place of the track beyond the thumb, stretched between its caps. `nil` takes it
    /// back.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images.maximumTrack[state] = image
        looksDidChange()
    }

    /// What was set for a state itself; nil where nothing was.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }
    /// What was set for a state itself; nil where nothing was.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
        images.minimumTrack[state]
    }

    /// What was set for a state itself; nil where nothing was.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
        images.maximumTrack[state]
    }

    /// What is shown in the slider's state: the state's own image or the normal one's; nil for the
    /// system's thumb.
    open var currentThumbImage: UIImage? { SliderImages.image(images.thumb, state) }
    /// What is shown in the slider's state: the state's own image or the normal one's; nil for the
    /// system's track.
    open var currentMinimumTrackImage: UIImage? { SliderImages.image(images.minimumTrack, state) }
    /// What is shown in the slider's state: the state's own image or the normal one's; nil for the
    /// system's track.
    open var currentMaximumTrackImage: UIImage? { SliderImages.image(images.maximumTrack, state) }

    private let minimumTrack = UIImageView(frame: .zero)
    private let maximumTrack = UIImageView(frame: .zero)
    private let minimumImageView = UIImageView(frame: .zero)
    private let maximumImageView = UIImageView(frame: .zero)
    private let knob = ControlKnob(frame: .zero)
    private let thumbImageView = UIImageView(frame: .zero)

    private func looksDidChange() {
        showLooks()
        invalidateIntrinsicContentSize()
    }

    private func showLooks() {
        minimumImageView.image = minimumValueImage
        maximumImageView.image = maximumValueImage
        show(currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, in: minimumTrack)
        show(currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill, in: maximumTrack)
        thumbImageView.image = currentThumbImage
        knob.isHidden = currentThumbImage != nil
        knob.backgroundColor = thumbTintColor ?? .white
        for view in subviews { view.alpha = isEnabled ? 1 : 0.5 }
        minimumImageView.tintColor = .secondaryLabel
        maximumImageView.tintColor = .secondaryLabel
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, _ color: UIColor?, in track: UIImageView) {
        track.image = image
        track.backgroundColor = image == nil ? color : nil
        track.layer.cornerRadius = image == nil ? SliderGeometry.trackHeight / 2 : 0
    }

    override func controlStateDidChange() {
        showLooks()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showLooks()
    }

    // MARK: - Layout

    private func geometry(in bounds: CGRect) -> SliderGeometry {
        SliderGeometry(
            bounds: bounds, minimumImage: minimumValueImage?.size,
            maximumImage: maximumValueImage?.size,
            runsLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private var thumbSize: CGSize { currentThumbImage?.size ?? SliderGeometry.thumbSize }

    /// Where the picture of the least value is drawn; subclasses may say otherwise.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        geometry(in: bounds).imageRect(isMinimum: true)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        geometry(in: bounds).imageRect(isMinimum: false)
    }

    /// Where the track is drawn; subclasses may say otherwise.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        geometry(in: bounds).track
    }

    /// Where the thumb is drawn at a value; subclasses may say otherwise.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        return geometry(in: bounds).thumb(size: thumbSize, in: rect, share: share)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: current)
        knob.frame = thumb
        thumbImageView.frame = thumb
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
        let middle = min(max(thumb.midX, track.minX), track.maxX)
        let left = CGRect(
            x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        let right = CGRect(
            x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        minimumTrack.frame = place(runsLeft ? right : left, for: minimumTrack.image)
        // What lies under the other part has its round ends, too.
        maximumTrack.frame =
            maximumTrack.image == nil
            ? track : place(runsLeft ? left : right, for: maximumTrack.image)
    }

    /// A picture keeps its height, around the track's middle.
    private func place(_ rect: CGRect, for image: UIImage?) -> CGRect {
        guard let image else { return rect }
        return CGRect(
            x: rect.minX, y: rect.midY - image.size.height / 2, width: rect.width,
            height: image.size.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    private var fittingHeight: CGFloat {
        let pictures = [minimumValueImage, maximumValueImage, currentThumbImage]
        return max(SliderGeometry.height, pictures.compactMap { $0?.size.height }.max() ?? 0)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: fittingHeight)
    }

    override var focusCornerRadius: CGFloat { bounds.height / 2 }

    // MARK: - Tracking

    /// From the touch to the middle of the thumb, in points.
    private var grip: CGFloat = 0
    /// How far beside the thumb a finger still takes it, in points.
    private static let reach: CGFloat = 10

    private var thumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
    }

    /// A finger has to take the thumb; a pointer may click beside it, and the thumb comes there.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        if thumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place) {
            grip = thumb.midX - place.x
            return true
        }
        guard touch.type == .indirectPointer else { return false }
        grip = 0
        move(to: place.x, animated: true)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        move(to: touch.location(in: self).x, animated: false)
        return true
    }

    private func move(to x: CGFloat, animated: Bool) {
        let share = geometry(in: bounds).share(
            thumbMiddle: x + grip, size: thumbSize, in: trackRect(forBounds: bounds))
        let value = minimumValue + Float(share) * (maximumValue - minimumValue)
        guard value != current else { return }
        setValue(value, animated: animated)
        if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override var sendsPrimaryActionOnTouch: Bool { false }

    /// A drag of the thumb is not one of what the slider is in.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if isEnabled, gestureRecognizer is UIPanGestureRecognizer, gestureRecognizer.view !== self,
            thumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(
                gestureRecognizer.location(in: self))
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: - Keys and accessibility

    /// As with VoiceOver, a step is a tenth of the range.
    private static let step: Float = 0.1

    private func step(by share: Float) {
        change(to: current + share * (maximumValue - minimumValue))
    }

    private func change(to value: Float) {
        let old = current
        setValue(value, animated: true)
        if current != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override func handleKey(_ key: UIKey) -> Bool {
        guard
            let step = ControlKey(
                key, runsLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        else { return false }
        let small = key.modifierFlags.contains(.shift) ? Self.step / 10 : Self.step / 2
        switch step {
        case .decrease: self.step(by: -small)
        case .increase: self.step(by: small)
        case .decreaseMuch: self.step(by: -2 * Self.step)
        case .increaseMuch: self.step(by: 2 * Self.step)
        case .first: change(to: minimumValue)
        case .last: change(to: maximumValue)
        }
        return true
    }

    open override func accessibilityIncrement() {
        if isEnabled { step(by: Self.step) }
    }

    open override func accessibilityDecrement() {
        if isEnabled { step(by: -Self.step) }
    }

    override func setAccessibleValue(_ value: Double) {
        if isEnabled { change(to: Float(value)) }
    }

    @discardableResult open override func accessibilityActivate() -> Bool { false }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }

    /// As VoiceOver has it: the share of the range.
    override var defaultAccessibilityValue: String? { SpokenNumber.percent(Double(share)) }

    override var accessibleDetails: AccessibleDetails {
        AccessibleDetails(
            role: .adjustable,
            range: HostAccessibleElement.ValueRange(
                value: Double(current), minimum: Double(minimumValue),
                maximum: Double(maximumValue)))
    }
}

/// What was set for a slider's states.
private struct SliderImages {
    var thumb: [UIControl.State: UIImage] = [:]
    var minimumTrack: [UIControl.State: UIImage] = [:]
    var maximumTrack: [UIControl.State: UIImage] = [:]

    static func image(
        _ images: [UIControl.State: UIImage], _ state: UIControl.State
    ) -> UIImage? {
        images[state] ?? images[state.subtracting(.focused)] ?? images[.normal]
    }
}
