public import Foundation

/// A place in a text, between two characters. Ask the text for it; of itself it says nothing.
@MainActor open class UITextPosition: NSObject {}

/// A stretch of a text.
@MainActor open class UITextRange: NSObject {
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}

/// The positions of UIKit's own texts.
final class TextOffset: UITextPosition {
    /// In UTF-16.
    let offset: Int
    let affinity: TextSelection.Affinity

    init(_ offset: Int, _ affinity: TextSelection.Affinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffset)?.offset == offset
    }

    override nonisolated var hash: Int { offset }
}

/// The ranges of UIKit's own texts.
final class TextSpan: UITextRange {
    let range: NSRange
    /// Of a caret.
    let affinity: TextSelection.Affinity

    init(_ range: NSRange, _ affinity: TextSelection.Affinity = .downstream) {
        self.range = range
        self.affinity = affinity
    }

    override var start: UITextPosition { TextOffset(range.location, affinity) }
    override var end: UITextPosition { TextOffset(range.upperBound, affinity) }
    override var isEmpty: Bool { range.length == 0 }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? TextSpan)?.range == range
    }

    override nonisolated var hash: Int { range.location }
}

/// A part of a selection, on one line.
@MainActor open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .natural }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

final class TextSelectionPart: UITextSelectionRect {
    private let part: (rect: CGRect, isRightToLeft: Bool, isFirst: Bool, isLast: Bool)

    init(_ rect: CGRect, isRightToLeft: Bool, isFirst: Bool, isLast: Bool) {
        part = (rect, isRightToLeft, isFirst, isLast)
    }

    override var rect: CGRect { part.rect }
    override var writingDirection: NSWritingDirection {
        part.isRightToLeft ? .rightToLeft : .leftToRight
    }
    override var containsStart: Bool { part.isFirst }
    override var containsEnd: Bool { part.isLast }
}
