import ContactCards
import Foundation
import Testing

/// What the reader makes of a line.
@Suite struct VCardReaderTests {
    @Test(arguments: ["\n", "\r\n", "\r"])
    func `lines end as they will`(end: String) throws {
        let text = ["BEGIN:VCARD", "VERSION:3.0", "FN:Ada Love", " lace", "END:VCARD", ""]
            .joined(separator: end)
        let all = try Sample.read(vCard: text + text)
        #expect(all.map(\.wholeCard?.formattedName) == ["Ada Lovelace", "Ada Lovelace"])
        #expect(all.map(\.line) == [1, 6])
    }

    @Test func `a line of 2.1 is folded before a space that belongs to it`() throws {
        #expect(try Sample.card("NOTE:one\n two", version: "2.1").note == "one two")
        #expect(try Sample.card("NOTE:one\n two", version: "3.0").note == "onetwo")
        #expect(try Sample.card("NOTE:one\n\ttwo", version: "4.0").note == "onetwo")
    }

    @Test func `byte order marks and the ends of old files are nothing`() throws {
        let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD\n"
        let all = try Sample.read(vCard: "\u{FEFF}" + card + "\u{FEFF}" + card + "\u{1A}\0")
        #expect(all.map(\.wholeCard?.formattedName) == ["Ada", "Ada"])
        #expect(all.flatMap(\.problems).isEmpty)
    }

    @Test(arguments: [
        String.Encoding.utf16LittleEndian, .utf16BigEndian,
    ])
    func `UTF-16 is read with a mark and without`(encoding: String.Encoding) throws {
        let text = "BEGIN:VCARD\nVERSION:3.0\nFN:小明 😀\nEND:VCARD\n"
        for mark in ["\u{FEFF}", ""] {
            let data = try #require((mark + text).data(using: encoding))
            let all = try read(data)
            #expect(all.map(\.wholeCard?.formattedName) == ["小明 😀"])
        }
    }

    private func read(_ data: Data, fallback: TextEncoding = .windows1252) throws -> [ReadCard] {
        var reader: any CardReader = VCardReader(data: data, fallback: fallback)
        return try Sample.all(&reader)
    }

    private func card(_ bytes: [UInt8], charset: String?) -> Data {
        let parameter = charset.map { ";CHARSET=\($0)" } ?? ""
        return Data("BEGIN:VCARD\nVERSION:2.1\nFN\(parameter):".utf8) + Data(bytes)
            + Data("\nEND:VCARD\n".utf8)
    }

