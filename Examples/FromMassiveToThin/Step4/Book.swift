import Foundation

/// A book on the reading list.
struct Book: Codable, Identifiable, Equatable {
    var id: UUID
    var title: String
    var minutes: Int
    var finished: Date?
}

// MARK: - Texts

extension Book {
    /// A line for the list.
    var detail: String {
        formattedFinished.map { "Finished on \($0)" } ?? minutes.formattedDuration
    }

    /// A sentence for a screen of its own.
    var summary: String {
        formattedFinished.map { "It took \(minutes.formattedDuration), and was finished on \($0)." }
            ?? "It takes \(minutes.formattedDuration)."
    }

    private var formattedFinished: String? {
        finished.map { Self.days.string(from: $0) }
    }

    private static let days = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "d MMMM yyyy"
        return formatter
    }()
}

extension Int {
    /// Minutes in hours and minutes.
    var formattedDuration: String {
        let (hours, rest) = quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return "\(rest) min" }
        return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
    }
}
