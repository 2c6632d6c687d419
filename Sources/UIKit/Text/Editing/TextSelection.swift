import Foundation

/// What is selected of a text, or where its caret is. Offsets are UTF-16's.
struct TextSelection: Equatable {
    /// Which of two lines the caret is on, when it is where a line was broken.
    enum Affinity {
        /// The beginning of the line below.
        case downstream
        /// The end of the line above.
        case upstream
    }

    /// Where the selection began; it stays when the selection is extended.
    var anchor: Int
    /// Where the caret is.
    var head: Int
    var affinity = Affinity.downstream

    init(anchor: Int, head: Int, affinity: Affinity = .downstream) {
        self.anchor = anchor
        self.head = head
        self.affinity = affinity
    }

    init(caret offset: Int, affinity: Affinity = .downstream) {
        self.init(anchor: offset, head: offset, affinity: affinity)
    }

    init(_ range: NSRange) {
        self.init(anchor: range.location, head: range.upperBound)
    }

    var range: NSRange {
        NSRange(location: min(anchor, head), length: abs(head - anchor))
    }

    var isCaret: Bool { anchor == head }
}
