import Beeline
import Foundation

/// A database in which every transaction can be seen to be whole: its number is
/// in one row, and in as many others as it says.
enum Ledger {
    static let migrations = [
        Migration("Create") { db in
            try db.run("CREATE TABLE counter(value INTEGER NOT NULL)")
            try db.run("INSERT INTO counter VALUES(0)")
        },
        Migration("Entries") { db in
            try db.run("CREATE TABLE entry(number INTEGER NOT NULL, text TEXT NOT NULL)")
            try db.run("CREATE INDEX entryOnNumber ON entry(number)")
        },
    ]

    /// How many rows a transaction adds.
    static func count(_ number: Int) -> Int { number % 5 + 1 }

    static func write(_ number: Int, in db: WriteTransaction) throws {
        let text = String(repeating: "\(number) ", count: 200 + number % 7 * 150)
        for _ in 0..<count(number) {
            try db.run("INSERT INTO entry VALUES(\(number), \(text))")
        }
        try db.run("UPDATE counter SET value = \(number)")
        if number % 3 == 0 { try db.run("DELETE FROM entry WHERE number < \(number - 40)") }
    }

    /// The number of the last transaction.
    static func last(in db: ReadTransaction) throws -> Int {
        try db.value("SELECT value FROM counter") ?? 0
    }

    /// What of a transaction is missing, or there without its number; nil if
    /// all are whole.
    static func problem(in db: ReadTransaction) throws -> String? {
        let last = try last(in: db)
        let counts = try db.map("SELECT number, count(*) FROM entry GROUP BY number") { row in
            (try row.next(Int.self), try row.next(Int.self))
        }
        for (number, count) in counts {
            if number > last { return "rows of \(number) are there, the last is \(last)" }
            if count != self.count(number) { return "\(count) rows of \(number)" }
        }
        let oldest = max(1, last - last % 3 - 40)
        let missing = Set(oldest..<max(oldest, last + 1)).subtracting(counts.map(\.0))
        return last == 0 || missing.isEmpty ? nil : "none of \(missing.sorted()) up to \(last)"
    }
}
