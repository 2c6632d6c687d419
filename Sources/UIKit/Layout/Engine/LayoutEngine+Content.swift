import Foundation

// The sizes that views have by their content.

extension LayoutEngine {
    private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    func addContentSize(of view: UIView, _ box: LayoutBox) {
        box.intrinsicSize = view.intrinsicContentSize
        if view.contentWraps { wrappingBoxes.append(box) }
        for axis in Self.axes { addContentSize(of: view, box, axis) }
    }

    private func addContentSize(of view: UIView, _ box: LayoutBox, _ axis: NSLayoutConstraint.Axis)
    {
        let length = box.intrinsicSize.length(along: axis)
        guard length != UIView.noIntrinsicMetric else { return }
        let variable = extent(of: box, axis)
        let hugging = view.contentHuggingPriority(for: axis)
        let resistance = view.contentCompressionResistancePriority(for: axis)
        if hugging != .required, resistance != .required {
            box.content[axis] = addSpring(
                variable, length: Double(length), below: resistance.rawValue,
                above: hugging.rawValue)
            return
        }
        // What is required can contradict other constraints, and one of the two may be broken.
        box.content[axis] = add(
            [(1, variable)], constant: -length, .lessThanOrEqual, priority: hugging.rawValue)
        box.resistance[axis] = add(
            [(1, variable)], constant: -length, .greaterThanOrEqual, priority: resistance.rawValue)
    }

    /// Notes that the size of a view's content, or how strongly the view keeps to it, changed.
    func contentDidChange(of box: LayoutBox) {
        setNeedsUpdate()
        guard !box.contentIsDirty else { return }
        box.contentIsDirty = true
        dirtyBoxes.append(box)
    }

    func updateContentSizes() {
        guard !dirtyBoxes.isEmpty else { return }
        let boxes = dirtyBoxes
        dirtyBoxes.removeAll(keepingCapacity: true)
        for box in boxes {
            box.contentIsDirty = false
            if let view = box.view { updateContentSize(of: view, box) }
        }
        for constraint in baselineConstraints { updateConstant(of: constraint) }
    }

    private func updateContentSize(of view: UIView, _ box: LayoutBox) {
        let size = view.intrinsicContentSize
        box.fittedWidth = nil
        wrappingBoxes.removeAll { $0 === box }
        if view.contentWraps { wrappingBoxes.append(box) }
        for axis in Self.axes {
            let length = size.length(along: axis)
            let old = box.intrinsicSize.length(along: axis)
            if length == UIView.noIntrinsicMetric || old == UIView.noIntrinsicMetric
                || box.prioritiesAreDirty
            {
                removeToken(&box.content[axis])
                removeToken(&box.resistance[axis])
                box.intrinsicSize.setLength(length, along: axis)
                addContentSize(of: view, box, axis)
            } else {
                setContentLength(length, of: box, axis)
            }
        }
        box.prioritiesAreDirty = false
    }

    private func setContentLength(
        _ length: CGFloat, of box: LayoutBox, _ axis: NSLayoutConstraint.Axis
    ) {
        box.intrinsicSize.setLength(length, along: axis)
        setConstant(-Double(length), of: box.content[axis])
        if box.resistance[axis] != .none {
            setConstant(-Double(length), of: box.resistance[axis])
        }
    }

    /// Gives wrapped content the height that it needs at the width that was solved.
    ///
    /// - Returns: whether that is another height than before.
    func updateWrappedHeight(of box: LayoutBox) -> Bool {
        guard let view = box.view, box.content.vertical != .none else { return false }
        let width = value(of: box.extent.horizontal)
        if let fitted = box.fittedWidth, abs(fitted - width) < 0.01 { return false }
        box.fittedWidth = width
        let height = view.intrinsicHeight(forWidth: CGFloat(width))
        guard height != box.intrinsicSize.height else { return false }
        setContentLength(height, of: box, .vertical)
        return true
    }
}

extension CGSize {
    func length(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? width : height
    }

    mutating func setLength(_ length: CGFloat, along axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { width = length } else { height = length }
    }
}
