import ContactCards
import Foundation

/// Makes cards of everything that a file can say.
struct RandomCard {
    private var random: SplitMix64
    private var groups = 0

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func next() -> Card {
        groups = 0
        var card = Card()
        card.kind = pick([.person, .person, .organization, .group])
        card.formattedName = text(1...40)
        for path: WritableKeyPath<Card, String> in [
            \.namePrefix, \.givenName, \.middleName, \.familyName, \.nameSuffix, \.nickname,
            \.phoneticGivenName, \.phoneticMiddleName, \.phoneticFamilyName, \.organizationName,
            \.jobTitle, \.note,
        ] where chance(2) {
            card[keyPath: path] = text(0...90)
        }
        if chance(3) { card.organizationUnits = [text(0...9), text(1...9)] }
        card.phoneNumbers = labeled { $0.trimmed() }
        card.emailAddresses = labeled { $0.trimmed() }
        card.urlAddresses = labeled { $0.trimmed() }
        card.postalAddresses = labeled { random in
            PostalAddress(
                postOfficeBox: random.trimmed(), extendedAddress: random.trimmed(),
                street: random.trimmed(), city: random.trimmed(), state: random.trimmed(),
                postalCode: random.trimmed(), country: "x")
        }
        card.dates = labeled { $0.date() }
        if chance(2) { card.birthday = date() }
        addRest(&card)
        return card
    }

    private mutating func addRest(_ card: inout Card) {
        if chance(3) {
            let data = Data((0..<below(600) + 1).map { _ in UInt8(below(256)) })
            card.photo = .data(data, mediaType: pick(["image/jpeg", "image/png", "image/x", nil]))
        } else if chance(4) {
            card.photo = .url("https://example.org/" + trimmed() + "x")
        }
        for _ in 0..<below(4) {
            let name = trimmed() + "c"
            if !card.categories.contains(name) { card.categories.append(name) }
        }
        if chance(2) { card.uid = "u" + trimmed() + "d" }
        if chance(2) { card.revision = Date(timeIntervalSince1970: Double(below(4_000_000_000))) }
        for _ in 0..<below(4) {
            card.unknown.append(
                CardProperty(
                    group: chance(3) ? newGroup() : nil,
                    name: pick(["X-EXAMPLE", "IMPP", "x-lower", "GENDER", "X-A_B"]),
                    parameters: parameters(), value: text(0...200).filter { !$0.isNewline }))
        }
        for name in ["N", "FN"] where chance(4) {
            card.annotations[name] = CardAnnotation(
                group: chance(2) ? newGroup() : nil,
                parameters: [CardParameter(name: "LANGUAGE", values: ["de"])] + parameters())
        }
    }

    private mutating func labeled<Value>(
        _ value: (inout RandomCard) -> Value
    )
        -> [LabeledValue<Value>]
    {
        (0..<below(4)).map { _ in
            let label: CardLabel? = pick([
                nil, .home, .work, .mobile, .iPhone, .main, .homeFax, .workFax, .otherFax, .pager,
                .other, .school, .homePage, .anniversary, .custom(text(1...20)),
            ])
            // A label in words is tied to its value by a group.
            let isInWords: Bool
            switch label {
            case .school, .homePage, .anniversary, .custom: isInWords = true
            default: isInWords = false
            }
            return LabeledValue(
                label, value(&self), preference: pick([nil, nil, 1, 2, 100]),
                types: pick([[], ["voice"], ["voice", "text"], ["X-Odd"]]),
                parameters: parameters(), group: isInWords || chance(5) ? newGroup() : nil)
        }
    }

    private mutating func newGroup() -> String {
        groups += 1
        return "item\(groups)"
    }

    private mutating func parameters() -> [CardParameter] {
        guard chance(4) else { return [] }
        return (0..<below(3)).map { number in
            CardParameter(name: "X-P\(number)", values: (0...below(3)).map { _ in text(0...30) })
        }
    }

    private mutating func date() -> CardDate {
        let month = below(12) + 1
        let day = below(28) + 1
        let year = 1_600 + below(500)
        let dates = [
            CardDate(year: year, month: month, day: day), CardDate(month: month, day: day),
            CardDate(year: year, month: month), CardDate(year: year), CardDate(month: month),
            CardDate(day: day), CardDate(year: year, month: month, day: day, time: "T101500Z"),
        ]
        return pick(dates) ?? CardDate(year: year)!
    }

    private mutating func trimmed() -> String {
        let middle = text(0...30)
        return middle.isEmpty ? "a" : "a" + middle + "z"
    }

    private static let pieces: [String] = [
        "a", "Z", "0", " ", "  ", ",", ";", ":", "\\", "\\n", "\"", "'", "^", "^n", "=", "=41",
        "\n",
        "\t", "é", "e\u{301}", "ß", "王", "小明", "ב", "ع", "👨‍👩‍👧", "⚽", "\u{2028}", "\u{1}", "\u{7F}",
        "BEGIN:VCARD", "END:VCARD", "TYPE=home", "item1.", "]]>", "%41", "\u{FEFF}", "&",
    ]

    private mutating func text(_ length: ClosedRange<Int>) -> String {
        let count = length.lowerBound + below(length.count)
        let text = (0..<count).map { _ in pick(Self.pieces) }.joined()
        return String(text.prefix(max(count, 1)))
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    private mutating func chance(_ one: Int) -> Bool { below(one) == 0 }

    private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
}
