public import Foundation

/// Writes contacts as a table in the form of Google Contacts' export: UTF-8, a
/// comma between cells, a row of headings.
///
/// A table has as many columns as the contact with the most telephone numbers
/// needs, so that the writer has to know the contacts first. What a table has no
/// column for, pictures and properties that aren't understood, is left out: a
/// vCard file has all.
public struct CSVWriter: Sendable {
    /// How many columns of a kind there are.
    private var emails = 0
    private var phones = 0
    private var addresses = 0
    private var urls = 0
    private var dates = 0

    /// Makes a writer for contacts.
    public init(for cards: some Sequence<Card>) {
        for card in cards {
            emails = max(emails, card.emailAddresses.count)
            phones = max(phones, card.phoneNumbers.count)
            addresses = max(addresses, card.postalAddresses.count)
            urls = max(urls, card.urlAddresses.count)
            dates = max(dates, card.dates.count)
        }
    }

    /// Contacts as the contents of a file.
    public static func data(for cards: some Collection<Card>) -> Data {
        let writer = CSVWriter(for: cards)
        var bytes: [UInt8] = []
        writer.writeHeadings(to: &bytes)
        for card in cards { writer.write(card, to: &bytes) }
        return Data(bytes)
    }

    /// Appends the row of headings to a file's bytes.
    public func writeHeadings(to bytes: inout [UInt8]) {
        var cells = [
            "First Name", "Middle Name", "Last Name", "Phonetic First Name",
            "Phonetic Middle Name", "Phonetic Last Name", "Name Prefix", "Name Suffix", "Nickname",
            "File As", "Organization Name", "Organization Title", "Organization Department",
            "Birthday", "Notes", "Photo", "Labels",
        ]
        let addressParts = [
            "Label", "Formatted", "Street", "City", "PO Box", "Region", "Postal Code", "Country",
            "Extended Address",
        ]
        for (name, count, parts) in [
            ("E-mail", emails, ["Label", "Value"]), ("Phone", phones, ["Label", "Value"]),
            ("Address", addresses, addressParts), ("Website", urls, ["Label", "Value"]),
            ("Event", dates, ["Label", "Value"]),
        ] {
            for number in 0..<count { cells += parts.map { "\(name) \(number + 1) - \($0)" } }
        }
        append(cells, to: &bytes)
    }

    /// Appends a contact's row. Values for which there are too few columns, in a
    /// table that was made for others, are left out.
    public func write(_ card: Card, to bytes: inout [UInt8]) {
        var photo = ""
        if case .url(let address) = card.photo { photo = address }
        let name = card.composedName
        var cells = [
            card.givenName, card.middleName, card.familyName, card.phoneticGivenName,
            card.phoneticMiddleName, card.phoneticFamilyName, card.namePrefix, card.nameSuffix,
            card.nickname, card.formattedName == name ? "" : card.formattedName,
            card.organizationName, card.jobTitle, card.departmentName,
            card.birthday?.text(isBasic: false) ?? "", card.note, photo,
            card.categories.joined(separator: " ::: "),
        ]
        cells += self.cells(card.emailAddresses, emails) { [$0] }
        cells += self.cells(card.phoneNumbers, phones) { [$0] }
        cells += self.cells(card.postalAddresses, addresses, PostalAddress()) { address in
            let whole = [
                address.street, address.extendedAddress, address.postOfficeBox,
                [address.postalCode, address.city].filter { !$0.isEmpty }.joined(separator: " "),
                address.state, address.country,
            ]
            return [
                whole.filter { !$0.isEmpty }.joined(separator: "\n"), address.street, address.city,
                address.postOfficeBox, address.state, address.postalCode, address.country,
                address.extendedAddress,
            ]
        }
        cells += self.cells(card.urlAddresses, urls) { [$0] }
        cells += self.cells(
            card.dates.map { date in
                LabeledValue(
                    date.label, date.value.text(isBasic: false), preference: date.preference)
            }, dates
        ) { [$0] }
        append(cells, to: &bytes)
    }

    private func cells(
        _ values: [LabeledValue<String>], _ count: Int, _ texts: (String) -> [String]
    ) -> [String] {
        cells(values, count, "", texts)
    }

    private func cells<Value>(
        _ values: [LabeledValue<Value>], _ count: Int, _ empty: Value,
        _ texts: (Value) -> [String]
    ) -> [String] {
        (0..<count).flatMap { index in
            guard index < values.count else { return [""] + texts(empty) }
            let value = values[index]
            let label = CSVLabels.text(value.label, isPreferred: value.isPreferred)
            return [label] + texts(value.value)
        }
    }

    private func append(_ cells: [String], to bytes: inout [UInt8]) {
        var isFirst = true
        for cell in cells {
            if !isFirst { bytes.append(0x2C) }
            isFirst = false
            let isQuoted = cell.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0.isLineEnd }
            guard isQuoted || cell.utf8.first == 0x20 || cell.utf8.last == 0x20 else {
                bytes.append(contentsOf: cell.utf8)
                continue
            }
            bytes.append(0x22)
            for byte in cell.utf8 {
                if byte == 0x22 { bytes.append(0x22) }
                bytes.append(byte)
            }
            bytes.append(0x22)
        }
        bytes.append(contentsOf: [0x0D, 0x0A])
    }
}
