/// The scripts that put no spaces between words: each of their letters is a
/// word of its own in a ``FullTextIndex``.
///
/// SQLite's tokenizers take 王小明 for one word, and the one that takes three
/// letters at a time finds no name of two.
enum LetterRanges {
    /// Kana, Chinese characters with their extensions, and Hangul
    /// (https://www.unicode.org/charts/).
    static let all: [ClosedRange<Unicode.Scalar>] = [
        "\u{3041}"..."\u{30FF}", "\u{31F0}"..."\u{31FF}", "\u{3400}"..."\u{4DBF}",
        "\u{4E00}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}",
        "\u{FF66}"..."\u{FF9F}", "\u{20000}"..."\u{323AF}",
    ]

    static func contain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x3041 && all.contains { $0.contains(scalar) }
    }

    /// The ranges in the form of SQLite's `GLOB`.
    static let pattern =
        "[" + all.map { "\($0.lowerBound)-\($0.upperBound)" }.joined() + "]"
}
