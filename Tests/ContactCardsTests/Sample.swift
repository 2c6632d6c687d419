import ContactCards
import Foundation
import Testing

/// Files beside the tests, in the form of those that programs write.
enum Sample {
    static func url(_ name: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Samples").appendingPathComponent(name)
    }

    /// All that a file of cards holds.
    static func read(_ name: String) throws -> [ReadCard] {
        var reader: any CardReader = try CardFile.reader(for: url(name))
        return try all(&reader)
    }

    /// The cards of a file in which nothing is wrong.
    static func cards(_ name: String) throws -> [Card] {
        let all = try read(name)
        #expect(all.flatMap(\.problems).isEmpty)
        return try all.map { try #require($0.wholeCard) }
    }

    static func all(_ reader: inout any CardReader) throws -> [ReadCard] {
        var all: [ReadCard] = []
        while let read = try reader.next() { all.append(read) }
        return all
    }

    /// What a vCard in a test holds.
    static func read(vCard text: String) throws -> [ReadCard] {
        var reader: any CardReader = VCardReader(data: Data(text.utf8))
        return try all(&reader)
    }

    /// The only card of a text, which may leave out its beginning and end.
    static func card(_ lines: String, version: String = "3.0") throws -> Card {
        let text = "BEGIN:VCARD\nVERSION:\(version)\n\(lines)\nEND:VCARD\n"
        let all = try read(vCard: text)
        #expect(all.count == 1 && all[0].problems.isEmpty, "\(all.map(\.problems))")
        return try #require(all.first?.wholeCard)
    }

    /// A card as the lines of a file, unfolded.
    static func lines(_ card: Card, version: VCardVersion = .v3) -> [String] {
        let text = String(decoding: VCardWriter(version: version).data(for: [card]), as: UTF8.self)
        return text.replacingOccurrences(of: "\r\n ", with: "").components(separatedBy: "\r\n")
    }

    /// A card, written and read again.
    static func copy(_ card: Card, version: VCardVersion = .v3) throws -> Card {
        var reader = VCardReader(data: VCardWriter(version: version).data(for: [card]))
        let read = try #require(try reader.next())
        #expect(read.problems.isEmpty)
        return try #require(read.wholeCard)
    }
}
