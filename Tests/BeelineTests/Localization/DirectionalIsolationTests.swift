import Foundation
import Testing

@testable import Beeline

// https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates

@Suite struct DirectionalIsolationTests {
    @Test(arguments: [
        ("Ada", "Ada"),
        ("王小明 (Möwe)", "王小明 (Möwe)"),
        ("עדה", "\u{2068}עדה\u{2069}"),
        ("a\u{202E}b", "\u{2068}a\u{202E}b\u{2069}"),
        ("غروب", "\u{2068}غروب\u{2069}"),
        ("", ""),
        // What ends more than it began, and what begins more than it ends.
        ("a\u{2069}\u{2069}b", "\u{2068}ab\u{2069}"),
        ("a\u{2067}b", "\u{2068}a\u{2067}b\u{2069}\u{2069}"),
        ("\u{2066}\u{2068}x\u{2069}", "\u{2068}\u{2066}\u{2068}x\u{2069}\u{2069}\u{2069}"),
        ("\u{2067}x\u{2069}y", "\u{2068}\u{2067}x\u{2069}y\u{2069}"),
    ])
    func `a text is kept together, however its own isolates are paired`(
        _ text: String, _ expected: String
    ) {
        #expect(text.directionallyIsolated == expected)
    }

    @Test func `whatever a text holds, it ends where it ends`() {
        let pieces = ["a", "ب", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{202E}"]
        for number in 0..<7 * 7 * 7 * 7 {
            let text = [number % 7, number / 7 % 7, number / 49 % 7, number / 343]
                .map { pieces[$0] }.joined()
            guard text != "aaaa" else { continue }
            var depth = 0
            let depths = text.directionallyIsolated.unicodeScalars.map { scalar -> Int in
                if "\u{2066}"..."\u{2068}" ~= scalar { depth += 1 }
                if scalar == "\u{2069}" { depth -= 1 }
                return depth
            }
            #expect(depths.last == 0)
            #expect(depths.dropLast().allSatisfy { $0 > 0 }, "\(text.debugDescription)")
        }
    }

    @Test func `texts in the places of another one keep to themselves`() {
        let texts = Localization(.main, environment: [:])
        #expect(
            texts.text("%2$@ before %1$@", with: ["אa", "b"])
                == "b before \u{2068}אa\u{2069}")
    }
}
