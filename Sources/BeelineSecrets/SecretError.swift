import CSecret
public import Foundation

/// Why a keyring can't be used.
public struct SecretError: LocalizedError, Sendable, Hashable, CustomStringConvertible {
    /// What kind of thing went wrong.
    public enum Problem: Sendable, Hashable {
        /// No keyring is running.
        case noService
        /// It is locked, and the person did not open it.
        case locked
        /// Something else.
        case other
    }

    /// What kind of thing went wrong.
    public let problem: Problem

    /// What the keyring says; for developers.
    public let detail: String

    init(taking error: UnsafeMutablePointer<GError>) {
        defer { g_error_free(error) }
        detail = String(cString: error.pointee.message)
        problem =
            if error.pointee.domain == secret_error_get_quark() {
                error.pointee.code == Int32(SECRET_ERROR_IS_LOCKED.rawValue) ? .locked : .other
            } else if error.pointee.domain == g_io_error_quark()
                && error.pointee.code == Int32(G_IO_ERROR_CANCELLED.rawValue)
            {
                .locked
            } else {
                // Neither a bus to ask on nor anybody on it.
                .noService
            }
    }

    public var description: String { "SecretError: \(problem): \(detail)" }

    /// What happened, for people.
    public var errorDescription: String? {
        switch problem {
        case .noService: "There is no keyring to keep passwords in."
        case .locked: "The keyring is locked."
        case .other: "The keyring reported a problem."
        }
    }

    /// What can be done about it, for people.
    public var recoverySuggestion: String? {
        switch problem {
        case .noService: "You will be asked for the password each time the app starts."
        case .locked: "Open it and try again."
        case .other: nil
        }
    }
}
