import Foundation

extension SyncEngine {
    func isComparisonDue(_ kind: SyncedKind) async throws -> Bool {
        let rounds = configuration.roundsBetweenComparisons
        return try await transaction(kind) { book in
            try book.db.value(
                """
                SELECT must_compare OR rounds >= \(rounds) FROM beeline_sync_collection
                WHERE name = \(book.name)
                """, as: Bool.self) ?? false
        }
    }

    /// Compares all identities and versions, and reads what is different.
    func compare(_ kind: SyncedKind) async throws {
        try await takeInventory(kind)
        let ids = try await transaction(kind) { try Comparison(book: $0).different() }
        try await transaction(kind) { try Comparison(book: $0).begin() }
        for start in stride(from: 0, to: ids.count, by: 50) {
            let part = Array(ids[start..<min(start + 50, ids.count)])
            let records = try await server.find(part, in: kind.collection)
            try await transaction(kind) { book in
                try SyncBook.applying(book.db) {
                    try Comparison(book: book).take(part, records)
                }
            }
        }
        try await transaction(kind) { try Comparison(book: $0).end() }
    }

    private func takeInventory(_ kind: SyncedKind) async throws {
        try await transaction(kind) { book in
            try book.db.run(
                "DELETE FROM beeline_sync_inventory WHERE collection = \(book.name)")
        }
        var next: String?
        repeat {
            let page = try await server.inventory(of: kind.collection, page: next)
            try await transaction(kind) { book in
                for record in page.records {
                    try book.db.run(
                        """
                        INSERT OR REPLACE INTO beeline_sync_inventory
                        VALUES(\(book.name), \(record.id), \(record.version))
                        """)
                }
            }
            next = page.next
        } while next != nil
    }
}

/// The comparison of all identities and versions.
struct Comparison {
    let book: SyncBook
    private var db: WriteTransaction { book.db }

    /// Records that the server has in another version than this device knows,
    /// or that only one of them has.
    func different() throws -> [String] {
        try db.map(
            """
            SELECT there.id FROM beeline_sync_inventory AS there
            LEFT JOIN beeline_sync_version AS here
                ON here.collection = there.collection AND here.id = there.id
            WHERE there.collection = \(book.name) AND here.version IS NOT there.version
            UNION
            SELECT here.id FROM beeline_sync_version AS here
            LEFT JOIN beeline_sync_inventory AS there
                ON here.collection = there.collection AND here.id = there.id
            WHERE here.collection = \(book.name) AND here.fields IS NOT NULL AND there.id IS NULL
            """
        ) { row in try row.next(String.self) }
    }

    func begin() throws {
        try db.run("DELETE FROM beeline_sync_lost WHERE collection = \(book.name)")
    }

    func take(_ ids: [String], _ records: [RemoteRecord]) throws {
        let found = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        for id in ids {
            let known = try book.version(id)
            if let record = found[id] {
                // An older version than one that this device has from there.
                if let known, record.version < known.version {
                    try lose(id, record)
                } else {
                    try Incoming(book: book).take(record)
                }
            } else if known?.fields != nil {
                try lose(id, nil)
            }
        }
    }

    func end() throws {
        // Rows that no trigger has seen.
        let table = SQL.identifier(book.kind.table)
        let id = SQL.identifier(book.kind.idColumn)
        let unseen = try db.map(
            "SELECT lower(" + id + ") FROM " + table + " WHERE lower(" + id
                + """
                ) NOT IN (SELECT id FROM beeline_sync_version WHERE collection = \(book.name))
                AND lower(
                """ + id
                + ") NOT IN (SELECT id FROM beeline_outbox WHERE collection = \(book.name))"
        ) { row in try row.next(String.self) }
        for id in unseen { try book.add(id) }
        try db.run("DELETE FROM beeline_sync_inventory WHERE collection = \(book.name)")
        try db.run(
            "DELETE FROM beeline_sync_late WHERE collection = \(book.name) AND is_old = 1")
        try db.run("UPDATE beeline_sync_late SET is_old = 1 WHERE collection = \(book.name)")
        try db.run(
            """
            UPDATE beeline_sync_collection SET must_compare = 0, rounds = 0
            WHERE name = \(book.name)
            """)
    }

    private func lose(_ id: String, _ record: RemoteRecord?) throws {
        let text = record?.fields.map { JSONValue.object($0).json }
        try db.run(
            """
            INSERT OR REPLACE INTO beeline_sync_lost
            VALUES(\(book.name), \(id), \((record?.version).sqlValue), \(text.sqlValue))
            """)
    }
}

/// What the server has lost.
struct Lost {
    let book: SyncBook

    /// Takes what the server has now for the last version that both knew, so
    /// that whatever this device has beyond it is an edit.
    func sendAgain() throws {
        let records = try book.db.map(
            "SELECT id, version, fields FROM beeline_sync_lost WHERE collection = \(book.name)"
        ) { row in
            (
                id: try row.next(String.self), version: try row.next(Int64?.self),
                fields: try SyncBook.fields(try row.next(String?.self))
            )
        }
        for record in records {
            if let version = record.version {
                try book.keep(
                    RemoteRecord(id: record.id, version: version, fields: record.fields))
            } else {
                try book.forgetVersion(record.id)
            }
            try book.add(record.id)
        }
        try book.db.run("DELETE FROM beeline_sync_lost WHERE collection = \(book.name)")
        try book.db.run(
            """
            UPDATE beeline_sync_collection SET version =
                (SELECT max(version) FROM beeline_sync_version WHERE collection = \(book.name))
            WHERE name = \(book.name)
            """)
    }
}
