/// The tables in which a database keeps what it knows of the server.
public enum SyncTables {
    /// Makes them, in a migration.
    ///
    ///     Migration("Sync people") { db in
    ///         try SyncTables.create(in: db)
    ///         try Person.synced.createTriggers(in: db)
    ///     }
    public static func create(in db: WriteTransaction) throws {
        // One row. While `applying` is 1, what is written comes from the server.
        try db.run(
            """
            CREATE TABLE beeline_sync(
                id INTEGER PRIMARY KEY CHECK(id = 1), applying INTEGER NOT NULL,
                edits INTEGER NOT NULL)
            """)
        try db.run("INSERT INTO beeline_sync VALUES(1, 0, 0)")
        try db.run(
            """
            CREATE TABLE beeline_sync_collection(
                name TEXT PRIMARY KEY NOT NULL, version INTEGER, rounds INTEGER NOT NULL DEFAULT 0,
                must_compare INTEGER NOT NULL DEFAULT 0, synced REAL)
            """)
        // The last version that both sides knew: without fields the record is deleted. Rows lie in the
        // order in which they came: by identity, which is random, a page of the server would touch most
        // pages of the table.
        try db.run(
            """
            CREATE TABLE beeline_sync_version(
                collection TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, fields TEXT,
                PRIMARY KEY(collection, id))
            """)
        try db.run(
            "CREATE INDEX beeline_sync_version_order ON beeline_sync_version(collection, version)")
        // What waits. `edit` counts a device's edits, `is_new` is the one that made the record; `sent`
        // is what was sent last, as long as nobody knows what has become of it: JSON, null for a
        // deletion.
        try db.run(
            """
            CREATE TABLE beeline_outbox(
                collection TEXT NOT NULL, id TEXT NOT NULL, edit INTEGER NOT NULL,
                is_new INTEGER NOT NULL, sent TEXT, sent_edit INTEGER,
                attempts INTEGER NOT NULL DEFAULT 0, refusal TEXT, status INTEGER,
                PRIMARY KEY(collection, id)) WITHOUT ROWID
            """)
        // What was sent, never answered and not found on the server. It may arrive there yet.
        try db.run(
            """
            CREATE TABLE beeline_sync_late(
                number INTEGER PRIMARY KEY, collection TEXT NOT NULL, id TEXT NOT NULL,
                fields TEXT NOT NULL, is_old INTEGER NOT NULL DEFAULT 0,
                UNIQUE(collection, id, fields))
            """)
        try db.run(
            """
            CREATE TABLE beeline_conflict(
                id INTEGER PRIMARY KEY AUTOINCREMENT, collection TEXT NOT NULL, record TEXT NOT NULL,
                kind TEXT NOT NULL, field TEXT, kept TEXT, other TEXT, date REAL NOT NULL)
            """)
        // What came and can't be kept as a record, or can't be deleted.
        try db.run(
            """
            CREATE TABLE beeline_sync_aside(
                collection TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, fields TEXT,
                reason TEXT NOT NULL, PRIMARY KEY(collection, id)) WITHOUT ROWID
            """)
        // What this device has from the server and the server no longer knows: as the server has
        // it, or nothing.
        try db.run(
            """
            CREATE TABLE beeline_sync_lost(
                collection TEXT NOT NULL, id TEXT NOT NULL, version INTEGER, fields TEXT,
                PRIMARY KEY(collection, id)) WITHOUT ROWID
            """)
        try db.run(
            """
            CREATE TABLE beeline_sync_inventory(
                collection TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL,
                PRIMARY KEY(collection, id)) WITHOUT ROWID
            """)
    }
}
