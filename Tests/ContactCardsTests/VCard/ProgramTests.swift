import ContactCards
import Foundation
import Testing

/// Files in the form of those that programs write.
@Suite struct ProgramTests {
    @Test func `Apple's cards come in whole`() throws {
        let cards = try Sample.cards("apple.vcf")
        let anna = cards[0]
        #expect(anna.displayName == "Dr. Anna Maria Beispiel" && anna.namePrefix == "Dr.")
        #expect(anna.nickname == "Anni" && anna.phoneticFamilyName == "Baishpiel")
        #expect(anna.organizationName == "Muster & Söhne" && anna.departmentName == "Forschung")
        #expect(anna.jobTitle == "Leiterin")
        #expect(anna.emailAddresses.map(\.label) == [.home, .work])
        #expect(
            anna.phoneNumbers.map(\.label) == [.iPhone, .homeFax, .custom("Praxis"), .main])
        #expect(anna.postalAddresses.map(\.value.street) == ["Seestraße 4\nHinterhaus"])
        #expect(anna.urlAddresses.map(\.value) == ["https://www.example.org/a,b"])
        #expect(anna.birthday == CardDate(month: 5, day: 17))
        #expect(anna.note == "Erste Zeile\nZweite, mit Komma; und Strichpunkt")
        #expect(anna.uid == "8C0F2A3E-0000-4000-8000-0123456789AB")
        #expect(anna.revision == Date(timeIntervalSince1970: 1_710_144_930))
        #expect(cards[1].kind == .organization && cards[1].displayName == "Muster & Söhne")
    }

    @Test func `what is Apple's alone goes out as it came in`() throws {
        let card = try #require(Sample.cards("apple.vcf").first)
        let lines = Sample.lines(card)
        for line in [
            "item2.X-ABADR:de", "item4.X-ABRELATEDNAMES;type=pref:Bert",
            "item4.X-ABLabel:_$!<Brother>!$_",
            "X-SOCIALPROFILE;type=example;x-user=anni:https://social.example/anni",
            "IMPP;X-SERVICE-TYPE=Jabber;type=HOME;type=pref:xmpp:anni@example.org",
            "BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-17",
            "TEL;TYPE=IPHONE;TYPE=CELL;TYPE=VOICE;TYPE=PREF:+49 30 23125 500",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
        let photo = try #require(lines.first { $0.hasPrefix("PHOTO") })
        #expect(photo.hasPrefix("PHOTO;ENCODING=b;TYPE=JPEG;X-ABCROP-RECTANGLE=ABClipRect_1&0"))
        #expect(try Sample.copy(card) == card)
        #expect(try Sample.copy(card, version: .v4) == card)
    }

    @Test func `Google's cards come in whole`() throws {
        let card = try #require(Sample.cards("google.vcf").first)
        #expect(card.formattedName == "小明 王" && card.composedName == "王小明")
        #expect(card.emailAddresses.map(\.label) == [.home, .custom("校友")])
        #expect(card.phoneNumbers.map(\.label) == [.mobile, nil])
        #expect(card.postalAddresses.map(\.value.city) == ["北京"])
        #expect(card.organizationName == "示例公司" && card.jobTitle == "工程师")
        #expect(card.birthday == CardDate(month: 2, day: 29))
        #expect(card.urlAddresses.map(\.value) == ["http://www.google.com/profiles/100000000000"])
        #expect(card.dates.map(\.label) == [.anniversary])
        #expect(card.photo == .url("https://lh3.example.com/contacts/abc"))
        #expect(card.categories == ["朋友", "myContacts"])
        #expect(try Sample.copy(card) == card)
    }

    @Test func `Nextcloud's cards come in whole`() throws {
        let card = try #require(Sample.cards("nextcloud.vcf").first)
        #expect(card.displayName == "Zoë Østby" && card.nickname == "Z, Zo")
        #expect(card.phoneNumbers.map(\.value) == ["+47-22-555-0101", "+47 22 555 0102"])
        #expect(card.phoneNumbers.map(\.label) == [.home, .work])
        #expect(card.emailAddresses.map(\.preference) == [2, 1])
        #expect(card.urlAddresses.map(\.value) == ["https://zoe.example.org/?a=1,2;b"])
        #expect(card.birthday == CardDate(year: 1990, month: 2, day: 28))
        #expect(card.dates.map(\.value) == [CardDate(year: 2015, month: 6, day: 1)])
        guard case .data(let data, mediaType: "image/jpeg") = card.photo else {
            Issue.record("no picture")
            return
        }
        #expect(data.count == 159)
        let lines = Sample.lines(card, version: .v4)
        for line in [
            "N;SORT-AS=\"Ostby,Zoe\":Østby;Zoë;;;", "FN;PID=1.1:Zoë Østby", "GENDER:F",
            "EMAIL;TYPE=work;PREF=2:zoe@example.com", "ANNIVERSARY:20150601", "BDAY:19900228",
            "RELATED;TYPE=friend:urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
            "UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1", "REV:20240311T081530Z",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
        let address = try #require(lines.first { $0.hasPrefix("ADR") })
        #expect(address.contains("LABEL=\"Fjordveien 3\\n0150 Oslo\""))
        #expect(address.contains("GEO=\"geo:59.9,10.7\""))
        #expect(try Sample.copy(card, version: .v4) == card)
        // The anniversary of 4.0 is tied to a label in 3.0, by a group.
        var old = try Sample.copy(card)
        #expect(old.dates.map(\.value) == card.dates.map(\.value))
        old.dates = card.dates
        #expect(old == card)
    }

    @Test func `Android's cards come in whole`() throws {
        let card = try #require(Sample.cards("android.vcf").first)
        #expect(card.familyName == "Özdemir" && card.givenName == "Ayşe")
        #expect(card.phoneNumbers.map(\.label) == [.mobile, .workFax, nil])
        #expect(card.phoneNumbers[2].types == ["X-Berghütte"])
        #expect(card.postalAddresses.map(\.value.city) == ["İstanbul"])
        #expect(card.note == "First\nSecond ş with a space")
        guard case .data(let data, mediaType: "image/jpeg") = card.photo else {
            Issue.record("no picture")
            return
        }
        #expect(data.count == 159)
        #expect(Sample.lines(card).contains("X-GROUP-MEMBERSHIP:Family"))
        let custom = "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Ayi;1;;;;;;;;;;;;;"
        #expect(Sample.lines(card).contains(custom))
    }

    @Test func `Outlook's cards come in whole`() throws {
        let card = try #require(Sample.cards("outlook.vcf").first)
        #expect(card.displayName == "Jürgen Müller" && card.namePrefix == "Herr")
        #expect(card.organizationName == "Bäckerei Müller & Co." && card.departmentName == "Büro")
        #expect(card.note == "Preis 5 € in C:\\new\n\nEnde")
        #expect(card.phoneNumbers.map(\.label) == [.work, .home, .mobile, .workFax])
        #expect(card.emailAddresses.map(\.value) == ["juergen@example.org"])
        #expect(card.birthday == CardDate(year: 1961, month: 3, day: 14))
        #expect(card.dates.map(\.label) == [.anniversary])
        let lines = Sample.lines(card)
        #expect(lines.contains("KEY;ENCODING=b;TYPE=X509:MIIBAAAAAAAA"))
        #expect(lines.contains("LABEL;TYPE=WORK;TYPE=PREF:Hauptstraße 1\\n50667 Köln"))
        #expect(
            lines.contains(
                "AGENT:BEGIN:VCARD\\nVERSION:2.1\\nN:Assistent\\;Arno\\n"
                    + "TEL\\;WORK:(030) 2312 5303\\nEND:VCARD\\n"))
    }
}
