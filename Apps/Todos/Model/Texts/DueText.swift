import Beeline
import Foundation

/// When something is due, in words.
struct DueText: Hashable, Sendable {
    let text: String
    let isOverdue: Bool

    init(_ due: Day, isDone: Bool, today: Day, locale: Locale = texts.locale) {
        isOverdue = due < today && !isDone
        let day = Self.name(of: due, today, locale)
        text = String(
            format: isOverdue ? localized("Overdue: %@") : localized("Due: %@"), day)
    }

    private static func name(of day: Day, _ today: Day, _ locale: Locale) -> String {
        switch day {
        case today: return localized("today")
        case today.adding(days: 1): return localized("tomorrow")
        case today.adding(days: -1): return localized("yesterday")
        default: break
        }
        let formatter = DateFormatter()
        formatter.locale = locale
        let isThisYear = day.rawValue.prefix(4) == today.rawValue.prefix(4)
        formatter.setLocalizedDateFormatFromTemplate(isThisYear ? "EEEdMMM" : "dMMMy")
        return formatter.string(from: day.date)
    }
}
