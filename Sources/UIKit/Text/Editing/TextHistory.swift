import Foundation

/// What was done to a text, to be taken back and done again.
struct TextHistory: Equatable {
    /// What brought a change about. Changes of one kind that follow one another and touch are taken
    /// back together.
    enum Kind: Equatable {
        case typing, deletingBackward, deletingForward, other
    }

    /// What is taken back in one step.
    struct Step: Equatable {
        var kind: Kind
        var change: TextChange
        var before: TextSelection
        var after: TextSelection
    }

    private(set) var done: [Step] = []
    private(set) var undone: [Step] = []
    private var isOpen = false

    /// Whatever comes next is a step of its own.
    mutating func close() {
        isOpen = false
    }

    /// Says whether the change is a step of its own.
    @discardableResult
    mutating func add(_ step: Step) -> Bool {
        undone = []
        if isOpen, let last = done.last, let joined = last.joined(with: step) {
            done[done.count - 1] = joined
            isOpen = !step.endsLine
            return false
        }
        done.append(step)
        isOpen = step.kind != .other && !step.endsLine
        return true
    }

    mutating func takeLastDone() -> Step? {
        close()
        guard let step = done.popLast() else { return nil }
        undone.append(step)
        return step
    }

    mutating func takeLastUndone() -> Step? {
        close()
        guard let step = undone.popLast() else { return nil }
        done.append(step)
        return step
    }
}

extension TextHistory.Step {
    /// A line end that was typed is the last of its step.
    fileprivate var endsLine: Bool {
        kind == .typing && change.inserted.string.last?.endsParagraph ?? false
    }

    /// Both steps as one, if the other one goes on where this one stopped.
    fileprivate func joined(with next: Self) -> Self? {
        guard kind == next.kind, after == next.before else { return nil }
        var joined = self
        joined.after = next.after
        switch kind {
        case .typing:
            guard next.change.removed.length == 0,
                next.change.location == change.newRange.upperBound
            else { return nil }
            joined.change.inserted.append(next.change.inserted)
        case .deletingBackward:
            guard change.inserted.length == 0, next.change.inserted.length == 0,
                next.change.oldRange.upperBound == change.location
            else { return nil }
            joined.change.location = next.change.location
            joined.change.removed = next.change.removed
            joined.change.removed.append(change.removed)
        case .deletingForward:
            guard change.inserted.length == 0, next.change.inserted.length == 0,
                next.change.location == change.location
            else { return nil }
            joined.change.removed.append(next.change.removed)
        case .other: return nil
        }
        return joined
    }
}

extension StyledText {
    fileprivate mutating func append(_ other: StyledText) {
        replace(NSRange(location: length, length: 0), with: other)
    }
}
