/// The steps that a store can take back, and those it took back and can do
/// again.
///
/// A step holds the list before and after it. Lists share what they have in
/// common, so a step costs about what its change did.
struct UndoHistory<Item: Identifiable & Sendable>: Sendable {
    /// One verb, or all verbs of one transaction.
    struct Step: Sendable {
        let before: ListSnapshot<Item>
        let after: ListSnapshot<Item>
        let batch: Batch
        let name: String?
    }

    private(set) var undoSteps: [Step] = []
    private(set) var redoSteps: [Step] = []

    /// How many steps are kept; the oldest is forgotten first.
    var limit: Int {
        didSet { trim() }
    }

    init(limit: Int) {
        self.limit = limit
    }

    /// Notes a step, after which nothing can be done again.
    mutating func record(_ step: Step) {
        redoSteps = []
        undoSteps.append(step)
        trim()
    }

    /// Takes the last step, to be undone.
    mutating func undo() -> Step? {
        guard let step = undoSteps.popLast() else { return nil }
        redoSteps.append(step)
        return step
    }

    /// Takes the step undone last, to be done again.
    mutating func redo() -> Step? {
        guard let step = redoSteps.popLast() else { return nil }
        undoSteps.append(step)
        return step
    }

    mutating func removeAll() {
        undoSteps = []
        redoSteps = []
    }

    private mutating func trim() {
        if undoSteps.count > limit { undoSteps.removeFirst(undoSteps.count - limit) }
        if redoSteps.count > limit { redoSteps.removeFirst(redoSteps.count - limit) }
    }
}
