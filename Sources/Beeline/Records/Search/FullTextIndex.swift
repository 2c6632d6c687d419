/// An index of the words in some columns of a table.
///
///     extension Person {
///         static let names = FullTextIndex<Person>("firstName", "lastName", "note")
///     }
///
///     Migration("Search people") { db in try Person.names.create(in: db) }
///
///     Person.all.matching("mul 小明", in: Person.names)
///
/// A search finds the records that have every word that was typed, or a word
/// that begins with it. Upper and lower case make no difference, nor do the
/// accents of Latin letters: “muller” finds Müller. Chinese, Japanese and Korean texts are found by any
/// letters that stand together: 小明 finds 王小明.
///
/// The index is kept by triggers in plain SQL, so it stays right whichever
/// program writes to the table. Two things they cannot see: another program's
/// `REPLACE` without `PRAGMA recursive_triggers`, and a `VACUUM` of a table
/// without an `INTEGER PRIMARY KEY`, which numbers the rows anew; after those,
/// call ``rebuild(in:)``. A table `WITHOUT ROWID` can't have one.
public struct FullTextIndex<R: Record>: Sendable {
    /// The columns whose words are found.
    public let columns: [String]
    private let name: String

    /// Names an index; ``create(in:)`` makes it.
    ///
    /// - Parameters:
    ///   - columns: The columns whose words are found.
    ///   - name: Tells it from other indexes of the same table.
    public init(_ columns: String..., name: String = "Text") {
        if columns.isEmpty { fatalError("FullTextIndex of \(R.tableName): no columns.") }
        self.columns = columns
        self.name = R.tableName + name
    }

    /// Makes the index and fills it; for a migration.
    ///
    /// - Complexity: O(*n*) in the texts.
    public func create(in db: WriteTransaction) throws(DatabaseError) {
        try db.run(
            "CREATE VIEW " + content + " AS SELECT rowid, " + separated + " AS words FROM ("
                + "SELECT rowid, " + text + " AS text FROM " + R.table + ")")
        try db.run(
            "CREATE VIRTUAL TABLE " + table + " USING fts5(words, content=" + content
                + ", content_rowid='rowid', prefix='2 3', "
                + "tokenize='unicode61 remove_diacritics 2')")
        try createTriggers(in: db)
        try rebuild(in: db)
    }

    /// Removes the index; for a migration.
    public func drop(in db: WriteTransaction) throws(DatabaseError) {
        for event in ["Inserted", "Deleted", "Changing", "Changed"] {
            try db.run("DROP TRIGGER IF EXISTS " + .identifier(name + event))
        }
        try db.run("DROP TABLE IF EXISTS " + table)
        try db.run("DROP VIEW IF EXISTS " + content)
    }

    /// Fills the index again from the table.
    ///
    /// - Complexity: O(*n*) in the texts.
    public func rebuild(in db: WriteTransaction) throws(DatabaseError) {
        try db.run("INSERT INTO " + table + "(" + table + ") VALUES('rebuild')")
    }

    /// Puts the pieces together in which writes leave the index, which makes
    /// searches for one or two letters several times as fast: after an import,
    /// or when much has come from a server. SQLite does some of it with each
    /// write
    /// ([optimize](https://www.sqlite.org/fts5.html#the_optimize_command)).
    ///
    /// - Complexity: O(*n*) in the words; nothing if it is whole.
    public func optimize(in db: WriteTransaction) throws(DatabaseError) {
        try db.run("INSERT INTO " + table + "(" + table + ") VALUES('optimize')")
    }

    // MARK: Private

    /// The table of the index.
    var table: SQL { .identifier(name) }

    /// A view of the texts with their letters apart.
    private var content: SQL { .identifier(name + "Content") }

    /// The texts of a row in one. A word that nobody writes, of a letter for
    /// private use, stands between them, so that no phrase goes from one to the
    /// next.
    private var text: SQL {
        let texts = columns.map { "ifnull(" + .identifier($0) + ", '')" as SQL }
        return texts.dropFirst().reduce(texts[0]) { $0 + " || ' \u{E000} ' || " + $1 }
    }

    /// The text with spaces around each letter that is a word of its own. Most
    /// texts have none and are taken as they are.
    private var separated: SQL {
        let letters = SQL(text: LetterRanges.pattern)
        return "CASE WHEN text GLOB '*" + letters + "*' THEN ("
            + "WITH RECURSIVE letter(rest, one) AS (VALUES(text, '') UNION ALL "
            + "SELECT substr(rest, 2), substr(rest, 1, 1) FROM letter WHERE rest <> '') "
            + "SELECT group_concat(CASE WHEN one GLOB '" + letters
            + "' THEN ' ' || one || ' ' ELSE one END, '') FROM letter) ELSE text END"
    }

    /// The text is read through the view, before it goes and after it came.
    /// (A trigger itself may have no `WITH`, which takes letters apart.)
    private func createTriggers(in db: WriteTransaction) throws(DatabaseError) {
        let names = ([R.idColumn] + columns).map { SQL.identifier($0) }
        let list = names.dropFirst().reduce(names[0]) { $0 + ", " + $1 }
        let addition: SQL =
            "INSERT INTO " + table + "(rowid, words) SELECT rowid, words FROM " + content
            + " WHERE rowid = new.rowid"
        let removal: SQL =
            "INSERT INTO " + table + "(" + table + ", rowid, words) "
            + "SELECT 'delete', rowid, words FROM " + content + " WHERE rowid = old.rowid"
        let triggers: [(name: String, time: SQL, action: SQL)] = [
            ("Inserted", "AFTER INSERT", addition), ("Deleted", "BEFORE DELETE", removal),
            ("Changing", "BEFORE UPDATE OF " + list, removal),
            ("Changed", "AFTER UPDATE OF " + list, addition),
        ]
        for trigger in triggers {
            try db.run(
                "CREATE TRIGGER " + .identifier(name + trigger.name) + " " + trigger.time + " ON "
                    + R.table + " BEGIN " + trigger.action + "; END")
        }
    }
}
