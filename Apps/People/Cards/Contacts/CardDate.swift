/// A day of which the year, or another part, may not be known.
///
/// It has no time zone: a birthday is the same day everywhere.
public struct CardDate: Sendable, Hashable {
    public var year: Int?
    /// 1 to 12.
    public var month: Int?
    /// 1 to 31.
    public var day: Int?

    /// The time of day as the file writes it, with its zone (`T101500Z`).
    public var time: String?

    /// Makes a day, unless there is none such: month 13, February 30.
    public init?(year: Int? = nil, month: Int? = nil, day: Int? = nil, time: String? = nil) {
        guard year != nil || month != nil || day != nil else { return nil }
        if let year { guard 1...9999 ~= year else { return nil } }
        if let month { guard 1...12 ~= month else { return nil } }
        if let day {
            guard 1...Self.dayCount(year: year, month: month) ~= day else { return nil }
            guard month != nil || year == nil else { return nil }
        }
        self.year = year
        self.month = month
        self.day = day
        self.time = time
    }

    private static func dayCount(year: Int?, month: Int?) -> Int {
        switch month {
        case 2:
            guard let year else { return 29 }
            return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: return 30
        default: return 31
        }
    }
}

extension CardDate {
    /// Reads a day in a form of vCard's or in ISO 8601's.
    ///
    /// `1990-01-02`, `19900102`, `1990-01`, `1990`, `--0102`, `--01-02`,
    /// `--01`, `---02`, each with a time or without one. A time that is midnight
    /// is a day's, and is left out.
    public init?(_ text: String) {
        var rest = text.utf8.drop { $0 == 0x20 }
        while let last = rest.last, last == 0x20 { rest = rest.dropLast() }
        var time: String?
        if let start = rest.firstIndex(where: { [0x54, 0x74, 0x20].contains($0) }) {
            let digits = rest[start...].filter { 0x30...0x39 ~= $0 }
            if !digits.prefix(6).allSatisfy({ $0 == 0x30 }) {
                time = "T" + (String(rest[start...].dropFirst()) ?? "")
            }
            rest = rest[..<start]
        }
        guard let day = Self.day(Array(rest), time: time) else { return nil }
        self = day
    }

    private static func day(_ bytes: [UInt8], time: String?) -> CardDate? {
        func number(_ range: Range<Int>) -> Int? {
            guard range.upperBound <= bytes.count else { return nil }
            return bytes[range].reduce(into: Int?.some(0)) { sum, byte in
                sum = 0x30...0x39 ~= byte ? sum.map { $0 * 10 + Int(byte - 0x30) } : nil
            }
        }
        let hyphens = bytes.indices.filter { bytes[$0] == 0x2D || bytes[$0] == 0x2F }
        switch (bytes.count, hyphens) {
        case (10, [4, 7]):
            return full(number(0..<4), number(5..<7), number(8..<10), time)
        case (8, []):
            return full(number(0..<4), number(4..<6), number(6..<8), time)
        case (7, [4]):
            guard let year = number(0..<4), let month = number(5..<7) else { return nil }
            return CardDate(year: year, month: month, time: time)
        case (4, []):
            guard let year = number(0..<4) else { return nil }
            return CardDate(year: year, time: time)
        case (6, [0, 1]):
            guard let month = number(2..<4), let day = number(4..<6) else { return nil }
            return CardDate(month: month, day: day, time: time)
        case (7, [0, 1, 4]):
            guard let month = number(2..<4), let day = number(5..<7) else { return nil }
            return CardDate(month: month, day: day, time: time)
        case (4, [0, 1]):
            guard let month = number(2..<4) else { return nil }
            return CardDate(month: month, time: time)
        case (5, [0, 1, 2]):
            guard let day = number(3..<5) else { return nil }
            return CardDate(day: day, time: time)
        default: return nil
        }
    }

    /// A day of which no part may be missing.
    private static func full(_ year: Int?, _ month: Int?, _ day: Int?, _ time: String?) -> CardDate?
    {
        guard let year, let month, let day else { return nil }
        // Some writers have 0000 for a year that isn't known.
        return CardDate(year: year == 0 ? nil : year, month: month, day: day, time: time)
    }

    /// The day as vCard 4.0 writes it (`isBasic`), or with hyphens.
    func text(isBasic: Bool) -> String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
        }
        let hyphen = isBasic ? "" : "-"
        let suffix = time ?? ""
        switch (year, month, day) {
        case (let year?, let month?, let day?):
            return [digits(year, 4), digits(month, 2), digits(day, 2)].joined(separator: hyphen)
                + suffix
        case (let year?, let month?, nil): return digits(year, 4) + "-" + digits(month, 2) + suffix
        case (let year?, nil, _): return digits(year, 4) + suffix
        case (nil, let month?, let day?):
            return "--" + digits(month, 2) + hyphen + digits(day, 2) + suffix
        case (nil, let month?, nil): return "--" + digits(month, 2) + suffix
        case (nil, nil, let day?): return "---" + digits(day, 2) + suffix
        case (nil, nil, nil): return ""
        }
    }
}
