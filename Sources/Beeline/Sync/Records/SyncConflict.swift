public import Foundation

/// Something that a person should know about, since two devices edited the same
/// record: a record of the table `beeline_conflict`, so that a screen can show
/// them (``FetchedResults``) and delete those that were seen.
public struct SyncConflict: Record, Codable {
    public static let tableName = "beeline_conflict"

    /// What has happened.
    public enum Kind: String, Codable, ColumnValue {
        /// Both changed a field. The later value stayed; ``other`` is the other
        /// one.
        case field
        /// Edited here and deleted elsewhere. The edit stayed.
        case deletedElsewhere
        /// Deleted here and edited elsewhere. The record is back.
        case editedElsewhere
    }

    /// Grows with time.
    public var id: Int64
    /// The kind of record, by its name on the server.
    public var collection: String
    /// Which record.
    public var record: UUID
    /// What has happened.
    public var kind: Kind
    /// The field, if it is about one.
    public var field: String?
    /// The field's value that stayed, as JSON; nil if it has none.
    public var kept: String?
    /// The field's value that did not stay, as JSON; nil if it had none.
    public var other: String?
    /// When this device noticed, by its own clock.
    public var date: Date

    /// Puts the other value in the place of the one that stayed, as an edit.
    /// The conflict is then settled and gone.
    ///
    /// - Parameters:
    ///   - kind: Whose collection this is.
    ///   - db: The transaction in which it is settled.
    /// - Throws: ``DatabaseError``: `missing` if the record is not there any
    ///   more.
    public func takeOther(_ kind: SyncedKind, in db: WriteTransaction) throws {
        if let field {
            guard var fields = try kind.read(db, record) else {
                throw DatabaseError(.missing, "the record of a conflict is not there")
            }
            fields[field] = try other.map { try JSONValue(parsing: Data($0.utf8)) }
            try kind.write(db, record, fields)
        }
        try db.delete(SyncConflict.self, id)
    }
}
