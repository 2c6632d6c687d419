/// The words for labels in tables.
enum CSVLabels {
    private static let words: [(label: CardLabel, words: [String])] = [
        (.home, ["Home", "Privat", "Personal", "住宅", "家", "住家"]),
        (.work, ["Work", "Business", "Geschäftlich", "Arbeit", "工作", "单位", "公司", "商务"]),
        (.school, ["School", "Schule", "学校"]), (.other, ["Other", "Sonstige", "Andere", "其他"]),
        (.mobile, ["Mobile", "Cell", "Mobil", "Handy", "手机", "移动电话"]), (.iPhone, ["iPhone"]),
        (.main, ["Main", "Haupt", "主要"]), (.homeFax, ["Home Fax", "Fax (privat)", "住宅传真"]),
        (.workFax, ["Work Fax", "Fax (geschäftlich)", "单位传真"]),
        (.otherFax, ["Other Fax", "Fax"]), (.pager, ["Pager", "寻呼机"]),
        (.homePage, ["Home Page", "HomePage", "Homepage", "Profile"]),
        (.anniversary, ["Anniversary", "Jahrestag", "Jubiläum", "周年纪念日", "纪念日"]),
    ]

    private static let labels: [String: CardLabel] = Dictionary(
        words.flatMap { label, words in words.map { ($0.lowercased(), label) } }
    ) { first, _ in first }

    /// The label of a cell, and whether a star says that it is preferred.
    static func label(_ text: String) -> (label: CardLabel?, isPreferred: Bool) {
        let isPreferred = text.hasPrefix("*")
        let word = isPreferred ? String(text.dropFirst()).trimmingSpaces : text
        guard !word.isEmpty else { return (nil, isPreferred) }
        return (labels[word.lowercased()] ?? .custom(word), isPreferred)
    }

    /// A label as a cell.
    static func text(_ label: CardLabel?, isPreferred: Bool) -> String {
        var word = ""
        if let label {
            word = label.customText ?? words.first { $0.label == label }?.words[0] ?? ""
        }
        return isPreferred ? "* \(word)" : word
    }
}
