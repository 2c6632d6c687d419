public import Foundation

/// Why a server can't be used that somebody has typed in.
public enum AddressProblem: LocalizedError, Hashable {
    case noAddress(String)
    case notEncrypted(String)
    case unknownAccount(String)

    public var errorDescription: String? {
        switch self {
        case .noAddress(let text):
            localized("“%@” is no address of a server.", text)
        case .notEncrypted(let host):
            localized("The password would go to %@ for everybody to read.", host)
        case .unknownAccount(let name):
            localized("The server doesn’t know “%@” with this password.", name)
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .noAddress: localized("It looks like this: https://example.org/v1")
        case .notEncrypted: localized("Use an address that begins with https.")
        case .unknownAccount: localized("Check name and password.")
        }
    }
}
