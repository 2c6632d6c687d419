/// What a person typed into a search field, as a question to a full-text index.
///
/// Every word has to be there, as the beginning of a word. Nothing that was
/// typed is taken for a sign of the query language: each word stands in quotes
/// ([strings](https://www.sqlite.org/fts5.html#fts5_strings)), and a word
/// without a letter or digit asks for nothing.
struct SearchPattern: Sendable, Hashable {
    let expression: String

    /// More words than anybody types; SQLite has a limit of its own.
    private static let longest = 50

    init(_ text: String) {
        let words = text.unicodeScalars.split { $0.properties.isWhitespace || $0.value == 0 }
        let phrases = words.prefix(Self.longest).map { "\"" + Self.phrase($0) + "\" *" }
        expression = phrases.isEmpty ? "\"\"" : phrases.joined(separator: " ")
    }

    /// A word inside quotes, its letters apart where the index has them apart.
    private static func phrase(_ word: Substring.UnicodeScalarView) -> String {
        var phrase = String.UnicodeScalarView()
        for scalar in word {
            if scalar == "\"" {
                phrase.append(contentsOf: "\"\"".unicodeScalars)
            } else if LetterRanges.contain(scalar) {
                phrase.append(contentsOf: [" ", scalar, " "])
            } else {
                phrase.append(scalar)
            }
        }
        return String(phrase)
    }
}

/// A search in an index.
struct FullTextSearch<R: Record>: Sendable {
    let index: FullTextIndex<R>
    let pattern: SearchPattern

    /// What holds of the rows of the index that are found.
    var condition: SQL { index.table + " MATCH \(pattern.expression)" }

    /// Reads the numbers of the rows that are found.
    var rows: SQL { "SELECT rowid FROM " + index.table + " WHERE " + condition }
}
