import Beeline
import Foundation
import Testing

@Suite struct SearchTests {
    private let folder: TemporaryFolder
    private let database: Database
    private static let people = [
        Person("小明", "王", note: "从上海来"), Person("Jürgen", "Müller-Lüdenscheidt"),
        Person("Ada", "O'Brien", note: "ada@example.org \"quoted\" (near) AND"),
        Person("さくら", "田中", note: "Σίσυφος"), Person("지민", "박", note: "𠀀字"), Person("Zoë", "=*"),
    ]

    init() async throws {
        folder = try TemporaryFolder()
        database = try await People.open(folder)
        try await database.write { db in for person in Self.people { try db.insert(person) } }
    }

    private func found(_ text: String) async throws -> [String] {
        try await database.read { db in
            try db.fetch(Person.byName.matching(text, in: Person.names)).map(\.firstName)
        }
    }

    @Test(arguments: [
        ("小明", ["小明"]), ("王 小", ["小明"]), ("上海", ["小明"]), ("海上", []), ("小红", []),
        ("明", ["小明"]), ("さく", ["さくら"]), ("田", ["さくら"]), ("박 지", ["지민"]), ("𠀀", ["지민"]),
        ("字𠀀", []), ("明王", []), ("明 王", ["小明"]), ("σίσυφ", ["さくら"]),
        ("mull", ["Jürgen"]), ("MÜLLER lüd", ["Jürgen"]), ("müller-lü", ["Jürgen"]),
        ("üller", []), ("zoe", ["Zoë"]), ("o'brien", ["Ada"]), ("ada@example", ["Ada"]),
        ("\"quoted\"", ["Ada"]), ("NEAR(", ["Ada"]), ("AND", ["Ada"]), ("OR", ["Ada"]),
        ("NOT ada", []),
        ("a-b", []), ("firstName:ada", []),
        // Without a letter or digit there is nothing to find.
        ("=", []), ("\"", []), ("'", []), ("*", []), ("(", []), ("\\", []), ("\u{301}", []),
        ("", []), ("  ", []), ("\0", []), ("^", []), ("+", []), ("-", []), (":", []), ("{", []),
        ("\"\"\"", []), ("= ada", ["Ada"]), ("a\0da", []),
    ])
    func `a text finds who has its words or their beginnings`(
        _ text: String, _ names: [String]
    ) async throws {
        #expect(try await found(text) == names)
    }

    @Test func `no text that is typed letter by letter is an error`() async throws {
        for text in ValueTests.injections.prefix(34) + ["ada NEAR/2 (\"o\"* AND -b) ^c:{d e}: f"] {
            for count in 0...text.count { _ = try await found(String(text.prefix(count))) }
        }
        _ = try await found(String(repeating: "wort ", count: 1_000))
    }

    @Test func `the index follows edits, also those in plain SQL`() async throws {
        try await database.write { db in
            try db.run("UPDATE person SET firstName = '小红' WHERE firstName = '小明'")
            try db.run("DELETE FROM person WHERE lastName LIKE 'M%'")
            try db.run("UPDATE person SET age = 99")
        }
        #expect(try await found("小红") == ["小红"])
        #expect(try await found("明").isEmpty)
        #expect(try await found("mull").isEmpty)
        let ada = Self.people[2]
        try await database.write { db in
            try db.run(
                "INSERT OR REPLACE INTO person VALUES(\(ada.id), 'Eva', 'X', NULL, 1, '')")
        }
        #expect(try await found("ada").isEmpty)
        #expect(try await found("eva") == ["Eva"])
        try await database.write { db in
            try db.run("INSERT INTO personText(personText, rank) VALUES('integrity-check', 1)")
        }
    }

    @Test func `a program that knows nothing of this keeps the index right`() async throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "python3", "-c",
            """
            import sqlite3, sys
            db = sqlite3.connect(sys.argv[1])
            db.execute("INSERT INTO person VALUES('x', '李小龙', 'Lee', NULL, 1, '')")
            db.commit()
            """, folder.file().path,
        ]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        let count = try await database.read {
            try $0.count(Person.all.matching("小龙", in: Person.names))
        }
        #expect(count == 1)
    }

    @Test func `an index that writes left in pieces is put together and finds the same`()
        async throws
    {
        for number in 0..<20 {
            try await database.write { db in
                try db.insert(Person("Grace", "Hopper", note: "number \(number)"))
            }
        }
        func pieces() async throws -> Int {
            try await database.read { db in
                try db.value("SELECT count(DISTINCT segid) FROM personText_idx", as: Int.self) ?? 0
            }
        }
        #expect(try await pieces() > 1)
        let before = try await found("number")
        try await database.write { db in try Person.names.optimize(in: db) }
        #expect(try await pieces() == 1)
        #expect(try await found("number") == before)
    }

    @Test func `an index is made for a table that has rows, and dropped`() async throws {
        let notes = FullTextIndex<Person>("note", name: "Notes")
        try await database.write { try notes.create(in: $0) }
        let query = Person.all.matching("上海", in: notes)
        #expect(try await database.read { try $0.fetch(query).map(\.lastName) } == ["王"])
        try await database.write { db in
            try notes.drop(in: db)
            try db.insert(Person("Nach", "Her"))
        }
        let error = await #expect(throws: DatabaseError.self) {
            try await database.read { try $0.fetch(query) }
        }
        #expect(error?.problem == .statement)
    }
}
