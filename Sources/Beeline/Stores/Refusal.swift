public import Foundation

/// Why a store did not do what it was asked.
///
/// Verbs return it; who ignores it finds the list as it was.
public struct Refusal: LocalizedError, Hashable, CustomStringConvertible {
    /// What stood in the way.
    public enum Cause: Sendable, Hashable {
        /// A ``Rule`` of the store.
        case rule
        /// The item with the identity that was named is not in the list
        /// (any more).
        case unknownIdentity
        /// The section with the identity that was named is not in the list.
        case unknownSection
    }

    /// What stood in the way.
    public let cause: Cause

    /// A sentence for people: that of the rule, if it was one.
    public let reason: String

    /// Makes a refusal, for a store of one's own that says no by itself.
    public init(cause: Cause, reason: String) {
        self.cause = cause
        self.reason = reason
    }

    public var description: String { reason }
    public var errorDescription: String? { reason }
}
