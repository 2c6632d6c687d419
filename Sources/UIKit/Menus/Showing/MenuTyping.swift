import Foundation

/// Finds rows by the letters that a person types one after another.
struct MenuTyping {
    private var typed = ""
    private var lastTime: TimeInterval = 0

    /// How long letters belong together, in seconds.
    private static let patience: TimeInterval = 1

    func isUnderWay(at time: TimeInterval) -> Bool {
        !typed.isEmpty && time - lastTime <= Self.patience
    }

    /// - Parameters:
    ///   - titles: Of the rows that can be chosen.
    ///   - current: The row that is highlighted. One letter goes on from there, more begin with it.
    /// - Returns: The row that begins with what was typed.
    mutating func find(
        _ characters: String, at time: TimeInterval, among titles: [String], current: Int?
    ) -> Int? {
        guard let first = characters.unicodeScalars.first, first.value >= 0x20,
            first.value != 0x7F, !titles.isEmpty
        else { return nil }
        if !isUnderWay(at: time) { typed = "" }
        lastTime = time
        let letter = Self.folded(characters)
        // The same letter again and again goes from one row to the next.
        let repeats = typed == letter
        if !repeats { typed += letter }
        let start = (current ?? -1) + (typed.count == 1 ? 1 : 0)
        let order = titles.indices.map { (max(0, start) + $0) % titles.count }
        return order.first { Self.folded(titles[$0]).hasPrefix(typed) }
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
