import Beeline
import Foundation
import Testing

/// A record of every kind of property.
private struct Sample: Record, Codable, Hashable {
    enum Kind: String, Codable { case small, great }
    enum Level: Int, Codable, ColumnValue { case low = 1, high = 9 }
    struct Address: Codable, Hashable {
        var street: String
        var lines: [String]
    }

    static let tableName = "sample"
    var id: Int
    var text = ""
    var number = 0.0
    var single: Float = 0
    var small: Int8 = 0
    var large: UInt64 = 0
    var flag = false
    var data = Data()
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var identity = UUID()
    var link: URL?
    var kind = Kind.small
    var level = Level.low
    var address: Address?
    var tags: [String] = []
    var price: Decimal?
}

@Suite struct ValueTests {
    private let folder: TemporaryFolder
    private let database: Database

    init() async throws {
        folder = try TemporaryFolder()
        let migration = Migration("Create") { db in
            try db.run(
                """
                CREATE TABLE sample(id INTEGER PRIMARY KEY, text, number, single, small, large, flag,
                data, date, identity, link, kind, level, address, tags, price)
                """)
        }
        database = try await Database.open(folder.file(), migrations: [migration])
    }

    private func readBack(_ sample: Sample) async throws -> Sample? {
        try await database.write { try $0.save(sample) }
        return try await database.read { try $0.find(Sample.self, sample.id) }
    }

    @Test func `every kind of value comes back the same in every bit`() async throws {
        var sample = Sample(id: .max)
        sample.text = "Zürich"
        sample.number = 0.1 + 0.2
        sample.single = 0.1
        sample.small = .min
        sample.large = UInt64(Int64.max)
        sample.flag = true
        sample.data = Data([0, 255, 0])
        sample.date = Date(timeIntervalSinceReferenceDate: 754_321_987.123_456_7)
        sample.link = URL(string: "https://example.org/a?b=c#d")
        sample.kind = .great
        sample.level = .high
        sample.address = Sample.Address(street: "Kärrgränd \"1\"", lines: ["", "2"])
        sample.tags = ["a", "小"]
        sample.price = Decimal(string: "12.345")
        #expect(try await readBack(sample) == sample)
        for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 0.1)] {
            sample.date = date
            #expect(try await readBack(sample)?.date == date)
        }
        for number in [-0.0, .infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude] {
            sample.number = number
            #expect(try await readBack(sample)?.number == number)
        }
    }

    @Test func `enums are stored as their raw values, and structs as JSON with sorted keys`()
        async throws
    {
        var sample = Sample(id: 1, kind: .great, level: .high)
        sample.address = Sample.Address(street: "A", lines: ["b"])
        _ = try await readBack(sample)
        let stored = try await database.read { db in
            try db.map("SELECT kind, level, address, tags FROM sample") { row in
                [
                    try row.next(SQLValue.self), try row.next(SQLValue.self),
                    try row.next(SQLValue.self), try row.next(SQLValue.self),
                ]
            }
        }
        #expect(
            stored == [
                [
                    .text("great"), .integer(9), .text(#"{"lines":["b"],"street":"A"}"#),
                    .text("[]"),
                ]
            ])
    }

    @Test func `a number that no column holds is refused`() async throws {
        var sample = Sample(id: 1)
        sample.large = .max
        let error = await #expect(throws: DatabaseError.self) { try await readBack(sample) }
        #expect(error?.problem == .misfit)
        #expect(error?.table == "sample")
    }

    /// What an attacker would type, and what trips over a careless layer.
    static let injections = [
        "", "'", "\"", "''; DROP TABLE sample; --", "\\", "%", "_", "?", "?1", ":name", "@a", "$b",
        "\0", "a\0b", "NULL", "null", "0", "1e400", "x'00'", "\u{FEFF}bom", "\u{202E}rtl",
        "é", "e\u{301}", "👨‍👩‍👧‍👦", "小明", "\u{10FFFF}", "line\nline\r\n", "\t", "\u{1}\u{7F}",
        "{\"a\":1}", "[1]", "--", "/*", "*/", ";", "Robert'); DROP TABLE Students;--",
        String(repeating: "ä", count: 100_000),
    ]

    @Test(arguments: injections)
    func `whatever is typed is stored and read back unchanged`(_ text: String) async throws {
        var sample = Sample(id: 7, text: text)
        sample.address = Sample.Address(street: text, lines: [text])
        sample.tags = [text]
        sample.data = Data(text.utf8)
        let read = try #require(try await readBack(sample))
        #expect(Array(read.text.utf8) == Array(text.utf8))
        #expect(read == sample)
        #expect(read.tags.map { Array($0.utf8) } == [Array(text.utf8)])
        let texts = try await database.read { db in
            try db.map("SELECT text FROM sample WHERE text = \(text)") { try $0.next(String.self) }
        }
        #expect(texts.map { Array($0.utf8) } == [Array(text.utf8)])
    }

    @Test(arguments: [
        ("text", SQLValue.integer(1), "text should be a text and is the number 1"),
        ("number", .text("zwölf"), "number should be a number and is a text of 5 letters"),
        (
            "small", .integer(128),
            "small should be a whole number from -128 to 127 and is the number 128"
        ),
        ("flag", .integer(2), "flag should be 0 or 1 and is the number 2"),
        ("identity", .text("x"), "identity should be a UUID and is a text of 1 letters"),
        ("date", .null, "date should be a number and is NULL"),
        ("level", .integer(5), "level should be a Level and is the number 5"),
        ("data", .text("a"), "data should be bytes and is a text of 1 letters"),
        (
            "tags", .text("[1]"),
            "tags should be the JSON of a Array<String> (no String at [0]) and is a text of 3 letters"
        ),
        (
            "address", .text("{\"street\":\"A\"}"),
            "address should be the JSON of a Address (no key “lines” at the top) and is a text of "
                + "14 letters"
        ),
        (
            "address", .text("{"),
            "address should be the JSON of a Address (not well-formed at the top) and is a text of "
                + "1 letters"
        ),
    ])
    func `a row that doesn't fit its record is named by table, record and column`(
        _ column: String, _ value: SQLValue, _ detail: String
    ) async throws {
        _ = try await readBack(Sample(id: 42))
        try await database.write { db in
            try db.run(
                "UPDATE sample SET \(Column<Sample, SQLValue>(column, of: SQLValue.self)) = \(value)"
            )
        }
        let error = await #expect(throws: DatabaseError.self) {
            try await database.read { try $0.fetch(Sample.all) }
        }
        #expect(error?.problem == .misfit)
        #expect(error?.table == "sample")
        #expect(error?.record == "42")
        #expect(error?.column == column)
        #expect(error?.detail == detail)
        #expect(error?.file == folder.file())
    }

    @Test func `a table without a column of the record is named`() async throws {
        _ = try await readBack(Sample(id: 42))
        try await database.write { _ = try $0.run("ALTER TABLE sample DROP COLUMN text") }
        let error = await #expect(throws: DatabaseError.self) {
            try await database.read { try $0.fetch(Sample.all) }
        }
        #expect(error?.detail == "there is no column “text”")
        #expect(error?.column == "text")
    }
}
