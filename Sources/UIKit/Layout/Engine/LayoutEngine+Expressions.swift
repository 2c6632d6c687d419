import Foundation

// Constraints as linear expressions.

extension LayoutEngine {
    /// Makes `first - multiplier × second - constant` of a constraint, in its owner's coordinates.
    ///
    /// - Returns: whether the constant contains how far a baseline is from an edge.
    func build(
        _ constraint: NSLayoutConstraint, owner: LayoutItem,
        into expression: inout LinearExpression
    ) -> Bool {
        let multiplier = Double(constraint.multiplier)
        var builder = ExpressionBuilder(engine: self, owner: owner)
        builder.isMirrored =
            (constraint.first.attribute.isDirectional || constraint.second.attribute.isDirectional)
            && readsFromRight(owner)
        builder.mirrorsAboutEdge = multiplier != 1
        expression.constant = -Double(constraint.constant)
        builder.add(constraint.first, times: 1, to: &expression)
        if constraint.second.item != nil {
            builder.add(constraint.second, times: -multiplier, to: &expression)
        }
        return builder.hasBaseline
    }
}

/// Writes attributes of views and guides as sums of variables.
@MainActor private struct ExpressionBuilder {
    let engine: LayoutEngine
    /// The view in whose coordinates positions are written.
    let owner: LayoutItem
    /// Whether horizontal positions count from right to left.
    var isMirrored = false
    /// Whether it matters where mirrored positions count from.
    var mirrorsAboutEdge = false
    var hasBaseline = false

    init(engine: LayoutEngine, owner: LayoutItem) {
        self.engine = engine
        self.owner = owner
    }

    mutating func add(
        _ point: AnchorPoint, times factor: Double, to expression: inout LinearExpression
    ) {
        if let offset = point.offset {
            addAttribute(offset.start, times: -factor, to: &expression)
        }
        addAttribute(point, times: factor, to: &expression)
    }

    private mutating func addAttribute(
        _ point: AnchorPoint, times factor: Double, to expression: inout LinearExpression
    ) {
        guard let item = point.item else { return }
        switch point.attribute {
        case .width:
            expression.add(factor, engine.extent(of: engine.box(for: item), .horizontal))
        case .height:
            expression.add(factor, engine.extent(of: engine.box(for: item), .vertical))
        case .top: addPosition(item, .vertical, 0, times: factor, to: &expression)
        case .centerY: addPosition(item, .vertical, 0.5, times: factor, to: &expression)
        case .bottom: addPosition(item, .vertical, 1, times: factor, to: &expression)
        case .left: addHorizontal(item, 0, times: factor, to: &expression)
        case .right: addHorizontal(item, 1, times: factor, to: &expression)
        case .leading:
            addHorizontal(item, isMirrored ? 1 : 0, times: factor, to: &expression)
        case .trailing:
            addHorizontal(item, isMirrored ? 0 : 1, times: factor, to: &expression)
        case .centerX: addHorizontal(item, 0.5, times: factor, to: &expression)
        case .firstBaseline, .lastBaseline:
            addBaseline(point, item, times: factor, to: &expression)
        default: addMargin(point, item, times: factor, to: &expression)
        }
    }

    private func addHorizontal(
        _ item: LayoutItem, _ share: Double, times factor: Double,
        to expression: inout LinearExpression
    ) {
        guard isMirrored else {
            addPosition(item, .horizontal, share, times: factor, to: &expression)
            return
        }
        addPosition(item, .horizontal, share, times: -factor, to: &expression)
        if mirrorsAboutEdge {
            expression.add(factor, engine.extent(of: engine.box(for: owner), .horizontal))
        }
    }

    /// Adds where a share of the box lies in the owner's coordinates: 0 is its start, 1 its end.
    private func addPosition(
        _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ share: Double,
        times factor: Double, to expression: inout LinearExpression
    ) {
        var item = item
        if item === owner, let content = engine.box(for: item).contentEdges {
            // What is in a scroll view is placed on its content.
            item = content
        }
        if share != 0 {
            expression.add(factor * share, engine.extent(of: engine.box(for: item), axis))
        }
        // The sum of the origins on the way up.
        while item !== owner {
            let box = engine.box(for: item)
            expression.add(factor, engine.origin(of: box, axis))
            guard let container = box.container else { return }
            item = container
        }
    }

    private mutating func addMargin(
        _ point: AnchorPoint, _ item: LayoutItem, times factor: Double,
        to expression: inout LinearExpression
    ) {
        guard let attribute = point.attribute.withoutMargin, let view = item.view else { return }
        let guide = item.guide ?? view.layoutMarginsGuide
        addAttribute(AnchorPoint(guide, attribute), times: factor, to: &expression)
    }

    private mutating func addBaseline(
        _ point: AnchorPoint, _ item: LayoutItem, times factor: Double,
        to expression: inout LinearExpression
    ) {
        guard !item.isGuide, let view = item.view, let ownerView = owner.view else {
            addPosition(item, .vertical, 1, times: factor, to: &expression)
            return
        }
        let isFirst = point.attribute == .firstBaseline
        let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        let target = text.isDescendant(of: ownerView) ? text : view
        hasBaseline = true
        let offset = isFirst ? target.firstBaselineFromTop : target.lastBaselineFromBottom
        // Content without a baseline stands on its bottom edge.
        let share = isFirst && offset != nil ? 0.0 : 1.0
        addPosition(
            target.makeLayoutState().item, .vertical, share, times: factor, to: &expression)
        expression.constant += factor * Double(offset ?? 0) * (share == 0 ? 1 : -1)
    }
}
