/// Properties that occur several times.
extension CardBuilder {
    mutating func addLabeled(
        _ property: PropertyLine, _ field: WritableKeyPath<Card, [LabeledValue<String>]>,
        _ value: (String) -> String
    ) {
        let text = value(text(property).trimmingSpaces)
        guard !text.isEmpty else { return }
        card[keyPath: field].append(labeled(property, text))
    }

    mutating func addAddress(_ property: PropertyLine) {
        let parts = components(property, joinedBy: [", ", ", ", "\n", ", ", ", ", ", ", ", "])
            .map(\.trimmingSpaces)
        let address = PostalAddress(
            postOfficeBox: parts[0], extendedAddress: parts[1], street: parts[2], city: parts[3],
            state: parts[4], postalCode: parts[5], country: parts[6])
        guard !address.isEmpty else { return }
        card.postalAddresses.append(labeled(property, address))
    }

    mutating func addBirthday(_ property: PropertyLine) {
        guard let (date, rest) = date(property) else { return }
        guard card.birthday == nil else { return keep(property) }
        card.birthday = date
        annotate(rest)
    }

    mutating func addDate(_ property: PropertyLine, _ label: CardLabel?) {
        guard let (date, rest) = date(property) else { return }
        var value = labeled(rest, date)
        if let label { value.label = label }
        card.dates.append(value)
    }

    /// The day that a property says, and the property without what it says about
    /// the day's form. What is no day is kept as it is.
    private mutating func date(_ property: PropertyLine) -> (CardDate, PropertyLine)? {
        let text = text(property).trimmingSpaces
        guard !text.isEmpty else { return nil }
        guard var date = CardDate(text) else {
            complain(.notADate(String(text.prefix(40))), about: property.name)
            keep(property)
            return nil
        }
        var rest = property
        // Apple has a year for days without one, and says so.
        let omitted = rest.takeParameter("X-APPLE-OMIT-YEAR")?.first.flatMap { Int($0) }
        if let omitted, date.year == omitted { date.year = nil }
        if rest.parameters.contains(where: { $0.isNamed("VALUE") }) {
            _ = rest.takeParameter("VALUE")
        }
        return (date, rest)
    }

    private func labeled<Value>(_ property: PropertyLine, _ value: Value) -> LabeledValue<Value> {
        guard !property.parameters.isEmpty else {
            return LabeledValue(nil, value, group: property.group)
        }
        var property = property
        var types: [String] = []
        while let more = property.takeParameter("TYPE") {
            types += more.map { type in
                let word = type.lowercased()
                return Self.knownTypes.contains(word) ? word : type
            }
        }
        var preference: Int?
        if types.contains("pref") {
            types.removeAll { $0 == "pref" }
            preference = 1
        }
        if let text = property.takeParameter("PREF")?.first, let number = Int(text) {
            preference = number
        }
        if let form = property.parameters.first(where: { $0.isNamed("VALUE") })?.values.first,
            ["uri", "text", "date", "url"].contains(form.lowercased())
        {
            _ = property.takeParameter("VALUE")
        }
        let label = CardLabel(takingFrom: &types)
        return LabeledValue(
            label, value, preference: preference, types: types, parameters: property.parameters,
            group: property.group)
    }

    /// Types that are written in small letters here, however the file has them.
    static let knownTypes: Set<String> = [
        "home", "work", "other", "cell", "iphone", "main", "fax", "pager", "pref", "voice", "text",
        "textphone", "video", "msg", "bbs", "modem", "car", "isdn", "pcs", "internet", "x400",
        "dom", "intl", "postal", "parcel",
    ]

    /// Gives values the labels that stand beside them in their groups. A label
    /// of which it isn't clear what it is for is kept.
    mutating func applyLabels() {
        guard card.unknown.contains(where: { $0.group != nil && isLabel($0) }) else { return }
        var others: [CardProperty] = []
        for property in card.unknown where !applyLabel(property) { others.append(property) }
        card.unknown = others
    }

    /// Applies a property that is the label of one value; says whether it was.
    private mutating func applyLabel(_ property: CardProperty) -> Bool {
        guard let group = property.group?.lowercased(), isLabel(property) else { return false }
        let text = VCardText.unescaped(Array(property.value.utf8)[...], version)
        let counts = [
            count(card.phoneNumbers, group), count(card.emailAddresses, group),
            count(card.postalAddresses, group), count(card.urlAddresses, group),
            count(card.dates, group),
        ]
        guard counts.reduce(0, +) == 1, !text.isEmpty, property.parameters.isEmpty else {
            return false
        }
        let label = CardLabel(appleLabel: text)
        apply(label, to: &card.phoneNumbers, group)
        apply(label, to: &card.emailAddresses, group)
        apply(label, to: &card.postalAddresses, group)
        apply(label, to: &card.urlAddresses, group)
        apply(label, to: &card.dates, group)
        return true
    }

    private func isLabel(_ property: CardProperty) -> Bool {
        property.name.uppercased() == "X-ABLABEL"
    }

    private func count<Value>(_ values: [LabeledValue<Value>], _ group: String) -> Int {
        values.count { $0.group?.lowercased() == group }
    }

    private func apply<Value>(
        _ label: CardLabel, to values: inout [LabeledValue<Value>], _ group: String
    ) {
        guard let index = values.firstIndex(where: { $0.group?.lowercased() == group }) else {
            return
        }
        // What the types said before stays said.
        let types = (values[index].label?.types ?? []) + values[index].types
        values[index].label = label
        values[index].types = types.filter { !label.types.contains($0) }
    }
}

extension String {
    /// Without the scheme of an address (`tel:`).
    func withoutScheme(_ scheme: String) -> String {
        guard utf8.count > scheme.utf8.count, prefix(scheme.count).lowercased() == scheme else {
            return self
        }
        return String(dropFirst(scheme.count))
    }
}
