// SyncBenchmark: the first full sync of PEOPLE (100,000) people, beside curl for the same pages and the
// inserts by themselves, in turn. Needs the server of `make server`:
//   set -a; . .server/server.env; swift run --package-path Benchmarks -c release SyncBenchmark
import Beeline
import Foundation

let environment = ProcessInfo.processInfo.environment
let count = environment["PEOPLE"].flatMap { Int($0) } ?? 100_000
let runs = environment["RUNS"].flatMap { Int($0) } ?? 3
let server = Server(people: count, pageSize: environment["PAGE"].flatMap { Int($0) } ?? 2_000)

/// A line of the process's status, in MB.
func memory(_ name: String) -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
    return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) / 1_024
}

func seconds(_ body: () async throws -> Void) async rethrows -> Double {
    let start = ContinuousClock.now
    try await body()
    return start.duration(to: .now) / .seconds(1)
}

let folder = FileManager.default.temporaryDirectory
    .appending(path: "beeline-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

try await server.fill(to: count)
print("\(count) people, pages of \(server.pageSize)")
for run in 1...runs {
    let database = try await Database.open(
        folder.appending(path: "sync\(run).db"), migrations: [Person.table, Person.sync])
    let engine = await SyncEngine(database, server: server.kinto, kinds: [Person.synced])
    let before = memory("VmRSS")
    let sync = await seconds {
        let status = await engine.sync()
        if let problem = status.problem { fatalError("SyncBenchmark: \(problem.detail)") }
    }
    let most = memory("VmHWM")
    guard try await database.read({ try $0.count(Person.all) }) == count else {
        fatalError("SyncBenchmark: not everybody came.")
    }
    let curl = try await seconds { try server.fetchWithCurl(into: folder) }
    let plain = try await Database.open(
        folder.appending(path: "plain\(run).db"), migrations: [Person.table])
    let people = (0..<count).map(Person.init(number:))
    let inserts = try await seconds {
        try await plain.write { db in for person in people { try db.insert(person) } }
    }
    let times = [sync, curl, inserts, sync / (curl + inserts)]
    let texts = times.map { String(format: "%.2f", $0) }
    print(
        "sync \(texts[0]) s, curl \(texts[1]) s, inserts \(texts[2]) s: \(texts[3]) times both;",
        "\(before) MB before, at most \(most) MB")
}
