/// Where boxes and constraints belonged before a temporary engine took them over.
@MainActor struct BorrowedLinks {
    private var states: [(ViewLayoutState, LayoutBox?)] = []
    private var guides: [(UILayoutGuide, LayoutBox?)] = []
    private var constraints: [(NSLayoutConstraint, LayoutEngine?, SolverConstraint)] = []

    mutating func note(_ state: ViewLayoutState) {
        states.append((state, state.box))
    }

    mutating func note(_ guide: UILayoutGuide) {
        guides.append((guide, guide.box))
    }

    mutating func note(_ constraint: NSLayoutConstraint) {
        constraints.append((constraint, constraint.engine, constraint.token))
    }

    mutating func giveBack() {
        for (state, box) in states { state.box = box }
        for (guide, box) in guides { guide.box = box }
        for (constraint, engine, token) in constraints {
            constraint.engine = engine
            constraint.token = token
        }
        self = BorrowedLinks()
    }
}
