import Foundation

/// Makes a card of a row's cells.
struct CSVCardBuilder {
    private let columns: [CSVColumn]
    private(set) var problems: [(kind: CardProblem.Kind, heading: String)] = []

    private var card = Card()
    private var phones: [Int: Slot] = [:]
    private var emails: [Int: Slot] = [:]
    private var urls: [Int: Slot] = [:]
    private var dates: [Int: Slot] = [:]
    private var addresses: [Int: AddressSlot] = [:]

    /// Values of columns that belong together.
    private struct Slot {
        var text = ""
        var label: CardLabel?
        var isPreferred = false

        mutating func set(_ text: String, _ label: CardLabel?) {
            self.text = text
            if let label { self.label = label }
        }

        mutating func setLabel(_ text: String) {
            (label, isPreferred) = CSVLabels.label(text)
        }
    }

    private struct AddressSlot {
        var parts: [CSVField.AddressPart: [String]] = [:]
        var label: CardLabel?
        var isPreferred = false
    }

    init(columns: [CSVColumn]) {
        self.columns = columns
    }

    /// The card of a row. Cells beyond the last column are left out.
    mutating func card(of cells: [String]) -> Card {
        for (column, cell) in zip(columns, cells) {
            guard let field = column.field else { continue }
            let text = cell.trimmingSpaces
            if !text.isEmpty { add(text, as: field, column.heading) }
        }
        card.phoneNumbers = labeled(phones)
        card.emailAddresses = labeled(emails)
        card.urlAddresses = labeled(urls)
        card.postalAddresses = addresses.sorted { $0.key < $1.key }.flatMap { values(of: $0.value) }
        addDates()
        return card
    }

    private mutating func add(_ text: String, as field: CSVField, _ heading: String) {
        switch field {
        case .birthday: card.birthday = date(text, heading)
        case .categories: addCategories(text)
        case .photo: if text.contains("://") { card.photo = .url(text) }
        case .uid: card.uid = text
        case .phone(let number, let label): phones[number, default: Slot()].set(text, label)
        case .phoneLabel(let number): phones[number, default: Slot()].setLabel(text)
        case .email(let number, let label): emails[number, default: Slot()].set(text, label)
        case .emailLabel(let number): emails[number, default: Slot()].setLabel(text)
        case .url(let number, let label): urls[number, default: Slot()].set(text, label)
        case .urlLabel(let number): urls[number, default: Slot()].setLabel(text)
        case .date(let number, let label): dates[number, default: Slot()].set(text, label)
        case .dateLabel(let number): dates[number, default: Slot()].setLabel(text)
        case .address(let number, let part, let label):
            addresses[number, default: AddressSlot()].parts[part] = text.severalValues
            if let label { addresses[number, default: AddressSlot()].label = label }
        case .addressLabel(let number):
            let (label, isPreferred) = CSVLabels.label(text)
            addresses[number, default: AddressSlot()].label = label
            addresses[number, default: AddressSlot()].isPreferred = isPreferred
        default: if let path = field.textPath { card[keyPath: path] = text }
        }
    }

    private mutating func addCategories(_ text: String) {
        let parts = text.severalValues.flatMap { $0.split(separator: ";") }
        for name in parts.map({ String($0).trimmingSpaces }) {
            // Groups with a star are Google's own.
            guard !name.isEmpty, !name.hasPrefix("* "), !card.categories.contains(name) else {
                continue
            }
            card.categories.append(name)
        }
    }

    private mutating func date(_ text: String, _ heading: String) -> CardDate? {
        let digits = text.utf8.filter { 0x30...0x39 ~= $0 }
        // Outlook writes zeros for no day.
        guard !digits.isEmpty, digits.contains(where: { $0 != 0x30 }) else { return nil }
        if let date = CardDate(text) ?? CardDate(localText: text) { return date }
        problems.append((.notADate(String(text.prefix(40))), heading))
        return nil
    }

