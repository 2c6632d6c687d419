import ContactCards
import Foundation
import Testing

/// Files that made trouble for other readers.
@Suite struct FieldCaseTests {
    @Test func `a soft break may fall into the middle of a character`() throws {
        let cards = try Sample.cards("quoted-printable-soft-breaks.vcf")
        #expect(cards.map(\.familyName) == ["Тестова", "Plain"])
        #expect(cards.map(\.givenName) == ["Мирослава", "Pat"])
        #expect(cards[0].formattedName == "Мирослава Тестова ⚽⚽")
        #expect(cards[0].phoneNumbers.map(\.value) == ["+12025550143", "+12025550144"])
        #expect(cards[0].phoneNumbers.map(\.label) == [.mobile, .home])
        #expect(cards[0].phoneNumbers.map(\.isPreferred) == [true, false])
    }

    @Test func `a picture that begins on the next line ends at the empty line`() throws {
        let card = try #require(Sample.cards("outlook-picture.vcf").first)
        #expect(card.formattedName == "Erik Muster 07-11 (Werk)")
        #expect(card.familyName == "Muster 07-11" && card.nameSuffix == "(Werk)")
        #expect(card.organizationName == "Beispielwerft" && card.departmentName == "Dock")
        #expect(card.postalAddresses.map(\.value.city) == ["Musterhafen"])
        #expect(card.emailAddresses.map(\.value) == ["erik@example.org", "dock@example.org"])
        guard case .data(let data, mediaType: "image/jpeg") = card.photo else {
            Issue.record("no picture")
            return
        }
        #expect(data.count == 159)
        let lines = Sample.lines(card)
        #expect(lines.contains("N;LANGUAGE=de:Muster 07-11;Erik;;;(Werk)"))
        #expect(
            lines.contains(
                "LABEL;TYPE=WORK;TYPE=PREF:Kaiweg 4\\n20457  Musterhafen\\nDeutschland"))
        #expect(lines.contains("X-MS-OL-DEFAULT-POSTAL-ADDRESS:2"))
        #expect(try Sample.copy(card) == card)
        #expect(try Sample.copy(card).photo == card.photo)
    }

    @Test func `groups and their labels come in and go out`() throws {
        var card = try #require(Sample.cards("grouped-labels.vcf").first)
        let address = try #require(card.postalAddresses.first)
        #expect(address.label == .custom("Ferienhaus") && address.isPreferred)
        #expect(card.phoneNumbers.map(\.label) == [.custom("Nachbarin")])
        #expect(
            card.dates == [
                LabeledValue(
                    .anniversary, try #require(CardDate(year: 2011, month: 6, day: 4)),
                    preference: 1,
                    group: "item3")
            ])
        #expect(card.urlAddresses.map(\.label) == [.homePage])
        card.note = "changed"
        let lines = Sample.lines(card)
        for line in [
            "item1.ADR;TYPE=HOME;TYPE=PREF:;;Dorfstr. 2;Seedorf;;18586;Deutschland",
            "item1.X-ABADR:de", "item1.X-ABLabel:Ferienhaus", "item2.TEL:+493023125401",
            "item2.X-ABLabel:Nachbarin", "item3.X-ABDATE;TYPE=PREF:2011-06-04",
            "item3.X-ABLabel:_$!<Anniversary>!$_", "item4.X-ABLabel:_$!<HomePage>!$_",
            "item4.URL;TYPE=PREF:https://www.example.org/haus",
            "X-EXAMPLE-UNKNOWN;X-P=\"a,b\":keep me", "NOTE:changed",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
        #expect(try Sample.copy(card) == card)
    }

    @Test func `a comma that is escaped is part of a group's name`() throws {
        let cards = try Sample.cards("escaped-commas.vcf")
        #expect(cards.map(\.categories) == [["Chor", "Nachbarn"], ["Chor,Nachbarn"]])
        #expect(cards[0].phoneNumbers == [LabeledValue(.home, "+12025550171", types: ["voice"])])
        #expect(cards[0].emailAddresses.isEmpty && cards[0].postalAddresses.isEmpty)
        #expect(
            cards[1].phoneNumbers
                == [LabeledValue(.work, "+12025550172", preference: 1, types: ["voice"])])
        #expect(try cards.map { try Sample.copy($0).categories } == cards.map(\.categories))
    }

    @Test func `a broken card doesn't stop the others, and is named`() throws {
        let all = try Sample.read("broken-cards.vcf")
        #expect(all.map(\.wholeCard?.displayName) == ["Nora Erste", "*123#", nil, "Pia Letzte"])
        #expect(all[2].card?.formattedName == "Otto Abgeschnitten")
        let problem = try #require(all[2].problems.first { $0.kind == .missingEnd })
        #expect(problem.number == 3 && problem.line == 12)
        #expect(
            problem.localizedDescription
                == "Contact 3 (Otto Abgeschnitten), line 12: It has no end. The file may be cut off."
        )
        #expect(all[3].problems.isEmpty && all[3].line == 17)
        #expect(all[3].card?.phoneNumbers.map(\.value) == ["+12025550194"])
    }
}
