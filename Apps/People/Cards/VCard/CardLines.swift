import Foundation

/// The lines of one card in a vCard file.
struct CardLines {
    let version: VCardVersion
    private(set) var bytes: [UInt8] = []

    private let card: Card
    /// Names of groups that are in use, in small letters.
    private var groups: Set<String>
    private var lastGroup = 0

    init(version: VCardVersion, card: Card) {
        self.version = version
        self.card = card
        groups = Set(
            (card.unknown.map(\.group) + card.phoneNumbers.map(\.group)
                + card.emailAddresses.map(\.group) + card.postalAddresses.map(\.group)
                + card.urlAddresses.map(\.group) + card.dates.map(\.group)
                + card.annotations.values.map(\.group)).compactMap { $0?.lowercased() })
    }

    private var isVersion4: Bool { version == .v4 }

    mutating func addAll() {
        add("BEGIN", value: "VCARD")
        add("VERSION", value: version.rawValue)
        addNames()
        addOrganization()
        addLists()
        addDates()
        addRest()
        for property in card.unknown { add(property) }
        add("END", value: "VCARD")
    }

    private mutating func addNames() {
        if let uid = card.uid { addOnce("UID", VCardText.escapedURI(uid)) }
        let name = [
            card.familyName, card.givenName, card.middleName, card.namePrefix, card.nameSuffix,
        ]
        if !isVersion4 || !name.allSatisfy(\.isEmpty) {
            addOnce("N", name.map(VCardText.escaped).joined(separator: ";"))
        }
        // Every version wants a formatted name.
        let formatted = card.formattedName.isEmpty ? card.displayName : card.formattedName
        addOnce("FN", VCardText.escaped(formatted))
        addOnce("NICKNAME", text: card.nickname)
        addOnce("X-PHONETIC-FIRST-NAME", text: card.phoneticGivenName)
        addOnce("X-PHONETIC-MIDDLE-NAME", text: card.phoneticMiddleName)
        addOnce("X-PHONETIC-LAST-NAME", text: card.phoneticFamilyName)
    }

    private mutating func addOrganization() {
        switch card.kind {
        case .person: break
        case .organization:
            add(isVersion4 ? "KIND" : "X-ABShowAs", value: isVersion4 ? "org" : "COMPANY")
        case .group: add(isVersion4 ? "KIND" : "X-ADDRESSBOOKSERVER-KIND", value: "group")
        }
        let organization = [card.organizationName] + card.organizationUnits
        if !organization.allSatisfy(\.isEmpty) {
            addOnce("ORG", organization.map(VCardText.escaped).joined(separator: ";"))
        }
        addOnce("TITLE", text: card.jobTitle)
    }

    private mutating func addLists() {
        for phone in card.phoneNumbers { add("TEL", phone, VCardText.escaped(phone.value)) }
        for email in card.emailAddresses { add("EMAIL", email, VCardText.escaped(email.value)) }
        for address in card.postalAddresses {
            let value = address.value.components.map(VCardText.escaped).joined(separator: ";")
            add("ADR", address, value)
        }
        for url in card.urlAddresses { add("URL", url, VCardText.escapedURI(url.value)) }
    }

    private mutating func addDates() {
        if let birthday = card.birthday {
            let annotation = card.annotations["BDAY"]
            let (parameters, value) = form(birthday)
            add(
                "BDAY", group: annotation?.group,
                parameters: parameters + (annotation?.parameters ?? []), value: value)
        }
        // 4.0 has one anniversary; further days are Apple's.
        let anniversary = isVersion4 ? card.dates.firstIndex { $0.label == .anniversary } : nil
        for index in card.dates.indices {
            var date = card.dates[index]
            let (parameters, value) = form(date.value)
            date.parameters = parameters + date.parameters
            let isAnniversary = index == anniversary
            add(isAnniversary ? "ANNIVERSARY" : "X-ABDATE", date, value, isLabeled: !isAnniversary)
        }
    }

    /// A day, and what has to be said about its form.
    private func form(_ date: CardDate) -> ([CardParameter], String) {
        guard !isVersion4, date.year == nil, date.month != nil, date.day != nil else {
            return ([], date.text(isBasic: isVersion4))
        }
        // 3.0 has no day without a year. Apple's form is the one that is read most.
        var dated = date
        dated.year = 1604
        let parameter = CardParameter(name: "X-APPLE-OMIT-YEAR", values: ["1604"])
        return ([parameter], dated.text(isBasic: false))
    }

    private mutating func addRest() {
        addOnce("NOTE", text: card.note)
        if !card.categories.isEmpty {
            let names = card.categories.map(VCardText.escaped).joined(separator: ",")
            add("CATEGORIES", value: names)
        }
        if let photo = card.photo { add(photo) }
        if let revision = card.revision {
            add("REV", value: CardRevision.text(revision, isBasic: isVersion4))
        }
    }

