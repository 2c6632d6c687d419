import Foundation

extension SyncEngine {
    /// Reads what is new.
    func pull(_ kind: SyncedKind) async throws {
        let (start, last) = try await start(kind)
        let read = { @Sendable [server] (page: String?) in
            try await server.changes(in: kind.collection, after: start, page: page)
        }
        let page = try await read(nil)
        if let version = page.version, let last, version < last {
            // No record is as new as one that this device has: the server has gone back.
            try await transaction(kind) { try $0.askForComparison() }
        }
        // Deletions are not among all records that there are. Those of records that were read on an
        // earlier page are after what the first page knew.
        let limit = start == nil ? page.version : nil
        // While a page is written the one behind it is made ready, and the one behind that is on its way.
        var ready = await Self.arrivals(page.records, of: kind)
        var coming = try await page.next.asyncMap(read)
        while let page = coming {
            async let following = page.next.asyncMap(read)
            async let arrivals = Self.arrivals(page.records, of: kind)
            try await take(ready, kind, upTo: limit)
            ready = await arrivals
            coming = try await following
        }
        try await take(ready, kind, upTo: limit)
        try await takeAside(kind)
        try await transaction(kind) { book in
            try book.db.run(
                "UPDATE beeline_sync_collection SET rounds = rounds + 1 WHERE name = \(book.name)")
        }
    }

    /// Not on the engine's own thread, where others ask for things.
    @concurrent
    private static func arrivals(
        _ records: [RemoteRecord], of kind: SyncedKind
    ) async -> [Arrival] {
        records.map { Arrival($0, of: kind) }
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
                incoming.known = try book.known(among: arrivals.map(\.record.id))
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
        _ body: @Sendable (Wrapped) async throws -> Result
    ) async rethrows -> Result? {
        guard let self else { return nil }
        return try await body(self)
    }
}
