import Foundation

/// Takes edits out of the outbox, and notes what has become of them.
struct Outgoing {
    let book: SyncBook
    private var kind: SyncedKind { book.kind }

    /// Edits to be sent together.
    struct Parcel: Sendable {
        var edits: [RemoteEdit]
        /// How often each was sent before in this round.
        var attempts: Int
    }

    /// The edits to be sent next; nil if there are none. They are noted as
    /// sent: if the program ends now, nobody knows what has become of them.
    func prepare(limit: Int, maximumAttempts: Int) throws -> Parcel? {
        let waiting: SQL =
            "collection = \(book.name) AND sent IS NULL AND refusal IS NULL AND attempts = "
        while let attempts = try fewestAttempts(), attempts < maximumAttempts {
            let entries = try book.entries(
                waiting + "\(attempts) ORDER BY edit LIMIT \(attempts == 0 ? limit : 1)")
            let edits = try prepare(entries)
            if !edits.isEmpty { return Parcel(edits: edits, attempts: attempts) }
        }
        return nil
    }

    private func fewestAttempts() throws -> Int? {
        try book.db.value(
            """
            SELECT min(attempts) FROM beeline_outbox
            WHERE collection = \(book.name) AND sent IS NULL AND refusal IS NULL
            """, as: Int?.self) ?? nil
    }

    private func prepare(_ entries: [SyncBook.Entry]) throws -> [RemoteEdit] {
        try entries.compactMap { entry in
            do {
                return try prepare(entry)
            } catch let error as SyncShapeError {
                try book.refuse(entry.id, error.reason, status: nil)
            } catch let error as JSONShapeError {
                try book.refuse(entry.id, "\(error)", status: nil)
            } catch let error as DatabaseError where error.isOfOneRecord {
                try book.refuse(entry.id, error.description, status: nil)
            }
            return nil
        }
    }

    private func prepare(_ entry: SyncBook.Entry) throws -> RemoteEdit? {
        guard let id = UUID(uuidString: entry.id) else {
            throw SyncShapeError(reason: "its identity is no UUID")
        }
        let version = try book.version(entry.id)
        guard let ours = try kind.read(book.db, id) else {
            // Made and deleted before anybody else has seen it.
            guard let version, version.fields != nil else {
                try book.remove(entry.id)
                return nil
            }
            try book.markSent(entry, .deletion)
            return RemoteEdit(id: entry.id, verb: .delete(version: version.version))
        }
        guard let version, let base = version.fields else {
            try book.markSent(entry, .fields(ours))
            return RemoteEdit(id: entry.id, verb: .create(ours))
        }
        let known = book.known(id, base, besides: ours)
        let merge = Merge(base: known, ours: ours, theirs: known, all: base)
        if merge.fields == base {
            // Edited, and edited back.
            try book.remove(entry.id)
            return nil
        }
        try book.markSent(entry, .fields(merge.fields))
        return RemoteEdit(
            id: entry.id, verb: .replace(merge.fields, version: version.version))
    }

    /// Notes what has become of an edit.
    func take(_ outcome: RemoteOutcome, of edit: RemoteEdit) throws {
        guard let entry = try book.entry(edit.id) else { return }
        switch outcome {
        case .done(let record):
            try takeDone(record, edit, entry)
        case .differs(let record?):
            if let known = try book.version(edit.id), record.version < known.version {
                try refuseAsLost(edit.id)
                return
            }
            // The edit was meant for another version. It is sent again from this one.
            try Incoming(book: book, isRefused: true).take(record)
            try book.forgetSent(edit.id)
        case .refused(let error):
            let reason = error.detail.isEmpty ? error.errorDescription ?? "" : error.detail
            try book.refuse(edit.id, reason, status: error.status)
        case .postponed(let error):
            try book.forgetSent(edit.id)
            try holdBack(entry, error)
        case .unknown(let error):
            // Looked for before it is sent again.
            try holdBack(entry, error)
        case .gone, .differs(nil):
            // Looked for, which also tells when a record was deleted.
            break
        }
    }

    /// Holds back an edit that the server has failed at again and again, until a
    /// round without it was finished: it may be the only one that fails.
    private func holdBack(_ entry: SyncBook.Entry, _ error: WebError) throws {
        guard let status = error.status, status >= 500, entry.attempts >= 5 else { return }
        try book.db.run(
            """
            UPDATE beeline_outbox SET refusal = \(error.description), status = \(status)
            WHERE collection = \(book.name) AND id = \(entry.id)
            """)
    }

    private func takeDone(
        _ record: RemoteRecord, _ edit: RemoteEdit, _ entry: SyncBook.Entry
    ) throws {
        guard record.id == edit.id, (record.fields == nil) == edit.isDeletion else {
            // Not the answer to this question.
            return
        }
        let known = try book.version(edit.id)?.version ?? 0
        if record.version >= known { try book.keep(record) }
        try book.settle(entry)
    }

    /// The server has gone back, as when it was restored from a copy. What is
    /// to be done is up to the person.
    private func refuseAsLost(_ id: String) throws {
        try book.refuse(id, "The server has lost this version of the record.", status: 410)
        try book.askForComparison()
    }

    /// Notes what the server has of records whose edits' outcomes are unknown.
    ///
    /// - Parameters:
    ///   - ids: Those that were looked for.
    ///   - records: Those that there are, deleted ones included.
    func resolve(_ ids: [String], with records: [RemoteRecord]) throws {
        let found = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        for id in ids {
            guard let entry = try book.entry(id), entry.sent != nil else { continue }
            if let record = found[id] {
                try Incoming(book: book).take(record)
            } else if try book.version(id)?.fields != nil {
                // The server has had it, and knows nothing of it any more.
                if entry.sent == .deletion {
                    try book.forgetVersion(id)
                } else {
                    try refuseAsLost(id)
                    continue
                }
            }
            // Whatever was not taken for an answer has not arrived, or not yet.
            if let entry = try book.entry(id), entry.sent != nil { try book.giveUp(entry) }
        }
    }
}

extension RemoteEdit {
    fileprivate var isDeletion: Bool {
        if case .delete = verb { true } else { false }
    }
}
