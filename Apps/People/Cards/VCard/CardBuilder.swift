import Foundation

/// Makes a card of properties, one after the other.
struct CardBuilder {
    private(set) var problems: [CardProblem] = []
    private(set) var version = VCardVersion.v3

    /// Whether the last property was an `AGENT` whose card follows.
    private(set) var expectsAgent = false

    var card = Card()
    private let number: Int
    private let fallback: TextEncoding
    private var line = 0

    init(number: Int, fallback: TextEncoding) {
        self.number = number
        self.fallback = fallback
    }

    /// The card, when all its properties were added.
    mutating func finished() -> Card {
        applyLabels()
        return card
    }

    /// Takes a nested card, in lines.
    mutating func addAgent(_ text: String) {
        expectsAgent = false
        card.unknown.append(CardProperty(name: "AGENT", value: VCardText.escaped(text + "\n")))
    }

    mutating func add(_ property: PropertyLine, line: Int) {
        self.line = line
        expectsAgent = false
        var property = property
        let isBase64 = decode(&property)
        switch property.name {
        case "VERSION": version = VCardVersion(text: text(property).trimmingSpaces)
        case "N": addName(property)
        case "FN": addText(property, \.formattedName)
        case "NICKNAME": addText(property, \.nickname, isList: true)
        case "X-PHONETIC-FIRST-NAME": addText(property, \.phoneticGivenName)
        case "X-PHONETIC-MIDDLE-NAME": addText(property, \.phoneticMiddleName)
        case "X-PHONETIC-LAST-NAME": addText(property, \.phoneticFamilyName)
        case "SOUND" where !isBase64: addSound(property)
        case "ORG": addOrganization(property)
        case "TITLE": addText(property, \.jobTitle)
        case "NOTE": addNote(property)
        case "TEL": addLabeled(property, \.phoneNumbers) { $0.withoutScheme("tel:") }
        case "EMAIL": addLabeled(property, \.emailAddresses) { $0.withoutScheme("mailto:") }
        case "URL": addLabeled(property, \.urlAddresses) { $0 }
        case "ADR": addAddress(property)
        case "BDAY": addBirthday(property)
        case "ANNIVERSARY", "X-ANNIVERSARY", "X-EVOLUTION-ANNIVERSARY", "X-MS-ANNIVERSARY":
            addDate(property, .anniversary)
        case "X-ABDATE": addDate(property, nil)
        case "PHOTO", "X-MS-CARDPICTURE": addPhoto(property, isBase64: isBase64)
        case "CATEGORIES": addCategories(property)
        case "UID": addIdentifier(property)
        case "REV": addRevision(property)
        case "KIND", "X-ADDRESSBOOKSERVER-KIND": addKind(property)
        case "X-ABSHOWAS": addKind(property)
        case "AGENT" where property.value.trimmed.isEmpty: expectsAgent = true
        default: keep(property, isBase64: isBase64)
        }
    }

    // MARK: - Internal

    mutating func complain(_ kind: CardProblem.Kind, about name: String?) {
        problems.append(CardProblem(kind, number: number, line: line, property: name))
    }

    /// Makes a property's value UTF-8, and takes out what said that it wasn't.
    ///
    /// - Returns: whether the value is base64, which stays as it is.
    private mutating func decode(_ property: inout PropertyLine) -> Bool {
        if !property.parameters.isEmpty {
            switch property.takeParameter("ENCODING")?.first?.uppercased() {
            case "BASE64", "B":
                guard Self.texts.contains(property.name) else {
                    property.value = property.value.filter { $0 > 0x20 }[...]
                    return true
                }
                let encoded = Data(property.value)
                let decoded = Data(base64Encoded: encoded, options: .ignoreUnknownCharacters)
                property.value = Array(decoded ?? encoded)[...]
            case "QUOTED-PRINTABLE", "Q":
                property.value = VCardText.quotedPrintable(property.value)
            default: break
            }
        }
        let charset = property.parameters.isEmpty ? nil : property.takeParameter("CHARSET")?.first
        decode(&property, charset: charset)
        return false
    }

    private mutating func decode(_ property: inout PropertyLine, charset: String?) {
        guard property.value.contains(where: { $0 >= 0x80 || $0 == 0x1B }) else { return }
        var encoding: TextEncoding?
        if let charset {
            encoding = TextEncoding(charset: charset)
            if encoding == nil { complain(.unknownCharset(charset), about: property.name) }
        }
        // What says UTF-16 in a file that isn't, means UTF-8.
        if encoding == .utf16BigEndian || encoding == .utf16LittleEndian { encoding = .utf8 }
        if property.value.isUTF8, encoding ?? .utf8 == .utf8 { return }
        if let text = (encoding ?? fallback).text(property.value) {
            property.value = Array(text.utf8)[...]
            return
        }
        if encoding == nil || encoding == fallback {
            complain(.undecodable(charset: (encoding ?? fallback).name), about: property.name)
            property.value = Array(fallback.lossyText(property.value).utf8)[...]
        } else {
            complain(.undecodable(charset: charset ?? ""), about: property.name)
            property.value = Array(fallback.lossyTextOrUTF8(property.value).utf8)[...]
        }
    }

    func text(_ property: PropertyLine) -> String {
        VCardText.unescaped(property.value, version)
    }

    /// Keeps a property that there is no field for, as 3.0 and 4.0 write it.
    mutating func keep(_ property: PropertyLine, isBase64: Bool = false) {
        var value = String(decoding: property.value, as: UTF8.self)
        if value.utf8.contains(where: \.isLineEnd) {
            value = value.replacingOccurrences(of: "\r\n", with: "\\n")
                .replacingOccurrences(of: "\n", with: "\\n")
                .replacingOccurrences(of: "\r", with: "\\n")
        }
        var parameters = property.parameters
        if isBase64 { parameters.insert(CardParameter(name: "ENCODING", values: ["b"]), at: 0) }
        card.unknown.append(
            CardProperty(
                group: property.group, name: property.writtenName, parameters: parameters,
                value: value))
    }

    /// Keeps what is said beside a value that occurs once.
    mutating func annotate(_ property: PropertyLine) {
        guard property.group != nil || !property.parameters.isEmpty else { return }
        card.annotations[property.name] = CardAnnotation(
            group: property.group, parameters: property.parameters)
    }

    /// Properties that are text even if they are written in base64.
    private static let texts: Set<String> = [
        "N", "FN", "NICKNAME", "ORG", "TITLE", "NOTE", "TEL", "EMAIL", "URL", "ADR", "BDAY",
        "CATEGORIES", "UID",
    ]
}
