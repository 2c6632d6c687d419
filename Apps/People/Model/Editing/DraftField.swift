import Foundation

/// A field of the form in which somebody is edited.
struct DraftField: Identifiable, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// There is one of it.
        case single(SingleField)
        /// There can be several of it, each with a label.
        case several(SeveralField)
        /// A part of an address.
        case address(AddressPart)
        /// Whether they are in a group.
        case group(UUID)
        /// Not a field: what adds one of a kind.
        case add(Addition)
    }

    /// What a form can have more of.
    enum Addition: Hashable, Sendable {
        case several(SeveralField)
        case address
        case rareNames
    }

    let kind: Kind
    /// What it is called, or, of several, what this one is for.
    var label: String
    var text = ""
    /// What is wrong with it, for people.
    var problem: String?
    /// Tells those of one kind apart. The parts of an address have one number.
    var number = 0

    var id: String { "\(kind) \(number)" }

    /// What stands in it as long as nothing does.
    var placeholder: String {
        switch kind {
        case .single(let field): field.name
        case .several(let field): field.name
        case .address(let part): part.name
        case .group, .add: ""
        }
    }

    /// The labels to choose from.
    var labels: [String] {
        switch kind {
        case .several(let field): field.labels
        case .address(.street): ["home", "work", "other"]
        default: []
        }
    }

    /// Whether a person can take it out of the form.
    var isRemovable: Bool {
        switch kind {
        case .several, .address(.street): true
        default: false
        }
    }
}

/// What there is one of.
enum SingleField: String, CaseIterable, Sendable {
    case givenName, familyName, organizationName, jobTitle
    case namePrefix, middleName, nameSuffix, nickname, phoneticGivenName, phoneticFamilyName
    case departmentName
    case birthday, note

    /// Those that most people have.
    static let common: [SingleField] = [.givenName, .familyName, .organizationName, .jobTitle]
    /// Those that are in the form only once they are asked for.
    static let rare: [SingleField] = [
        .namePrefix, .middleName, .nameSuffix, .nickname, .phoneticGivenName, .phoneticFamilyName,
        .departmentName,
    ]

    var name: String {
        switch self {
        case .givenName: localized("First name")
        case .familyName: localized("Last name")
        case .organizationName: localized("Company")
        case .jobTitle: localized("Job title")
        case .namePrefix: localized("Title before the name")
        case .middleName: localized("Middle name")
        case .nameSuffix: localized("Title after the name")
        case .nickname: localized("Nickname")
        case .phoneticGivenName: localized("First name as spoken")
        case .phoneticFamilyName: localized("Last name as spoken")
        case .departmentName: localized("Department")
        case .birthday: localized("Birthday, such as 1990-05-31 or 05-31")
        case .note: localized("Note")
        }
    }

    /// Where it is kept; nil for the birthday, which is no text.
    var property: WritableKeyPath<Person, String>? {
        switch self {
        case .givenName: \.givenName
        case .familyName: \.familyName
        case .organizationName: \.organizationName
        case .jobTitle: \.jobTitle
        case .namePrefix: \.namePrefix
        case .middleName: \.middleName
        case .nameSuffix: \.nameSuffix
        case .nickname: \.nickname
        case .phoneticGivenName: \.phoneticGivenName
        case .phoneticFamilyName: \.phoneticFamilyName
        case .departmentName: \.departmentName
        case .note: \.note
        case .birthday: nil
        }
    }
}

/// What there can be several of, besides addresses.
enum SeveralField: String, CaseIterable, Sendable {
    case phone, mail, url

    var name: String {
        switch self {
        case .phone: localized("Phone")
        case .mail: localized("Mail")
        case .url: localized("Web page")
        }
    }

    var labels: [String] {
        switch self {
        case .phone: ["mobile", "home", "work", "other"]
        case .mail, .url: ["home", "work", "other"]
        }
    }

    var property: WritableKeyPath<Person, [LabeledValue]> {
        switch self {
        case .phone: \.phoneNumbers
        case .mail: \.emailAddresses
        case .url: \.urlAddresses
        }
    }
}

/// What an address is made of.
enum AddressPart: String, CaseIterable, Sendable {
    case street, postalCode, city, state, country

    var name: String {
        switch self {
        case .street: localized("Street")
        case .postalCode: localized("Postal code")
        case .city: localized("City")
        case .state: localized("State")
        case .country: localized("Country")
        }
    }

    var property: WritableKeyPath<PostalAddress, String> {
        switch self {
        case .street: \.street
        case .postalCode: \.postalCode
        case .city: \.city
        case .state: \.state
        case .country: \.country
        }
    }
}
