import Foundation

/// Constraints as a line of text draws them, such as `"V:|-[title]-(>=8)-[button(44@750)]|"`.
///
/// The grammar is Apple's: "Visual Format Language" in the Auto Layout Guide
/// (https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG).
@MainActor struct VisualFormat {
    private let parsed: ParsedFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let views: [String: Any]
    private let format: String

    init(
        _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) {
        self.format = format
        self.options = options
        self.views = views
        var parser = VisualFormatParser(format, metrics: metrics, viewNames: Set(views.keys))
        do {
            parsed = try parser.parse()
        } catch {
            fatalError("\(error)")
        }
    }

    func constraints() -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        let items = parsed.elements.map(item)
        for (index, element) in parsed.elements.enumerated() {
            if case .view(_, let sizes) = element, let point = items[index] {
                for size in sizes { made.append(sizeConstraint(point, size)) }
            }
            guard index > 0 else { continue }
            made += spacing(parsed.gaps[index - 1], between: items, index - 1)
        }
        return made + alignments(items.compactMap { $0 })
    }

    // MARK: - Items

    /// A view or a guide; `nil` for the superview's edge.
    private func item(_ element: ParsedFormat.Element) -> AnyObject? {
        guard case .view(let name, _) = element else { return nil }
        return item(named: name)
    }

    private func item(named name: String) -> AnyObject? {
        views[name].map { $0 as AnyObject }
    }

    private func superview(in items: [AnyObject?]) -> UIView {
        for item in items {
            if let superview = (item as? UIView)?.superview { return superview }
            if let owner = (item as? UILayoutGuide)?.owningView { return owner }
        }
        fatalError(
            """
            Unable to interpret '|' character, because the related view doesn't have a superview
            \(format)
            """)
    }

    // MARK: - Constraints

    private var axis: NSLayoutConstraint.Axis { parsed.axis }

    private var startAttribute: NSLayoutConstraint.Attribute {
        if axis == .vertical { return .top }
        if options.contains(.directionLeftToRight) { return .left }
        return options.contains(.directionRightToLeft) ? .right : .leading
    }

    private var endAttribute: NSLayoutConstraint.Attribute {
        if axis == .vertical { return .bottom }
        if options.contains(.directionLeftToRight) { return .right }
        return options.contains(.directionRightToLeft) ? .left : .trailing
    }

    private func margin(
        of attribute: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .trailing: .trailingMargin
        default: .leadingMargin
        }
    }

    private func sizeConstraint(
        _ item: AnyObject, _ size: ParsedFormat.Length
    ) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        let other = size.viewName.flatMap { self.item(named: $0) }
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: size.relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
            constant: size.constant)
        constraint.priority = size.priority
        return constraint
    }

    private func spacing(
        _ gap: ParsedFormat.Gap, between items: [AnyObject?], _ index: Int
    ) -> [NSLayoutConstraint] {
        let (before, after) = (items[index], items[index + 1])
        let touchesSuperview = before == nil || after == nil
        switch gap {
        case .none:
            return [spacing(before, after, items, constant: 0)]
        case .standard:
            return [
                spacing(
                    before, after, items,
                    constant: touchesSuperview ? 0 : LayoutMetrics.systemSpacing,
                    toMargin: touchesSuperview)
            ]
        case .lengths(let lengths):
            return lengths.map { length in
                let constraint = spacing(
                    before, after, items, constant: length.constant, relation: length.relation)
                constraint.priority = length.priority
                return constraint
            }
        }
    }

    private func spacing(
        _ before: AnyObject?, _ after: AnyObject?, _ items: [AnyObject?], constant: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal, toMargin: Bool = false
    ) -> NSLayoutConstraint {
        let mirrored = startAttribute == .right
        let first: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)
        let second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)
        if let before, let after {
            (first, second) = ((after, startAttribute), (before, endAttribute))
        } else if let after {
            let edge = toMargin ? margin(of: startAttribute) : startAttribute
            (first, second) = ((after, startAttribute), (superview(in: items), edge))
        } else {
            let edge = toMargin ? margin(of: endAttribute) : endAttribute
            (first, second) = (
                (superview(in: items), edge), (before ?? superview(in: items), endAttribute)
            )
        }
        return NSLayoutConstraint(
            item: mirrored ? second.item : first.item,
            attribute: mirrored ? second.attribute : first.attribute, relatedBy: relation,
            toItem: mirrored ? first.item : second.item,
            attribute: mirrored ? first.attribute : second.attribute, multiplier: 1,
            constant: constant)
    }

    private func alignments(_ items: [AnyObject]) -> [NSLayoutConstraint] {
        let known: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
            (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
            (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        return known.filter { options.contains($0.0) }.flatMap { _, attribute in
            stopUnless(
                attribute.isVertical == (axis == .horizontal),
                """
                Unable to parse constraint format: Options mask required views to be aligned on a \
                \(attribute.isVertical ? "horizontal" : "vertical") edge, which is not allowed for \
                layout that is also \(axis == .horizontal ? "horizontal" : "vertical").
                \(format)
                """)
            return zip(items, items.dropFirst()).map { first, second in
                NSLayoutConstraint(
                    item: first, attribute: attribute, relatedBy: .equal, toItem: second,
                    attribute: attribute, multiplier: 1, constant: 0)
            }
        }
    }
}
