import Foundation

/// Joins a tree of views to a solver: it turns constraints into linear ones, keeps them up to date,
/// and tells views that their subviews have other frames.
///
/// There is one engine for each *island* of views that has constraints: a view whose frame is set
/// by hand begins one, and what is in it doesn't concern the views around it.
@MainActor final class LayoutEngine {
    unowned let root: UIView
    let rootItem: LayoutItem
    let displayScale: Double
    private(set) var solver = LayoutSolver()
    var boxes: [LayoutBox] = []
    var rootBox: LayoutBox?
    private var pending: [NSLayoutConstraint] = []
    /// By the index of the solver's constraint.
    private var constraints: [NSLayoutConstraint?] = []
    /// The constraints whose constants contain how far a baseline is from an edge.
    var baselineConstraints: [NSLayoutConstraint] = []
    /// The boxes whose frames are set by hand, or follow from the system's insets.
    var placedBoxes: [LayoutBox] = []
    /// The boxes whose height depends on their width.
    var wrappingBoxes: [LayoutBox] = []
    var dirtyBoxes: [LayoutBox] = []
    private(set) var isDirty = true
    private var isFitted = false
    private var changedBoxes: [LayoutBox] = []
    private var lastMarked: LayoutItem?
    /// The view whose direction was asked for last: mostly it is the next one, too.
    private var directionItem: LayoutItem?
    private var directionIsFromRight = false
    /// Kept for its storage. While one of the program's is written, the engine's own may be, too.
    private var expression = LinearExpression()
    private var ownExpression = LinearExpression()
    private var lastRank = Int.min
    /// Whether the engine stands in for another one, to find a fitting size.
    let isTemporary: Bool
    /// What the boxes and constraints were before a temporary engine took them over.
    var borrowed = BorrowedLinks()

    init(root: UIView, isTemporary: Bool = false) {
        self.root = root
        rootItem = root.makeLayoutState().item
        self.isTemporary = isTemporary
        let scale = root.traitCollection.displayScale
        displayScale = scale > 0 ? Double(scale) : 1
    }

    isolated deinit {
        dissolve()
    }

    // MARK: - Lifecycle

    /// Takes the engine's hands off all views and constraints, which may live on.
    func dissolve() {
        for constraint in constraints {
            guard let constraint, constraint.engine === self else { continue }
            constraint.engine = nil
            constraint.token = .none
        }
        for constraint in pending where constraint.engine === self { constraint.engine = nil }
        for box in boxes { unlink(box) }
        constraints = []
        pending = []
        boxes = []
        rootBox = nil
        changedBoxes = []
        borrowed.giveBack()
    }

    /// Takes up the constraints of a view and of what is in it, as far as the island reaches.
    func collect(from view: UIView) {
        guard let state = view.layoutState else { return }
        for constraint in state.constraints { add(constraint) }
        for subview in view.subviews where !subview.isIslandRoot { collect(from: subview) }
    }

    // MARK: - Values

    @inline(__always)
    func value(of variable: LayoutVariable) -> Double {
        variable == .none ? 0 : solver.value(of: variable)
    }

    // MARK: - Updating

    /// Asks for an update before the next layout.
    func setNeedsUpdate() {
        guard !isDirty else { return }
        isDirty = true
        if !isTemporary { root.markForConstraintLayout() }
    }

    /// Solves what changed and marks the views whose subviews' frames change by that.
    func updateIfNeeded() {
        guard isDirty || isFitted else { return }
        let hasChanges = isDirty
        isDirty = false
        solveChanges()
        if hasChanges { markChangedViews() }
    }

    func prepareForFitting() {
        isFitted = false
    }

    /// Notes that the solver holds a fitting size and not that of the views.
    func noteFitting() {
        isFitted = true
    }

    func solveChanges() {
        isFitted = false
        takePending()
        updatePlacedBoxes()
        updateContentSizes()
        solve()
        fitWrappedContent()
    }

    /// Solves again with what forbids the negative sizes that came out.
    ///
    /// UIKit's sizes are never negative either: constraints that leave a view less room than none
    /// contradict each other, and one of them is broken. The condition is added where it is needed
    /// alone, since each costs a row of the tableau; what holds in the end is the same, because a
    /// solution that meets the conditions that were left out is a solution of the whole.
    ///
    /// Nothing can be seen in a root of no size, which is mostly one that wasn't given a size yet.
    /// UIKit reports contradictions there, too; here they are let pass.
    ///
    /// - Returns: Whether there were any.
    private func keepSizesPositive() -> Bool {
        var found = false
        for _ in 0..<8 {
            var changed = false
            for box in boxes where box.kind == .flexible || box.kind == .guide {
                if keepPositive(box, .horizontal) { changed = true }
                if keepPositive(box, .vertical) { changed = true }
            }
            guard changed else { return found }
            found = true
            solve()
        }
        return found
    }

    /// What the solver's arithmetic makes of zero at the most, in points.
    private static let noise = 1e-6