    private mutating func addDates() {
        for (_, slot) in dates.sorted(by: { $0.key < $1.key }) {
            for text in slot.text.severalValues {
                guard let date = date(text, "") else { continue }
                let preference = slot.isPreferred ? 1 : nil
                card.dates.append(LabeledValue(slot.label, date, preference: preference))
            }
        }
    }

    private func labeled(_ slots: [Int: Slot]) -> [LabeledValue<String>] {
        guard !slots.isEmpty else { return [] }
        return slots.sorted { $0.key < $1.key }.flatMap { _, slot in
            slot.text.severalValues.enumerated().map { index, text in
                let preference = slot.isPreferred && index == 0 ? 1 : nil
                return LabeledValue(slot.label, text, preference: preference)
            }
        }
    }

    private func values(of slot: AddressSlot) -> [LabeledValue<PostalAddress>] {
        let count = slot.parts.values.map(\.count).max() ?? 0
        return (0..<count).compactMap { index in
            func part(_ part: CSVField.AddressPart) -> String {
                guard let texts = slot.parts[part], index < texts.count else { return "" }
                return texts[index]
            }
            let streets = [part(.street), part(.secondStreet), part(.thirdStreet)]
            var address = PostalAddress(
                postOfficeBox: part(.postOfficeBox), extendedAddress: part(.extendedAddress),
                street: streets.filter { !$0.isEmpty }.joined(separator: "\n"), city: part(.city),
                state: part(.state), postalCode: part(.postalCode), country: part(.country))
            if address.isEmpty { address.street = part(.whole) }
            guard !address.isEmpty else { return nil }
            let preference = slot.isPreferred && index == 0 ? 1 : nil
            return LabeledValue(slot.label, address, preference: preference)
        }
    }
}

extension String {
    /// The values of a cell that Google puts several into.
    fileprivate var severalValues: [String] {
        guard utf8.contains(0x3A), contains(":::") else { return isEmpty ? [] : [self] }
        return components(separatedBy: ":::").map(\.trimmingSpaces).filter { !$0.isEmpty }
    }
}

extension CSVField {
    /// Where a field is in a card that is one text.
    fileprivate var textPath: WritableKeyPath<Card, String>? {
        switch self {
        case .formattedName: \.formattedName
        case .namePrefix: \.namePrefix
        case .givenName: \.givenName
        case .middleName: \.middleName
        case .familyName: \.familyName
        case .nameSuffix: \.nameSuffix
        case .nickname: \.nickname
        case .phoneticGivenName: \.phoneticGivenName
        case .phoneticMiddleName: \.phoneticMiddleName
        case .phoneticFamilyName: \.phoneticFamilyName
        case .organizationName: \.organizationName
        case .departmentName: \.departmentName
        case .jobTitle: \.jobTitle
        case .note: \.note
        default: nil
        }
    }
}

extension CardDate {
    /// A day as tables have it: `1/2/1990` with the month first unless that
    /// can't be, `2.1.1990` with the day first, `1990/1/2`, `1990年1月2日`.
    init?(localText text: String) {
        let word = text.split(separator: " ").first.map(String.init) ?? text
        let numbers = word.split { !("0"..."9" ~= $0) }.map { (Int($0) ?? 0, $0.utf8.count) }
        guard numbers.count == 3 else { return nil }
        let (first, second, third) = (numbers[0].0, numbers[1].0, numbers[2].0)
        var date: CardDate?
        if numbers[0].1 == 4 {
            date = CardDate(year: first, month: second, day: third)
        } else if numbers[2].1 == 4, word.contains(".") {
            date = CardDate(year: third, month: second, day: first)
        } else if numbers[2].1 == 4 {
            date =
                CardDate(year: third, month: first, day: second)
                ?? CardDate(year: third, month: second, day: first)
        }
        guard let date else { return nil }
        self = date
    }
}
