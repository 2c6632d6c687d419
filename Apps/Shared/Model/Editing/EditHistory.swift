/// What was done to records, so that it can be taken back.
///
/// `Entry` is all there is to know of one of them.
public struct EditHistory<Entry: Identifiable & Sendable>: Sendable where Entry.ID: Sendable {
    /// A record before and after an edit; nil where it is not there.
    public struct Edit: Sendable {
        public let id: Entry.ID
        public let before: Entry?
        public let after: Entry?

        public init(id: Entry.ID, before: Entry?, after: Entry?) {
            self.id = id
            self.before = before
            self.after = after
        }
    }

    /// What was done at once.
    public struct Step: Sendable {
        /// For people.
        public let name: String
        public let edits: [Edit]

        public init(name: String, edits: [Edit]) {
            self.name = name
            self.edits = edits
        }

        /// What takes it back.
        public var inverse: Step {
            Step(
                name: name,
                edits: edits.reversed().map { Edit(id: $0.id, before: $0.after, after: $0.before) })
        }
    }

    /// What can be taken back, the last of them at the end.
    public private(set) var undoSteps: [Step] = []
    /// What was taken back and can be done again, the last of them at the end.
    public private(set) var redoSteps: [Step] = []
    private let limit: Int

    /// - Parameter limit: How many steps can be taken back; the oldest is forgotten first.
    public init(limit: Int = 100) {
        self.limit = limit
    }

    public mutating func record(_ step: Step) {
        redoSteps = []
        undoSteps.append(step)
        if undoSteps.count > limit { undoSteps.removeFirst() }
    }

    /// Notes that the last step was taken back.
    public mutating func didUndo() {
        if let step = undoSteps.popLast() { redoSteps.append(step) }
    }

    /// Notes that the step taken back last was done again.
    public mutating func didRedo() {
        if let step = redoSteps.popLast() { undoSteps.append(step) }
    }
}
