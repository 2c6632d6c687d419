/// What a column of a table of contacts holds.
///
/// Where there may be several (telephone numbers, addresses), columns of the
/// same number belong together.
public enum CSVField: Sendable, Hashable, Codable {
    case formattedName
    case namePrefix, givenName, middleName, familyName, nameSuffix
    case nickname
    case phoneticGivenName, phoneticMiddleName, phoneticFamilyName
    case organizationName, departmentName, jobTitle
    case birthday
    case note
    /// Groups, divided by `:::` or semicolons.
    case categories
    /// Where the picture is.
    case photo
    case uid

    /// A telephone number, and its label if another column doesn't say it.
    case phone(Int, CardLabel?)
    case phoneLabel(Int)
    case email(Int, CardLabel?)
    case emailLabel(Int)
    case url(Int, CardLabel?)
    case urlLabel(Int)
    case date(Int, CardLabel?)
    case dateLabel(Int)
    case address(Int, AddressPart, CardLabel?)
    case addressLabel(Int)

    /// A part of an address.
    public enum AddressPart: Sendable, Hashable, CaseIterable, Codable {
        case street, secondStreet, thirdStreet
        case city, state, postalCode, country
        case postOfficeBox, extendedAddress
        /// The whole address in lines. It counts where there are no parts.
        case whole
    }

    /// What a person may choose for a column whose heading isn't known.
    public static let choices: [CSVField] =
        [
            .formattedName, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix,
            .nickname, .phoneticGivenName, .phoneticMiddleName, .phoneticFamilyName,
            .organizationName, .departmentName, .jobTitle, .birthday, .note, .categories,
            .phone(101, .mobile), .phone(102, .home), .phone(103, .work), .phone(104, .other),
            .email(101, .home), .email(102, .work), .email(103, .other),
        ]
        + [(101, CardLabel.home), (102, .work)].flatMap { number, label in
            [.street, .city, .state, .postalCode, .country, .whole].map {
                CSVField.address(number, $0, label)
            }
        } + [.url(101, nil), .date(101, .anniversary)]
}

/// A column of a table: what its heading says, and what it is taken for.
public struct CSVColumn: Sendable, Hashable {
    /// What stands in the first row.
    public let heading: String

    /// What stands below it in the first row that isn't a heading.
    public let example: String

    /// What the column holds; nil to leave it out.
    public var field: CSVField?
}
