import Foundation

/// The days of one month, in weeks; knows no view.
struct CalendarMonth: Equatable {
    /// The first moment of the month.
    let start: Date
    /// Each day's start, in order.
    let days: [Date]
    /// How many places of the first week stay empty.
    let leadingBlanks: Int

    static let daysPerWeek = 7
    /// As many weeks as any month can touch.
    static let mostWeeks = 6

    init(of date: Date, in calendar: Calendar) {
        let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        self.start = start
        days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
        let weekday = calendar.component(.weekday, from: start)
        leadingBlanks = (weekday - calendar.firstWeekday + Self.daysPerWeek) % Self.daysPerWeek
    }

    /// The days' short names, from the first day of the week on.
    static func weekdayNames(in calendar: Calendar) -> [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        return (0..<names.count).map { names[(first + $0) % names.count] }
    }
}