    private func keepPositive(_ box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> Bool {
        let variable = box.extent[axis]
        guard variable != .none, box.positiveness[axis] == .none,
            solver.value(of: variable) < -Self.noise,
            root.bounds.size.length(along: axis) > 0
        else { return false }
        box.positiveness[axis] = add([(1, variable)], constant: 0, .greaterThanOrEqual)
        return true
    }

    /// Works out the heights of wrapped content for the widths that were solved, until these agree.
    private func fitWrappedContent() {
        for _ in 0..<4 {
            var changed = false
            for box in wrappingBoxes where updateWrappedHeight(of: box) { changed = true }
            guard changed else { return }
            solve()
        }
    }

    private func solve() {
        for conflict in solver.solve() { report(conflict) }
    }

    private func markChangedViews() {
        if readRectangles() < -Self.noise, keepSizesPositive() {
            fitWrappedContent()
            _ = readRectangles()
        }
        for box in changedBoxes {
            if box.item.isGuide {
                box.guide?.layoutFrameDidChange()
            } else if box.kind == .flexible, box.container !== lastMarked {
                lastMarked = box.container
                box.container?.view?.setNeedsLayout()
            }
        }
        lastMarked = nil
        changedBoxes.removeAll(keepingCapacity: true)
        if let rootBox, rootBox.kind == .looseRoot { root.takeSolvedSize(of: rootBox) }
    }

    /// Takes the solved values over and collects the boxes that have others than before.
    ///
    /// - Returns: The least size that the solver has, which may be less than nothing.
    private func readRectangles() -> Double {
        var least = 0.0
        for box in boxes {
            let rectangle = read(box, &least)
            guard rectangle != box.rectangle else { continue }
            box.rectangle = rectangle
            changedBoxes.append(box)
        }
        return least
    }

    /// The rectangle that the solver has, which need not be that of the last update.
    func rectangle(of box: LayoutBox) -> LayoutRectangle {
        var least = 0.0
        return read(box, &least)
    }

    private func read(_ box: LayoutBox, _ least: inout Double) -> LayoutRectangle {
        withSolver { solver in
            func value(_ variable: LayoutVariable) -> Double {
                variable == .none ? 0 : solver.value(of: variable)
            }
            let width = value(box.extent.horizontal)
            let height = value(box.extent.vertical)
            least = min(least, width, height)
            return LayoutRectangle(
                x: value(box.origin.horizontal), y: value(box.origin.vertical),
                width: max(0, width), height: max(0, height))
        }
    }

    /// Whether the content of a view runs from right to left.
    func readsFromRight(_ item: LayoutItem) -> Bool {
        if item === directionItem { return directionIsFromRight }
        directionItem = item
        directionIsFromRight = item.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return directionIsFromRight
    }

    // MARK: - Constraints

    func add(_ constraint: NSLayoutConstraint) {
        if isTemporary { borrowed.note(constraint) }
        constraint.token = .none
        constraint.engine = self
        pending.append(constraint)
        setNeedsUpdate()
    }

    private func takePending() {
        guard !pending.isEmpty else { return }
        let taken = pending
        pending.removeAll(keepingCapacity: true)
        for constraint in taken where constraint.engine === self && constraint.token == .none {
            insert(constraint)
        }
    }

    private func insert(_ constraint: NSLayoutConstraint) {
        guard let owner = constraint.owner else { return }
        expression.removeAll()
        let hasBaseline = build(constraint, owner: owner, into: &expression)
        let token = solver.add(
            expression, constraint.relation.linear, priority: constraint.priority.rawValue,
            rank: constraint.rank)
        constraint.token = token
        while constraints.count <= Int(token.index) { constraints.append(nil) }
        constraints[Int(token.index)] = constraint
        if hasBaseline { baselineConstraints.append(constraint) }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        if constraint.token == .none {
            pending.removeAll { $0 === constraint }
        } else {
            solver.remove(constraint.token)
            constraints[Int(constraint.token.index)] = nil
            constraint.token = .none
            baselineConstraints.removeAll { $0 === constraint }
        }
        constraint.engine = nil
        setNeedsUpdate()
    }

    func constraint(for token: SolverConstraint) -> NSLayoutConstraint? {
        Int(token.index) < constraints.count ? constraints[Int(token.index)] : nil
    }

    func constantDidChange(of constraint: NSLayoutConstraint, by difference: CGFloat) {
        setNeedsUpdate()
        guard constraint.token != .none else { return }
        solver.setConstant(
            solver.constant(of: constraint.token) - Double(difference), of: constraint.token)
    }

    /// The solver has no way to change a priority other than this.
    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard constraint.token != .none else { return }
        remove(constraint)
        add(constraint)
    }

    /// Works a constraint's constant out anew, since a baseline moved.
    func updateConstant(of constraint: NSLayoutConstraint) {
        guard let owner = constraint.owner else { return }
        expression.removeAll()
        _ = build(constraint, owner: owner, into: &expression)
        solver.setConstant(expression.constant, of: constraint.token)
    }

    // MARK: - The engine's own constraints

    func makeVariable(isSize: Bool = false) -> LayoutVariable {
        solver.makeVariable(isSize: isSize)
    }

    func removeVariable(_ variable: LayoutVariable) {
        if variable != .none { solver.remove(variable) }
    }

    /// Adds `Σ coefficient × variable + constant relation 0`.
    ///
    /// Required ones rank before all constraints of the program: they are never broken for them.
    func add(
        _ terms: [(Double, LayoutVariable)], constant: Double, _ relation: LinearRelation = .equal,
        priority: Float = LayoutSolver.requiredPriority
    ) -> SolverConstraint {
        ownExpression.removeAll()
        ownExpression.constant = constant
        for (coefficient, variable) in terms { ownExpression.add(coefficient, variable) }
        lastRank += 1
        return solver.add(ownExpression, relation, priority: priority, rank: lastRank)
    }

    func addSpring(
        _ variable: LayoutVariable, length: Double, below: Float, above: Float
    ) -> SolverConstraint {
        ownExpression.removeAll()
        ownExpression.constant = -length
        ownExpression.add(1, variable)
        return solver.add(ownExpression, priorityBelow: below, priorityAbove: above)
    }

    func setConstant(_ constant: Double, of token: SolverConstraint) {
        solver.setConstant(constant, of: token)
    }

    func removeToken(_ token: inout SolverConstraint) {
        guard token != .none else { return }
        solver.remove(token)
        token = .none
    }

    func withSolver<Result>(_ body: (inout LayoutSolver) -> Result) -> Result {
        body(&solver)
    }
}