    private mutating func add(_ photo: CardPhoto) {
        let annotation = card.annotations["PHOTO"]
        var parameters = annotation?.parameters ?? []
        let value: String
        switch photo {
        case .data(let data, let mediaType) where isVersion4:
            value = "data:\(mediaType ?? "");base64,\(data.base64EncodedString())"
        case .data(let data, let mediaType):
            value = data.base64EncodedString()
            if let mediaType {
                let isImage = mediaType.hasPrefix("image/")
                let word = isImage ? mediaType.dropFirst(6).uppercased() : mediaType
                parameters.insert(CardParameter(name: "TYPE", values: [word]), at: 0)
            }
            parameters.insert(CardParameter(name: "ENCODING", values: ["b"]), at: 0)
        case .url(let address):
            value = VCardText.escapedURI(address)
            parameters.insert(CardParameter(name: "VALUE", values: ["uri"]), at: 0)
        }
        add("PHOTO", group: annotation?.group, parameters: parameters, value: value)
    }
}

extension CardLines {
    private mutating func addOnce(_ name: String, text: String) {
        if !text.isEmpty { addOnce(name, VCardText.escaped(text)) }
    }

    private mutating func addOnce(_ name: String, _ value: String) {
        guard !card.annotations.isEmpty, let annotation = card.annotations[name] else {
            return add(name, value: value)
        }
        add(name, group: annotation.group, parameters: annotation.parameters, value: value)
    }

    private mutating func add<Value>(
        _ name: String, _ labeled: LabeledValue<Value>, _ value: String, isLabeled: Bool = true
    ) {
        var types = isLabeled ? labeled.label?.types ?? [] : []
        let wantsLabel = isLabeled && types.isEmpty && labeled.label != nil
        types += labeled.types
        var parameters: [CardParameter] = []
        if isVersion4 {
            if !types.isEmpty { parameters.append(CardParameter(name: "TYPE", values: types)) }
        } else {
            parameters = types.map { type in
                let word = CardBuilder.knownTypes.contains(type) ? type.uppercased() : type
                return CardParameter(name: "TYPE", values: [word])
            }
        }
        if let preference = labeled.preference {
            parameters.append(
                !isVersion4 && preference == 1
                    ? CardParameter(name: "TYPE", values: ["PREF"])
                    : CardParameter(name: "PREF", values: [String(preference)]))
        }
        let group = labeled.group ?? (wantsLabel ? newGroup() : nil)
        add(name, group: group, parameters: parameters + labeled.parameters, value: value)
        if wantsLabel, let label = labeled.label {
            add("X-ABLabel", group: group, value: VCardText.escaped(label.appleLabel))
        }
    }

    private mutating func newGroup() -> String {
        repeat { lastGroup += 1 } while groups.contains("item\(lastGroup)")
        return "item\(lastGroup)"
    }

    private mutating func add(_ property: CardProperty) {
        add(
            property.name, group: property.group, parameters: property.parameters,
            value: property.value)
    }

    private mutating func add(
        _ name: String, group: String? = nil, parameters: [CardParameter] = [], value: String
    ) {
        var line = ""
        if let group { line += Self.word(group) + "." }
        line += Self.word(name)
        for parameter in parameters where !parameter.values.isEmpty {
            line += ";" + Self.word(parameter.name) + "="
            line += parameter.values.map(Self.parameterValue).joined(separator: ",")
        }
        line += ":"
        line += value
        LineFolding.append(line, to: &bytes)
    }

    /// A name without what would end it.
    private static func word(_ name: String) -> String {
        name.utf8.contains { !$0.isWordByte }
            ? String(decoding: name.utf8.filter(\.isWordByte), as: UTF8.self) : name
    }

    /// A parameter's value, in quotation marks if it has to be (RFC 6868 for
    /// those in it).
    private static func parameterValue(_ value: String) -> String {
        guard value.utf8.contains(where: { !$0.isWordByte }) else { return value }
        var result = ""
        var isQuoted = false
        for scalar in value.unicodeScalars {
            switch scalar {
            case "^": result += "^^"
            case "\"": result += "^'"
            case "\n": result += "^n"
            case "\r": continue
            case ",", ";", ":":
                isQuoted = true
                result.unicodeScalars.append(scalar)
            case " ":
                isQuoted = true
                result.unicodeScalars.append(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return isQuoted ? "\"\(result)\"" : result
    }
}

extension UInt8 {
    fileprivate var isWordByte: Bool {
        0x30...0x39 ~= self || 0x41...0x5A ~= self || 0x61...0x7A ~= self || self == 0x2D
            || self == 0x5F
    }
}
