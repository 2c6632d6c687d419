import Foundation

// How constraints come to a view, and what follows from views coming, going and changing.

extension UIView {
    /// The view's state for Auto Layout, made when there is none.
    func makeLayoutState() -> ViewLayoutState {
        if let layoutState { return layoutState }
        let state = ViewLayoutState(self)
        layoutState = state
        markForConstraintUpdate()
        return state
    }

    /// Whether what is in the view has an engine of its own: its frame is set by hand, and no
    /// constraint from outside is about what is in it.
    var isIslandRoot: Bool {
        guard let state = layoutState, superview != nil else { return true }
        return state.translatesAutoresizingMask && state.referencesInside == 0
    }

    var islandRoot: UIView {
        var view = self
        while !view.isIslandRoot, let superview = view.superview { view = superview }
        return view
    }

    /// Asks for the island's engine to be brought up to date in the next layout.
    func markForConstraintLayout() {
        markSubtreeForLayout()
    }

    // MARK: - Installing

    /// Makes a constraint active with this view as its holder.
    func install(_ constraint: NSLayoutConstraint) {
        let state = makeLayoutState()
        state.constraints.append(constraint)
        constraint.owner = state.item
        countReferences(of: constraint, by: 1)
        let root = islandRoot
        if let engine = root.layoutState?.engine {
            engine.add(constraint)
        } else {
            root.makeLayoutState().needsEngine = true
            root.markForConstraintLayout()
        }
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let state = layoutState,
            let index = state.constraints.lastIndex(where: { $0 === constraint })
        else { return }
        state.constraints.remove(at: index)
        constraint.engine?.remove(constraint)
        countReferences(of: constraint, by: -1)
        constraint.owner = nil
    }

    /// Adds constraints that name this view and what is in it, and nothing else.
    func installChecked(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints
        where constraint.owner !== layoutState?.item || constraint.owner == nil {
            let ancestor = constraint.commonAncestor()
            stopUnless(
                ancestor?.isDescendant(of: self) == true,
                """
                The view hierarchy is not prepared for the constraint: \(constraint)
                When added to a view, the constraint's items must be descendants of that view (or \
                the view itself). This is not the case for \(LayoutNames.name(of: self)).
                """)
            constraint.deactivate()
            install(constraint)
        }
    }

    /// Notes on all views from the constraint's items up to this one that it is about them.
    private func countReferences(of constraint: NSLayoutConstraint, by count: Int) {
        countReferences(from: constraint.first, by: count)
        countReferences(from: constraint.second, by: count)
        if let offset = constraint.first.offset { countReferences(from: offset.start, by: count) }
        if let offset = constraint.second.offset { countReferences(from: offset.start, by: count) }
    }

    private func countReferences(from point: AnchorPoint, by count: Int) {
        guard let item = point.item, item !== layoutState?.item else { return }
        var current = item.view
        var isInside = item.isGuide
        while let view = current, view !== self {
            let state = view.makeLayoutState()
            let wasIslandRoot = isInside && view.isIslandRoot
            state.referencesFromAbove += count
            if isInside { state.referencesInside += count }
            if wasIslandRoot, !view.isIslandRoot { view.joinIsland() }
            isInside = true
            current = view.superview
        }
    }

    /// Gives up the engine of an island that is none any longer.
    private func joinIsland() {
        guard let state = layoutState else { return }
        state.engine?.dissolve()
        state.engine = nil
        state.needsEngine = false
        let root = islandRoot
        if let engine = root.layoutState?.engine {
            engine.collect(from: self)
        } else {
            root.makeLayoutState().needsEngine = true
        }
        root.markForConstraintLayout()
    }

    /// Forgets what the engine of this view's island has worked out: it is made anew.
    func rebuildIsland() {
        let root = islandRoot
        guard let state = root.layoutState, state.engine != nil else { return }
        state.engine?.dissolve()
        state.engine = nil
        state.needsEngine = true
        root.markForConstraintLayout()
    }

    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != translatesAutoresizingMaskIntoConstraints else { return }
        rebuildIsland()
        superview?.rebuildIsland()
        makeLayoutState().translatesAutoresizingMask = translates
        guard superview != nil else { return }
        let hasOwn = layoutState?.constraints.isEmpty == false || layoutState?.needsEngine == true
        if hasOwn || layoutState?.referencesFromAbove ?? 0 > 0 { joinIsland() }
    }

    // MARK: - Tree

    /// Called before the view leaves its superview: constraints from above about the view, or about
    /// what is in it, end, as UIKit says
    /// (https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()).
    func willLeaveLayoutTree() {
        guard let state = layoutState, superview != nil else { return }
        var ancestor = superview
        while state.referencesFromAbove > 0, let view = ancestor {
            for constraint in view.constraints where constraint.refers(toSubtreeOf: self) {
                constraint.deactivate()
            }
            ancestor = view.superview
        }
        if state.box != nil || !isIslandRoot {
            islandRootAbove?.layoutState?.engine?.removeSubtree(self)
        }
        if !isIslandRoot { state.needsEngine = true }
    }

    /// The root of the island that the view's own frame is in.
    private var islandRootAbove: UIView? { superview?.islandRoot }

    /// Called after the view came into a superview.
    func didEnterLayoutTree() {
        if layoutState == nil, type(of: self).requiresConstraintBasedLayout {
            _ = makeLayoutState()
        }
        if subtreeNeedsConstraintUpdate || needsConstraintUpdate {
            superview?.markPathForConstraintUpdate()
        }
        if layoutState != nil, !isIslandRoot { joinIsland() }
    }

    /// A frame, a transform or a scroll offset changed by other means than Auto Layout's.
    func layoutGeometryDidChange() {
        guard let state = layoutState else { return }
        state.engine?.setNeedsUpdate()
        if state.translatesAutoresizingMask { state.box?.engine.setNeedsUpdate() }
        // Margins and safe area may follow from where the view is.
        if state.systemGuides != nil {
            for guide in state.allGuides { guide.placementDidChange() }
        }
    }

    /// Leading and trailing are other sides now.
    func layoutDirectionDidChange() {
        if layoutState != nil { rebuildIsland() }
    }
}

extension NSLayoutConstraint {
    /// The sides of the constraint that name something.
    var points: [AnchorPoint] {
        var points = [first]
        if second.item != nil { points.append(second) }
        if let offset = first.offset { points.append(offset.start) }
        if let offset = second.offset { points.append(offset.start) }
        return points
    }

    func refers(to item: AnyObject) -> Bool {
        points.contains { $0.item?.object === item }
    }

    func refers(toSubtreeOf view: UIView) -> Bool {
        points.contains { $0.view?.isDescendant(of: view) ?? false }
    }
}
