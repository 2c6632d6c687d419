import Foundation

/// Finds where words begin and end, near to the rules of Unicode's annex 29
/// (https://www.unicode.org/reports/tr29/#Word_Boundaries): letters, digits and marks make words, an
/// apostrophe between letters and a point between digits is part of one, and each ideograph or
/// hiragana is a word of its own.
struct WordBoundaries {
    let text: String

    private enum Kind {
        case word, ideograph, space, lineEnd, other
    }

    /// The end of the word that is at an offset, or else of the next one; the text's end if there is
    /// none.
    ///
    /// - Complexity: O(*n*) in the number of characters passed over.
    func end(after offset: Int) -> Int {
        var index = text.index(at: text.characterStart(at: offset))
        while index < text.endIndex, !isWord(at: index) { index = text.index(after: index) }
        guard index < text.endIndex else { return text.offset(of: index) }
        return text.offset(of: endOfRun(from: index))
    }

    /// The beginning of the word that ends at or reaches over an offset, or else of the previous one.
    ///
    /// - Complexity: O(*n*) in the number of characters passed over.
    func start(before offset: Int) -> Int {
        var index = text.index(at: text.characterEnd(at: offset))
        while index > text.startIndex, !isWord(at: text.index(before: index)) {
            index = text.index(before: index)
        }
        guard index > text.startIndex else { return 0 }
        return text.offset(of: startOfRun(at: text.index(before: index)))
    }

    /// What a double click takes: the word, the space or the one sign at an offset; at a line's end
    /// what is before it.
    func range(at offset: Int) -> NSRange {
        var index = text.index(at: text.characterStart(at: offset))
        let isAtLineEnd = index == text.endIndex || kind(at: index) == .lineEnd
        if isAtLineEnd {
            let isLineEmpty =
                index == text.startIndex || kind(at: text.index(before: index)) == .lineEnd
            if isLineEmpty { return NSRange(location: text.offset(of: index), length: 0) }
            index = text.index(before: index)
        }
        let start = text.offset(of: startOfRun(at: index))
        return NSRange(location: start, length: text.offset(of: endOfRun(from: index)) - start)
    }

    private func endOfRun(from index: String.Index) -> String.Index {
        let kind = kind(at: index)
        var end = text.index(after: index)
        guard kind == .word || kind == .space else { return end }
        while end < text.endIndex, self.kind(at: end) == kind { end = text.index(after: end) }
        return end
    }

    private func startOfRun(at index: String.Index) -> String.Index {
        let kind = kind(at: index)
        guard kind == .word || kind == .space else { return index }
        var start = index
        while start > text.startIndex, self.kind(at: text.index(before: start)) == kind {
            start = text.index(before: start)
        }
        return start
    }

    private func isWord(at index: String.Index) -> Bool {
        let kind = kind(at: index)
        return kind == .word || kind == .ideograph
    }

    private func kind(at index: String.Index) -> Kind {
        let kind = Self.kind(of: text[index])
        guard kind == .other, index > text.startIndex else { return kind }
        let next = text.index(after: index)
        guard next < text.endIndex else { return kind }
        let (before, after) = (text[text.index(before: index)], text[next])
        switch text[index] {
        case "'", "’", "·":
            return before.isLetter && after.isLetter && Self.kind(of: before) == .word
                && Self.kind(of: after) == .word ? .word : .other
        case ".", ",": return before.isNumber && after.isNumber ? .word : .other
        default: return .other
        }
    }

    private static func kind(of character: Character) -> Kind {
        if character.endsParagraph { return .lineEnd }
        if character.isWhitespace { return .space }
        guard let scalar = character.unicodeScalars.first else { return .other }
        switch scalar.value {
        case 0x3041...0x309F, 0x2E80...0x2FDF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            return .ideograph
        default: break
        }
        if character.isLetter || character.isNumber { return .word }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .nonspacingMark, .spacingMark: return .word
        default: return .other
        }
    }
}
