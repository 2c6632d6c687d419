import Foundation

// The layout pass, as far as it is about constraints.

extension UIView {
    /// Calls what was asked for with `setNeedsUpdateConstraints()`, then solves what changed.
    func updateConstraintLayout() {
        if needsConstraintUpdate || subtreeNeedsConstraintUpdate { updateConstraintsOfTree() }
        prepareConstraintLayout()
    }

    /// Brings the engine of the view's island up to date; views whose subviews move by that ask for
    /// layout.
    func prepareConstraintLayout() {
        guard layoutState != nil else { return }
        let root = islandRoot
        guard let state = root.layoutState else { return }
        if state.engine == nil, state.needsEngine { root.makeLayoutEngine(state) }
        state.engine?.updateIfNeeded()
        // The view's own frame may be in the island above.
        if root === self, let outer = state.box?.engine { outer.updateIfNeeded() }
    }

    @discardableResult
    private func makeLayoutEngine(_ state: ViewLayoutState) -> LayoutEngine {
        let engine = LayoutEngine(root: self)
        state.engine = engine
        state.needsEngine = false
        engine.collect(from: self)
        return engine
    }

    /// Gives the subviews the frames that the constraints ask for.
    func applyConstraintLayout() {
        guard layoutState != nil else { return }
        prepareConstraintLayout()
        for subview in subviews {
            guard let box = subview.layoutState?.box, box.kind == .flexible else { continue }
            subview.place(box.frame(in: self))
        }
    }

    /// Takes an alignment rectangle. As in UIKit `bounds` and `center` are set, never `frame`.
    private func place(_ rectangle: CGRect) {
        let frame = frame(forAlignmentRect: rectangle)
        if bounds.size != frame.size { bounds.size = frame.size }
        let anchor = layer.anchorPoint
        let center = CGPoint(
            x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if self.center != center { self.center = center }
    }

    /// A view without superview whose size follows from its constraints.
    func takeSolvedSize(of box: LayoutBox) {
        let size = frame(forAlignmentRect: box.frame(in: self)).size
        guard bounds.size != size else { return }
        let corner = layoutFrame.origin
        bounds.size = size
        center = CGPoint(
            x: corner.x + layer.anchorPoint.x * size.width,
            y: corner.y + layer.anchorPoint.y * size.height)
        setNeedsLayout()
    }

    /// Where the view is in its superview without its transform.
    var layoutFrame: CGRect {
        let size = bounds.size
        let anchor = layer.anchorPoint
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
            width: size.width, height: size.height)
    }

    // MARK: - Fitting

    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsOfTree()
        if isIslandRoot {
            guard let state = layoutState, state.engine != nil || state.needsEngine else {
                return sizeWithoutConstraints
            }
            let engine = state.engine ?? makeLayoutEngine(state)
            return engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
        }
        let engine = LayoutEngine(root: self, isTemporary: true)
        engine.collect(from: self)
        let size = engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
        engine.dissolve()
        return size
    }

    private var sizeWithoutConstraints: CGSize {
        let content = intrinsicContentSize
        return CGSize(
            width: content.width == UIView.noIntrinsicMetric ? bounds.width : content.width,
            height: content.height == UIView.noIntrinsicMetric ? bounds.height : content.height)
    }

    // MARK: - Content

    func noteContentSize() {
        superview?.subviewContentSizeDidChange(self)
        guard let box = layoutState?.box else { return }
        box.engine.contentDidChange(of: box)
    }

    func changeContentPriorities(_ change: (inout ContentPriorities) -> Void) {
        let state = makeLayoutState()
        change(&state.contentPriorities)
        guard let box = state.box else { return }
        box.prioritiesAreDirty = true
        box.engine.contentDidChange(of: box)
    }

    // MARK: - Updating constraints

    func markForConstraintUpdate() {
        guard !needsConstraintUpdate else { return }
        needsConstraintUpdate = true
        superview?.markPathForConstraintUpdate()
        markSubtreeForLayout()
    }

    func markPathForConstraintUpdate() {
        var view = self
        while !view.subtreeNeedsConstraintUpdate {
            view.subtreeNeedsConstraintUpdate = true
            guard let superview = view.superview else { return }
            view = superview
        }
    }

    /// Calls `updateConstraints()` where it was asked for, from the deepest views upwards.
    func updateConstraintsOfTree() {
        for _ in 0..<100 where needsConstraintUpdate || subtreeNeedsConstraintUpdate {
            updateConstraintsOnce()
        }
    }

    private func updateConstraintsOnce() {
        if subtreeNeedsConstraintUpdate {
            subtreeNeedsConstraintUpdate = false
            for subview in subviews
            where subview.needsConstraintUpdate || subview.subtreeNeedsConstraintUpdate {
                subview.updateConstraintsOnce()
            }
        }
        guard needsConstraintUpdate else { return }
        needsConstraintUpdate = false
        if let viewController {
            viewController.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }
}

extension UIView {
    var isAmbiguouslyLaidOut: Bool {
        guard let state = layoutState else { return false }
        prepareConstraintLayout()
        if let box = state.box { return box.kind == .flexible && box.engine.isAmbiguous(box) }
        return !state.translatesAutoresizingMask && superview != nil
    }
}
