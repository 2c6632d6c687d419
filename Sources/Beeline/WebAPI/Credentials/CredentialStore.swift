public import Foundation

/// Where credentials are kept between two runs of a program, one for each
/// server.
///
/// On Linux `BeelineSecrets` has `SecretService`, the desktop's keyring. Where
/// none is running ``SessionCredentials`` keeps them for as long as the program
/// runs, and the person is asked again next time. There is no kind that writes
/// them to a file.
public protocol CredentialStore: Sendable {
    /// The credentials for a server; nil if there are none.
    func credentials(for server: URL) async throws -> Credentials?

    /// Keeps credentials for a server in the place of those before.
    func save(_ credentials: Credentials, for server: URL) async throws

    /// Forgets the credentials for a server.
    func remove(for server: URL) async throws
}

/// Keeps credentials in memory, until the program ends.
public final class SessionCredentials: CredentialStore {
    private let entries = Guarded<[String: Credentials]>([:])

    /// Makes one without any.
    public init() {}

    public func credentials(for server: URL) -> Credentials? {
        entries.withLock { $0[server.absoluteString] }
    }

    public func save(_ credentials: Credentials, for server: URL) {
        entries.withLock { $0[server.absoluteString] = credentials }
    }

    public func remove(for server: URL) {
        _ = entries.withLock { $0.removeValue(forKey: server.absoluteString) }
    }
}
