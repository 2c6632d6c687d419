import Foundation

/// What a date picker may stand at, and how its calendar counts; knows no view.
struct DateRules {
    var calendar = Calendar.autoupdatingCurrent
    var minimum: Date?
    var maximum: Date?
    /// In minutes; divides 60.
    var minuteInterval = 1

    /// Ends the wrong way round count as none
    /// (https://developer.apple.com/documentation/uikit/uidatepicker/minimumdate).
    private var limits: (minimum: Date?, maximum: Date?) {
        if let minimum, let maximum, minimum > maximum { return (nil, nil) }
        return (minimum, maximum)
    }

    /// The nearest date that is allowed, on a minute that is.
    func allowed(_ date: Date) -> Date {
        var date = date
        if minuteInterval > 1 {
            let minute = calendar.component(.minute, from: date)
            let second = calendar.component(.second, from: date)
            date -= Double(minute % minuteInterval * 60 + second)
        }
        let limits = limits
        if let minimum = limits.minimum, date < minimum { date = minimum }
        if let maximum = limits.maximum, date > maximum { date = maximum }
        return date
    }

    /// Whether some moment of the day is allowed.
    func allows(dayOf date: Date) -> Bool {
        let start = calendar.startOfDay(for: date)
        guard let end = calendar.date(byAdding: .day, value: 1, to: start) else { return false }
        if let minimum = limits.minimum, end <= minimum { return false }
        if let maximum = limits.maximum, start > maximum { return false }
        return true
    }

    /// Whether some moment of the month is allowed.
    func allows(monthOf date: Date) -> Bool {
        guard let month = calendar.dateInterval(of: .month, for: date) else { return false }
        if let minimum = limits.minimum, month.end <= minimum { return false }
        if let maximum = limits.maximum, month.start > maximum { return false }
        return true
    }

    /// The time of day of one date on the day of another.
    func date(onDayOf day: Date, atTimeOf time: Date) -> Date {
        let parts = calendar.dateComponents([.hour, .minute, .second], from: time)
        return calendar.date(
            bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0,
            of: day) ?? day
    }

    /// A date with other parts; a day that the month doesn't have becomes its last one.
    func date(_ date: Date, setting parts: [Calendar.Component: Int]) -> Date {
        var all = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        for (component, value) in parts { all.setValue(value, for: component) }
        let day = all.day ?? 1
        all.day = 1
        guard let first = calendar.date(from: all),
            let days = calendar.range(of: .day, in: .month, for: first)
        else { return date }
        all.day = min(day, days.count)
        return calendar.date(from: all) ?? date
    }
}
