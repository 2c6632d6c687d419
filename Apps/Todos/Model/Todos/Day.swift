import Beeline
import Foundation

/// A day of the Gregorian calendar, wherever one is: `2026-12-01`.
struct Day: RawRepresentable, Hashable, Codable, Comparable, Sendable, ColumnValue {
    let rawValue: String

    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        return calendar
    }

    /// - Returns: Nil for what is no day that exists.
    init?(rawValue: String) {
        let parts = rawValue.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2],
            rawValue.utf8.allSatisfy({ $0 == 0x2D || 0x30...0x39 ~= $0 })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        let components = DateComponents(
            calendar: Self.calendar, year: numbers[0], month: numbers[1], day: numbers[2])
        guard components.isValidDate else { return nil }
        self.rawValue = rawValue
    }

    /// The day on which a moment falls, here.
    init(_ date: Date) {
        let parts = Self.calendar.dateComponents([.year, .month, .day], from: date)
        rawValue = String(
            format: "%04d-%02d-%02d", parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
    }

    /// Noon of the day, here.
    var date: Date {
        let numbers = rawValue.split(separator: "-").compactMap { Int($0) }
        let components = DateComponents(
            year: numbers[0], month: numbers[1], day: numbers[2], hour: 12)
        return Self.calendar.date(from: components) ?? .distantPast
    }

    /// The day that comes after a number of others.
    func adding(days: Int) -> Day {
        Day(Self.calendar.date(byAdding: .day, value: days, to: date) ?? date)
    }

    static func < (left: Day, right: Day) -> Bool { left.rawValue < right.rawValue }
}
