import Beeline
import Foundation

/// A statement of a random transaction, for any program that speaks SQL.
struct RandomStatement: Sendable {
    let sql: String
    let values: [SQLValue]

    func run(in db: WriteTransaction) throws {
        let pieces = sql.components(separatedBy: "?")
        var whole = SQL("")
        for (index, piece) in pieces.enumerated() {
            whole = "\(whole)\(SQL(piece: piece))"
            if index < values.count { whole = "\(whole)\(values[index])" }
        }
        try db.run(whole)
    }
}

extension SQL {
    /// A text that a test has put together.
    fileprivate init(piece: String) {
        self.init(stringLiteral: piece)
    }
}

/// Makes transactions, and keeps the table that they lead to as a dictionary.
struct RandomTransactions {
    private(set) var items: [String: Item] = [:]
    private var random: SplitMix64
    private var nextID = 0

    private static let names = [
        "", "a", "A", "ab", "B", "b", "ä", "Ä", "z", "Z", "é", "e\u{301}", "小", "小明", "_", "a\0b",
        "a\0c", "ﬀ", "𝒳", "\u{FFFF}",
    ]
    private static let ranks: [SQLValue] = [
        .null, .integer(0), .integer(-1), .integer(1 << 53), .integer(1 << 53 + 1), .real(0.5),
        .real(-0.0), .real(9_007_199_254_740_994), .real(1e300), .real(-.infinity),
        .integer(.max), .integer(.min), .real(0x1p63), .text("10"), .text("9"),
        .blob(Data([1, 2])), .blob(Data()),
    ]

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    /// Some statements; the table follows them if they are to be committed.
    mutating func next(isCommitted: Bool) -> [RandomStatement] {
        let before = items
        let statements = (0...below(below(10) == 0 ? 40 : 4)).map { _ in statement() }
        if !isCommitted { items = before }
        return statements
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    private mutating func item(_ id: String) -> Item {
        Item(
            id: id, name: pick(Self.names), kind: below(6) == 0 ? nil : pick(Self.names),
            rank: pick(Self.ranks), isShown: below(2) == 0)
    }

    private mutating func anyID() -> String? {
        // Dictionaries have another order in every run.
        items.isEmpty ? nil : pick(items.keys.sorted())
    }

    private mutating func statement() -> RandomStatement {
        guard let id = anyID(), items.count < 60 || below(2) == 0 else { return insert() }
        switch below(16) {
        case 0..<4: return insert()
        case 4, 5: return delete(id)
        case 6: return replace(id)
        case 7: return rename(id)
        case 8: return deleteMany()
        case 9: return touch(id)
        case 10: return shiftAll()
        default: return update(id)
        }
    }

    private mutating func insert() -> RandomStatement {
        nextID += 1
        return put(item("\(nextID * 7_919 % 10_007)-\(nextID)"), "INSERT")
    }

    private mutating func replace(_ id: String) -> RandomStatement {
        put(item(id), "INSERT OR REPLACE")
    }

    private mutating func put(_ item: Item, _ verb: String) -> RandomStatement {
        items[item.id] = item
        return RandomStatement(
            sql: verb + " INTO item VALUES(?, ?, ?, ?, ?)",
            values: [
                .text(item.id), .text(item.name), item.kind.sqlValue, item.rank,
                item.isShown.sqlValue,
            ])
    }

    private mutating func delete(_ id: String) -> RandomStatement {
        items[id] = nil
        return RandomStatement(sql: "DELETE FROM item WHERE id = ?", values: [.text(id)])
    }

    private mutating func update(_ id: String) -> RandomStatement {
        let (new, id) = (item(id), SQLValue.text(id))
        switch below(4) {
        case 0:
            items[new.id]?.name = new.name
            return RandomStatement(
                sql: "UPDATE item SET name = ? WHERE id = ?", values: [.text(new.name), id])
        case 1:
            items[new.id]?.kind = new.kind
            return RandomStatement(
                sql: "UPDATE item SET kind = ? WHERE id = ?", values: [new.kind.sqlValue, id])
        case 2:
            items[new.id]?.rank = new.rank
            return RandomStatement(
                sql: "UPDATE item SET rank = ? WHERE id = ?", values: [new.rank, id])
        default:
            items[new.id]?.isShown = new.isShown
            return RandomStatement(
                sql: "UPDATE item SET isShown = ? WHERE id = ?",
                values: [new.isShown.sqlValue, id])
        }
    }

    /// A row gets another identity.
    private mutating func rename(_ id: String) -> RandomStatement {
        nextID += 1
        let new = "r\(nextID)"
        items[new] = items.removeValue(forKey: id)
        items[new]?.id = new
        return RandomStatement(
            sql: "UPDATE item SET id = ? WHERE id = ?", values: [.text(new), .text(id)])
    }

    private mutating func touch(_ id: String) -> RandomStatement {
        RandomStatement(sql: "UPDATE item SET name = name WHERE id = ?", values: [.text(id)])
    }

    private mutating func shiftAll() -> RandomStatement {
        for id in items.keys { items[id]?.isShown.toggle() }
        return RandomStatement(sql: "UPDATE item SET isShown = 1 - isShown", values: [])
    }

    private mutating func deleteMany() -> RandomStatement {
        if below(4) == 0 {
            items = [:]
            return RandomStatement(sql: "DELETE FROM item", values: [])
        }
        let name = pick(Self.names)
        // As SQLite compares: by bytes.
        items = items.filter { Array($0.value.name.utf8) != Array(name.utf8) }
        return RandomStatement(sql: "DELETE FROM item WHERE name = ?", values: [.text(name)])
    }
}
