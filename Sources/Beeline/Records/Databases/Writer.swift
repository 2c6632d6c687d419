/// The connection that writes. To be used on one queue.
final class Writer {
    let connection: Connection
    private let feed: ChangeFeed

    /// The number of each table that has triggers on this connection.
    private var watched: [WatchedTable: Int] = [:]
    private var lastNumber = 0
    private var dataVersion: Int
    private var schemaVersion: Int

    /// Takes over a connection.
    init(_ connection: Connection, _ feed: ChangeFeed) throws(DatabaseError) {
        self.connection = connection
        self.feed = feed
        dataVersion = try connection.dataVersion()
        schemaVersion = try connection.schemaVersion()
        if !connection.isReadOnly { try connection.installNotes() }
    }

    /// Runs a transaction and tells the followers of it.
    func perform<Result>(_ body: (WriteTransaction) throws -> Result) throws -> Result {
        let followers = feed.followers
        watch(followers)
        connection.notes.clear()
        try connection.run("BEGIN IMMEDIATE")
        var isForeign = false
        do {
            // From here on nobody else writes.
            isForeign = try noticeForeignChange()
            let result = try run(body)
            let isNewSchema = try connection.schemaVersion() != schemaVersion
            let news = isForeign || isNewSchema ? [:] : news(for: followers)
            try feed.publish(news) { () throws(DatabaseError) in try connection.run("COMMIT") }
            if isNewSchema { forgetTriggers() }
            return result
        } catch {
            if !connection.isOutsideTransaction { try? connection.run("ROLLBACK") }
            if isForeign { feed.publishEverything() }
            throw error
        }
    }

    /// Looks whether another program has written.
    func lookForForeignChanges() throws(DatabaseError) {
        if try noticeForeignChange() { feed.publishEverything() }
    }

    /// Takes everything for changed, after the file was replaced.
    func startOver() throws(DatabaseError) {
        dataVersion = try connection.dataVersion()
        forgetTriggers()
        feed.publishEverything()
    }

    // MARK: Private

    private func run<Result>(_ body: (WriteTransaction) throws -> Result) throws -> Result {
        let transaction = WriteTransaction(connection)
        defer { transaction.end() }
        let result = try body(transaction)
        guard !connection.isOutsideTransaction else {
            throw DatabaseError(.rolledBack, "the transaction ended before its closure did")
        }
        return result
    }

    private func noticeForeignChange() throws(DatabaseError) -> Bool {
        let version = try connection.dataVersion()
        defer { dataVersion = version }
        return version != dataVersion
    }

    private func news(for followers: [any ChangeFollower]) -> [ObjectIdentifier: FollowerNews] {
        var news: [ObjectIdentifier: FollowerNews] = [:]
        for follower in followers {
            // A table without triggers may have changed in any way.
            let isWatched = follower.watchedTables.allSatisfy { watched[$0] != nil }
            news[ObjectIdentifier(follower)] =
                isWatched
                ? follower.news(rows: { rows(of: $0) }, on: connection)
                : .everything
        }
        return news
    }

    private func rows(of table: WatchedTable) -> ChangeNotes.Rows? {
        watched[table].flatMap { connection.notes.rows[$0] }
    }

    // MARK: Triggers

    /// Adds triggers to tables that somebody follows, and drops others.
    private func watch(_ followers: [any ChangeFollower]) {
        let wanted = followers.reduce(into: Set<WatchedTable>()) { $0.formUnion($1.watchedTables) }
        for table in watched.keys where !wanted.contains(table) { unwatch(table) }
        for table in wanted where watched[table] == nil { watch(table) }
    }

    /// A table that isn't there is not watched, and its followers read
    /// everything again each time.
    private func watch(_ table: WatchedTable) {
        lastNumber += 1
        let name = SQL.identifier(table.name).text
        func key(_ row: String) -> String {
            table.key.map { row + "." + SQL.identifier($0).text } ?? "0"
        }
        let events = [
            ("INSERT", "SELECT beeline_note(\(lastNumber), \(key("new")));"),
            ("DELETE", "SELECT beeline_note(\(lastNumber), \(key("old")));"),
            (
                "UPDATE",
                "SELECT beeline_note(\(lastNumber), \(key("old"))), "
                    + "beeline_note(\(lastNumber), \(key("new")));"
            ),
        ]
        do {
            for (event, action) in events {
                try connection.runAll(
                    "CREATE TEMP TRIGGER beeline_\(lastNumber)_\(event) AFTER \(event) "
                        + "ON main.\(name) BEGIN \(action) END")
            }
            watched[table] = lastNumber
        } catch {
            drop(lastNumber)
        }
    }

    private func unwatch(_ table: WatchedTable) {
        if let number = watched.removeValue(forKey: table) { drop(number) }
    }

    private func drop(_ number: Int) {
        for event in ["INSERT", "DELETE", "UPDATE"] {
            try? connection.runAll("DROP TRIGGER IF EXISTS temp.beeline_\(number)_\(event)")
        }
    }

    /// Without a number of the schema, the next transaction takes it for new.
    private func forgetTriggers() {
        for table in watched.keys { unwatch(table) }
        schemaVersion = (try? connection.schemaVersion()) ?? -1
    }
}
