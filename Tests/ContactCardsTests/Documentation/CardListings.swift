import ContactCards
import Foundation
import Testing

/// The listings of the guide on files of contacts.
@Suite struct CardListings {
    private let broken = """
        BEGIN:VCARD
        VERSION:3.0
        FN:Otto
        TEL:+49
        BEGIN:VCARD
        VERSION:3.0
        FN:Pia
        BDAY:tomorrow
        END:VCARD

        """

    @Test func `a file is read to its end, and what is wrong is said`() throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).vcf")
        try Data(broken.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        var names: [String] = []
        var problems: [String] = []
        // listing: reading
        var reader = try CardFile.reader(for: url)
        while let read = try reader.next() {
            if let card = read.wholeCard { names.append(card.displayName) }
            problems += read.problems.map(\.description)
        }
        // end
        #expect(names == ["Pia"] && reader.fractionCompleted == 1)
        // listing: problems
        #expect(
            problems == [
                "Contact 1 (Otto), line 1: It has no end. The file may be cut off.",
                "Contact 2 (Pia), line 8, BDAY: “tomorrow” is not a day.",
            ])
        // end
    }

    @Test func `what isn't understood is written again`() throws {
        let text = """
            BEGIN:VCARD
            VERSION:3.0
            FN:Ada
            item1.ADR:;;Lane 1;Town;;;
            item1.X-ABLabel:Garden
            item1.X-MAP;X-ZOOM="1,2":52.5\\,13.4
            END:VCARD

            """
        let file = Data(text.utf8)
        // listing: unknown
        var reader = VCardReader(data: file)
        var card = try #require(try reader.next()?.wholeCard)
        card.note = "Likes tea"
        let lines = Sample.lines(card)
        #expect(lines.contains("item1.X-MAP;X-ZOOM=\"1,2\":52.5\\,13.4"))
        #expect(lines.contains("item1.X-ABLabel:Garden"))
        // end
    }

    @Test func `a person says what columns hold`() throws {
        // listing: columns
        var reader = try CSVReader(data: Data("Wer,Wohin\nAda,+1 202 555 0100\n".utf8))
        reader.columns[0].field = .formattedName
        reader.columns[1].field = .phone(101, .home)
        let card = try reader.next()?.wholeCard
        // end
        #expect(card?.phoneNumbers == [LabeledValue(.home, "+1 202 555 0100")])
    }

    @Test func `cards are written`() throws {
        var card = Card()
        card.givenName = "Ada"
        let cards = [card, card]
        // listing: writing
        let writer = VCardWriter(version: .v4)
        var bytes: [UInt8] = []
        for card in cards { writer.write(card, to: &bytes) }
        let table = CSVWriter.data(for: cards)
        // end
        var vCards: any CardReader = VCardReader(data: Data(bytes))
        var rows: any CardReader = try CSVReader(data: table)
        #expect(try Sample.all(&vCards).count == 2)
        #expect(try Sample.all(&rows).map(\.wholeCard?.givenName) == ["Ada", "Ada"])
    }

    @Test func `every listing of the guide is compiled as it stands`() throws {
        let file = URL(fileURLWithPath: #filePath)
        let guide = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
            .appendingPathComponent("Documentation/Cards.md")
        let compiled = listings(
            try String(contentsOf: file, encoding: .utf8), from: "// listing: ", to: "// end")
        let shown = listings(
            try String(contentsOf: guide, encoding: .utf8), from: "<!-- listing: ", to: "```")
        #expect(shown == compiled && shown.count == 5)
    }

    private func listings(
        _ text: String, from opening: String, to closing: String
    )
        -> [String: [String]]
    {
        var listings: [String: [String]] = [:]
        var name: String?
        for line in text.components(separatedBy: "\n") {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if trimmed.hasPrefix(opening) {
                name = trimmed.dropFirst(opening.count).components(separatedBy: " ").first
            } else if trimmed == closing {
                name = nil
            } else if let name, trimmed != "```swift" {
                listings[name, default: []].append(line)
            }
        }
        return listings.mapValues { lines in
            let margin = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            return lines.map { String($0.dropFirst(margin)) }
        }
    }
}
