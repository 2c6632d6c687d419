/// An address that mail is sent to.
public struct PostalAddress: Sendable, Hashable {
    public var postOfficeBox: String
    /// A flat, a floor, a building.
    public var extendedAddress: String
    /// Street and number; may have several lines.
    public var street: String
    public var city: String
    /// A state, a region, a canton.
    public var state: String
    public var postalCode: String
    public var country: String

    /// Makes an address.
    public init(
        postOfficeBox: String = "", extendedAddress: String = "", street: String = "",
        city: String = "", state: String = "", postalCode: String = "", country: String = ""
    ) {
        self.postOfficeBox = postOfficeBox
        self.extendedAddress = extendedAddress
        self.street = street
        self.city = city
        self.state = state
        self.postalCode = postalCode
        self.country = country
    }

    /// Its parts in the order of a vCard's `ADR`.
    var components: [String] {
        [postOfficeBox, extendedAddress, street, city, state, postalCode, country]
    }

    /// Whether it has no part.
    public var isEmpty: Bool { components.allSatisfy(\.isEmpty) }
}
