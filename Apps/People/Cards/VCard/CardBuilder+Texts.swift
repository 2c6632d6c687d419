import Foundation

/// Properties that occur once.
extension CardBuilder {
    mutating func addText(
        _ property: PropertyLine, _ field: WritableKeyPath<Card, String>, isList: Bool = false
    ) {
        guard card[keyPath: field].isEmpty else { return keep(property) }
        card[keyPath: field] =
            isList
            ? VCardText.component(property.value, version, joinedBy: ", ") : text(property)
        annotate(property)
    }

    mutating func addName(_ property: PropertyLine) {
        let isFirst = [card.familyName, card.givenName, card.middleName].allSatisfy(\.isEmpty)
        guard isFirst && card.namePrefix.isEmpty && card.nameSuffix.isEmpty else {
            return keep(property)
        }
        let parts = components(property, joinedBy: [" ", " ", " ", " ", ", "])
        card.familyName = parts[0]
        card.givenName = parts[1]
        card.middleName = parts[2]
        card.namePrefix = parts[3]
        card.nameSuffix = parts[4]
        annotate(property)
    }

    /// The reading of a name, as Japanese telephones write it.
    mutating func addSound(_ property: PropertyLine) {
        let isReading = property.parameters.contains { parameter in
            parameter.values.contains { $0.uppercased() == "X-IRMC-N" }
        }
        guard isReading, card.phoneticFamilyName.isEmpty, card.phoneticGivenName.isEmpty else {
            return keep(property)
        }
        let parts = components(property, joinedBy: [" ", " ", " "])
        card.phoneticFamilyName = parts[0]
        card.phoneticGivenName = parts[1]
        card.phoneticMiddleName = parts[2]
    }

    mutating func addOrganization(_ property: PropertyLine) {
        guard card.organizationName.isEmpty, card.organizationUnits.isEmpty else {
            return keep(property)
        }
        let parts = VCardText.split(property.value, at: 0x3B)
            .map { VCardText.component($0, version, joinedBy: ", ") }
        card.organizationName = parts[0]
        card.organizationUnits = Array(parts.dropFirst())
        while card.organizationUnits.last?.isEmpty == true { card.organizationUnits.removeLast() }
        annotate(property)
    }

    /// Further notes are written under the first, unless something is said about them.
    mutating func addNote(_ property: PropertyLine) {
        if card.note.isEmpty {
            card.note = text(property)
            annotate(property)
        } else if property.group == nil && property.parameters.isEmpty {
            card.note += "\n" + text(property)
        } else {
            keep(property)
        }
    }

    mutating func addCategories(_ property: PropertyLine) {
        let names = VCardText.split(property.value, at: 0x2C)
            .map { VCardText.unescaped($0, version).trimmingSpaces }
        for name in names where !name.isEmpty && !card.categories.contains(name) {
            card.categories.append(name)
        }
    }

    mutating func addIdentifier(_ property: PropertyLine) {
        let identifier = text(property).trimmingSpaces
        guard card.uid == nil, !identifier.isEmpty else { return keep(property) }
        card.uid = identifier
        annotate(property)
    }

    mutating func addRevision(_ property: PropertyLine) {
        guard card.revision == nil, let date = CardRevision.date(text(property)) else {
            return keep(property)
        }
        card.revision = date
    }

    mutating func addKind(_ property: PropertyLine) {
        switch text(property).trimmingSpaces.lowercased() {
        case "individual": card.kind = .person
        case "org", "organization", "company": card.kind = .organization
        case "group": card.kind = .group
        default: keep(property)
        }
    }

    mutating func addPhoto(_ property: PropertyLine, isBase64: Bool) {
        guard card.photo == nil else { return keep(property, isBase64: isBase64) }
        var described = property
        let place = described.takeParameter("VALUE")?.first?.uppercased()
        var types = described.takeParameter("TYPE") ?? []
        types.removeAll { $0.uppercased() == "PREF" }
        var mediaType = types.first.map(CardPhoto.mediaType(named:))
        if isBase64 {
            guard let data = Self.base64(property.value) else {
                complain(.damagedPhoto, about: property.name)
                return keep(property, isBase64: true)
            }
            mediaType = mediaType ?? CardPhoto.mediaType(of: data)
            card.photo = .data(data, mediaType: mediaType)
        } else if let (type, data) = Self.dataURL(property.value) {
            card.photo = .data(data, mediaType: type ?? mediaType ?? CardPhoto.mediaType(of: data))
        } else {
            let address = text(property).trimmingSpaces
            guard !address.isEmpty else { return }
            guard place == "URI" || place == "URL" || address.contains("://"),
                !address.lowercased().hasPrefix("data:")
            else {
                complain(.damagedPhoto, about: property.name)
                return keep(property)
            }
            card.photo = .url(address)
        }
        guard described.group != nil || !described.parameters.isEmpty else { return }
        card.annotations["PHOTO"] = CardAnnotation(
            group: described.group, parameters: described.parameters)
    }

    /// The parts of a value, at least as many as there are separators of lists.
    func components(_ property: PropertyLine, joinedBy separators: [String]) -> [String] {
        let parts = VCardText.split(property.value, at: 0x3B)
        return separators.indices.map { index in
            guard index < parts.count else { return "" }
            return VCardText.component(parts[index], version, joinedBy: separators[index])
        }
    }

    private static func base64(_ bytes: ArraySlice<UInt8>) -> Data? {
        guard !bytes.isEmpty, bytes.allSatisfy(\.isBase64) else { return nil }
        return Data(base64Encoded: Data(bytes))
    }

    /// The data and the type of a `data:` address.
    private static func dataURL(_ bytes: ArraySlice<UInt8>) -> (type: String?, data: Data)? {
        let bytes = bytes.trimmed
        guard String(decoding: bytes.prefix(5), as: UTF8.self).lowercased() == "data:",
            let comma = bytes.prefix(256).firstIndex(of: 0x2C)
        else { return nil }
        // 3.0 has escapes here, too.
        let head = String(decoding: bytes[..<comma].filter { $0 != 0x5C }, as: UTF8.self)
        let fields = head.dropFirst(5).split(separator: ";", omittingEmptySubsequences: false)
        guard fields.last?.lowercased() == "base64",
            let data = base64(bytes[(comma + 1)...].filter { $0 > 0x20 }[...])
        else { return nil }
        let type = fields[0].lowercased()
        return (type.contains("/") ? type : nil, data)
    }
}
