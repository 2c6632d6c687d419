import Beeline
import Foundation

/// A row of the table `person`: what somebody is, and what lists are sorted, divided and searched by.
extension Person: Record {
    static let tableName = "person"

    static let columns: [String]? = [
        "id", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname",
        "phoneticGivenName", "phoneticFamilyName", "organizationName", "departmentName", "jobTitle",
        "phoneNumbers", "emailAddresses", "postalAddresses", "urlAddresses", "birthday", "note",
        "groups", "card", "displayName", "detail", "sortGiven", "sortFamily", "sectionGiven",
        "sectionFamily", "searchText",
    ]

    init(row: inout RowReader) throws {
        self.init()
        id = try row.next()
        namePrefix = try row.next()
        givenName = try row.next()
        middleName = try row.next()
        familyName = try row.next()
        nameSuffix = try row.next()
        nickname = try row.next()
        phoneticGivenName = try row.next()
        phoneticFamilyName = try row.next()
        organizationName = try row.next()
        departmentName = try row.next()
        jobTitle = try row.next()
        phoneNumbers = try row.nextJSON()
        emailAddresses = try row.nextJSON()
        postalAddresses = try row.nextJSON()
        urlAddresses = try row.nextJSON()
        birthday = Birthday(try row.next(String?.self) ?? "")
        note = try row.next()
        groups = try row.nextJSON()
        card = try row.next()
    }

    func write(to row: inout RowWriter) throws {
        row.add(id)
        for text in [
            namePrefix, givenName, middleName, familyName, nameSuffix, nickname, phoneticGivenName,
            phoneticFamilyName, organizationName, departmentName, jobTitle,
        ] {
            row.add(text)
        }
        try row.addJSON(phoneNumbers)
        try row.addJSON(emailAddresses)
        try row.addJSON(postalAddresses)
        try row.addJSON(urlAddresses)
        row.add(birthday?.text)
        row.add(note)
        try row.addJSON(groups)
        row.add(card)
        row.add(displayName)
        row.add(detail)
        let (given, family) = (sortName(isGivenFirst: true), sortName(isGivenFirst: false))
        row.add(given)
        row.add(family)
        row.add(NameScript.section(of: given))
        row.add(NameScript.section(of: family))
        row.add(searchText)
    }

    /// What a list is sorted by: the phonetic name if there is one, in Latin letters.
    private func sortName(isGivenFirst: Bool) -> String {
        let given = phoneticGivenName.isEmpty ? givenName : phoneticGivenName
        let family = phoneticFamilyName.isEmpty ? familyName : phoneticFamilyName
        let parts = (isGivenFirst ? [given, family] : [family, given]).filter { !$0.isEmpty }
        return NameScript.latin(parts.isEmpty ? displayName : parts.joined(separator: " "))
    }

    /// Everything that a search finds somebody by.
    private var searchText: String {
        var texts = [
            displayName, givenName, familyName, nickname, organizationName, departmentName, jobTitle,
            note,
        ]
        texts += NameScript.spellings(of: displayName)
        texts += (phoneNumbers + emailAddresses + urlAddresses).map(\.value)
        // A number is typed without the spaces that it was written with.
        texts += phoneNumbers.map { $0.value.filter(\.isNumber) }
        texts += postalAddresses.map(\.formatted)
        return texts.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}

extension Person {
    static let synced = SyncedKind(Person.self, collection: "people")
}

extension RowReader {
    fileprivate mutating func nextJSON<Element: Decodable>() throws -> [Element] {
        let text = try next(String.self)
        // Most lists are empty.
        return text == "[]" ? [] : try JSONDecoder().decode([Element].self, from: Data(text.utf8))
    }
}

extension RowWriter {
    fileprivate mutating func addJSON(_ list: [some Encodable]) throws {
        add(list.isEmpty ? "[]" : String(decoding: try JSONEncoder().encode(list), as: UTF8.self))
    }
}
