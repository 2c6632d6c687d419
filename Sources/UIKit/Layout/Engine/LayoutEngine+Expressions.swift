import Foundation

// Constraints as linear expressions.

extension LayoutEngine {
    /// Makes `first - multiplier × second - constant` of a constraint, in its owner's coordinates.
    ///
    /// - Returns: whether the constant contains how far a baseline is from an edge.
    func build(
        _ constraint: NSLayoutConstraint, owner: UIView, into expression: inout LinearExpression
    ) -> Bool {
        let multiplier = Double(constraint.multiplier)
        var builder = ExpressionBuilder(engine: self, owner: owner)
        builder.isMirrored =
            (constraint.first.attribute.isDirectional || constraint.second.attribute.isDirectional)
            && owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        builder.mirrorsAboutEdge = multiplier != 1
        expression.constant = -Double(constraint.constant)
        builder.add(constraint.first, times: 1, to: &expression)
        if constraint.second.kind != .none {
            builder.add(constraint.second, times: -multiplier, to: &expression)
        }
        return builder.hasBaseline
    }
}

/// Writes attributes of views and guides as sums of variables.
@MainActor private struct ExpressionBuilder {
    let engine: LayoutEngine
    /// The view in whose coordinates positions are written.
    let owner: UIView
    /// Whether horizontal positions count from right to left.
    var isMirrored = false
    /// Whether it matters where mirrored positions count from.
    var mirrorsAboutEdge = false
    var hasBaseline = false

    init(engine: LayoutEngine, owner: UIView) {
        self.engine = engine
        self.owner = owner
    }

    mutating func add(
        _ point: AnchorPoint, times factor: Double, to expression: inout LinearExpression
    ) {
        if let start = point.offset?.start {
            addAttribute(start, times: -factor, to: &expression)
        }
        addAttribute(point, times: factor, to: &expression)
    }

    private mutating func addAttribute(
        _ point: AnchorPoint, times factor: Double, to expression: inout LinearExpression
    ) {
        guard let view = point.view else { return }
        if let attribute = point.attribute.withoutMargin, point.kind == .view {
            let guide = AnchorPoint(view.layoutMarginsGuide, attribute)
            addAttribute(guide, times: factor, to: &expression)
            return
        }
        switch point.attribute {
        case .width:
            expression.add(factor, extent(of: point, view, .horizontal))
        case .height:
            expression.add(factor, extent(of: point, view, .vertical))
        case .firstBaseline, .lastBaseline:
            addBaseline(point, view, times: factor, to: &expression)
        case .top: addPosition(point, view, .vertical, 0, times: factor, to: &expression)
        case .centerY: addPosition(point, view, .vertical, 0.5, times: factor, to: &expression)
        case .bottom: addPosition(point, view, .vertical, 1, times: factor, to: &expression)
        default: addHorizontal(point, view, times: factor, to: &expression)
        }
    }

    private func addHorizontal(
        _ point: AnchorPoint, _ view: UIView, times factor: Double,
        to expression: inout LinearExpression
    ) {
        let share: Double
        switch point.attribute {
        case .left: share = 0
        case .right: share = 1
        case .leading: share = isMirrored ? 1 : 0
        case .trailing: share = isMirrored ? 0 : 1
        default: share = 0.5
        }
        guard isMirrored else {
            addPosition(point, view, .horizontal, share, times: factor, to: &expression)
            return
        }
        addPosition(point, view, .horizontal, share, times: -factor, to: &expression)
        if mirrorsAboutEdge {
            expression.add(factor, engine.extent(of: engine.box(for: owner), .horizontal))
        }
    }

    private func extent(
        of point: AnchorPoint, _ view: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> LayoutVariable {
        engine.extent(of: box(of: point, view), axis)
    }

    private func box(of point: AnchorPoint, _ view: UIView) -> LayoutBox {
        point.guide.map { engine.box(for: $0) } ?? engine.box(for: view)
    }

    /// Adds where a share of the box lies: 0 is its start, 1 its end.
    private func addPosition(
        _ point: AnchorPoint, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ share: Double,
        times factor: Double, to expression: inout LinearExpression
    ) {
        if let guide = point.guide {
            addGuide(guide, in: view, axis, share, times: factor, to: &expression)
            return
        }
        if view === owner, let guide = view.contentEdgesGuide {
            // What is in a scroll view is placed on its content.
            addGuide(guide, in: view, axis, share, times: factor, to: &expression)
            return
        }
        if share != 0 {
            expression.add(factor * share, engine.extent(of: engine.box(for: view), axis))
        }
        addOrigin(of: view, axis, times: factor, to: &expression)
    }

    private func addGuide(
        _ guide: UILayoutGuide, in view: UIView, _ axis: NSLayoutConstraint.Axis, _ share: Double,
        times factor: Double, to expression: inout LinearExpression
    ) {
        let box = engine.box(for: guide)
        expression.add(factor, engine.origin(of: box, axis))
        if share != 0 { expression.add(factor * share, engine.extent(of: box, axis)) }
        addOrigin(of: view, axis, times: factor, to: &expression)
    }

    /// Adds where a view begins in the owner's coordinates: the sum of the origins on the way.
    private func addOrigin(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double,
        to expression: inout LinearExpression
    ) {
        var view = view
        while view !== owner, let superview = view.superview {
            expression.add(factor, engine.origin(of: engine.box(for: view), axis))
            view = superview
        }
    }

    private mutating func addBaseline(
        _ point: AnchorPoint, _ view: UIView, times factor: Double,
        to expression: inout LinearExpression
    ) {
        guard point.kind == .view else {
            addPosition(point, view, .vertical, 1, times: factor, to: &expression)
            return
        }
        let isFirst = point.attribute == .firstBaseline
        let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        let target = text.isDescendant(of: owner) ? text : view
        hasBaseline = true
        let offset = isFirst ? target.firstBaselineFromTop : target.lastBaselineFromBottom
        // Content without a baseline stands on its bottom edge.
        let share = isFirst && offset != nil ? 0.0 : 1.0
        addPosition(
            AnchorPoint(target, .bottom), target, .vertical, share, times: factor, to: &expression)
        expression.constant += factor * Double(offset ?? 0) * (share == 0 ? 1 : -1)
    }
}
