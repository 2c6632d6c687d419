import Beeline

/// A record that says where its values stand, with columns of mixed types.
struct Item: Record, Hashable {
    static let tableName = "item"
    static let columns: [String]? = ["id", "name", "kind", "rank", "isShown"]

    var id: String
    var name: String
    var kind: String?
    var rank: SQLValue
    var isShown: Bool

    static let name = Column("name", \Item.name)
    static let kind = Column("kind", \Item.kind)
    static let rank = Column("rank", \Item.rank)
    static let isShown = Column("isShown", \Item.isShown)

    init(id: String, name: String, kind: String?, rank: SQLValue, isShown: Bool) {
        self.id = id
        self.name = name
        self.kind = kind
        self.rank = rank
        self.isShown = isShown
    }

    init(row: inout RowReader) throws {
        id = try row.next()
        name = try row.next()
        kind = try row.next()
        rank = try row.next()
        isShown = try row.next()
    }

    func write(to row: inout RowWriter) {
        row.add(id)
        row.add(name)
        row.add(kind)
        row.add(rank)
        row.add(isShown)
    }

    static let migrations = [
        Migration("Create items") { db in
            try db.run(
                """
                CREATE TABLE item(
                    id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, kind TEXT, rank,
                    isShown INTEGER NOT NULL)
                """)
            try db.run("CREATE INDEX itemOnName ON item(name COLLATE NOCASE)")
        }
    ]
}
