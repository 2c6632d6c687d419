import Foundation

/// A date picker's month: its name, arrows to others, and its days.
final class CalendarView: UIView, DatePickerContent {
    private unowned let owner: UIDatePicker
    private let title = CalendarTitle(frame: .zero)
    private let backButton = UIButton(type: .custom)
    private let aheadButton = UIButton(type: .custom)
    private var weekdays: [UILabel] = []
    private var days: [CalendarDayView] = []
    private var month: CalendarMonth
    private let monthWheels: MonthWheels
    private let timeRow: CalendarTimeRow

    /// In points.
    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 20
    private static let rowHeight: CGFloat = 44
    private static let timeHeight: CGFloat = 48
    static let width: CGFloat = 320

    init(_ owner: UIDatePicker) {
        self.owner = owner
        month = CalendarMonth(of: owner.date, in: owner.rules.calendar)
        monthWheels = MonthWheels(owner)
        timeRow = CalendarTimeRow(owner)
        super.init(frame: .zero)
        for view in [title, backButton, aheadButton, monthWheels, timeRow] { addSubview(view) }
        monthWheels.isHidden = true
        monthWheels.onChoose = { [weak self] in self?.show(monthOf: $0) }
        title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
        prepare(backButton, systemText("Previous month"), -1)
        prepare(aheadButton, systemText("Next month"), 1)
        update(animated: false)
    }

    required init?(coder: NSCoder) {
        fatalError("CalendarView is a part of UIDatePicker alone")
    }

    private func prepare(_ button: UIButton, _ label: String, _ step: Int) {
        button.accessibilityLabel = label
        button.isPointerInteractionEnabled = true
        button.addAction(
            UIAction { [weak self] _ in self?.turn(by: step) }, for: .primaryActionTriggered)
        let glyph = ControlGlyph(step < 0 ? .chevronLeft : .chevronRight, side: 17)
        glyph.lineWidth = 2.4
        button.addSubview(glyph)
    }

    // MARK: - Content

    private var hasTime: Bool { owner.datePickerMode == .dateAndTime }

    func update(animated: Bool) {
        month = CalendarMonth(of: owner.date, in: owner.rules.calendar)
        timeRow.isHidden = !hasTime
        timeRow.update()
        rebuild()
    }

    private func show(monthOf date: Date) {
        month = CalendarMonth(of: date, in: owner.rules.calendar)
        rebuild()
    }

    /// - Complexity: O(1): a month has so many days.
    private func rebuild() {
        let names = CalendarMonth.weekdayNames(in: owner.rules.calendar)
        for label in weekdays { label.removeFromSuperview() }
        weekdays = names.map { makeWeekday($0) }
        let hadFocus = days.contains(where: \.isFocused)
        for day in days { day.removeFromSuperview() }
        days = month.days.enumerated().map { makeDay($0.element, number: $0.offset + 1) }
        for view in weekdays + days { insertSubview(view, belowSubview: monthWheels) }
        title.text = owner.texts.text(month.start, "yMMMM")
        monthWheels.show(month.start)
        showGlyphs()
        showDaysOrWheels()
        setNeedsLayout()
        window?.accessibilityDidChange()
        if hadFocus, let day = keyboardDay, let window { window.focus.move(to: day, in: window) }
    }

