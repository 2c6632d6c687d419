import Foundation

/// Writes files of people who are made up, a piece at a time.
struct CardFileGenerator {
    private static let given = ["Ada", "Zoë", "小明", "Jürgen", "Мария", "Fatima", "Björn", "Mei"]
    private static let family = ["Lovelace", "王", "Müller", "Иванова", "Haddad", "Østby", "Tan"]

    /// A card as telephones export them, with a dozen properties.
    func vCard(_ number: Int) -> String {
        let given = Self.given[number % Self.given.count]
        let family = Self.family[number / 3 % Self.family.count]
        return """
            BEGIN:VCARD\r
            VERSION:3.0\r
            PRODID:-//Example//Contacts//EN\r
            N:\(family) \(number);\(given);;;\r
            FN:\(given) \(family) \(number)\r
            ORG:Beispiel\\, Sample & Co;Department \(number % 40)\r
            TITLE:Engineer\r
            TEL;type=CELL;type=VOICE;type=pref:+1 202 555 \(1_000 + number % 9_000)\r
            TEL;type=WORK;type=VOICE:+49 30 2312 \(1_000 + number % 9_000)\r
            EMAIL;type=INTERNET;type=HOME:person.\(number)@example.org\r
            item1.ADR;type=HOME;type=pref:;;Musterstraße \(number % 200);Seedorf;;18586;D\r
             eutschland\r
            item1.X-ABLabel:Ferienhaus\r
            BDAY:19\(10 + number % 90)-0\(1 + number % 9)-1\(number % 10)\r
            NOTE:Met at the fair\\, wrote about number \(number).\\nSecond line of the no\r
             te.\r
            CATEGORIES:Friends,Choir\r
            UID:00000000-0000-4000-8000-\(100_000_000_000 + number)\r
            REV:2024-03-11T08:00:00Z\r
            END:VCARD\r

            """
    }

    /// The first line of a table as Google exports it.
    var tableHeader: String {
        "First Name,Middle Name,Last Name,Organization Name,Organization Title,Birthday,Notes,"
            + "Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value\r\n"
    }

    /// A row of the table.
    func row(_ number: Int) -> String {
        let given = Self.given[number % Self.given.count]
        let family = Self.family[number / 3 % Self.family.count]
        return "\(given),,\(family) \(number),\"Beispiel, Sample & Co\",Engineer,1990-01-02,"
            + "\"Two\nlines\",* myContacts ::: Choir,* Home,person.\(number)@example.org,"
            + "Mobile,+1 202 555 \(1_000 + number % 9_000)\r\n"
    }

    /// Writes a file of as many of them.
    func write(_ count: Int, to url: URL, _ contact: (Int) -> String, header: String = "") throws {
        try Data().write(to: url)
        let file = try FileHandle(forWritingTo: url)
        defer { try? file.close() }
        var piece = header
        for number in 0..<count {
            piece += contact(number)
            if piece.utf8.count > 1 << 20 {
                try file.write(contentsOf: Data(piece.utf8))
                piece = ""
            }
        }
        try file.write(contentsOf: Data(piece.utf8))
    }
}
