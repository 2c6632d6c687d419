import ContactCards
import Foundation
import Testing

/// Tables that made trouble for other readers.
@Suite struct TableCaseTests {
    @Test func `several values in one cell of Google's are several values`() throws {
        let cards = try Sample.cards("google-several-values.csv")
        #expect(cards.map(\.displayName) == ["Lea Mehrfach", "Tom Einfach"])
        let lea = cards[0]
        #expect(
            lea.phoneNumbers == [
                LabeledValue(.mobile, "+1 202 555 0161"), LabeledValue(.mobile, "+1 202 555 0162"),
                LabeledValue(.work, "+1 202 555 0163"),
            ])
        #expect(lea.emailAddresses.map(\.value) == ["lea@example.org", "lea.m@example.com"])
        #expect(lea.emailAddresses.map(\.isPreferred) == [true, false])
        #expect(
            lea.postalAddresses.map(\.value.street) == ["Weg 1\n12345 Ort", "Gasse 2\n54321 Dorf"])
        #expect(lea.categories == ["Chor", "Verein"])
        #expect(lea.note == "Zeile eins\nZeile zwei, mit \"Zitat\"")
        #expect(lea.birthday == CardDate(year: 1990, month: 1, day: 2))
        #expect(cards[1].phoneNumbers.map(\.label) == [.home] && cards[1].categories.isEmpty)
    }

    @Test func `foreign characters far down the file are found`() throws {
        let cards = try Sample.cards("late-foreign-characters.csv")
        #expect(cards.count == 28)
        #expect(cards.suffix(2).map(\.formattedName) == ["Ελένη Δοκιμή", "Νίκος Παράδειγμα"])
    }

    @Test func `foreign characters a megabyte down are found`() throws {
        let text = try String(
            contentsOf: Sample.url("late-foreign-characters.csv"), encoding: .utf8)
        let lines = text.split(separator: "\n")
        let ascii = lines[1..<27].joined(separator: "\n") + "\n"
        let long =
            lines[0] + "\n" + String(repeating: ascii, count: 900) + lines[27] + "\n" + lines[28]
        #expect(long.utf8.count > 1 << 20)
        var reader: any CardReader = try CSVReader(data: Data(long.utf8))
        let all = try Sample.all(&reader)
        #expect(all.last?.card?.formattedName == "Νίκος Παράδειγμα")
    }

    @Test func `a table in UTF-16 has all its columns`() throws {
        let cards = try Sample.cards("utf-16.csv")
        #expect(cards.map(\.displayName) == ["Анна Примерова", "Sam Second"])
        #expect(cards.map(\.categories) == [["Хор"], ["Хор"]])
        #expect(cards[0].birthday == CardDate(year: 1990, month: 1, day: 1))
        #expect(cards.map(\.phoneNumbers.count) == [1, 1])
        #expect(cards[1].emailAddresses.map(\.value) == ["sam@example.org", "sam2@example.org"])
    }
}
