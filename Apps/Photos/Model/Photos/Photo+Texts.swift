import Beeline
import Foundation

extension Photo {
    /// What it is called, by people, in one line.
    var displayName: String {
        let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.allSatisfy(\.isWhitespace) ? localized("Without a Name") : line
    }

    /// The day it was made.
    var formattedDate: String {
        guard creationDate > .distantPast else { return localized("Date unknown") }
        return Self.days.string(from: creationDate)
    }

    private static let days: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = texts.locale
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter
    }()

    /// Whose it is and when it was made.
    var detail: String {
        userName.isEmpty ? formattedDate : "\(userName.directionallyIsolated) · \(formattedDate)"
    }

    /// The stars, in words.
    static func ratingText(_ rating: Int) -> String {
        switch rating {
        case 0: localized("No stars")
        case 1: localized("1 star")
        default: String(format: localized("%d stars"), rating)
        }
    }
}
