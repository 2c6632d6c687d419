import Foundation

/// A text being edited: the string with its attributes, what is selected, what an input method is
/// still composing, and what can be taken back.
///
/// The caret and the ends of the selection are always between characters as a person sees them:
/// never inside of an emoji, nor between a letter and its accent. All offsets are UTF-16's.
struct EditableText {
    private(set) var text: StyledText
    private(set) var selection: TextSelection
    private(set) var history = TextHistory()
    private var composition: Composition?

    /// A composition under way: it is part of the text, and of no step until it ends.
    private struct Composition: Equatable {
        var range: NSRange
        /// What the composition took the place of.
        var replaced: StyledText
        var selectionBefore: TextSelection
    }

    init(_ text: StyledText = StyledText()) {
        self.text = text
        selection = TextSelection(caret: text.length)
    }

    var string: String { text.string }

    /// What an input method is composing.
    var markedRange: NSRange? { composition?.range }

    // MARK: - The program's changes

    /// Takes another text. What was done before can't be taken back any more, and the caret goes to
    /// the end.
    mutating func setText(_ text: StyledText) {
        self = EditableText(text)
    }

    /// Changes the text on the program's behalf. What was done before can't be taken back any more;
    /// the selection stays with the characters that stay.
    mutating func rewrite(_ range: NSRange, with other: StyledText) {
        composition = nil
        history = TextHistory()
        let range = text.string.wholeScalars(range)
        text.replace(range, with: other)
        func moved(_ offset: Int) -> Int {
            if offset <= range.location { return offset }
            if offset >= range.upperBound { return offset + other.length - range.length }
            return range.location + min(offset - range.location, other.length)
        }
        setSelection(TextSelection(anchor: moved(selection.anchor), head: moved(selection.head)))
    }

    /// Changes attributes on the program's behalf.
    mutating func changeAttributes(
        in range: NSRange, _ change: (inout StyledText.Attributes) -> Void
    ) {
        text.change(in: text.string.wholeScalars(range), change)
    }

    // MARK: - Selection

    /// Selects, or moves the caret. What is typed next is a step of its own, and a composition ends.
    mutating func select(_ selection: TextSelection) {
        guard whole(selection) != self.selection else { return }
        endComposition()
        history.close()
        setSelection(selection)
    }

    private mutating func setSelection(_ wanted: TextSelection) {
        selection = whole(wanted)
    }

    /// The selection widened to whole characters.
    private func whole(_ wanted: TextSelection) -> TextSelection {
        let range = text.string.wholeCharacters(wanted.range)
        var whole =
            wanted.anchor <= wanted.head
            ? TextSelection(anchor: range.location, head: range.upperBound)
            : TextSelection(anchor: range.upperBound, head: range.location)
        if whole.anchor == wanted.anchor, whole.head == wanted.head {
            whole.affinity = wanted.affinity
        }
        return whole
    }

    // MARK: - A person's changes

    /// Puts a text in the place of a range; the caret goes after it.
    ///
    /// - Parameter kind: Decides with what the change is taken back together.
    /// - Returns: What changed; `nil` when nothing did.
    @discardableResult
    mutating func replace(
        _ range: NSRange, with other: StyledText, kind: TextHistory.Kind = .other
    ) -> TextChange? {
        endComposition()
        let range = text.string.wholeScalars(range)
        guard range.length > 0 || other.length > 0 else { return nil }
        let before = selection
        let change = apply(
            TextChange(location: range.location, removed: text[range], inserted: other))
        setSelection(TextSelection(caret: change.newRange.upperBound))
        history.add(.init(kind: kind, change: change, before: before, after: selection))
        return change
    }

    private mutating func apply(_ change: TextChange) -> TextChange {
        text.replace(change.oldRange, with: change.inserted)
        return change
    }

    // MARK: - Undo

    var canUndo: Bool { !history.done.isEmpty }
    var canRedo: Bool { !history.undone.isEmpty }

    /// Takes the last step back, and what is being composed with it.
    ///
    /// - Returns: What changed; `nil` when there was no step.
    mutating func undo() -> TextChange? {
        endComposition()
        guard let step = history.takeLastDone() else { return nil }
        let change = apply(step.change.inverse)
        selection = step.before
        return change
    }

    /// Does again what was taken back last.
    ///
    /// - Returns: What changed; `nil` when there was no step.
    mutating func redo() -> TextChange? {
        endComposition()
        guard let step = history.takeLastUndone() else { return nil }
        let change = apply(step.change)
        selection = step.after
        return change
    }

    // MARK: - Composition

    /// Shows what an input method is composing, in the place of the selection or of what it showed
    /// before.
    ///
    /// - Parameter selected: The selection within the text that is composed.
    /// - Returns: What changed.
    mutating func setMarked(_ marked: StyledText, selected: NSRange) -> TextChange {
        let range = composition?.range ?? selection.range
        if composition == nil {
            composition = Composition(
                range: range, replaced: text[range], selectionBefore: selection)
        }
        let change = apply(
            TextChange(location: range.location, removed: text[range], inserted: marked))
        composition?.range = change.newRange
        let start = min(max(0, selected.location), marked.length)
        let end = min(max(start, selected.upperBound), marked.length)
        setSelection(
            TextSelection(anchor: range.location + start, head: range.location + end))
        return change
    }

    /// Leaves what was composed in the text, as a step that can be taken back.
    mutating func endComposition() {
        guard let ended = composition else { return }
        composition = nil
        let change = TextChange(
            location: ended.range.location, removed: ended.replaced, inserted: text[ended.range])
        guard change.removed != change.inserted else { return }
        setSelection(selection)
        history.close()
        history.add(
            .init(kind: .other, change: change, before: ended.selectionBefore, after: selection))
        history.close()
    }

    /// Takes out what was being composed, and puts back what it took the place of.
    ///
    /// - Returns: What changed; `nil` when nothing was being composed.
    mutating func cancelComposition() -> TextChange? {
        guard let ended = composition else { return nil }
        composition = nil
        let change = apply(
            TextChange(
                location: ended.range.location, removed: text[ended.range],
                inserted: ended.replaced))
        selection = ended.selectionBefore
        return change
    }
}
