import Foundation

extension String {
    /// The text as a part of another one, in which it stays together and turns nothing round: a name
    /// from right to left would take the date behind it along.
    ///
    /// It stands between the characters *first strong isolate* and *pop directional isolate*
    /// (https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates). Those in the text itself are
    /// paired, so that it can't end earlier or go on longer than it is.
    ///
    /// A text in which nothing runs from right to left, and nothing says that it does, is left as it is.
    public var directionallyIsolated: String {
        guard unicodeScalars.contains(where: \.mayTurnText) else { return self }
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

extension Unicode.Scalar {
    /// Whether it can run from right to left, or give texts a direction: Hebrew, Arabic and their kin, also
    /// as presentation forms and beyond the basic plane, and the marks, embeddings and isolates
    /// (https://www.unicode.org/Public/UCD/latest/ucd/extracted/DerivedBidiClass.txt).
    fileprivate var mayTurnText: Bool {
        switch value {
        case 0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
            0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}

extension Localization {
    /// The text for a key with other texts in its places: names, addresses, what people typed. Each
    /// keeps to itself, whichever way it is read.
    ///
    ///     texts.text("Delete “%@”", with: [name])
    ///
    /// - Parameters:
    ///   - key: The text in the language of the source.
    ///   - others: One for each `%@` of the text.
    public func text(_ key: String, with others: [String]) -> String {
        String(format: self[key], arguments: others.map(\.directionallyIsolated))
    }
}