    private func makeWeekday(_ name: String) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = name.uppercased(with: owner.rules.calendar.locale)
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .tertiaryLabel
        label.textAlignment = .center
        label.isAccessibilityElement = false
        return label
    }

    private func makeDay(_ date: Date, number: Int) -> CalendarDayView {
        let day = CalendarDayView(date, number: number, in: self)
        day.spokenDate = owner.texts.text(date, "EEEEMMMMd")
        day.isToday = owner.rules.calendar.isDate(date, inSameDayAs: owner.now())
        day.isSelected = owner.rules.calendar.isDate(date, inSameDayAs: owner.date)
        day.isEnabled = owner.isEnabled && owner.rules.allows(dayOf: date)
        day.addAction(
            UIAction { [weak self] _ in self?.choose(date) }, for: .primaryActionTriggered)
        return day
    }

    private func choose(_ date: Date) {
        owner.choose(owner.rules.date(onDayOf: date, atTimeOf: owner.date))
    }

    // MARK: - Other months

    private func month(_ step: Int) -> Date? {
        owner.rules.calendar.date(byAdding: .month, value: step, to: month.start)
    }

    private func turn(by step: Int) {
        guard let date = month(step), owner.rules.allows(monthOf: date) else { return }
        show(monthOf: date)
    }

    private func toggleWheels() {
        monthWheels.isHidden.toggle()
        title.isOpen = !monthWheels.isHidden
        showDaysOrWheels()
        setNeedsLayout()
        window?.accessibilityDidChange()
    }

    private func showDaysOrWheels() {
        let showsDays = monthWheels.isHidden
        for view in days + weekdays { view.isHidden = !showsDays }
        backButton.isHidden = !showsDays
        aheadButton.isHidden = !showsDays
    }

    private func showGlyphs() {
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (button, step) in [(backButton, -1), (aheadButton, 1)] {
            let isAllowed = month(step).map { owner.rules.allows(monthOf: $0) } ?? false
            button.isEnabled = owner.isEnabled && isAllowed
            for case let glyph as ControlGlyph in button.subviews {
                glyph.color = button.isEnabled ? tintColor ?? .tintColor : .tertiaryLabel
                glyph.shape = (step < 0) != runsLeft ? .chevronLeft : .chevronRight
            }
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showGlyphs()
    }

    // MARK: - Layout

    override var intrinsicContentSize: CGSize {
        let rows = CGFloat(CalendarMonth.mostWeeks) * Self.rowHeight
        return CGSize(
            width: Self.width,
            height: Self.headerHeight + Self.weekdayHeight + rows + (hasTime ? Self.timeHeight : 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width
        func place(_ rect: CGRect) -> CGRect {
            guard runsLeft else { return rect }
            return CGRect(
                x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        let header = Self.headerHeight
        let side = min(header, width / 7)
        title.frame = place(
            CGRect(
                x: 12, y: 0, width: min(title.intrinsicContentSize.width, width - 2 * side - 24),
                height: header))
        backButton.frame = place(CGRect(x: width - 2 * side - 4, y: 0, width: side, height: header))
        aheadButton.frame = place(CGRect(x: width - side - 4, y: 0, width: side, height: header))
        for button in [backButton, aheadButton] {
            for case let glyph as ControlGlyph in button.subviews {
                glyph.center = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
            }
        }
        layOutDays(place)
        let bottom = bounds.height - (hasTime ? Self.timeHeight : 0)
        monthWheels.frame = CGRect(x: 0, y: header, width: width, height: bottom - header)
        timeRow.frame = CGRect(x: 0, y: bottom, width: width, height: Self.timeHeight)
    }

    private func layOutDays(_ place: (CGRect) -> CGRect) {
        let margin: CGFloat = 6
        let column = (bounds.width - 2 * margin) / CGFloat(CalendarMonth.daysPerWeek)
        let top = Self.headerHeight
        for (index, label) in weekdays.enumerated() {
            label.frame = place(
                CGRect(
                    x: margin + CGFloat(index) * column, y: top, width: column,
                    height: Self.weekdayHeight))
        }
        for (index, day) in days.enumerated() {
            let position = index + month.leadingBlanks
            day.frame = place(
                CGRect(
                    x: margin + CGFloat(position % CalendarMonth.daysPerWeek) * column,
                    y: top + Self.weekdayHeight
                        + CGFloat(position / CalendarMonth.daysPerWeek) * Self.rowHeight,
                    width: column, height: Self.rowHeight))
        }
    }

    // MARK: - Keys

    /// The one day that Tab comes to: the chosen one, or the first of the month.
    var keyboardDay: CalendarDayView? {
        days.first { $0.isSelected && $0.isEnabled } ?? days.first { $0.isEnabled }
    }

    /// Arrows go from day to day and choose it, pages from month to month.
    func handleKey(_ key: UIKey, on day: CalendarDayView) -> Bool {
        let forward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let step: (Calendar.Component, Int)
        switch key.keyCode {
        case .keyboardLeftArrow: step = (.day, -forward)
        case .keyboardRightArrow: step = (.day, forward)
        case .keyboardUpArrow: step = (.day, -CalendarMonth.daysPerWeek)
        case .keyboardDownArrow: step = (.day, CalendarMonth.daysPerWeek)
        case .keyboardPageUp: step = (.month, -1)
        case .keyboardPageDown: step = (.month, 1)
        case .keyboardHome: step = (.day, 1 - owner.rules.calendar.component(.day, from: day.date))
        case .keyboardEnd:
            let last = month.days.count
            step = (.day, last - owner.rules.calendar.component(.day, from: day.date))
        default: return false
        }
        guard
            let date = owner.rules.calendar.date(byAdding: step.0, value: step.1, to: day.date),
            owner.rules.allows(dayOf: date)
        else { return true }
        owner.choose(owner.rules.date(onDayOf: date, atTimeOf: owner.date))
        return true
    }
}
