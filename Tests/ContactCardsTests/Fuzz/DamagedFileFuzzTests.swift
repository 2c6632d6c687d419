import ContactCards
import Foundation
import Testing

/// Files of which bytes are lost, doubled, changed and put in.
@Suite struct DamagedFileFuzzTests {
    private static let names =
        (try? FileManager.default.contentsOfDirectory(atPath: Sample.url("").path).sorted()) ?? []

    private static let tokens: [[UInt8]] =
        [
            "\r", "\n", "\r\n", "\r\n ", "=", "=\r\n", "\"", ":", ";", ",", "\\", "\\n",
            "BEGIN:VCARD\r\n",
            "END:VCARD\r\n", "AGENT:\r\n", ";ENCODING=QUOTED-PRINTABLE", ";ENCODING=b",
            ";CHARSET=UTF-16",
            ";CHARSET=GBK", "item1.", "X-ABLabel:a\r\n", ":::", "\u{FEFF}", "VERSION:2.1\r\n",
            "=C3",
            "\t", "sep=;\r\n",
        ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xE4, 0xBD], [0xFF, 0xFE], [0x1A]]

    @Test func `no damage is a crash, a loop or a lie`() throws {
        let seed = FuzzPlan.seed
        print("DamagedFileFuzzTests: seed \(seed)")
        #expect(!Self.names.isEmpty)
        for round in 0..<FuzzPlan.rounds(standard: 600) {
            var random = SplitMix64(seed: seed &+ UInt64(round))
            let name = Self.names[Int.random(in: 0..<Self.names.count, using: &random)]
            let bytes = Self.damaged([UInt8](try Data(contentsOf: Sample.url(name))), &random)
            if let problem = try problem(in: bytes, name, random) {
                Issue.record("seed \(seed), round \(round), \(name): \(problem)")
                return
            }
        }
    }

    private static func damaged(_ file: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var bytes = file
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...60, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 2: bytes = Array(bytes[..<start])
            case 3 where start < bytes.count:
                bytes[start] = UInt8.random(in: 0...255, using: &random)
            default: bytes.insert(contentsOf: tokens.randomElement(using: &random) ?? [], at: start)
            }
        }
        return bytes
    }

    private func problem(in bytes: [UInt8], _ name: String, _ random: SplitMix64) throws -> String?
    {
        let isTable = name.hasSuffix(".csv")
        func read(_ source: some ByteSource) throws -> [ReadCard] {
            var reader: any CardReader =
                try isTable ? CSVReader(data: Data(bytes)) : VCardReader(source)
            var all: [ReadCard] = []
            do {
                while let read = try reader.next() {
                    all.append(read)
                    guard all.count <= bytes.count + 1 else { break }
                }
            } catch let error as CardFileError {
                #expect(!(error.errorDescription ?? "").isEmpty)
            }
            return all
        }
        do {
            let all = try read(DataBytes(Data(bytes)))
            guard all.count <= bytes.count else { return "it doesn't end" }
            guard all.allSatisfy({ $0.isWhole || !$0.problems.isEmpty }) else {
                return "a card is broken and nothing says why"
            }
            for card in all.compactMap(\.wholeCard) {
                let once = try Sample.copy(card)
                guard try Sample.copy(once) == once else { return "a copy isn't its copy's equal" }
            }
            var random = random
            let most = Int.random(in: 1...40, using: &random)
            guard try read(TinyBytes(bytes, most: most)) == all else {
                return "in pieces of \(most) bytes it is another"
            }
        } catch CardFileError.noCards { return nil }
        return nil
    }
}
