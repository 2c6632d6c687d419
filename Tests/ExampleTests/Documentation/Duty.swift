/// What the tutorial counts that a controller does, and the words by which it is found in the source.
enum Duty: String, CaseIterable {
    case views = "makes views"
    case layout = "lays them out"
    case answers = "answers for the list"
    case changes = "changes the list"
    case state = "keeps the items"
    case rules = "knows the rules"
    case formats = "formats"
    case file = "reads and writes the file"
    case server = "asks the server"
    case time = "waits"
    case screens = "makes other screens"
    case events = "hands on events"

    var words: [String] {
        switch self {
        case .views: ["= UILabel()", "UITextField()", "UIButton("]
        case .layout: ["NSLayoutConstraint", ".frame ="]
        case .answers: ["cellForRowAt"]
        case .changes: ["insertRows(", "deleteRows("]
        case .state: ["[Book] =", "ListStore<"]
        case .rules: ["< 10"]
        case .formats: ["DateFormatter()"]
        case .file: ["write(to:"]
        case .server: ["Data(contentsOf: url)"]
        case .time: ["asyncAfter("]
        case .screens: ["pushViewController("]
        case .events: ["UIAction {"]
        }
    }

    /// The duties that a source takes on.
    static func found(in source: String) -> [Duty] {
        allCases.filter { duty in duty.words.contains { source.contains($0) } }
    }
}
