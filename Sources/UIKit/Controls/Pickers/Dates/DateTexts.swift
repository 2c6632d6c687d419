import Foundation

/// Dates as people of a country write them.
final class DateTexts {
    private let calendar: Calendar
    private let locale: Locale
    private var formatters: [String: DateFormatter] = [:]

    init(calendar: Calendar, locale: Locale) {
        self.calendar = calendar
        self.locale = locale
    }

    /// - Parameter template: The parts to be shown, such as "yMMMd", in any order.
    func text(_ date: Date, _ template: String) -> String {
        formatter(template).string(from: date)
    }

    private func formatter(_ template: String) -> DateFormatter {
        if let known = formatters[template] { return known }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        formatters[template] = formatter
        return formatter
    }

    /// Whether a day has twice twelve hours here.
    private(set) lazy var usesTwelveHours: Bool = {
        let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)
        return format?.contains("a") ?? false
    }()

    /// The order in which day (d), month (M) and year (y) are written.
    private(set) lazy var dateOrder: [Character] = {
        let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale)
        var order: [Character] = []
        for letter in format ?? "" {
            let part: Character = letter == "L" ? "M" : letter
            if "dMy".contains(part), !order.contains(part) { order.append(part) }
        }
        return order.count == 3 ? order : ["d", "M", "y"]
    }()

    var monthNames: [String] { formatter("MMMM").standaloneMonthSymbols }

    var halfDayNames: [String] {
        [formatter("j").amSymbol, formatter("j").pmSymbol]
    }
}
