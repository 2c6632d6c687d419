import Foundation

/// Dates as HTTP writes them: `Sun, 06 Nov 1994 08:49:37 GMT`
/// ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7)).
///
/// Read by hand: what comes from a server may be anything, and Foundation's
/// formatter stops the program at some texts.
enum HTTPDate {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Nil if it is none.
    static func read(_ text: String) -> Date? {
        let words = text.split(separator: " ")
        guard words.count == 6, words[0].utf8.count == 4, words[0].utf8.last == UInt8(ascii: ","),
            words[5] == "GMT", let day = number(words[1], 2), 1...31 ~= day,
            let month = months.firstIndex(of: String(words[2])), let year = number(words[3], 4)
        else { return nil }
        let time = words[4].split(separator: ":", omittingEmptySubsequences: false)
        guard time.count == 3, let hour = number(time[0], 2), hour < 24,
            let minute = number(time[1], 2), minute < 60,
            // 60 is a leap second.
            let second = number(time[2], 2), second <= 60
        else { return nil }
        let seconds = days(year, month + 1, day) * 86_400 + hour * 3_600 + minute * 60 + second
        return Date(timeIntervalSince1970: Double(seconds))
    }

    private static func number(_ text: Substring, _ count: Int) -> Int? {
        let digits = text.utf8
        guard digits.count == count,
            digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
        else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// Since 1970, in the Gregorian calendar; a year begins in March, so that the
    /// day that is not always there is its last.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let (years, months) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
        let leapDays = (years + 400) / 4 - (years + 400) / 100 + (years + 400) / 400 - 97
        return years * 365 + leapDays + (months * 153 + 2) / 5 + day - 719_469
    }
}
