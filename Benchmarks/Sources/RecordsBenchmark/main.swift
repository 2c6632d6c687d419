// RecordsBenchmark: records, searches and live queries over 100,000 contacts, beside SQLite from C
// and, with PEERS, beside GRDB; by turns, so that what else the machine does falls on all alike.
//
//   RUNS=5 ROWS=100000 DIRECTORY=/somewhere/on/the/disk ONLY=beeline KEEP=1
//   RUNS=5 OPENINGS=400 DIRECTORY=/the/same
import Beeline
import Foundation

let environment = ProcessInfo.processInfo.environment
let runs = environment["RUNS"].flatMap { Int($0) } ?? 5
let rows = environment["ROWS"].flatMap { Int($0) } ?? 100_000
let singles = min(rows, environment["SINGLES"].flatMap { Int($0) } ?? 10_000)
let samples = environment["SAMPLES"].flatMap { Int($0) } ?? 51
let only = environment["ONLY"]
let directory = environment["DIRECTORY"] ?? NSTemporaryDirectory()

let contacts = ContactMaker.contacts(rows)
var contenders: [any Contender] = [
    FloorContender(contacts),
    BeelineContender(
        "beeline", contacts, byName: Contact.byName, words: Contact.words
    ) { $0 },
    BeelineContender(
        "beeline-by-hand", contacts, byName: FastContact.byName, words: FastContact.words
    ) { FastContact($0) },
    BeelineContender(
        "beeline-and-wait", contacts, byName: Contact.byName, words: Contact.words,
        isWaiting: true
    ) { $0 },
    BeelineContender(
        "beeline-by-hand-and-wait", contacts, byName: FastContact.byName, words: FastContact.words,
        isWaiting: true
    ) { FastContact($0) },
]
#if PEERS
contenders += [GRDBContender("grdb", contacts, byHand: false)]
contenders += [GRDBContender("grdb-by-hand", contacts, byHand: true)]
#endif
if let only { contenders = contenders.filter { $0.name == only } }

let stopwatch = Stopwatch()

@MainActor func path(_ contender: any Contender) -> String {
    "\(directory)/records-\(contender.name).db"
}

// Only opening, often enough to be looked at with a profiler: the files are there since a run with KEEP=1.
if let openings = environment["OPENINGS"].flatMap({ Int($0) }) {
    for _ in 0..<runs {
        for contender in contenders {
            for _ in 0..<openings {
                _ = try await stopwatch.time("open-first-50", contender) {
                    try await contender.openFirst50(path(contender))
                }
                try await contender.close()
            }
        }
        // The same file from C: what its triggers and tables cost to read is no cost of the record layer.
        if let floor = contenders.first as? FloorContender {
            for _ in 0..<openings {
                _ = try await stopwatch.time("open-first-50-same-file", floor) {
                    floor.openFirst50("\(directory)/records-beeline.db")
                }
                floor.close()
            }
        }
    }
    stopwatch.report()
    exit(0)
}

for _ in 0..<runs {
    for contender in contenders {
        try await contender.create(path(contender), full: false)
        try await stopwatch.time("insert-all", contender) { try await contender.insertAll() }
        try await stopwatch.time("make-search-index", contender) {
            try await contender.makeSearchIndex()
        }
        try await contender.close()
    }
    for sample in 0..<samples {
        for contender in contenders {
            let count = try await stopwatch.time("open-first-50", contender) {
                try await contender.openFirst50(path(contender))
            }
            precondition(count == min(50, rows))
            try await contender.close()
            _ = sample
        }
    }
    // The same file from C: what its triggers cost to read is no cost of the record layer.
    if only == nil {
        let floor = contenders[0]
        for _ in 0..<samples {
            _ = try await stopwatch.time("open-first-50-same-file", floor) {
                try await floor.openFirst50("\(directory)/records-beeline.db")
            }
            try await floor.close()
        }
    }
    for contender in contenders {
        try await contender.open(path(contender))
        for text in ["mar", "ma", "zeppelin violin"] {
            for _ in 0..<samples {
                _ = try await stopwatch.time("search-\(text.split(separator: " ")[0])", contender) {
                    try await contender.search(text)
                }
            }
        }
        for isByName in [false, true] {
            for _ in 0..<3 {
                let name = isByName ? "read-all-by-name" : "read-all"
                let count = try await stopwatch.time(name, contender) {
                    try await contender.readAll(byName: isByName)
                }
                precondition(count == rows)
            }
        }
        try await contender.close()
    }
    for (name, isFull) in [("singly-normal", false), ("singly-full", true)] {
        for contender in contenders {
            try await contender.create(path(contender) + "-singly", full: isFull)
            try await stopwatch.time(name, contender) { try await contender.insertSingly(singles) }
            try await contender.close()
            Files.remove(path(contender) + "-singly")
        }
    }
}

// The list with the edited row is told to the main actor, or to the observer.
for contender in contenders {
    try await contender.open(path(contender))
    let first = ContinuousClock.now
    guard let edit = try await contender.observe() else { continue }
    // GRDB's beginning has a wait in it, until it is quiet.
    if !contender.name.hasPrefix("grdb") {
        stopwatch.note("observe-first", contender, (ContinuousClock.now - first) / .milliseconds(1))
    }
    try await edit(0)
    let edits = contender.name.hasPrefix("grdb") ? 9 : 101
    for number in 1...edits {
        let work = Stopwatch.processorTime
        try await stopwatch.time("observe-edit", contender) { try await edit(number) }
        // What was there before is freed in this time.
        try await Task.sleep(for: .milliseconds(contender.name.hasPrefix("grdb") ? 300 : 5))
        stopwatch.note("observe-edit-cpu", contender, Stopwatch.processorTime - work)
    }
    try await contender.close()
}
if environment["KEEP"] == nil { for contender in contenders { Files.remove(path(contender)) } }
stopwatch.report()
