import Foundation

extension String {
    /// The text as a part of another one, in which it stays together and turns nothing round: a name
    /// from right to left would take the date behind it along.
    ///
    /// It stands between the characters *first strong isolate* and *pop directional isolate*
    /// (https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates). Those in the text itself are
    /// paired, so that it can't end earlier or go on longer than it is.
    public var directionallyIsolated: String {
        var isolated = String.UnicodeScalarView()
        isolated.append("\u{2068}")
        var open = 0
        for scalar in unicodeScalars {
            switch scalar {
            case "\u{2066}"..."\u{2068}": open += 1
            case "\u{2069}" where open == 0: continue
            case "\u{2069}": open -= 1
            default: break
            }
            isolated.append(scalar)
        }
        for _ in 0...open { isolated.append("\u{2069}") }
        return String(isolated)
    }
}

extension Localization {
    /// The text for a key with other texts in its places: names, addresses, what people typed. Each
    /// keeps to itself, whichever way it is read.
    ///
    ///     texts.text("Delete “%@”", with: [name])
    ///
    /// - Parameter others: One for each `%@` of the text.
    public func text(_ key: String, with others: [String]) -> String {
        String(format: self[key], arguments: others.map(\.directionallyIsolated))
    }
}
