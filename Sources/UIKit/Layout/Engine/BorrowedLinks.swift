/// Where boxes and constraints belonged before a temporary engine took them over.
@MainActor struct BorrowedLinks {
    private var items: [(LayoutItem, LayoutBox?)] = []
    private var constraints: [(NSLayoutConstraint, LayoutEngine?, SolverConstraint)] = []

    mutating func note(_ item: LayoutItem) {
        items.append((item, item.box))
    }

    mutating func note(_ constraint: NSLayoutConstraint) {
        constraints.append((constraint, constraint.engine, constraint.token))
    }

    mutating func giveBack() {
        for (item, box) in items { item.box = box }
        for (constraint, engine, token) in constraints {
            constraint.engine = engine
            constraint.token = token
        }
        self = BorrowedLinks()
    }
}
