extension Card {
    /// What to call the contact: its formatted name, or what comes nearest.
    ///
    /// That is the parts of its name, its nickname, its organisation, its first
    /// mail address or telephone number. Empty if it has none of these.
    public var displayName: String {
        let candidates = [formattedName, composedName, nickname, organizationName]
        return candidates.first { !$0.isEmpty } ?? emailAddresses.first?.value
            ?? phoneNumbers.first?.value ?? ""
    }

    /// The parts of the name in the order of its script: 王 before 小明 and
    /// without a space, Ada before Lovelace.
    public var composedName: String {
        if isHan(familyName) && isHan(givenName) {
            let name = familyName + middleName + givenName
            return [namePrefix, name, nameSuffix].filter { !$0.isEmpty }.joined(separator: " ")
        }
        return [namePrefix, givenName, middleName, familyName, nameSuffix]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func isHan(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first?.value else { return false }
        return 0x3400...0x9FFF ~= first || 0xF900...0xFAFF ~= first
            || 0x20000...0x3FFFF ~= first || 0xAC00...0xD7A3 ~= first
    }
}
