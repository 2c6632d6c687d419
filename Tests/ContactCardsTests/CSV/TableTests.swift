import ContactCards
import Foundation
import Testing

/// Tables in the form of those that programs write.
@Suite struct TableTests {
    @Test func `Outlook's table in English comes in whole`() throws {
        let card = try #require(Sample.cards("outlook-english.csv").first)
        #expect(card.composedName == "Dr. Pat Q. Sample Jr." && card.jobTitle == "Head of Sales")
        #expect(
            card.phoneNumbers.map(\.label) == [
                .mobile, .home, .work, .workFax, .custom("Car Phone"),
            ])
        #expect(card.phoneNumbers.first?.value == "+1 202 555 0103")
        #expect(card.emailAddresses.map(\.value) == ["pat@example.com", "pat@example.org"])
        #expect(card.postalAddresses.map(\.label) == [.home, .work])
        #expect(card.postalAddresses[1].value.street == "1 Main St\nFloor 2")
        #expect(card.postalAddresses[1].value.state == "IL")
        #expect(card.birthday == CardDate(year: 1975, month: 12, day: 31) && card.dates.isEmpty)
        #expect(card.categories == ["Friends", "Choir"])
        #expect(card.note == "First line\nsecond, \"quoted\" line")
    }

    @Test func `Outlook's table in German comes in whole`() throws {
        let card = try #require(Sample.cards("outlook-deutsch.csv").first)
        #expect(card.composedName == "Frau Käthe Größe" && card.jobTitle == "Leiterin")
        #expect(card.phoneNumbers.map(\.label) == [.mobile, .home, .work, .workFax])
        #expect(card.postalAddresses.map(\.value.street) == ["Gasse 1\nHinterhaus", "Kaiweg 4"])
        #expect(card.postalAddresses.map(\.value.city) == ["Bonn", "Köln"])
        #expect(card.birthday == CardDate(year: 1961, month: 3, day: 14) && card.dates.isEmpty)
        #expect(card.categories == ["Chor"] && card.note == "Grüße")
        let reader = try CSVReader(url: Sample.url("outlook-deutsch.csv"))
        #expect(reader.encoding == .windows1252 && reader.delimiter == ";")
        #expect(reader.columns.allSatisfy { $0.field != nil })
    }

    @Test func `Outlook's table in Chinese comes in whole`() throws {
        let card = try #require(Sample.cards("outlook-chinese.csv").first)
        #expect(card.displayName == "王小明" && card.organizationName == "示例公司")
        #expect(card.phoneNumbers.map(\.label) == [.mobile, .work, .workFax])
        #expect(card.postalAddresses.map(\.value.city) == ["北京"])
        #expect(card.birthday == CardDate(year: 1990, month: 1, day: 2))
        #expect(card.note == "老朋友" && card.categories == ["朋友"])
        let reader = try CSVReader(url: Sample.url("outlook-chinese.csv"))
        #expect(reader.encoding == .gb18030)
        #expect(reader.columns.allSatisfy { $0.field != nil })
    }

    @Test func `Google's table of today comes in whole`() throws {
        let card = try #require(Sample.cards("google-2024.csv").first)
        #expect(card.displayName == "Lady Ada Lovelace" && card.nickname == "Countess")
        #expect(card.birthday == CardDate(month: 12, day: 10))
        #expect(card.photo == .url("https://lh3.example.com/ada"))
        #expect(card.categories == ["Friends"])
        #expect(card.emailAddresses == [LabeledValue(.work, "ada@example.org", preference: 1)])
        #expect(card.postalAddresses.map(\.value.postalCode) == ["SW1Y 4LE"])
        #expect(card.postalAddresses.map(\.value.street) == ["1 St James's Square"])
        #expect(card.dates.map(\.label) == [.anniversary])
        #expect(card.jobTitle == "Mathematician" && card.departmentName == "Research")
    }

    @Test func `Google's table of before comes in whole`() throws {
        let card = try #require(Sample.cards("google-2019.csv").first)
        #expect(card.formattedName == "Ada Lovelace" && card.phoneticGivenName == "エイダ")
        #expect(card.phoneNumbers.map(\.label) == [.workFax, .custom("Grandma")])
        #expect(card.organizationName == "Analytical Engines" && card.jobTitle == "Mathematician")
        #expect(card.categories == ["Choir"])
        #expect(card.urlAddresses.map(\.label) == [.homePage])
    }

    private func read(_ text: String) throws -> [ReadCard] {
        var reader: any CardReader = try CSVReader(data: Data(text.utf8))
        return try Sample.all(&reader)
    }

    @Test func `rows with too few or too many cells come in and are named`() throws {
        let all = try read("First Name,Last Name,Mobile\nAda\nBea,Tan,1,x\n")
        #expect(all.map(\.wholeCard?.displayName) == ["Ada", "Bea Tan"])
        #expect(
            all.map { $0.problems.map(\.kind) } == [
                [.rowTooShort(cells: 1, columns: 3)], [.rowTooLong(cells: 4, columns: 3)],
            ])
        #expect(
            all[1].problems[0].description
                == "Contact 2 (Bea Tan), line 3: It has 4 cells, but there are 3 columns; the rest was left out."
        )
    }

    @Test func `a mark without a partner costs one row`() throws {
        let all = try read("Name,Note\nAda,\"open\nBea,closed\n")
        #expect(all.map(\.card?.displayName) == ["Ada", "Bea"])
        #expect(all.map(\.isWhole) == [false, true])
        #expect(all[0].problems.map(\.kind) == [.unclosedQuote])
    }

    @Test(arguments: [",", ";", "\t"])
    func `what divides cells is found out`(delimiter: String) throws {
        let text =
            ["Name", "\"a;b,c\"", "Mobile"].joined(separator: delimiter) + "\r"
            + ["Ada", "x", "123"].joined(separator: delimiter)
        let all = try read(text)
        #expect(all.map(\.card?.phoneNumbers.first?.value) == ["123"])
    }

    @Test func `Excel's first line says what divides cells`() throws {
        #expect(try read("sep=;\nName;Note\nAda;a,b,c\n").map(\.card?.note) == ["a,b,c"])
    }

    @Test func `the first contacts are seen as they would be read`() throws {
        var reader = try CSVReader(data: Data("Wer,Wohin\nAda,123\n,\nBea,\nCia,5\nDora,6\n".utf8))
        var beginning = reader.beginning
        #expect(!beginning.isKnown)
        #expect(beginning.cards.isEmpty)
        #expect(beginning.examples(of: 0) == ["Ada", "Bea", "Cia"])
        #expect(beginning.examples(of: 1) == ["123", "5"])
        beginning.columns[0].field = .givenName
        beginning.columns[1].field = .phone(101, .home)
        #expect(beginning.cards.map(\.givenName) == ["Ada", "Bea", "Cia"])
        beginning.firstRowIsHeadings = false
        #expect(beginning.cards.map(\.givenName) == ["Wer", "Ada", "Bea", "Cia"])
        reader.use(beginning)
        var names: [String] = []
        while let read = try reader.next() { names.append(read.card?.givenName ?? "") }
        #expect(names == ["Wer", "Ada", "Bea", "Cia", "Dora"])
    }

    @Test func `columns that nobody knows are for a person to name`() throws {
        let data = Data("Wer,Wohin\nAda,123\n".utf8)
        var unknown = try CSVReader(data: data)
        #expect(throws: CardFileError.unknownColumns(["Wer", "Wohin"])) { try unknown.next() }
        var reader = try CSVReader(data: data)
        #expect(reader.columns.map(\.example) == ["Ada", "123"])
        reader.columns[0].field = .formattedName
        reader.columns[1].field = .phone(101, .home)
        let card = try #require(try reader.next()?.wholeCard)
        #expect(card.phoneNumbers == [LabeledValue(.home, "123")])
        #expect(try reader.next() == nil)
    }

    @Test func `a table without headings has a contact in its first row`() throws {
        var reader = try CSVReader(data: Data("Ada,123\nBea,456\n".utf8))
        reader.firstRowIsHeadings = false
        reader.columns[0].field = .givenName
        var names: [String?] = []
        while let read = try reader.next() { names.append(read.card?.givenName) }
        #expect(names == ["Ada", "Bea"])
    }

    @Test func `a file without contacts says so`() throws {
        #expect(throws: CardFileError.noCards) { try CSVReader(data: Data()) }
        #expect(throws: CardFileError.noCards) { try read("Name,Mobile\n") }
        #expect(throws: CardFileError.noCards) { try Sample.read(vCard: "") }
    }

    @Test func `days are read as their writer's country writes them`() {
        let days = [
            "12/31/1975", "31/12/1975", "31.12.1975", "1975/12/31", "1975-12-31", "1975年12月31日",
            "12/31/1975 12:00 AM",
        ]
        for day in days {
            let all = try? read("Name,Birthday\nAda,\(day)\n")
            #expect(
                all?.first?.card?.birthday == CardDate(year: 1975, month: 12, day: 31), "\(day)")
        }
        let wrong = try? read("Name,Birthday\nAda,soon 7\n")
        #expect(wrong?.first?.problems.map(\.kind) == [.notADate("soon 7")])
        #expect(wrong?.first?.isWhole == true)
    }
}
