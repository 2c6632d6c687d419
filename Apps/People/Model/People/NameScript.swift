import Foundation

/// How names are written, sorted and found in scripts other than Latin.
enum NameScript {
    /// Chinese, Japanese and Korean names have the family name first and no space between.
    static func isWrittenTogether(_ name: String) -> Bool {
        !name.isEmpty && name.unicodeScalars.allSatisfy(isEastAsian)
    }

    /// In Latin letters without accents, small: `wang xiao ming` for 王小明. What a name is sorted by.
    static func latin(_ name: String) -> String {
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
        let latin = name.applyingTransform(.toLatin, reverse: false) ?? name
        return latin.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    }

    /// What else a name is found by that is not written in Latin letters: all of it, without spaces,
    /// and the first letters: `wangxiaoming wxm` for 王小明. Nothing for Latin names.
    static func spellings(of name: String) -> [String] {
        guard name.unicodeScalars.contains(where: { $0.value >= 0x370 }) else { return [] }
        let words = latin(name).split(whereSeparator: { !$0.isLetter && !$0.isNumber })
        return [words.joined(), String(words.compactMap(\.first)), words.joined(separator: " ")]
    }

    /// The heading that a sorted name stands under: a letter from A to Z, or `other`.
    static func section(of sortedName: String) -> String {
        guard let first = sortedName.unicodeScalars.first, ("a"..."z").contains(first) else {
            return other
        }
        return String(first).uppercased()
    }

    /// The section of names without a letter at their beginning. It sorts behind Z.
    static let other = "~"

    private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0x20000...0x323AF:
            true
        default: false
        }
    }
}
