import ContactCards
import Foundation

/// People and the cards of files.
extension Person {
    /// Somebody from a card. The groups that it names are not among those of the app yet.
    init(_ card: Card) {
        self.init()
        namePrefix = card.namePrefix
        givenName = card.givenName
        middleName = card.middleName
        familyName = card.familyName
        nameSuffix = card.nameSuffix
        nickname = card.nickname
        phoneticGivenName = card.phoneticGivenName
        phoneticFamilyName = card.phoneticFamilyName
        organizationName = card.organizationName
        departmentName = card.departmentName
        jobTitle = card.jobTitle
        phoneNumbers = card.phoneNumbers.map(LabeledValue.init)
        emailAddresses = card.emailAddresses.map(LabeledValue.init)
        urlAddresses = card.urlAddresses.map(LabeledValue.init)
        postalAddresses = card.postalAddresses.map(PostalAddress.init)
        birthday = card.birthday.flatMap(Birthday.init)
        note = card.note
        // Many cards have nothing but a formatted name; that of a company is the company's.
        if (givenName + familyName + middleName).isEmpty, card.formattedName != organizationName {
            givenName = card.formattedName
        }
        keepWhatHasNoPlace(of: card)
    }

    /// Keeps the card itself if a card made of this would say less.
    private mutating func keepWhatHasNoPlace(of card: Card) {
        var plain = card
        plain.photo = nil
        plain.categories = []
        plain.revision = nil
        plain.uid = nil
        plain.formattedName = ""
        if plain != vCard(groups: []).withoutIdentity {
            plain.formattedName = card.formattedName
            self.card = String(
                decoding: VCardWriter(version: .v4).data(for: [plain]), as: UTF8.self)
        }
    }

    /// A card of somebody: what they came with, and in it what the app knows of them now.
    ///
    /// - Parameters:
    ///   - groups: The names of the groups that they are in.
    ///   - photo: A JPEG or PNG.
    func vCard(groups: [String], photo: Data? = nil) -> Card {
        var card = original
        card.namePrefix = namePrefix
        card.givenName = givenName
        card.middleName = middleName
        card.familyName = familyName
        card.nameSuffix = nameSuffix
        card.nickname = nickname
        card.phoneticGivenName = phoneticGivenName
        card.phoneticFamilyName = phoneticFamilyName
        card.formattedName = displayName
        card.organizationName = organizationName
        if card.departmentName != departmentName { card.departmentName = departmentName }
        card.jobTitle = jobTitle
        card.phoneNumbers = Self.merged(phoneNumbers, card.phoneNumbers)
        card.emailAddresses = Self.merged(emailAddresses, card.emailAddresses)
        card.urlAddresses = Self.merged(urlAddresses, card.urlAddresses)
        card.postalAddresses = postalAddresses.map { address in
            card.postalAddresses.first { PostalAddress($0) == address } ?? address.labeled
        }
        if card.birthday.flatMap(Birthday.init) != birthday { card.birthday = birthday?.cardDate }
        card.note = note
        card.categories = groups
        card.photo = photo.map { .data($0, mediaType: nil) }
        card.uid = id.uuidString
        return card
    }

    private var original: Card {
        guard !card.isEmpty else { return Card() }
        var reader = VCardReader(data: Data(card.utf8))
        return (try? reader.next()?.card) ?? Card()
    }

    /// Values that are as they were keep what the card said about them beside.
    private static func merged(
        _ values: [LabeledValue], _ old: [ContactCards.LabeledValue<String>]
    ) -> [ContactCards.LabeledValue<String>] {
        values.map { value in
            old.first { LabeledValue($0) == value } ?? .init(CardLabel(value.label), value.value)
        }
    }
}

extension Card {
    fileprivate var withoutIdentity: Card {
        var card = self
        card.uid = nil
        card.formattedName = ""
        return card
    }
}

extension LabeledValue {
    fileprivate init(_ value: ContactCards.LabeledValue<String>) {
        self.init(label: value.label?.word ?? "other", value: value.value)
    }
}

extension PostalAddress {
    fileprivate init(_ value: ContactCards.LabeledValue<ContactCards.PostalAddress>) {
        let address = value.value
        let lines = [address.postOfficeBox, address.extendedAddress, address.street]
        self.init(
            label: value.label?.word ?? "other",
            street: lines.filter { !$0.isEmpty }.joined(separator: "\n"), city: address.city,
            state: address.state, postalCode: address.postalCode, country: address.country)
    }

    fileprivate var labeled: ContactCards.LabeledValue<ContactCards.PostalAddress> {
        var address = ContactCards.PostalAddress()
        address.street = street
        address.city = city
        address.state = state
        address.postalCode = postalCode
        address.country = country
        return .init(CardLabel(label), address)
    }
}

extension Birthday {
    fileprivate init?(_ date: CardDate) {
        guard let month = date.month, let day = date.day else { return nil }
        self.init(year: date.year, month: month, day: day)
    }

    fileprivate var cardDate: CardDate? { CardDate(year: year, month: month, day: day) }
}

extension CardLabel {
    private static let words: [(CardLabel, String)] = [
        (.home, "home"), (.work, "work"), (.other, "other"), (.mobile, "mobile"),
        (.school, "school"), (.iPhone, "iPhone"), (.main, "main"), (.homeFax, "home fax"),
        (.workFax, "work fax"), (.otherFax, "fax"), (.pager, "pager"), (.homePage, "home page"),
        (.anniversary, "anniversary"),
    ]

    /// The label that people of the app have.
    var word: String {
        customText ?? Self.words.first { $0.0 == self }?.1 ?? "other"
    }

    fileprivate init?(_ word: String) {
        if word.isEmpty { return nil }
        self = Self.words.first { $0.1 == word }?.0 ?? .custom(word)
    }
}
