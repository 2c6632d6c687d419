import Foundation

/// The moments of `REV`: ISO 8601, with hyphens and colons or without them.
enum CardRevision {
    /// The moment of a text; nil if it is none. Without a zone it is in UTC.
    static func date(_ text: String) -> Date? {
        let text = text.trimmingSpaces.uppercased()
        let halves = text.split(separator: "T", maxSplits: 1)
        guard let dayText = halves.first, let day = CardDate(String(dayText)), let year = day.year,
            let month = day.month, let number = day.day
        else { return nil }
        var seconds = days(year, month, number) * 86_400
        if halves.count == 2 {
            guard let time = secondsOfDay(halves[1]) else { return nil }
            seconds += time
        }
        return Date(timeIntervalSince1970: TimeInterval(seconds))
    }

    /// A time and its zone, in seconds since midnight in UTC.
    private static func secondsOfDay(_ text: Substring) -> Int? {
        let signIndex = text.firstIndex { $0 == "Z" || $0 == "+" || $0 == "-" } ?? text.endIndex
        let whole = text[..<signIndex].prefix { $0 != "." && $0 != "," }
        guard let time = clock(whole), time.hour < 24, time.minute < 60, time.second < 61 else {
            return nil
        }
        let seconds = time.hour * 3_600 + time.minute * 60 + time.second
        guard signIndex < text.endIndex, text[signIndex] != "Z" else { return seconds }
        guard let zone = clock(text[signIndex...].dropFirst()) else { return nil }
        let offset = zone.hour * 3_600 + zone.minute * 60
        return text[signIndex] == "+" ? seconds - offset : seconds + offset
    }

    private static func clock(_ text: Substring) -> (hour: Int, minute: Int, second: Int)? {
        let digits = text.utf8.filter { $0 != 0x3A }
        guard [2, 4, 6].contains(digits.count), digits.allSatisfy({ 0x30...0x39 ~= $0 }) else {
            return nil
        }
        let numbers = digits.map { Int($0) - 0x30 }
        let parts = stride(from: 0, to: numbers.count, by: 2).map { start in
            numbers[start] * 10 + numbers[start + 1]
        }
        return (parts[0], parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0)
    }

    /// Days from 1970 to a day of the Gregorian calendar, from the days of 400
    /// years that begin in March, so that a leap day is a year's last.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }

    /// A moment as `REV` has it, in UTC.
    static func text(_ date: Date, isBasic: Bool) -> String {
        let limits = (Double(days(1, 1, 1)) * 86_400, Double(days(9_999, 12, 31)) * 86_400)
        let seconds = Int(min(max(date.timeIntervalSince1970, limits.0), limits.1).rounded(.down))
        let dayNumber = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        let time = seconds - dayNumber * 86_400
        let (year, month, day) = civil(dayNumber)
        let hyphen = isBasic ? "" : "-"
        let colon = isBasic ? "" : ":"
        let dayText = [digits(year, 4), digits(month, 2), digits(day, 2)]
        let timeText = [time / 3_600, time / 60 % 60, time % 60].map { digits($0, 2) }
        return dayText.joined(separator: hyphen) + "T" + timeText.joined(separator: colon) + "Z"
    }

    private static func civil(_ number: Int) -> (Int, Int, Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}
