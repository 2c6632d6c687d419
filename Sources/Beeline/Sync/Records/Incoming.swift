import Foundation

/// Brings a record that came from the server into the database.
struct Incoming {
    let book: SyncBook
    /// Whether the server has just said that it did not do what was sent.
    var isRefused = false
    /// Whether a record that can't be kept is set aside alone. Otherwise it ends the transaction, and the
    /// others of its page, too: a savepoint for each costs as much as all else.
    var setsAside = true
    /// What may wait for a record; of a whole page that is found out at once.
    var mayHave = Waiting()
    /// Of a whole page those that are known; nil if each is to be looked for.
    var known: Set<String>?

    struct Waiting {
        var edits = true
        var late = true
        var aside = true
    }

    private var kind: SyncedKind { book.kind }
    private var db: WriteTransaction { book.db }

    /// Takes a record, unless it is known. Must be called while
    /// ``SyncBook/applying(_:_:)`` runs.
    func take(_ record: RemoteRecord) throws {
        var incoming = self
        try incoming.take(Arrival(record, of: kind))
    }

    mutating func take(_ arrival: Arrival) throws {
        let record = arrival.record
        guard let id = arrival.id else {
            try book.setAside(
                record, SyncShapeError(reason: "its identity is no UUID in small letters"))
            return
        }
        let isNew = known?.insert(record.id).inserted ?? false
        let version = isNew ? nil : try book.version(record.id)
        if let version, record.version <= version.version { return }
        guard setsAside else {
            try take(arrival, id, version)
            if mayHave.aside { try book.takeUp(record.id) }
            return
        }
        do {
            try db.attempt { try take(arrival, id, version) }
            try book.takeUp(record.id)
        } catch let error as DatabaseError where error.isOfOneRecord {
            try book.setAside(record, error)
        } catch let error as JSONShapeError {
            try book.setAside(record, error)
        }
    }

    // MARK: Private

    private func take(_ arrival: Arrival, _ id: UUID, _ version: SyncBook.Version?) throws {
        let record = arrival.record
        let entry = mayHave.edits ? try book.entry(record.id) : nil
        switch (record.fields, entry) {
        case (let fields?, nil):
            try book.keep(record, arrival.text)
            if mayHave.late, version?.fields == nil, try book.late(record.id).contains(fields) {
                // Made by this device, given up, deleted since, and only now arrived: it stays
                // deleted.
                try book.add(record.id)
            } else {
                try arrival.write(to: db)
            }
        case (nil, nil):
            try kind.delete(db, id)
            try book.keep(record)
        case (let fields?, let entry?):
            try takeEdited(record, id, fields, version, entry)
        case (nil, let entry?):
            try takeDeleted(record, id, version, entry)
        }
    }

    /// The server has a newer version of a record that was edited here.
    private func takeEdited(
        _ record: RemoteRecord, _ id: UUID, _ fields: [String: JSONValue],
        _ version: SyncBook.Version?, _ entry: SyncBook.Entry
    ) throws {
        let ours = try kind.read(db, id)
        // What was sent has arrived; only the answer got lost.
        if case .fields(let sent)? = entry.sent, sent == fields {
            try book.keep(record)
            try book.settle(entry)
            return
        }
        let late = try book.late(record.id)
        if late.contains(fields) {
            try book.keep(record)
            try book.forgetSent(record.id)
            return
        }
        guard let ours else {
            // Deleted here, edited there: the edit wins.
            try kind.write(db, id, fields)
            try book.keep(record)
            try book.remove(record.id)
            try book.note(id, .editedElsewhere)
            return
        }
        // If it was made here and somebody went on from there, what was sent is the last version
        // that both knew. One that was deleted before may have been made again by anybody.
        let made = (isRefused ? nil : entry.sent?.fields) ?? late.first
        let base = version == nil ? made : version?.fields
        let merge = Merge(
            base: base.map { book.known(id, $0, besides: ours) }, ours: ours,
            theirs: try kind.known(id, fields), all: fields)
        try kind.write(db, id, merge.fields)
        try book.keep(record)
        for clash in merge.clashes { try book.note(id, .field, clash) }
        try book.forgetSent(record.id)
        if merge.fields == fields { try book.remove(record.id) }
    }

    /// The server has deleted a record that was edited here.
    private func takeDeleted(
        _ record: RemoteRecord, _ id: UUID, _ version: SyncBook.Version?, _ entry: SyncBook.Entry
    ) throws {
        try book.keep(record)
        guard let ours = try kind.read(db, id) else {
            try book.remove(record.id)
            return
        }
        if try isKnownToDeleter(id, ours, version, entry) {
            try kind.delete(db, id)
            try book.remove(record.id)
            return
        }
        // The edit wins: the record is made again.
        try book.forgetSent(record.id)
        if version?.fields != nil, entry.sent != .deletion {
            try book.note(id, .deletedElsewhere)
        } else if entry.sent?.fields != nil {
            try book.note(id, .deletedElsewhere)
        }
    }

    /// Whether who deleted the record has seen all that was done to it here.
    private func isKnownToDeleter(
        _ id: UUID, _ ours: [String: JSONValue], _ version: SyncBook.Version?,
        _ entry: SyncBook.Entry
    ) throws -> Bool {
        if let base = version?.fields {
            return entry.making == 0 && book.known(id, base, besides: ours) == ours
        }
        // It was made again here. Others may have done so too, and what was deleted was theirs.
        guard version == nil else { return false }
        // It was made here, and nobody can delete what has not arrived. So it had.
        if entry.sent?.fields != nil, entry.edit == entry.sentEdit { return true }
        return try book.late(entry.id).contains(ours)
    }
}

extension SyncBook.Sent {
    var fields: [String: JSONValue]? {
        if case .fields(let fields) = self { fields } else { nil }
    }
}

extension DatabaseError {
    /// Whether it is about what is in a record, not about the database.
    var isOfOneRecord: Bool {
        switch problem {
        case .constraint, .misfit: true
        default: false
        }
    }
}
