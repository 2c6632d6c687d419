import ContactCards
import Foundation

/// What a column may be taken for, in groups for a menu.
enum ColumnChoices {
    struct Group: Hashable, Sendable {
        let name: String
        let choices: [Choice]
    }

    struct Choice: Hashable, Sendable {
        let name: String
        /// The number in ``fields``.
        let number: Int
    }

    static let fields = CSVField.choices

    /// Computed, since it is in the language of the desktop.
    static var groups: [Group] {
        let all = fields.enumerated().map { (group: $1.group, Choice(name: $1.name, number: $0)) }
        var names: [String] = []
        for name in all.map(\.group) where !names.contains(name) { names.append(name) }
        return names.map { name in
            Group(name: name, choices: all.filter { $0.group == name }.map(\.1))
        }
    }
}

extension CSVField {
    /// What it is called.
    var name: String {
        switch self {
        case .formattedName: localized("Whole name")
        case .namePrefix: SingleField.namePrefix.name
        case .givenName: SingleField.givenName.name
        case .middleName: SingleField.middleName.name
        case .familyName: SingleField.familyName.name
        case .nameSuffix: SingleField.nameSuffix.name
        case .nickname: SingleField.nickname.name
        case .phoneticGivenName: SingleField.phoneticGivenName.name
        case .phoneticMiddleName: localized("Middle name as spoken")
        case .phoneticFamilyName: SingleField.phoneticFamilyName.name
        case .organizationName: SingleField.organizationName.name
        case .departmentName: SingleField.departmentName.name
        case .jobTitle: SingleField.jobTitle.name
        case .birthday: localized("Birthday")
        case .note: SingleField.note.name
        case .categories: localized("Groups")
        case .photo: localized("Photo")
        case .uid: localized("Identity")
        case .phone(_, let label): Self.name(SeveralField.phone.name, label)
        case .email(_, let label): Self.name(SeveralField.mail.name, label)
        case .url(_, let label): Self.name(SeveralField.url.name, label)
        case .date(_, let label):
            label == .anniversary ? localized("Anniversary") : localized("Day")
        case .address(_, let part, let label): Self.name(part.name, label)
        case .phoneLabel, .emailLabel, .urlLabel, .dateLabel, .addressLabel: localized("Label")
        }
    }

    /// The part of a menu that it stands in.
    fileprivate var group: String {
        switch self {
        case .formattedName, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix,
            .nickname, .phoneticGivenName, .phoneticMiddleName, .phoneticFamilyName:
            localized("Name")
        case .organizationName, .departmentName, .jobTitle: SingleField.organizationName.name
        case .phone: SeveralField.phone.name
        case .email: SeveralField.mail.name
        case .address(_, _, let label): Self.name(localized("Address"), label)
        default: localized("Anything Else")
        }
    }

    private static func name(_ name: String, _ label: CardLabel?) -> String {
        label.map { "\(name) (\(localizedLabel($0.word)))" } ?? name
    }
}

extension CSVField.AddressPart {
    fileprivate var name: String {
        switch self {
        case .street: AddressPart.street.name
        case .secondStreet: "\(AddressPart.street.name) 2"
        case .thirdStreet: "\(AddressPart.street.name) 3"
        case .city: AddressPart.city.name
        case .state: AddressPart.state.name
        case .postalCode: AddressPart.postalCode.name
        case .country: AddressPart.country.name
        case .postOfficeBox: localized("Post office box")
        case .extendedAddress: localized("Floor or flat")
        case .whole: localized("Whole address")
        }
    }
}
