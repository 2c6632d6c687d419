import Beeline
import Foundation

/// A day of the year, and the year if it is known.
///
/// It is stored as vCards have it: `1815-12-10`, or `--12-10` without a year.
struct Birthday: Hashable, Sendable {
    var year: Int?
    var month: Int
    var day: Int

    /// - Returns: Nil for a day that no calendar has.
    init?(year: Int? = nil, month: Int, day: Int) {
        // A year with a 29th of February, for birthdays without one.
        var components = DateComponents(year: year ?? 2000, month: month, day: day)
        components.calendar = Calendar(identifier: .gregorian)
        guard components.isValidDate else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Reads what was stored or typed: `1815-12-10`, `--12-10`, `12-10`.
    init?(_ text: String) {
        let isWithoutYear = text.hasPrefix("--")
        let numbers = text.drop { $0 == "-" }.split(separator: "-", omittingEmptySubsequences: false)
            .map { Int($0) }
        guard numbers.allSatisfy({ $0 != nil }) else { return nil }
        switch (numbers.count, isWithoutYear) {
        case (3, false): self.init(year: numbers[0], month: numbers[1]!, day: numbers[2]!)
        case (2, _): self.init(month: numbers[0]!, day: numbers[1]!)
        default: return nil
        }
    }

    /// As it is stored.
    var text: String {
        let day = String(format: "%02d-%02d", month, day)
        guard let year else { return "--" + day }
        return String(format: "%04d-", year) + day
    }

    /// For people, in the order and language that they are used to.
    func formatted(locale: Locale = .current) -> String {
        var components = DateComponents(year: year ?? 2000, month: month, day: day)
        components.calendar = Calendar(identifier: .gregorian)
        guard let date = components.date else { return text }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.setLocalizedDateFormatFromTemplate(year == nil ? "d MMMM" : "d MMMM y")
        return formatter.string(from: date)
    }
}

extension Birthday: Codable {
    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let birthday = Birthday(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(text) is no day"))
        }
        self = birthday
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
