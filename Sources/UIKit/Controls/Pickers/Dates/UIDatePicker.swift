public import Foundation

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// Compact, or wheels to count down from.
    case automatic = 0
    /// A wheel for each part of the date, in the order of the locale.
    case wheels = 1
    /// Chips that open a calendar and wheels.
    case compact = 2
    /// A calendar in its place.
    case inline = 3
}

/// What a style shows.
@MainActor protocol DatePickerContent: UIView {
    /// Shows what the picker stands at.
    func update(animated: Bool)
}

/// A control that stands at a date, a time, or both.
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        case time = 0
        case date = 1
        case dateAndTime = 2
        /// Hours and minutes to count down from.
        case countDownTimer = 3
        /// A month of a year.
        case yearAndMonth = 4
    }

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuild()
    }

    // MARK: - Date

    /// The moment that the picker stands at: at first, the one at which it was made. Setting it sends
    /// no event.
    open var date: Date {
        get { current }
        set { setDate(newValue, animated: false) }
    }

    private var current = Date()

    /// Shows another moment. Sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        current = roundsToMinuteInterval ? rules.allowed(date) : date
        showDate(animated: animated)
    }

    /// In seconds; of the mode to count down from.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            duration = min(max(60, newValue), 24 * 3600 - 60)
            showDate(animated: false)
        }
    }

    private var duration: TimeInterval = 60

    /// No date before it can be chosen. Ignored when it lies after `maximumDate`.
    open var minimumDate: Date? {
        didSet { rulesDidChange { $0.minimum = minimumDate } }
    }

    /// No date after it can be chosen. Ignored when it lies before `minimumDate`.
    open var maximumDate: Date? {
        didSet { rulesDidChange { $0.maximum = maximumDate } }
    }

    /// Between two minutes that can be chosen. A number that doesn't divide 60 counts as 1.
    open var minuteInterval: Int {
        get { rules.minuteInterval }
        set {
            let isAllowed = newValue > 0 && newValue <= 30 && 60 % newValue == 0
            rulesDidChange { $0.minuteInterval = isAllowed ? newValue : 1 }
        }
    }

    /// Whether dates that are set are rounded to the interval.
    open var roundsToMinuteInterval = true

    // MARK: - Surroundings

    /// How dates are written; `nil` is as the person has it.
    open var locale: Locale? {
        didSet { surroundingsDidChange() }
    }

    /// How days are counted.
    open var calendar: Calendar! {
        get { explicitCalendar ?? Calendar.autoupdatingCurrent }
        set {
            explicitCalendar = newValue
            surroundingsDidChange()
        }
    }

    private var explicitCalendar: Calendar?

    /// `nil` is the calendar's.
    open var timeZone: TimeZone? {
        didSet { surroundingsDidChange() }
    }

    private func surroundingsDidChange() {
        let locale = locale ?? explicitCalendar?.locale ?? SystemTexts.current.locale
        var calendar = explicitCalendar ?? Calendar.autoupdatingCurrent
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        texts = DateTexts(calendar: calendar, locale: locale)
        rulesDidChange { $0.calendar = calendar }
    }

    private(set) var rules = DateRules()
    private(set) lazy var texts = DateTexts(
        calendar: rules.calendar, locale: SystemTexts.current.locale)

    private func rulesDidChange(_ change: (inout DateRules) -> Void) {
        change(&rules)
        current = rules.allowed(current)
        showDate(animated: false)
        invalidateIntrinsicContentSize()
    }

    /// What "today" is; tests say another day.
    var now: () -> Date = { Date() } {
        didSet { showDate(animated: false) }
    }

    // MARK: - Style

    /// What can be chosen; another mode builds the picker anew, at the same moment.
    open var datePickerMode = Mode.dateAndTime {
        didSet { rebuild() }
    }

    /// How the picker is to look; `datePickerStyle` tells how it does.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { rebuild() }
    }

    /// The style that is shown.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        switch preferredDatePickerStyle {
        case .automatic: return .compact
        case .inline where datePickerMode == .time || datePickerMode == .yearAndMonth:
            return .wheels
        case .wheels, .compact, .inline: return preferredDatePickerStyle
        }
    }

    private var content: (any DatePickerContent)?

    private func rebuild() {
        content?.removeFromSuperview()
        let view: any DatePickerContent
        switch datePickerStyle {
        case .wheels: view = DateWheels(self)
        case .inline: view = CalendarView(self)
        case .compact, .automatic: view = CompactDates(self)
        }
        content = view
        addSubview(view)
        let size = intrinsicContentSize
        if bounds.isEmpty { bounds.size = size }
        showDate(animated: false)
        contentSizeDidChange()
    }

    private func showDate(animated: Bool) {
        content?.update(animated: animated)
        card?.update()
        if datePickerStyle == .compact { invalidateIntrinsicContentSize() }
        window?.accessibilityDidChange()
    }

    override func controlStateDidChange() {
        content?.update(animated: false)
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel }
        set {
            super.accessibilityLabel = newValue
            content?.update(animated: false)
        }
    }

    // MARK: - Choosing

    /// A person chose a date.
    func choose(_ date: Date) {
        let old = current
        setDate(rules.allowed(date), animated: true)
        if current != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// A person chose a duration.
    func choose(duration: TimeInterval) {
        let old = self.duration
        countDownDuration = duration
        if self.duration != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private var card: DateCard?

    func openCalendar(from chip: DateChip) {
        open(
            DateCard(
                self, style: datePickerMode == .yearAndMonth ? .wheels : .inline,
                mode: datePickerMode == .yearAndMonth ? .yearAndMonth : .date), from: chip)
    }

    func openTime(from chip: DateChip) {
        open(DateCard(self, style: .wheels, mode: .time), from: chip)
    }

    private func open(_ card: DateCard, from chip: DateChip) {
        self.card = card
        chip.isOpen = true
        FloatingCard.show(card.picker, from: chip) { [weak self, weak chip] in
            chip?.isOpen = false
            self?.card = nil
        }
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize { content?.intrinsicContentSize ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }

    override var sendsPrimaryActionOnTouch: Bool { false }

    open override var canBecomeFocused: Bool { false }

    override var isAccessibilityElementByDefault: Bool { false }
}

/// What a chip opens: another picker, which sets the first one.
@MainActor final class DateCard {
    let picker = UIDatePicker(frame: .zero)
    private weak var owner: UIDatePicker?

    init(_ owner: UIDatePicker, style: UIDatePickerStyle, mode: UIDatePicker.Mode) {
        self.owner = owner
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        picker.tintColor = owner.tintColor
        picker.now = owner.now
        picker.locale = owner.locale
        picker.calendar = owner.rules.calendar
        picker.timeZone = owner.timeZone
        picker.minimumDate = owner.minimumDate
        picker.maximumDate = owner.maximumDate
        picker.minuteInterval = owner.minuteInterval
        update()
        picker.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.owner?.choose(picker.date)
            }, for: .valueChanged)
    }

    func update() {
        if let owner, picker.date != owner.date { picker.date = owner.date }
    }
}
