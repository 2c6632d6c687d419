import ContactCards
import Foundation

// swift run -c release CardsBenchmark [COUNT]
// Reads a vCard file and a table of as many people (100,000), five times each, and writes them.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
let generator = CardFileGenerator()
let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("CardsBenchmark-\(ProcessInfo.processInfo.processIdentifier)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let vCards = folder.appendingPathComponent("people.vcf")
let table = folder.appendingPathComponent("people.csv")
try generator.write(count, to: vCards, generator.vCard)
try generator.write(count, to: table, generator.row, header: generator.tableHeader)

/// The most memory that the process had, in MB; nil where the system doesn't say so in a file.
func mostMemory() -> Double? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return kilobytes.flatMap { Double($0) }.map { $0 / 1_024 }
}

func measure(_ title: String, runs: Int = 5, _ work: () throws -> Int) rethrows {
    var seconds: [Double] = []
    for _ in 0..<runs {
        let start = DispatchTime.now().uptimeNanoseconds
        guard try work() == count else { fatalError("\(title): not all were read") }
        seconds.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }
    seconds.sort()
    let rate = Int(Double(count) / seconds[runs / 2])
    print(
        title, "median \(seconds[runs / 2]) s (least \(seconds[0]) s), \(rate) a second;",
        "most memory so far \(mostMemory() ?? 0) MB")
}

func readAll(_ url: URL) throws -> Int {
    var reader = try CardFile.reader(for: url)
    var wholes = 0
    while let read = try reader.next() { if read.wholeCard != nil { wholes += 1 } }
    return wholes
}

let size = try vCards.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
print("\(count) people, \(size) bytes of vCards; before: \(mostMemory() ?? 0) MB")
try measure("vCard, read:") { try readAll(vCards) }
var reader = try VCardReader(url: vCards)
let card = try reader.next()?.wholeCard ?? Card()
measure("vCard, written:") {
    let writer = VCardWriter()
    var bytes: [UInt8] = []
    for _ in 0..<count {
        writer.write(card, to: &bytes)
        if bytes.count > 1 << 20 { bytes.removeAll(keepingCapacity: true) }
    }
    return count
}
