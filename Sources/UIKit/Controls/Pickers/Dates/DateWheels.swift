import Foundation

/// A date picker's wheels.
final class DateWheels: UIView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    private unowned let owner: UIDatePicker
    private let picker = UIPickerView(frame: .zero)
    private var parts: [DatePart] = []
    /// The day in the middle of the wheel of dates.
    private var baseDay = Date()

    init(_ owner: UIDatePicker) {
        self.owner = owner
        super.init(frame: .zero)
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
    }

    required init?(coder: NSCoder) {
        fatalError("DateWheels is a part of UIDatePicker alone")
    }

    override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    // MARK: - Content

    private var rules: DateRules { owner.rules }
    private var texts: DateTexts { owner.texts }

    func update(animated: Bool) {
        let wanted = wantedParts
        if wanted != parts || !picker.isUserInteractionEnabled {
            parts = wanted
            baseDay = rules.calendar.startOfDay(for: owner.date)
            picker.componentLabels = parts.map(\.label)
        }
        picker.alpha = owner.isEnabled ? 1 : 0.5
        isUserInteractionEnabled = owner.isEnabled
        picker.reloadAllComponents()
        for (component, part) in parts.enumerated() {
            let row = row(of: part, at: picker.selectedRow(inComponent: component))
            picker.selectRow(row, inComponent: component, animated: animated)
        }
    }

    private var wantedParts: [DatePart] {
        let time: [DatePart] =
            texts.usesTwelveHours ? [.hour, .minute, .halfDay] : [.hour, .minute]
        switch owner.datePickerMode {
        case .time: return time
        case .date: return texts.dateOrder.map { $0 == "d" ? .day : $0 == "M" ? .month : .year }
        case .dateAndTime: return [.date] + time
        case .countDownTimer: return [.durationHour, .durationMinute]
        case .yearAndMonth:
            return texts.dateOrder.filter { $0 != "d" }.map { $0 == "M" ? .month : .year }
        }
    }

    /// How many different rows there are.
    private func count(of part: DatePart) -> Int {
        switch part {
        case .day: 31
        case .month: texts.monthNames.count
        case .year: DatePart.years.count
        case .date: DatePart.dates
        case .hour: texts.usesTwelveHours ? 12 : 24
        case .durationHour: 24
        case .minute, .durationMinute: 60 / rules.minuteInterval
        case .halfDay: 2
        }
    }

    private func isEndless(_ part: DatePart) -> Bool {
        switch part {
        case .day, .month, .hour, .minute, .durationMinute: true
        case .year, .date, .halfDay, .durationHour: false
        }
    }

    /// What the date stands at, from 0 on.
    private func index(of part: DatePart) -> Int {
        let calendar = rules.calendar
        let date = owner.date
        switch part {
        case .day: return calendar.component(.day, from: date) - 1
        case .month: return calendar.component(.month, from: date) - 1
        case .year: return calendar.component(.year, from: date) - DatePart.years.lowerBound
        case .date:
            let day = calendar.startOfDay(for: date)
            let days = calendar.dateComponents([.day], from: baseDay, to: day).day ?? 0
            return min(max(0, days + DatePart.dates / 2), DatePart.dates - 1)
        case .hour:
            let hour = calendar.component(.hour, from: date)
            return texts.usesTwelveHours ? hour % 12 : hour
        case .minute: return calendar.component(.minute, from: date) / rules.minuteInterval
        case .halfDay: return calendar.component(.hour, from: date) / 12
        case .durationHour: return Int(owner.countDownDuration) / 3600
        case .durationMinute:
            return Int(owner.countDownDuration) / 60 % 60 / rules.minuteInterval
        }
    }

    /// The row that shows it, the nearest one to where an endless wheel stands.
    private func row(of part: DatePart, at current: Int) -> Int {
        let index = index(of: part)
        guard isEndless(part) else { return index }
        let count = count(of: part)
        let turn = current < count ? DatePart.turns / 2 : current / count
        let candidates = [turn - 1, turn, turn + 1].map { $0 * count + index }
            .filter { $0 >= 0 && $0 < count * DatePart.turns }
        return candidates.min { abs($0 - current) < abs($1 - current) } ?? index
    }

    private func title(of part: DatePart, _ index: Int) -> String {
        switch part {
        case .day: return "\(index + 1)"
        case .month: return texts.monthNames[index]
        case .year: return "\(index + DatePart.years.lowerBound)"
        case .date:
            let day = self.day(index)
            return rules.calendar.isDate(day, inSameDayAs: owner.now())
                ? systemText("Today") : texts.text(day, "EEEMMMd")
        case .hour:
            if texts.usesTwelveHours { return "\(index == 0 ? 12 : index)" }
            return Self.twoDigits(index)
        case .minute: return Self.twoDigits(index * rules.minuteInterval)
        case .halfDay: return texts.halfDayNames[index]
        case .durationHour: return index == 1 ? "1 hour" : "\(index) hours"
        case .durationMinute: return "\(index * rules.minuteInterval) min"
        }
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }

    private func day(_ index: Int) -> Date {
        rules.calendar.date(byAdding: .day, value: index - DatePart.dates / 2, to: baseDay)
            ?? baseDay
    }

    // MARK: - Choosing

    private func choose(_ part: DatePart, _ index: Int) {
        let date = owner.date
        let hour = rules.calendar.component(.hour, from: date)
        switch part {
        case .day: owner.choose(rules.date(date, setting: [.day: index + 1]))
        case .month: owner.choose(rules.date(date, setting: [.month: index + 1]))
        case .year:
            owner.choose(rules.date(date, setting: [.year: index + DatePart.years.lowerBound]))
        case .date: owner.choose(rules.date(onDayOf: day(index), atTimeOf: date))
        case .hour:
            let half = texts.usesTwelveHours ? hour / 12 * 12 : 0
            owner.choose(rules.date(date, setting: [.hour: index + half]))
        case .halfDay: owner.choose(rules.date(date, setting: [.hour: hour % 12 + index * 12]))
        case .minute:
            owner.choose(rules.date(date, setting: [.minute: index * rules.minuteInterval]))
        case .durationHour, .durationMinute: chooseDuration()
        }
    }

    /// No time at all is not one to count down from.
    private func chooseDuration() {
        let hours = picker.selectedRow(inComponent: 0)
        let minutes =
            picker.selectedRow(inComponent: 1) % count(of: .durationMinute) * rules.minuteInterval
        owner.choose(duration: Double(max(hours * 60 + minutes, rules.minuteInterval) * 60))
    }

    // MARK: - Picker

    func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        count(of: parts[component]) * (isEndless(parts[component]) ? DatePart.turns : 1)
    }

    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        title(of: parts[component], row % count(of: parts[component]))
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let room = min(pickerView.bounds.width, 420) - 28 - 5 * CGFloat(parts.count - 1)
        let total = parts.map(\.weight).reduce(0, +)
        // Few narrow wheels stand together in the middle.
        let share = room / max(total, 4)
        return parts[component].weight * share
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        choose(parts[component], row % count(of: parts[component]))
    }
}
