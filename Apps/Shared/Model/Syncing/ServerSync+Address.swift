public import Foundation

extension ServerSync {
    /// The server at an address as people type it.
    ///
    /// - Throws: ``AddressProblem``.
    public static func server(at text: String) throws -> URL {
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
