import Foundation

@testable import UIKit

/// What a text field has to do, said in the plainest way: the text is an array of UTF-16 units, its
/// characters are counted from the beginning, and each step keeps the whole text from before.
struct TextModel {
    struct Moment: Equatable {
        var units: [UInt16]
        var anchor: Int
        var head: Int
    }

    struct Step {
        var kind: TextHistory.Kind
        var before: Moment
        var after: Moment
        /// Where the step's change ends, or begins for what was deleted.
        var end: Int
        var start: Int
        var isOpen: Bool
    }

    private(set) var now = Moment(units: [], anchor: 0, head: 0)
    private(set) var done: [Step] = []
    private(set) var undone: [Step] = []

    var string: String { String(decoding: now.units, as: UTF16.self) }

    /// Where one character ends and the next begins.
    private var boundaries: [Int] {
        var found = [0]
        for character in string { found.append(found[found.count - 1] + character.utf16.count) }
        return found
    }

    private func up(_ offset: Int) -> Int { boundaries.first { $0 >= offset } ?? now.units.count }
    private func down(_ offset: Int) -> Int { boundaries.last { $0 <= offset } ?? 0 }

    var low: Int { min(now.anchor, now.head) }
    var high: Int { max(now.anchor, now.head) }

    func next(after offset: Int) -> Int { boundaries.first { $0 > offset } ?? now.units.count }
    func previous(before offset: Int) -> Int { boundaries.last { $0 < offset } ?? 0 }

    mutating func set(_ string: String) {
        now = Moment(units: Array(string.utf16), anchor: 0, head: 0)
        now.anchor = now.units.count
        now.head = now.units.count
        done = []
        undone = []
    }

    mutating func select(_ anchor: Int, _ head: Int) {
        let wanted = place(anchor, head)
        guard wanted != (now.anchor, now.head) else { return }
        close()
        (now.anchor, now.head) = wanted
    }

    private func place(_ anchor: Int, _ head: Int) -> (Int, Int) {
        let (low, high) = (min(anchor, head), max(anchor, head))
        if low == high { return (up(low), up(low)) }
        return anchor < head ? (down(low), up(high)) : (up(high), down(low))
    }

    mutating func close() {
        if !done.isEmpty { done[done.count - 1].isOpen = false }
    }

    /// - Parameters: On characters' boundaries.
    mutating func replace(_ start: Int, _ end: Int, _ text: String, _ kind: TextHistory.Kind) {
        let units = Array(text.utf16)
        guard start < end || !units.isEmpty else { return }
        let before = now
        now.units.replaceSubrange(start..<end, with: units)
        let caret = up(start + units.count)
        (now.anchor, now.head) = (caret, caret)
        undone = []
        var open = kind != .other
        if kind == .typing, text.last?.isNewline == true || text.last == "\u{2029}" { open = false }
        if var last = done.last, last.isOpen, last.kind == kind, last.after == before,
            joins(last, start, end, units.count)
        {
            last.after = now
            last.end = kind == .typing ? start + units.count : start
            last.start = start
            last.isOpen = open
            done[done.count - 1] = last
            return
        }
        close()
        done.append(
            Step(
                kind: kind, before: before, after: now, end: start + units.count, start: start,
                isOpen: open))
    }

    private func joins(_ last: Step, _ start: Int, _ end: Int, _ count: Int) -> Bool {
        switch last.kind {
        case .typing: start == end && last.end == start
        case .deletingBackward: end == last.start && count == 0
        case .deletingForward: start == last.start && count == 0
        case .other: false
        }
    }

    mutating func undo() -> Bool {
        close()
        guard let step = done.popLast() else { return false }
        undone.append(step)
        now = step.before
        return true
    }

    mutating func redo() -> Bool {
        close()
        guard var step = undone.popLast() else { return false }
        step.isOpen = false
        done.append(step)
        now = step.after
        return true
    }
}

/// Random edits of a text and of a model of it.
struct TextFuzz {
    private var random: SplitMix64
    private var edited = EditableText()
    private var model = TextModel()

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    private static let pieces = [
        "a", "B", "7", " ", "\n", "\r\n", "\r", "\u{2029}", "é", "e\u{301}", "\u{301}", "\u{200D}",
        "😀", "👨‍👩‍👧", "👍🏽", "🇩🇪", "🇫", "שלום", "مرحبا", "\u{64B}", "한", "\u{1112}",
        "\u{1161}", "你好", "क्ष", "\u{FE0F}", "x\u{200B}y", "word ",
    ]