    @Test(arguments: [
        ("GBK", [0xC4, 0xE3, 0xBA, 0xC3], "你好"), ("gb2312", [0xC4, 0xE3], "你"),
        ("GB18030", [0x81, 0x30, 0x81, 0x30], "\u{80}"), ("Big5", [0xA7, 0x41, 0xA6, 0x6E], "你好"),
        ("Shift_JIS", [0x83, 0x5C, 0x82, 0xA0], "ソあ"), ("EUC-KR", [0xB0, 0xA1], "가"),
        ("ISO-8859-1", [0x5A, 0x6F, 0xEB], "Zoë"), ("Windows-1252", [0x80, 0x93], "€“"),
        ("Windows-1251", [0xCF, 0xE8], "Пи"), ("ISO-8859-15", [0xA4], "€"),
        ("ISO-8859-2", [0xE8], "č"), ("KOI8-R", [0xF0], "П"),
        ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x24, 0x22, 0x1B, 0x28, 0x42], "あ"),
        ("windows-1250", [0x9A], "š"), ("utf8", [0xC3, 0xA9], "é"),
        ("ISO-8859-7", [0xE1], "α"), ("windows-1256", [0xC7], "ا"), ("windows-1255", [0xE0], "א"),
    ])
    func `text is read in the charset that it claims`(
        charset: String, bytes: [UInt8], text: String
    ) throws {
        let all = try read(card(bytes, charset: charset))
        #expect(all.map(\.wholeCard?.formattedName) == [text])
        #expect(all.flatMap(\.problems).isEmpty)
    }

    @Test func `a charset that is not known is named`() throws {
        let all = try read(card([0x41, 0xE9], charset: "X-MARTIAN"))
        #expect(all[0].problems.map(\.kind) == [.unknownCharset("X-MARTIAN")])
        #expect(
            all[0].problems[0].description
                == "Contact 1 (Aé), line 3, FN: Its text is in “X-MARTIAN”, which is not known here."
        )
    }

    @Test func `text that claims no charset is UTF-8, or what the reader was told`() throws {
        #expect(try read(card([0xC3, 0xA9], charset: nil))[0].card?.formattedName == "é")
        #expect(try read(card([0xE9], charset: nil))[0].card?.formattedName == "é")
        let chinese = try read(card([0xC4, 0xE3], charset: nil), fallback: .gb18030)
        #expect(chinese[0].card?.formattedName == "你")
        let broken = try read(card([0xE9], charset: nil), fallback: .gb18030)
        #expect(broken[0].problems.map(\.kind) == [.undecodable(charset: "GB18030")])
        #expect(broken[0].card?.formattedName == "\u{FFFD}")
    }

    @Test(arguments: [
        ("1990-01-02", CardDate(year: 1990, month: 1, day: 2)),
        ("19900102", CardDate(year: 1990, month: 1, day: 2)),
        ("1990-01-02T00:00:00Z", CardDate(year: 1990, month: 1, day: 2)),
        ("19900102T101500Z", CardDate(year: 1990, month: 1, day: 2, time: "T101500Z")),
        ("--0102", CardDate(month: 1, day: 2)), ("--01-02", CardDate(month: 1, day: 2)),
        ("--02-29", CardDate(month: 2, day: 29)), ("---02", CardDate(day: 2)),
        ("--01", CardDate(month: 1)), ("1990-01", CardDate(year: 1990, month: 1)),
        ("1990", CardDate(year: 1990)), (" 1990-01-02 ", CardDate(year: 1990, month: 1, day: 2)),
        ("0000-01-02", CardDate(month: 1, day: 2)),
    ])
    func `a birthday is read in all its forms`(text: String, date: CardDate?) throws {
        #expect(try Sample.card("FN:a\nBDAY:\(text)").birthday == date)
    }

    @Test(arguments: ["soon", "1990-13-01", "1990-02-30", "19900132", "-1-1", "９９９９"])
    func `what is no day is named and kept`(text: String) throws {
        let vCard = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nBDAY;VALUE=text:\(text)\nEND:VCARD\n"
        let read = try #require(Sample.read(vCard: vCard).first)
        #expect(read.isWhole && read.problems.map(\.kind) == [.notADate(text)])
        let card = try #require(read.card)
        #expect(card.birthday == nil && Sample.lines(card).contains("BDAY;VALUE=text:\(text)"))
    }

    @Test func `a picture is inline, an address of data, or elsewhere`() throws {
        let data = Data([0x89, 0x50, 0x4E, 0x47, 1, 2])
        let base64 = data.base64EncodedString()
        let photo = CardPhoto.data(data, mediaType: "image/png")
        for line in [
            "PHOTO;ENCODING=b;TYPE=PNG:\(base64)", "PHOTO;ENCODING=BASE64:\(base64)",
            "PHOTO;BASE64;PNG:\(base64)", "PHOTO:data:image/png;base64,\(base64)",
            "PHOTO;VALUE=uri:data:image/png\\;base64\\,\(base64)",
            "PHOTO;ENCODING=B;TYPE=image/png:\n \(base64)",
            "PHOTO;ENCODING=BASE64;TYPE=PNG:\n\(base64)\n",
        ] {
            #expect(try Sample.card("FN:a\n\(line)").photo == photo, "\(line)")
        }
        let url = try Sample.card("FN:a\nPHOTO;VALUE=uri:https://example.org/a.png").photo
        #expect(url == .url("https://example.org/a.png"))
    }

    @Test func `a damaged picture is named and kept`() throws {
        let line = "PHOTO;ENCODING=b;TYPE=PNG:!!!"
        let vCard = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\n\(line)\nEND:VCARD\n"
        let read = try #require(Sample.read(vCard: vCard).first)
        #expect(read.isWhole && read.problems.map(\.kind) == [.damagedPhoto])
        #expect(Sample.lines(try #require(read.card)).contains(line))
    }

    @Test func `a picture of ten megabytes is read`() throws {
        let data = Data((0..<10_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        var card = Card()
        card.formattedName = "Ada"
        card.photo = .data(data, mediaType: "image/jpeg")
        #expect(try Sample.copy(card) == card)
    }

    @Test func `a card that is too long is broken, and the next one is read`() throws {
        let line = "NOTE:" + String(repeating: "a", count: 1_000) + "\n"
        let text =
            "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\n" + String(repeating: line, count: 10)
            + "END:VCARD\nBEGIN:VCARD\nVERSION:3.0\nFN:Bea\nEND:VCARD\n"
        var reader = VCardReader(data: Data(text.utf8))
        reader.largestCard = 5_000
        var all: [ReadCard] = []
        while let read = try reader.next() { all.append(read) }
        #expect(all.map(\.isWhole) == [false, true])
        #expect(all[0].problems.map(\.kind) == [.tooLong])
        #expect(all.last?.card?.formattedName == "Bea")
    }

    @Test func `what stands outside of cards is said once`() throws {
        let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD\n"
        let all = try Sample.read(vCard: "rubbish\nmore\n" + card + "end\n")
        #expect(all.map(\.wholeCard?.formattedName) == ["Ada", nil])
        #expect(all[0].problems.map(\.kind) == [.outsideCard("rubbish")])
        #expect(all[1].problems.map(\.kind) == [.outsideCard("end")])
        #expect(all[1].problems[0].line == 7)
    }

    @Test func `a file that isn't one of cards says so`() throws {
        var random = SplitMix64(seed: 1)
        let rubbish = Data((0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) })
        #expect(throws: CardFileError.noCards) { try read(rubbish) }
        #expect(
            CardFileError.noCards.localizedDescription == "There are no contacts in this file.")
    }

    @Test func `a file that can't be read says so`() {
        let missing = Sample.url("missing.vcf")
        #expect(throws: CardFileError.self) { try CardFile.reader(for: missing) }
        let folder = CardFileError.unreadable("Samples", reason: "It is a folder.")
        #expect(throws: folder) { try VCardReader(url: Sample.url("")) }
    }

    @Test func `a line that is no property is named, and costs nothing else`() throws {
        let vCard = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nno colon here\nTEL:1\nEND:VCARD\n"
        let read = try #require(Sample.read(vCard: vCard).first)
        #expect(read.isWhole && read.card?.phoneNumbers.map(\.value) == ["1"])
        #expect(read.problems.map(\.kind) == [.notAProperty("no colon here")])
        #expect(read.problems.map(\.line) == [4])
    }

    @Test func `a card with nothing in it is named`() throws {
        let all = try Sample.read(vCard: "BEGIN:VCARD\nVERSION:3.0\nN:;;;;\nFN:\nEND:VCARD\n")
        #expect(all[0].card == nil && all[0].problems.map(\.kind) == [.empty])
    }

    @Test func `progress goes from nothing to all`() throws {
        let url = Sample.url("broken-cards.vcf")
        var reader = try CardFile.reader(for: url)
        var fractions = [try #require(reader.fractionCompleted)]
        while try reader.next() != nil { fractions.append(try #require(reader.fractionCompleted)) }
        #expect(fractions.first == 0 && fractions == fractions.sorted())
        #expect(reader.bytesRead == reader.byteCount && reader.fractionCompleted == 1)
    }

    @Test func `escapes are those of the card's version`() throws {
        let line = #"NOTE:a\nb\,c\;d\\e\:f\g"#
        #expect(try Sample.card(line).note == "a\nb,c;d\\e:f\\g")
        #expect(try Sample.card(line, version: "2.1").note == "a\\nb,c;d\\e:f\\g")
    }

    @Test func `the parts of a name may be lists`() throws {
        let card = try Sample.card("N:Stevenson;John;Philip,Paul;Dr.;Jr.,M.D.,A.C.P.\nFN:x")
        #expect(card.middleName == "Philip Paul" && card.nameSuffix == "Jr., M.D., A.C.P.")
    }

    @Test func `a Japanese telephone's reading of a name is phonetic`() throws {
        let card = try Sample.card("N:鈴木;太郎\nSOUND;X-IRMC-N:すずき;たろう;;;", version: "2.1")
        #expect(card.phoneticFamilyName == "すずき" && card.phoneticGivenName == "たろう")
        #expect(card.displayName == "鈴木太郎")
    }
}
