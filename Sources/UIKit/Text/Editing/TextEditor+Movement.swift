import Foundation

/// How far the caret goes, or how much is deleted.
enum TextMovement {
    case left, right
    case wordLeft, wordRight
    case up, down
    case lineStart, lineEnd
    case documentStart, documentEnd
    case pageUp, pageDown
}

// Moves of the caret, by the keys that a desktop has for them.

extension TextEditor {
    /// Moves the caret, and with it the end of the selection if that is extended.
    func move(_ movement: TextMovement, extending: Bool) {
        endComposition()
        isSelectedByTouch = false
        if !extending, !selection.isCaret, let edge = collapsed(movement) {
            return select(TextSelection(caret: edge))
        }
        let isVertical = isVertical(movement)
        if isVertical, goalX == nil { goalX = caretRect.minX }
        let place = destination(movement)
        let anchor = extending ? selection.anchor : place.offset
        select(
            TextSelection(anchor: anchor, head: place.offset, affinity: place.affinity),
            keepingGoal: isVertical)
    }

    /// An arrow without Shift takes the caret to the end of the selection that it points to.
    private func collapsed(_ movement: TextMovement) -> Int? {
        guard movement == .left || movement == .right else { return nil }
        let isRightToLeft = blocks.isRightToLeft(at: displayedOffset(selection.head))
        let toStart = (movement == .left) != isRightToLeft
        return toStart ? selection.range.location : selection.range.upperBound
    }

    private func isVertical(_ movement: TextMovement) -> Bool {
        switch movement {
        case .up, .down, .pageUp, .pageDown: true
        default: false
        }
    }

    /// Where the caret goes to.
    func destination(_ movement: TextMovement) -> TextBlocks.Place {
        let head = displayedOffset(selection.head)
        switch movement {
        case .left: return (realOffset(blocks.place(false, of: head)), .downstream)
        case .right: return (realOffset(blocks.place(true, of: head)), .downstream)
        case .wordLeft, .wordRight:
            let isForward = (movement == .wordRight) != blocks.isRightToLeft(at: head)
            return (wordEdge(isForward), .downstream)
        case .up: return vertical(false, from: head, selection.affinity)
        case .down: return vertical(true, from: head, selection.affinity)
        case .lineStart:
            return (realOffset(blocks.lineEnds(at: head, selection.affinity).start), .downstream)
        case .lineEnd:
            let end = blocks.lineEnds(at: head, selection.affinity).end
            return (realOffset(end.offset), end.affinity)
        case .documentStart: return (0, .downstream)
        case .documentEnd: return (content.text.length, .downstream)
        case .pageUp: return page(-1)
        case .pageDown: return page(1)
        }
    }

    /// A secure text has no words that anybody could tell.
    func wordEdge(_ isForward: Bool) -> Int {
        if client?.isSecureTextEntry == true { return isForward ? content.text.length : 0 }
        let words = WordBoundaries(text: string)
        return isForward ? words.end(after: selection.head) : words.start(before: selection.head)
    }

    /// Beyond the first and the last line there are the ends of the text.
    private func vertical(
        _ isDown: Bool, from head: Int, _ affinity: TextSelection.Affinity
    ) -> TextBlocks.Place {
        let place = blocks.place(isDown, of: head, affinity, x: goalX ?? caretRect.minX)
        guard let place else { return (isDown ? content.text.length : 0, .downstream) }
        return (realOffset(place.offset), place.affinity)
    }

    private func page(_ direction: CGFloat) -> TextBlocks.Place {
        let caret = caretRect
        let y = caret.midY + direction * (client?.pageHeight ?? caret.height)
        guard y >= 0 else { return (0, .downstream) }
        guard y <= blocks.size.height else { return (content.text.length, .downstream) }
        let place = blocks.position(at: CGPoint(x: goalX ?? caret.minX, y: y))
        return (realOffset(place.offset), place.affinity)
    }

    // MARK: - Deleting

    /// Deletes the selection, or else what the caret would go over.
    func deleteBackward(_ movement: TextMovement?) {
        guard selection.isCaret else { return deleteSelection() }
        let head = selection.head
        let start: Int
        switch movement {
        case .wordLeft: start = wordEdge(false)
        case .lineStart: start = destination(.lineStart).offset
        default: start = string.characterOffset(before: head)
        }
        replace(
            NSRange(location: start, length: head - start), with: "", kind: .deletingBackward)
    }

    func deleteForward(_ movement: TextMovement?) {
        guard selection.isCaret else { return deleteSelection() }
        let head = selection.head
        let end: Int
        switch movement {
        case .wordRight: end = wordEdge(true)
        case .lineEnd: end = destination(.lineEnd).offset
        default: end = string.characterOffset(after: head)
        }
        replace(NSRange(location: head, length: end - head), with: "", kind: .deletingForward)
    }

    func deleteSelection() {
        replace(selection.range, with: "", kind: .other)
    }

    /// Puts a text in the place of the selection, as typing does.
    func insert(_ text: String) {
        endComposition()
        replace(selection.range, with: text, kind: .typing)
    }

    // MARK: - Selecting

    func selectAll() {
        select(TextSelection(anchor: 0, head: content.text.length))
    }

    func selectWord(at offset: Int) {
        select(TextSelection(wordRange(at: offset)))
    }

    func wordRange(at offset: Int) -> NSRange {
        if client?.isSecureTextEntry == true {
            return NSRange(location: 0, length: content.text.length)
        }
        return WordBoundaries(text: string).range(at: offset)
    }

    func paragraphRange(at offset: Int) -> NSRange {
        string.paragraphRange(at: offset)
    }
}
