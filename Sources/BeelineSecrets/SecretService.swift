public import Beeline
import CSecret
import Dispatch
public import Foundation

/// The desktop's keyring, by the
/// [Secret Service](https://specifications.freedesktop.org/secret-service/latest/):
/// GNOME Keyring, KWallet, KeePassXC.
///
///     let store: any CredentialStore =
///         await SecretService.isRunning() ? SecretService() : SessionCredentials()
///
/// A locked keyring asks the person; that may take as long as it takes.
public struct SecretService: CredentialStore {
    private static let schemaName = "org.beeline.Credentials"

    /// The desktop's keyring.
    public init() {}

    /// Whether there is a keyring to be asked.
    public static func isRunning() async -> Bool {
        do {
            _ = try await SecretService().credentials(for: URL(filePath: "/"))
            return true
        } catch {
            return (error as? SecretError)?.problem != .noService
        }
    }

    public func credentials(for server: URL) async throws -> Credentials? {
        let text = try await onQueue { () throws(SecretError) -> String? in
            var error: UnsafeMutablePointer<GError>?
            let secret = Self.withAttributes(of: server) { schema, attributes in
                secret_password_lookupv_sync(schema, attributes, nil, &error)
            }
            if let error { throw SecretError(taking: error) }
            guard let secret else { return nil }
            defer { secret_password_free(secret) }
            return String(cString: secret)
        }
        guard let text else { return nil }
        return try? JSONDecoder().decode(Kept.self, from: Data(text.utf8)).credentials
    }

    public func save(_ credentials: Credentials, for server: URL) async throws {
        let text = String(decoding: try JSONEncoder().encode(Kept(credentials)), as: UTF8.self)
        try await onQueue { () throws(SecretError) in
            var error: UnsafeMutablePointer<GError>?
            _ = Self.withAttributes(of: server) { schema, attributes in
                secret_password_storev_sync(
                    schema, attributes, "default", server.host ?? server.absoluteString, text, nil,
                    &error)
            }
            if let error { throw SecretError(taking: error) }
        }
    }

    public func remove(for server: URL) async throws {
        try await onQueue { () throws(SecretError) in
            var error: UnsafeMutablePointer<GError>?
            _ = Self.withAttributes(of: server) { schema, attributes in
                secret_password_clearv_sync(schema, attributes, nil, &error)
            }
            if let error { throw SecretError(taking: error) }
        }
    }

    // MARK: Private

    /// Asks away from where the program's tasks run: the answer may need a
    /// person.
    private func onQueue<Result: Sendable>(
        _ body: @escaping @Sendable () throws(SecretError) -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Swift.Result { try body() })
            }
        }
    }

    /// What an entry is found by.
    private static func withAttributes<Result>(
        of server: URL,
        _ body: (UnsafePointer<SecretSchema>?, OpaquePointer?) -> Result
    ) -> Result {
        let types = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, nil)
        let attributes = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)
        defer {
            g_hash_table_unref(types)
            g_hash_table_unref(attributes)
        }
        // Zero is the type of a text.
        g_hash_table_insert(types, g_strdup("server"), nil)
        g_hash_table_insert(attributes, g_strdup("server"), g_strdup(server.absoluteString))
        let schema = secret_schema_newv(schemaName, SECRET_SCHEMA_NONE, types)
        defer { secret_schema_unref(schema) }
        return body(schema, attributes)
    }
}

/// Credentials as a secret holds them.
private struct Kept: Codable {
    var name: String?
    var password: String?
    var token: String?

    init(_ credentials: Credentials) {
        switch credentials {
        case .basic(let name, let password): (self.name, self.password) = (name, password)
        case .bearer(let token): self.token = token
        }
    }

    var credentials: Credentials? {
        if let token { return .bearer(token) }
        guard let name, let password else { return nil }
        return .basic(name: name, password: password)
    }
}
