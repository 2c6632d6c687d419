public import Beeline

/// What an app keeps in step with a server, and what it is called there where people read of it.
public struct SyncedContent: Sendable {
    /// The kinds of record. Those that others refer to come first.
    public let kinds: [SyncedKind]

    /// What a server is good for, in a sentence.
    public let invitation: String

    /// What stands for a record that is not there any more.
    public let deletedName: String

    /// What the record is called that a conflict is about; nil if it is not there any more.
    public let name: @Sendable (SyncConflict, ReadTransaction) throws -> String?

    /// What a field is called on the screen.
    public let fieldName: @Sendable (_ field: String) -> String

    /// How a field's value is written; nil for the plain way.
    public let valueText: @Sendable (_ field: String, _ value: JSONValue) -> String?

    public init(
        kinds: [SyncedKind], invitation: String, deletedName: String,
        name: @escaping @Sendable (SyncConflict, ReadTransaction) throws -> String?,
        fieldName: @escaping @Sendable (_ field: String) -> String,
        valueText: @escaping @Sendable (_ field: String, _ value: JSONValue) -> String? = { _, _ in
            nil
        }
    ) {
        self.kinds = kinds
        self.invitation = invitation
        self.deletedName = deletedName
        self.name = name
        self.fieldName = fieldName
        self.valueText = valueText
    }
}
