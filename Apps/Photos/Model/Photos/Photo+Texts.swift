import Beeline
import Foundation

extension Photo {
    /// What it is called, by people.
    var displayName: String { name.isEmpty ? localized("Without a Name") : name }

    /// The day it was made.
    var formattedDate: String {
        guard creationDate > .distantPast else { return localized("Date unknown") }
        return creationDate.formatted(
            Date.FormatStyle(date: .abbreviated, time: .omitted, locale: texts.locale))
    }

    /// Whose it is and when it was made.
    var detail: String {
        userName.isEmpty ? formattedDate : "\(userName) · \(formattedDate)"
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
