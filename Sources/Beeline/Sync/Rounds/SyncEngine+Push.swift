import Foundation

extension SyncEngine {
    /// How often an edit is sent in one round, and one that has failed before a
    /// little less often.
    private static var maximumAttempts: Int { 8 }

    /// Sends what waits.
    func push(_ kind: SyncedKind) async throws {
        try await transaction(kind) { book in
            try book.db.run(
                """
                UPDATE beeline_outbox SET attempts = min(attempts, 5)
                WHERE collection = \(book.name)
                """)
        }
        // What was sent in an earlier round, or before the program ended.
        try await settleUnknown(kind)
        var (failure, last) = (WebError?.none, WebError?.none)
        while let parcel = try await nextParcel(kind) {
            let outcomes = try await server.perform(
                parcel.edits, in: kind.collection, isCautious: parcel.attempts > 0)
            try await transaction(kind) { book in
                try SyncBook.applying(book.db) {
                    for (edit, outcome) in zip(parcel.edits, outcomes) {
                        try Outgoing(book: book).take(outcome, of: edit)
                    }
                }
            }
            if let error = outcomes.lazy.compactMap(\.passingError).first(where: Self.endsRound) {
                throw error
            }
            try await settleUnknown(kind)
            last = outcomes.lazy.compactMap(\.passingError).first ?? last
            failure = outcomes.lazy.compactMap(\.passingError).first { $0.status != nil } ?? failure
        }
        // What did not get through as often as it was tried waits for the next round.
        if failure == nil, try await isAnyExhausted(kind) { failure = last }
        if let failure { throw failure }
    }

    /// Whether there is no use in sending more now.
    private static func endsRound(_ error: WebError) -> Bool {
        switch error.problem {
        case .offline, .timedOut, .insecure, .refused(401), .redirected: true
        default: error.retryAfter != nil
        }
    }

    private func isAnyExhausted(_ kind: SyncedKind) async throws -> Bool {
        try await transaction(kind) { book in
            try book.db.value(
                """
                SELECT EXISTS(SELECT 1 FROM beeline_outbox WHERE collection = \(book.name)
                AND refusal IS NULL AND attempts >= \(Self.maximumAttempts))
                """, as: Bool.self) ?? false
        }
    }

    private func nextParcel(_ kind: SyncedKind) async throws -> Outgoing.Parcel? {
        let limit = server.editLimit
        return try await transaction(kind) { book in
            try Outgoing(book: book).prepare(limit: limit, maximumAttempts: Self.maximumAttempts)
        }
    }

    /// Looks what has become of edits of which nobody knows whether they are
    /// done. A record that was to be made is never simply sent again: that would
    /// bring back one that another device has deleted since.
    private func settleUnknown(_ kind: SyncedKind) async throws {
        while true {
            let ids = try await transaction(kind) { book in
                try book.entries("collection = \(book.name) AND sent IS NOT NULL LIMIT 50")
                    .map(\.id)
            }
            if ids.isEmpty { return }
            let records = try await server.find(ids, in: kind.collection)
            try await transaction(kind) { book in
                try SyncBook.applying(book.db) {
                    try Outgoing(book: book).resolve(ids, with: records)
                }
            }
        }
    }

    /// Runs a transaction about one kind of record.
    @discardableResult
    func transaction<Result: Sendable>(
        _ kind: SyncedKind, _ body: @escaping @Sendable (SyncBook) throws -> Result
    ) async throws -> Result {
        let now = configuration.now()
        return try await database.write { db in
            try body(SyncBook(db: db, kind: kind, now: now))
        }
    }
}
