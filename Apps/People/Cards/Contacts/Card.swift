public import Foundation

/// One contact, as files of cards hold it.
///
/// The names are those of Apple's `CNContact` where it has them. What a file
/// says beyond this value's fields isn't lost: properties that aren't
/// understood are in ``unknown``, and what is said about a property beside its
/// value is in ``LabeledValue/parameters`` and ``annotations``. All of it is
/// written again.
public struct Card: Sendable, Hashable {
    /// What a card stands for.
    public enum Kind: Sendable, Hashable {
        case person
        case organization
        /// A group, whose members are named in ``Card/unknown``.
        case group
    }

    public var kind = Kind.person

    /// What comes before the name, such as “Dr.”.
    public var namePrefix = ""
    public var givenName = ""
    /// Further given names.
    public var middleName = ""
    public var familyName = ""
    /// What comes after the name, such as “Jr.”.
    public var nameSuffix = ""
    public var nickname = ""
    public var phoneticGivenName = ""
    public var phoneticMiddleName = ""
    public var phoneticFamilyName = ""

    /// The name as a whole, as the card's writer shows it; may be empty:
    /// ``displayName`` isn't.
    public var formattedName = ""

    public var organizationName = ""
    /// The parts of the organisation, the largest first.
    public var organizationUnits: [String] = []
    public var jobTitle = ""

    public var phoneNumbers: [LabeledValue<String>] = []
    public var emailAddresses: [LabeledValue<String>] = []
    public var postalAddresses: [LabeledValue<PostalAddress>] = []
    public var urlAddresses: [LabeledValue<String>] = []

    public var birthday: CardDate?
    /// Anniversaries and other days.
    public var dates: [LabeledValue<CardDate>] = []

    public var note = ""
    public var photo: CardPhoto?
    /// The groups that the contact is in.
    public var categories: [String] = []

    /// What tells this contact from all others, for ever.
    public var uid: String?
    /// When the contact was last changed, to the second.
    public var revision: Date?

    /// Properties that this value has no field for, as they stood in the file.
    public var unknown: [CardProperty] = []

    /// What the file says about properties that occur once, beside their
    /// values, by the property's name in capitals (`"N"`).
    public var annotations: [String: CardAnnotation] = [:]

    /// Makes an empty card.
    public init() {}

    /// The parts of the organisation in one text. Setting it makes it one part.
    public var departmentName: String {
        get { organizationUnits.joined(separator: ", ") }
        set { organizationUnits = newValue.isEmpty ? [] : [newValue] }
    }

    /// Whether nothing is in it that a person would miss.
    public var isEmpty: Bool {
        displayName.isEmpty && postalAddresses.isEmpty && urlAddresses.isEmpty && birthday == nil
            && dates.isEmpty && note.isEmpty && photo == nil && categories.isEmpty
            && unknown.isEmpty && jobTitle.isEmpty && phoneticGivenName.isEmpty
            && phoneticMiddleName.isEmpty && phoneticFamilyName.isEmpty
            && organizationUnits.isEmpty
    }
}
