import Foundation

/// What one wheel of a date picker chooses.
enum DatePart {
    case day, month, year
    /// A whole day, by its distance from the day that the picker began with.
    case date
    case hour, minute, halfDay
    /// Of a duration.
    case durationHour, durationMinute

    /// How often a wheel's rows come again, so that it seems to have no end.
    static let turns = 200
    static let years = 1...9999
    /// Around the day that the picker began with.
    static let dates = 20_001

    var label: String {
        switch self {
        case .day: systemText("Day")
        case .month: systemText("Month")
        case .year: systemText("Year")
        case .date: systemText("Date")
        case .hour, .durationHour: systemText("Hours")
        case .minute, .durationMinute: systemText("Minutes")
        case .halfDay: "AM/PM"
        }
    }

    /// As a share of the room for all wheels.
    var weight: CGFloat {
        switch self {
        case .month: 1.9
        case .date: 2.6
        case .year: 1.2
        case .durationHour, .durationMinute: 2
        case .day, .hour, .minute, .halfDay: 1
        }
    }
}
