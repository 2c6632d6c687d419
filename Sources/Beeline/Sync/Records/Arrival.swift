import Foundation

/// A record that has come from the server, with all made ready that needs no database, before the
/// transaction that writes it.
struct Arrival: Sendable {
    let record: RemoteRecord
    /// The fields in JSON; nil if it is deleted.
    let text: String?
    /// Nil if its identity is none of this app's.
    let id: UUID?
    /// Writes it to the database, or says why it can't be.
    private let writing: Result<@Sendable (WriteTransaction) throws -> Void, any Error>?

    init(_ record: RemoteRecord, of kind: SyncedKind) {
        self.record = record
        text = record.fields.map { JSONValue.object($0).json }
        let id = record.id == record.id.lowercased() ? UUID(uuidString: record.id) : nil
        self.id = id
        writing = id.flatMap { id in
            record.fields.map { fields in Result { try kind.prepare(id, fields) } }
        }
    }

    func write(to db: WriteTransaction) throws {
        try writing?.get()(db)
    }
}
