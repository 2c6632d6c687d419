import Foundation

extension SyncEngine {
    /// Reads what is new.
    func pull(_ kind: SyncedKind) async throws {
        let (start, last) = try await start(kind)
        let (server, collection) = (server, kind.collection)
        var page = try await server.changes(in: collection, after: start, page: nil)
        if let version = page.version, let last, version < last {
            // No record is as new as one that this device has: the server has gone back.
            try await transaction(kind) { try $0.askForComparison() }
        }
        // Deletions are not among all records that there are. Those of records that were read on an
        // earlier page are after what the first page knew.
        let limit = start == nil ? page.version : nil
        var arrivals = page.records.map { Arrival($0, of: kind) }
        while true {
            // The next page is on its way while this one is written.
            let next = page.next
            async let following = next.asyncMap {
                let page = try await server.changes(in: collection, after: start, page: $0)
                return (page, page.records.map { Arrival($0, of: kind) })
            }
            try await take(arrivals, kind, upTo: limit)
            guard let following = try await following else { break }
            (page, arrivals) = following
        }
        try await takeAside(kind)
        try await transaction(kind) { book in
            try book.db.run(
                "UPDATE beeline_sync_collection SET rounds = rounds + 1 WHERE name = \(book.name)")
        }
    }

    /// After which version to ask, nil for everything; and the newest known.
    ///
    /// Only versions that the server has given are ever asked for: the clock of
    /// a device says nothing about those.
    private func start(_ kind: SyncedKind) async throws -> (after: Int64?, last: Int64?) {
        let overlap = Int64(configuration.overlap.seconds * 1_000)
        return try await transaction(kind) { book in
            guard
                let last = try book.db.value(
                    "SELECT version FROM beeline_sync_collection WHERE name = \(book.name)",
                    as: Int64?.self) ?? nil
            else {
                // What this device has sent may have been deleted since, which only a time brings.
                return (try book.hasAny(in: "beeline_sync_version") ? 0 : nil, nil)
            }
            let earlier = try book.db.value(
                """
                SELECT max(version) FROM beeline_sync_version
                WHERE collection = \(book.name) AND version <= \(last - overlap)
                """, as: Int64?.self)
            return ((earlier ?? nil) ?? 0, last)
        }
    }

    /// - Parameter limit: After which version to go on at the latest the next time.
    private func take(
        _ arrivals: [Arrival], _ kind: SyncedKind, upTo limit: Int64?
    ) async throws {
        for (arrival, following) in zip(arrivals, arrivals.dropFirst())
        where arrival.record.version > following.record.version {
            throw WebError(.otherShape(place: "last_modified"), "the records are in no order")
        }
        do {
            try await take(arrivals, kind, limit, setsAside: false)
        } catch let error as DatabaseError where error.isOfOneRecord {
            try await take(arrivals, kind, limit, setsAside: true)
        } catch is JSONShapeError {
            try await take(arrivals, kind, limit, setsAside: true)
        }
    }

    private func take(
        _ arrivals: [Arrival], _ kind: SyncedKind, _ limit: Int64?, setsAside: Bool
    ) async throws {
        guard let last = arrivals.last?.record.version else { return }
        let newest = min(last, limit ?? last)
        try await transaction(kind) { book in
            try SyncBook.applying(book.db) {
                var incoming = Incoming(book: book, setsAside: setsAside)
                incoming.mayHave = Incoming.Waiting(
                    edits: try book.hasAny(in: "beeline_outbox"),
                    late: try book.hasAny(in: "beeline_sync_late"),
                    aside: try book.hasAny(in: "beeline_sync_aside"))
                for arrival in arrivals { try incoming.take(arrival) }
            }
            try book.db.run(
                """
                UPDATE beeline_sync_collection SET version = max(ifnull(version, 0), \(newest))
                WHERE name = \(book.name)
                """)
        }
    }

    /// Tries again what could not be kept: the app may be a newer one, or a
    /// record that others refer to may be here.
    private func takeAside(_ kind: SyncedKind) async throws {
        try await transaction(kind) { book in
            let records = try book.db.map(
                "SELECT id, version, fields FROM beeline_sync_aside WHERE collection = \(book.name)"
            ) { row in
                RemoteRecord(
                    id: try row.next(), version: try row.next(),
                    fields: try SyncBook.fields(try row.next(String?.self)))
            }
            guard !records.isEmpty else { return }
            try SyncBook.applying(book.db) {
                for record in records { try Incoming(book: book).take(record) }
            }
        }
    }
}

extension Optional {
    fileprivate func asyncMap<Result>(
        _ body: (Wrapped) async throws -> Result
    ) async rethrows -> Result? {
        guard let self else { return nil }
        return try await body(self)
    }
}
