import Foundation

/// The constraints that arrange a stack view's visible views, from its properties as they are.
@MainActor struct StackArrangement {
    /// Below everything that a program asks for, above nothing at all.
    private static let weak = UILayoutPriority(49)
    private static let centering = UILayoutPriority(150)
    /// A view's own required length counts more than the proportion.
    private static let proportion = UILayoutPriority(999)

    let stack: UIStackView
    let views: [UIView]
    let alongAxis: AxisAttributes
    let acrossAxis: AxisAttributes
    private var made: [NSLayoutConstraint] = []

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.visibleArrangedSubviews
        let isHorizontal = stack.axis == .horizontal
        alongAxis = isHorizontal ? .horizontal : .vertical
        acrossAxis = isHorizontal ? .vertical : .horizontal
    }

    func constraints() -> [NSLayoutConstraint] {
        var arrangement = self
        arrangement.arrange()
        return arrangement.made
    }

    private mutating func arrange() {
        shrinkToContent()
        guard let first = views.first, let last = views.last else { return }
        add("UISV-canvas-connection", point(first, alongAxis.start), canvas(alongAxis.start))
        add("UISV-canvas-connection", canvas(alongAxis.end), point(last, alongAxis.end))
        distribute()
        align()
    }

    // MARK: - Along the axis

    private mutating func distribute() {
        switch stack.distribution {
        case .fill:
            addSpacing(.equal)
        case .fillEqually:
            addSpacing(.equal)
            for view in views.dropFirst() {
                add(
                    "UISV-fill-equally", point(view, alongAxis.size),
                    point(views[0], alongAxis.size))
            }
        case .fillProportionally:
            addSpacing(.equal)
            addProportions()
        case .equalSpacing:
            addSpacing(.greaterThanOrEqual)
            addEqualDistances(from: alongAxis.end, to: alongAxis.start, priority: .required)
        case .equalCentering:
            addSpacing(.greaterThanOrEqual)
            addEqualDistances(
                from: alongAxis.center, to: alongAxis.center, priority: Self.centering)
        }
    }

    private mutating func addSpacing(_ relation: NSLayoutConstraint.Relation) {
        let usesBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        let start: NSLayoutConstraint.Attribute = usesBaselines ? .firstBaseline : alongAxis.start
        let end: NSLayoutConstraint.Attribute = usesBaselines ? .lastBaseline : alongAxis.end
        for (view, next) in zip(views, views.dropFirst()) {
            add(
                "UISV-spacing", point(next, start), point(view, end), relation,
                constant: spacing(after: view))
        }
    }

    private func spacing(after view: UIView) -> CGFloat {
        let custom = stack.customSpacing(after: view)
        let spacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
        return spacing == UIStackView.spacingUseSystem ? LayoutMetrics.systemSpacing : spacing
    }

    /// Spacing doesn't count: the documentation speaks of the views' content alone
    /// (https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum).
    private mutating func addProportions() {
        let lengths = views.map(contentLength)
        guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return }
        for (index, view) in views.enumerated() where index != base {
            add(
                "UISV-fill-proportionally", point(view, alongAxis.size),
                point(views[base], alongAxis.size), multiplier: lengths[index] / lengths[base],
                priority: Self.proportion)
        }
    }

    private func contentLength(of view: UIView) -> CGFloat {
        let length = view.intrinsicContentSize.length(along: stack.axis)
        if length != UIView.noIntrinsicMetric { return length }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            .length(along: stack.axis)
    }

    private mutating func addEqualDistances(
        from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute,
        priority: UILayoutPriority
    ) {
        let distances = zip(views, views.dropFirst()).map { view, next in
            AnchorPoint(from: point(view, start), to: point(next, end))
        }
        for distance in distances.dropFirst() {
            add("UISV-distributing", distance, distances[0], priority: priority)
        }
    }

    // MARK: - Across the axis

    private mutating func align() {
        for view in views {
            let start = point(view, acrossAxis.start)
            let end = point(view, acrossAxis.end)
            switch alignment {
            case .fill:
                add("UISV-alignment", start, canvas(acrossAxis.start))
                add("UISV-alignment", end, canvas(acrossAxis.end))
            case .leading:
                add("UISV-alignment", start, canvas(acrossAxis.start))
                keepInside(end: end)
            case .trailing:
                add("UISV-alignment", end, canvas(acrossAxis.end))
                keepInside(start: start)
            case .center:
                add("UISV-alignment", point(view, acrossAxis.center), canvas(acrossAxis.center))
                keepInside(start: start, end: end)
            case .firstBaseline, .lastBaseline:
                alignBaseline(of: view)
                keepInside(start: start, end: end)
            }
        }
    }

    /// Baselines are for rows; columns take the views' own width at the start.
    private var alignment: UIStackView.Alignment {
        let needsRow = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        return needsRow && stack.axis == .vertical ? .leading : stack.alignment
    }

    private mutating func alignBaseline(of view: UIView) {
        let isFirst = alignment == .firstBaseline
        let attribute: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
        if view !== views[0] {
            add("UISV-alignment", point(view, attribute), point(views[0], attribute))
        }
        let edge = isFirst ? acrossAxis.start : acrossAxis.end
        add("UISV-alignment", point(view, edge), canvas(edge), priority: Self.weak)
    }

    private mutating func keepInside(start: AnchorPoint? = nil, end: AnchorPoint? = nil) {
        if let start {
            add("UISV-spanning-boundary", start, canvas(acrossAxis.start), .greaterThanOrEqual)
        }
        if let end { add("UISV-spanning-boundary", end, canvas(acrossAxis.end), .lessThanOrEqual) }
    }

    // MARK: - The stack view itself

    /// Where nothing else says how large the stack view is, it is no larger than its content.
    private mutating func shrinkToContent() {
        for attribute in [NSLayoutConstraint.Attribute.width, .height] {
            add("UISV-canvas-fit", canvas(attribute), .none, priority: Self.weak)
        }
    }

    private func canvas(_ attribute: NSLayoutConstraint.Attribute) -> AnchorPoint {
        stack.isLayoutMarginsRelativeArrangement
            ? AnchorPoint(stack.layoutMarginsGuide, attribute) : AnchorPoint(stack, attribute)
    }

    private func point(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute
    ) -> AnchorPoint {
        AnchorPoint(view, attribute)
    }

    private mutating func add(
        _ identifier: String, _ first: AnchorPoint, _ second: AnchorPoint,
        _ relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            first, relation, second, multiplier: multiplier, constant: constant)
        constraint.identifier = identifier
        constraint.priority = priority
        made.append(constraint)
    }
}

/// The attributes of an axis.
struct AxisAttributes {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    static let horizontal = AxisAttributes(
        start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = AxisAttributes(
        start: .top, end: .bottom, center: .centerY, size: .height)
}
