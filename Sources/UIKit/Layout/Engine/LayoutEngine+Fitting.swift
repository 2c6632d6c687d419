import Foundation

// Sizes that a view's constraints ask for, whatever size it has.

extension LayoutEngine {
    /// The size that comes closest to a target, each axis with a priority of its own.
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let box = box(for: rootItem)
        prepareForFitting()
        let wishes = [
            wish(for: target.width, horizontal, box, .horizontal),
            wish(for: target.height, vertical, box, .vertical),
        ]
        let content = box.kind == .root ? contentConstraints(of: box) : []
        solveChanges()
        let size = rectangle(of: box)
        for var token in wishes + content { removeToken(&token) }
        addFixedExtents(of: box)
        noteFitting()
        let frame = root.frame(
            forAlignmentRect: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        return frame.size.roundedUp(to: displayScale)
    }

    /// Asks for a length, in the place of the one that the bounds have.
    private func wish(
        for length: CGFloat, _ priority: UILayoutPriority, _ box: LayoutBox,
        _ axis: NSLayoutConstraint.Axis
    ) -> SolverConstraint {
        let variable = extent(of: box, axis)
        removeToken(&box.fixedExtent[axis])
        return add([(1, variable)], constant: -Double(length), priority: priority.rawValue)
    }

    /// A root of a fixed size doesn't ask for its content's size; here it does.
    private func contentConstraints(of box: LayoutBox) -> [SolverConstraint] {
        let size = root.intrinsicContentSize
        var tokens: [SolverConstraint] = []
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let length = Double(size.length(along: axis))
            guard size.length(along: axis) != UIView.noIntrinsicMetric else { continue }
            let variable = extent(of: box, axis)
            tokens.append(
                add(
                    [(1, variable)], constant: -length, .lessThanOrEqual,
                    priority: root.contentHuggingPriority(for: axis).rawValue))
            tokens.append(
                add(
                    [(1, variable)], constant: -length, .greaterThanOrEqual,
                    priority: root.contentCompressionResistancePriority(for: axis).rawValue))
        }
        return tokens
    }

    private func addFixedExtents(of box: LayoutBox) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
        where box.fixedExtent[axis] == .none {
            addFixedExtent(of: box, axis)
        }
    }
}

extension CGSize {
    /// Up to whole pixels, but for what is only the arithmetic's noise.
    func roundedUp(to scale: Double) -> CGSize {
        func pixel(_ value: CGFloat) -> CGFloat {
            CGFloat((Double(value) * scale - 1e-4).rounded(.up) / scale)
        }
        return CGSize(width: pixel(width), height: pixel(height))
    }
}
