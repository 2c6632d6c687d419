public import Foundation

/// An edit that a server refuses to take. It waits until the record is edited
/// again, or until ``SyncEngine/retryRefused()``.
public struct RefusedEdit: Sendable, Hashable {
    /// The kind of record, by its name on the server.
    public var collection: String
    /// Which record.
    public var record: UUID
    /// What the server says.
    public var reason: String
    /// The status that it has answered with, if any.
    public var status: Int?
}
