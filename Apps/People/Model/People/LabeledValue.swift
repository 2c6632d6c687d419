import Foundation

/// A number, an address, anything there can be several of, and what each is for.
struct LabeledValue: Codable, Hashable, Sendable {
    /// `home`, `work`, `mobile`, or whatever a person has called it.
    var label: String
    var value: String
}
