/// Tells SQL from a sentence for people: "Select a person" is none, "SELECT name FROM people" is.
enum SQLText {
    static func begins(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let first = words.first, words.count > 1 else { return false }
        let following = words.dropFirst().map { $0.uppercased() }
        switch first {
        case "SELECT", "PRAGMA", "WITH", "EXPLAIN", "VALUES": return true
        // A title has its first letter large; SQL is written in one case.
        case "select": return following.contains("FROM")
        case "INSERT", "insert", "REPLACE", "replace": return ["INTO", "OR"].contains(following[0])
        case "UPDATE", "update": return following.contains("SET")
        case "DELETE", "delete": return following[0] == "FROM"
        case "CREATE", "create", "DROP", "drop", "ALTER", "alter":
            return !objects.isDisjoint(with: following.prefix(2))
        default: return false
        }
    }

    private static let objects: Set<String> = ["TABLE", "INDEX", "VIEW", "TRIGGER"]
}
