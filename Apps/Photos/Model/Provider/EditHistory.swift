/// What was done to photos, so that it can be taken back.
struct EditHistory: Sendable {
    /// A photo before and after an edit.
    struct Step: Sendable {
        let name: String
        let before: Photo
        let after: Photo
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
