/// What a telephone number, an address or a day is for.
public enum CardLabel: Sendable, Hashable, Codable {
    case home, work, school, other
    case mobile, iPhone, main, homeFax, workFax, otherFax, pager
    case homePage
    case anniversary
    /// A label in a person's own words. Labels of Apple's that have no case
    /// here keep the marks around them, so that Apple's apps know them again.
    case custom(String)

    /// The words of a label of one's own; nil for the others, whose words are
    /// an app's to choose.
    public var customText: String? {
        guard case .custom(let text) = self else { return nil }
        return Self.insideMarks(text) ?? text
    }
}

extension CardLabel {
    /// Labels by the words of Apple's that stand between `_$!<` and `>!$_`.
    private static let appleWords: [(word: String, label: CardLabel)] = [
        ("Home", .home), ("Work", .work), ("School", .school), ("Other", .other),
        ("Mobile", .mobile), ("iPhone", .iPhone), ("Main", .main), ("HomeFAX", .homeFax),
        ("WorkFAX", .workFax), ("OtherFAX", .otherFax), ("Pager", .pager),
        ("HomePage", .homePage), ("Anniversary", .anniversary),
    ]

    /// The label that an `X-ABLabel` stands for.
    init(appleLabel text: String) {
        let word = Self.insideMarks(text)
        self = Self.appleWords.first { $0.word == word }?.label ?? .custom(text)
    }

    /// What stands in an `X-ABLabel`.
    var appleLabel: String {
        if case .custom(let text) = self { return text }
        let word = Self.appleWords.first { $0.label == self }?.word ?? ""
        return "_$!<\(word)>!$_"
    }

    private static func insideMarks(_ text: String) -> String? {
        guard text.hasPrefix("_$!<"), text.hasSuffix(">!$_"), text.utf8.count > 8 else {
            return nil
        }
        return String(text.dropFirst(4).dropLast(4))
    }

    /// The types that say the same; empty if no types do.
    var types: [String] {
        switch self {
        case .home: ["home"]
        case .work: ["work"]
        case .other: ["other"]
        case .mobile: ["cell"]
        case .iPhone: ["iphone", "cell"]
        case .main: ["main"]
        case .homeFax: ["home", "fax"]
        case .workFax: ["work", "fax"]
        case .otherFax: ["fax"]
        case .pager: ["pager"]
        case .school, .homePage, .anniversary, .custom: []
        }
    }

    /// Labels that types can stand for, those of more words first.
    private static let labelsByTypes: [(CardLabel, [String])] = {
        let labels: [CardLabel] = [
            .iPhone, .mobile, .homeFax, .workFax, .otherFax, .pager, .main, .home, .work, .other,
        ]
        return labels.map { ($0, $0.types) }
    }()

    /// The label that types stand for. What it stands for leaves the types.
    init?(takingFrom types: inout [String]) {
        guard !types.isEmpty,
            let (label, words) = Self.labelsByTypes.first(where: { _, words in
                words.allSatisfy { types.contains($0) }
            })
        else { return nil }
        types.removeAll { words.contains($0) }
        self = label
    }
}
