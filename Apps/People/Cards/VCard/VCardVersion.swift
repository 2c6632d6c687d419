/// A version of the vCard format.
public enum VCardVersion: String, Sendable, Hashable {
    /// versit, 1996. It is read, and never written.
    case v2 = "2.1"
    /// RFC 2426: what nearly every program reads.
    case v3 = "3.0"
    /// RFC 6350.
    case v4 = "4.0"

    init(text: String) {
        self = text.hasPrefix("2") ? .v2 : text.hasPrefix("4") || text.hasPrefix("5") ? .v4 : .v3
    }
}
