import Foundation

/// Where somebody lives or works.
struct PostalAddress: Codable, Hashable, Sendable {
    var label = "home"
    var street = ""
    var city = ""
    var state = ""
    var postalCode = ""
    var country = ""

    /// As it stands on a letter, a line for each part.
    var formatted: String {
        let place = [postalCode, city].filter { !$0.isEmpty }.joined(separator: " ")
        return [street, place, state, country].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    var isEmpty: Bool { formatted.isEmpty }
}
