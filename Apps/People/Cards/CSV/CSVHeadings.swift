import Foundation

/// What columns are called in tables of Google's and Outlook's (English, German,
/// Chinese), and elsewhere.
///
/// Google's: the columns of an export of Google Contacts, of before and after
/// 2024. Outlook's: those of its exports in the three languages.
enum CSVHeadings {
    /// The fields of headings. What a heading means may hang on the others.
    static func fields(of headings: [String]) -> [CSVField?] {
        let keys = headings.map(key)
        let hasJobTitle = keys.contains { ["job title", "organization title"].contains($0) }
        var seen: Set<CSVField> = []
        return zip(keys, headings).map { key, heading in
            var field = google(key) ?? single[key] ?? numbered(key, heading)
            // In Outlook's tables a title is a “Dr.”; elsewhere it is a position.
            if key == "title" { field = hasJobTitle ? .namePrefix : .jobTitle }
            guard let found = field, seen.insert(found).inserted else { return nil }
            return found
        }
    }

    private static func key(_ heading: String) -> String {
        heading.lowercased().split { $0.isWhitespace || $0 == "\u{FEFF}" || $0 == "_" }
            .joined(separator: " ")
    }

    /// `phone 1 - value` and its kin.
    private static func google(_ key: String) -> CSVField? {
        let halves = key.components(separatedBy: " - ")
        guard halves.count == 2, let space = halves[0].lastIndex(of: " "),
            let number = Int(halves[0][halves[0].index(after: space)...]), number > 0
        else { return nil }
        let isLabel = halves[1] == "type" || halves[1] == "label"
        let isValue = halves[1] == "value"
        switch halves[0][..<space] {
        case "phone": return isLabel ? .phoneLabel(number) : isValue ? .phone(number, nil) : nil
        case "e-mail", "email":
            return isLabel ? .emailLabel(number) : isValue ? .email(number, nil) : nil
        case "website": return isLabel ? .urlLabel(number) : isValue ? .url(number, nil) : nil
        case "event": return isLabel ? .dateLabel(number) : isValue ? .date(number, nil) : nil
        case "address":
            return isLabel
                ? .addressLabel(number)
                : addressParts[halves[1]].map {
                    .address(number, $0, nil)
                }
        case "organization" where number == 1: return organizationParts[halves[1]]
        default: return nil
        }
    }

    private static let addressParts: [String: CSVField.AddressPart] = [
        "formatted": .whole, "street": .street, "city": .city, "po box": .postOfficeBox,
        "region": .state, "postal code": .postalCode, "country": .country,
        "extended address": .extendedAddress,
    ]

    private static let organizationParts: [String: CSVField] = [
        "name": .organizationName, "title": .jobTitle, "department": .departmentName,
    ]

    /// A telephone of Outlook's that there is no label for keeps its heading.
    private static func numbered(_ key: String, _ heading: String) -> CSVField? {
        guard let index = otherPhones.firstIndex(where: { $0.contains(key) }) else { return nil }
        return .phone(51 + index, .custom(heading))
    }

    private static let otherPhones: [[String]] = [
        ["car phone", "autotelefon", "车载电话"],
        ["assistant's phone", "telefon assistent", "助理的电话"],
        ["callback", "rückmeldung", "回电话"], ["isdn"], ["radio phone", "无绳电话"],
        ["tty/tdd phone", "telefon für hörbehinderte", "tty/tdd 电话"], ["telex", "电报"],
    ]
}