    /// The first difference between text and model, if there is one.
    mutating func run(rounds: Int) -> String? {
        for round in 0..<rounds {
            let action = step()
            if model.now.units.count > 400 { reset() }
            if let difference { return "round \(round), \(action): \(difference)" }
        }
        return nil
    }

    private mutating func reset() {
        let text = piece()
        edited.setText(StyledText(text))
        model.set(text)
    }

    private var difference: String? {
        guard Array(edited.string.utf16) == model.now.units,
            edited.text.length == model.now.units.count
        else { return "\(edited.string.debugDescription) ≠ \(model.string.debugDescription)" }
        guard edited.selection.anchor == model.now.anchor, edited.selection.head == model.now.head
        else {
            return "\(edited.selection) ≠ \(model.now.anchor), \(model.now.head)"
        }
        guard edited.history.done.count == model.done.count,
            edited.history.undone.count == model.undone.count
        else {
            return "steps \(edited.history.done.count), \(edited.history.undone.count) ≠ "
                + "\(model.done.count), \(model.undone.count)"
        }
        return nil
    }

    private mutating func piece() -> String {
        Self.pieces[random.below(Self.pieces.count)]
    }

    private mutating func step() -> String {
        switch random.below(16) {
        case 0...4: return type()
        case 5, 6: return deleteBackward()
        case 7: return deleteForward()
        case 8, 9: return select()
        case 10: return replace()
        case 11, 12: return undo()
        case 13: return redo()
        case 14: return compose()
        default:
            if random.below(40) == 0 { reset() }
            return "set"
        }
    }

    private mutating func type() -> String {
        let text = piece()
        edited.replace(edited.selection.range, with: StyledText(text), kind: .typing)
        model.replace(model.low, model.high, text, .typing)
        return "type \(text.debugDescription)"
    }

    private mutating func deleteBackward() -> String {
        let selection = edited.selection
        if selection.isCaret {
            let start = edited.string.characterOffset(before: selection.head)
            edited.replace(
                NSRange(location: start, length: selection.head - start), with: StyledText(),
                kind: .deletingBackward)
            model.replace(
                model.previous(before: model.low), model.low, "", .deletingBackward)
        } else {
            edited.replace(selection.range, with: StyledText())
            model.replace(model.low, model.high, "", .other)
        }
        return "delete backward"
    }

    private mutating func deleteForward() -> String {
        let selection = edited.selection
        if selection.isCaret {
            let end = edited.string.characterOffset(after: selection.head)
            edited.replace(
                NSRange(location: selection.head, length: end - selection.head),
                with: StyledText(), kind: .deletingForward)
            model.replace(model.low, model.next(after: model.low), "", .deletingForward)
        } else {
            edited.replace(selection.range, with: StyledText())
            model.replace(model.low, model.high, "", .other)
        }
        return "delete forward"
    }

    private mutating func select() -> String {
        let length = model.now.units.count
        let anchor = random.below(length + 1)
        let head = random.below(3) == 0 ? anchor : random.below(length + 1)
        edited.select(TextSelection(anchor: anchor, head: head))
        model.select(anchor, head)
        return "select \(anchor) \(head)"
    }

    /// Ranges as programs give them: at characters' boundaries here, since the model knows no others.
    private mutating func replace() -> String {
        let length = model.now.units.count
        var start = random.below(length + 1)
        start = model.next(after: start - 1)
        var end = start
        for _ in 0..<random.below(4) { end = model.next(after: end) }
        let text = piece()
        edited.replace(NSRange(location: start, length: end - start), with: StyledText(text))
        model.replace(start, end, text, .other)
        return "replace \(start) \(end) \(text.debugDescription)"
    }

    private mutating func undo() -> String {
        let changed = edited.undo() != nil
        if changed != model.undo() { return "undo differs" }
        return "undo"
    }

    private mutating func redo() -> String {
        let changed = edited.redo() != nil
        if changed != model.redo() { return "redo differs" }
        return "redo"
    }

    /// What was composed is one step when it is settled, and nothing when it is dropped.
    private mutating func compose() -> String {
        for _ in 0...random.below(3) {
            _ = edited.setMarked(
                StyledText(piece()), selected: NSRange(location: 1, length: 0))
        }
        if random.below(2) == 0 {
            _ = edited.cancelComposition()
            return "drop a composition"
        }
        _ = edited.cancelComposition()
        return "commit a composition: " + type()
    }
}
