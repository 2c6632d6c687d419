import Foundation

// The boxes of views and guides, and what the engine itself says of them.

extension LayoutEngine {
    /// The box of a view in the island or of a guide in it, made when there is none.
    func box(for item: LayoutItem) -> LayoutBox {
        if item === rootItem { return rootBox ?? makeBox(forView: item) }
        if let box = item.box, box.engine === self { return box }
        return item.isGuide ? makeBox(forGuide: item) : makeBox(forView: item)
    }

    private func makeBox(forView item: LayoutItem) -> LayoutBox {
        guard let view = item.view else { fatalError("A view in a layout is gone.") }
        let superview = view.superview?.makeLayoutState().item
        let box = LayoutBox(
            engine: self, item: item, kind: kind(of: view), container: superview,
            contentEdges: view.contentEdgesGuide?.layoutItem)
        link(box)
        switch box.kind {
        case .root, .fixed: placedBoxes.append(box)
        case .looseRoot:
            placedBoxes.append(box)
            addContentSize(of: view, box)
        case .flexible: addContentSize(of: view, box)
        case .guide, .systemGuide: break
        }
        return box
    }

    private func kind(of view: UIView) -> LayoutBox.Kind {
        let isFixed = view.translatesAutoresizingMaskIntoConstraints
        if view !== root { return isFixed ? .fixed : .flexible }
        return isFixed || view.superview != nil || isTemporary ? .root : .looseRoot
    }

    private func makeBox(forGuide item: LayoutItem) -> LayoutBox {
        let isPlaced = item.guide?.placement != nil
        let box = LayoutBox(
            engine: self, item: item, kind: isPlaced ? .systemGuide : .guide,
            container: item.view?.makeLayoutState().item)
        link(box)
        if isPlaced { placedBoxes.append(box) }
        return box
    }

    private func link(_ box: LayoutBox) {
        boxes.append(box)
        if box.item === rootItem {
            rootBox = box
        } else {
            if isTemporary { borrowed.note(box.item) }
            box.item.box = box
        }
    }

    func unlink(_ box: LayoutBox) {
        if box.item.box === box { box.item.box = nil }
    }

    /// The variable for where a box begins.
    func origin(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> LayoutVariable {
        if box.origin[axis] != .none { return box.origin[axis] }
        let variable = makeVariable()
        box.origin[axis] = variable
        if box.kind == .fixed || box.kind == .systemGuide {
            box.fixedOrigin[axis] = add(
                [(1, variable)], constant: -fixedOrigin(of: box, axis))
        }
        return variable
    }

    /// The variable for how long a box is.
    func extent(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> LayoutVariable {
        if box.extent[axis] != .none { return box.extent[axis] }
        let variable = makeVariable(isSize: true)
        box.extent[axis] = variable
        addFixedExtent(of: box, axis)
        return variable
    }

    func addFixedExtent(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) {
        let variable = box.extent[axis]
        switch box.kind {
        case .root, .fixed:
            box.fixedExtent[axis] = add([(1, variable)], constant: -fixedExtent(of: box, axis))
        case .systemGuide:
            addGuideExtent(box, axis, variable)
        case .looseRoot:
            // Keeps its size where nothing asks for another one.
            box.fixedExtent[axis] = add(
                [(1, variable)], constant: -fixedExtent(of: box, axis), priority: 0.5)
        case .flexible, .guide: break
        }
    }

    private func addGuideExtent(
        _ box: LayoutBox, _ axis: NSLayoutConstraint.Axis, _ variable: LayoutVariable
    ) {
        guard let container = box.container, let inset = guideInset(of: box, axis) else { return }
        let whole = extent(of: self.box(for: container), axis)
        box.fixedExtent[axis] = add([(1, variable), (-1, whole)], constant: inset)
    }

    // MARK: - What is set by hand

    /// Tells the solver of frames and insets that changed.
    func updatePlacedBoxes() {
        for box in placedBoxes {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                if box.fixedOrigin[axis] != .none {
                    setConstant(-fixedOrigin(of: box, axis), of: box.fixedOrigin[axis])
                }
                guard box.fixedExtent[axis] != .none else { continue }
                if box.kind == .systemGuide {
                    setConstant(guideInset(of: box, axis) ?? 0, of: box.fixedExtent[axis])
                } else {
                    setConstant(-fixedExtent(of: box, axis), of: box.fixedExtent[axis])
                }
            }
        }
    }

    private func fixedOrigin(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> Double {
        if let placement = box.guide?.placement {
            return Double(axis == .horizontal ? placement.x : placement.y)
        }
        guard let view = box.view, let superview = view.superview else { return 0 }
        let rectangle = view.alignmentRect(forFrame: view.layoutFrame)
        let bounds = superview.contentEdgesGuide == nil ? superview.bounds.origin : .zero
        let insets = superview.alignmentRectInsets
        return axis == .horizontal
            ? Double(rectangle.minX - bounds.x - insets.left)
            : Double(rectangle.minY - bounds.y - insets.top)
    }

    private func fixedExtent(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> Double {
        guard let view = box.view else { return 0 }
        let size = view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size)).size
        return Double(axis == .horizontal ? size.width : size.height)
    }

    private func guideInset(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> Double? {
        let placement = box.guide?.placement
        return (axis == .horizontal ? placement?.widthInset : placement?.heightInset).map(
            Double.init)
    }

    // MARK: - Leaving

    /// Forgets a view with all in it that belongs to the island. The constraints of views outside
    /// have been removed before.
    func removeSubtree(_ view: UIView) {
        guard let state = view.layoutState else { return }
        if !view.isIslandRoot {
            for constraint in state.constraints where constraint.engine === self {
                remove(constraint)
            }
            for subview in view.subviews { removeSubtree(subview) }
            for guide in state.allGuides { removeBox(guide.box) }
        }
        removeBox(state.box)
        setNeedsUpdate()
    }

    func removeBox(_ box: LayoutBox?) {
        guard let box, box.engine === self else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            removeToken(&box.fixedOrigin[axis])
            removeToken(&box.fixedExtent[axis])
            removeToken(&box.content[axis])
            removeToken(&box.resistance[axis])
            removeToken(&box.positiveness[axis])
        }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            removeVariable(box.origin[axis])
            removeVariable(box.extent[axis])
        }
        unlink(box)
        boxes.removeAll { $0 === box }
        placedBoxes.removeAll { $0 === box }
        wrappingBoxes.removeAll { $0 === box }
        dirtyBoxes.removeAll { $0 === box }
    }
}
