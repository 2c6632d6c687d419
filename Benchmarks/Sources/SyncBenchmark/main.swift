// SyncBenchmark: the first full sync of 100,000 people, beside curl for the same pages and the inserts by
// themselves. Needs the server of `make server`, whose address and account are in the environment:
//   set -a; . .server/server.env; swift run -c release SyncBenchmark
import Beeline
import Foundation

struct Person: Record, Codable {
    static let tableName = "person"
    static let synced = SyncedKind(Person.self, collection: "people")
    var id: UUID
    var firstName: String
    var lastName: String
    var city: String
    var note: String
    var age: Int
}

let migrations = [
    Migration("Create people") { db in
        try db.run(
            """
            CREATE TABLE person(
                id TEXT PRIMARY KEY NOT NULL, firstName TEXT NOT NULL, lastName TEXT NOT NULL,
                city TEXT NOT NULL, note TEXT NOT NULL, age INTEGER NOT NULL)
            """)
    },
    Migration("Sync people") { db in
        try SyncTables.create(in: db)
        try Person.synced.createTriggers(in: db)
    },
]

let environment = ProcessInfo.processInfo.environment
guard let server = environment["BEELINE_SERVER"], let account = environment["BEELINE_ACCOUNT"],
    let password = environment["BEELINE_PASSWORD"], let base = URL(string: server)
else {
    fatalError("SyncBenchmark: BEELINE_SERVER, BEELINE_ACCOUNT and BEELINE_PASSWORD are needed.")
}

let count = environment["PEOPLE"].flatMap { Int($0) } ?? 100_000
let pageSize = environment["PAGE"].flatMap { Int($0) } ?? 10_000
let bucket = "benchmark-\(count)"
let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("beeline-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

func measure<Result>(_ name: String, _ body: () async throws -> Result) async rethrows -> Result {
    let start = ContinuousClock.now
    let result = try await body()
    print("\(name): \(start.duration(to: .now))")
    return result
}

/// The most memory that this program has had, in MB.
func peak() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
    return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) / 1_024
}

func person(_ number: Int) -> Person {
    Person(
        id: UUID(), firstName: "First \(number)", lastName: "Last \(number % 977)",
        city: "City \(number % 97)", note: String(repeating: "note ", count: 10), age: number % 90)
}

/// Puts the people there with the client itself, unless they are.
func fill() async throws {
    let client = WebClient(base, credentials: .basic(name: account, password: password))
    for path in ["buckets/\(bucket)", "buckets/\(bucket)/collections/people"] {
        var request = client.request("PUT", path)
        request.headers["If-None-Match"] = "*"
        _ = try? await client.send(request)
    }
    let kinto = KintoServer(client, bucket: bucket)
    var next: String?
    var found = 0
    repeat {
        let page = try await kinto.inventory(of: "people", page: next)
        found += page.records.count
        next = page.next
    } while next != nil
    let encoder = JSONEncoder()
    for start in stride(from: found, to: count, by: 25) {
        let edits = try (start..<min(start + 25, count)).map { number in
            let person = person(number)
            guard case .object(var fields) = try JSONValue(parsing: encoder.encode(person)) else {
                fatalError("a person is no object")
            }
            fields["id"] = nil
            return RemoteEdit(id: person.id.uuidString.lowercased(), verb: .create(fields))
        }
        _ = try await kinto.perform(edits, in: "people", isCautious: false)
    }
}

/// The same pages with curl, one after the other.
func curl() throws {
    var url =
        "\(server)/buckets/\(bucket)/collections/people/records?_sort=last_modified&_limit=\(pageSize)"
    while true {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/curl")
        let head = folder.appendingPathComponent("head").path
        process.arguments = [
            "-s", "-u", "\(account):\(password)", "-D", head, "-o",
            folder.appendingPathComponent("body").path, url,
        ]
        try process.run()
        process.waitUntilExit()
        let lines = try String(contentsOfFile: head, encoding: .utf8).split(separator: "\r\n")
        guard let next = lines.first(where: { $0.lowercased().hasPrefix("next-page: ") }) else {
            break
        }
        url = String(next.dropFirst("next-page: ".count))
    }
}

try await fill()
print("\(count) people, pages of \(pageSize)")
let people = (0..<count).map(person)
for round in 1...3 {
    try await measure("curl") { try curl() }
    let raw = try await Database.open(
        folder.appendingPathComponent("raw\(round).db"), migrations: Array(migrations.prefix(1)))
    try await measure("inserts") {
        try await raw.write { db in for person in people { try db.insert(person) } }
    }
    let before = peak()
    let database = try await Database.open(
        folder.appendingPathComponent("sync\(round).db"), migrations: migrations)
    let client = WebClient(base, credentials: .basic(name: account, password: password))
    var kinto = KintoServer(client, bucket: bucket)
    kinto.pageSize = pageSize
    let engine = await SyncEngine(database, server: kinto, kinds: [Person.synced])
    let status = await measure("first full sync") { await engine.sync() }
    let there = try await database.read { try $0.count(Person.all) }
    print(
        "problem: \(status.problem?.detail ?? "none"), people: \(there), peak before and after:",
        "\(before) MB, \(peak()) MB")
}
