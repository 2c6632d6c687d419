import ContactCards
import Foundation
import Testing

/// Cards, written and read again.
@Suite struct RoundTripFuzzTests {
    @Test(arguments: [VCardVersion.v3, .v4])
    func `any card comes back as it was`(version: VCardVersion) throws {
        let seed = FuzzPlan.seed
        print("RoundTripFuzzTests: seed \(seed)")
        for round in 0..<FuzzPlan.rounds(standard: 400) {
            var random = RandomCard(seed: seed &+ UInt64(round))
            let cards = (0..<3).map { _ in random.next() }
            let data = VCardWriter(version: version).data(for: cards)
            var reader: any CardReader = VCardReader(data: data)
            let all = try Sample.all(&reader)
            guard all.map(\.wholeCard) == cards, all.allSatisfy(\.problems.isEmpty) else {
                let index = zip(all, cards).enumerated().first { $0.1.0.card != $0.1.1 }?.0 ?? 0
                Issue.record("seed \(seed), round \(round), card \(index)")
                report(cards[index], all.count > index ? all[index] : nil)
                return
            }
        }
    }

    private func report(_ card: Card, _ read: ReadCard?) {
        var (left, right) = ("", "")
        dump(card, to: &left)
        dump(read?.card ?? Card(), to: &right)
        let lines = zip(left.split(separator: "\n"), right.split(separator: "\n"))
        for (old, new) in lines where old != new {
            print("wrote", old, "\n read", new)
            break
        }
        print(read?.problems ?? [])
    }

    @Test(arguments: [VCardVersion.v3, .v4])
    func `no line is longer than 75 bytes or ends inside a character`(version: VCardVersion) {
        var random = RandomCard(seed: FuzzPlan.seed)
        for _ in 0..<FuzzPlan.rounds(standard: 100) {
            let data = VCardWriter(version: version).data(for: [random.next()])
            let lines = [UInt8](data).split(separator: 0x0A, omittingEmptySubsequences: false)
            for line in lines.dropLast() {
                #expect(line.last == 0x0D && line.count <= 76)
                #expect(String(bytes: line, encoding: .utf8) != nil)
            }
        }
    }

    @Test func `contacts come back from a table`() throws {
        let seed = FuzzPlan.seed
        print("RoundTripFuzzTests: seed \(seed)")
        for round in 0..<FuzzPlan.rounds(standard: 200) {
            var random = RandomCard(seed: seed &+ UInt64(round))
            let cards = (0..<4).map { _ in tableCard(of: random.next()) }
            var reader: any CardReader = try CSVReader(data: CSVWriter.data(for: cards))
            let all = try Sample.all(&reader)
            guard all.map(\.wholeCard) == cards else {
                let index = zip(all, cards).enumerated().first { $0.1.0.card != $0.1.1 }?.0 ?? 0
                Issue.record("seed \(seed), round \(round), card \(index)")
                report(cards[index], all.count > index ? all[index] : nil)
                return
            }
        }
    }

    /// What of a card a table can hold.
    private func tableCard(of card: Card) -> Card {
        func plain(_ text: String) -> String {
            text.replacingOccurrences(of: ":::", with: ": :").filter { $0 != "\0" }
                .split { $0.asciiValue.map { $0 <= 0x20 } ?? false }.joined(separator: " ")
        }
        func values(_ values: [LabeledValue<String>]) -> [LabeledValue<String>] {
            values.map { value in
                let isNamed = value.label.map { $0.customText == nil } ?? true
                return LabeledValue(
                    isNamed ? value.label : .custom("Own"), plain(value.value),
                    preference: value.preference == 1 ? 1 : nil)
            }
        }
        var result = Card()
        result.givenName = "G" + plain(card.givenName)
        result.familyName = plain(card.familyName)
        result.formattedName = "F" + plain(card.formattedName)
        result.organizationName = plain(card.organizationName)
        result.note = plain(card.note)
        result.phoneNumbers = values(card.phoneNumbers)
        result.emailAddresses = values(card.emailAddresses)
        result.urlAddresses = values(card.urlAddresses)
        result.postalAddresses = card.postalAddresses.map { address in
            LabeledValue(
                .work,
                PostalAddress(street: "s\n" + plain(address.value.street) + "t", country: "c"))
        }
        result.birthday = card.birthday
        result.categories = ["One", "Two words"]
        return result
    }
}
