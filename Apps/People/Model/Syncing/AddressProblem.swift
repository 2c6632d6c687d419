import Foundation

/// Why a server can't be used that somebody has typed in.
enum AddressProblem: LocalizedError, Hashable {
    case noAddress(String)
    case notEncrypted(String)
    case unknownAccount(String)

    var errorDescription: String? {
        switch self {
        case .noAddress(let text):
            String(format: localized("“%@” is no address of a server."), text)
        case .notEncrypted(let host):
            String(
                format: localized("The password would go to %@ for everybody to read."), host)
        case .unknownAccount(let name):
            String(format: localized("The server doesn’t know “%@” with this password."), name)
        }
    }

    var recoverySuggestion: String? {
        switch self {
        case .noAddress: localized("It looks like this: https://example.org/v1")
        case .notEncrypted: localized("Use an address that begins with https.")
        case .unknownAccount: localized("Check name and password.")
        }
    }
}

extension PeopleSync {
    /// The server at an address as people type it.
    static func server(at text: String) throws -> URL {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let full = trimmed.contains("://") ? trimmed : "https://" + trimmed
        guard var components = URLComponents(string: full), let host = components.host,
            !host.isEmpty, let scheme = components.scheme, ["http", "https"].contains(scheme)
        else { throw AddressProblem.noAddress(trimmed) }
        guard scheme == "https" || ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host) else {
            throw AddressProblem.notEncrypted(host)
        }
        while components.path.hasSuffix("/") { components.path.removeLast() }
        if !components.path.hasSuffix("/v1") { components.path += "/v1" }
        guard let server = components.url else { throw AddressProblem.noAddress(trimmed) }
        return server
    }
}
