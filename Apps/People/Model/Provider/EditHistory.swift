import Foundation

/// What was done to people, so that it can be taken back.
struct EditHistory: Sendable {
    /// Somebody before and after an edit; nil where they are not there.
    struct Edit: Sendable {
        let id: UUID
        let before: Entry?
        let after: Entry?
    }

    struct Entry: Sendable {
        let person: Person
        let photo: PersonPhoto?
    }

    /// What was done at once.
    struct Step: Sendable {
        let name: String
        let edits: [Edit]

        var inverse: Step {
            Step(
                name: name,
                edits: edits.reversed().map { Edit(id: $0.id, before: $0.after, after: $0.before) })
        }
    }

    private(set) var undoSteps: [Step] = []
    private(set) var redoSteps: [Step] = []
    private static let limit = 100

    mutating func record(_ step: Step) {
        redoSteps = []
        undoSteps.append(step)
        if undoSteps.count > Self.limit { undoSteps.removeFirst() }
    }

    /// Notes that the last step was taken back.
    mutating func didUndo() {
        if let step = undoSteps.popLast() { redoSteps.append(step) }
    }

    /// Notes that the step taken back last was done again.
    mutating func didRedo() {
        if let step = redoSteps.popLast() { undoSteps.append(step) }
    }
}
