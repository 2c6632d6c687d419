/// One side of a constraint: an attribute of a view or guide, or nothing.
@MainActor struct AnchorPoint {
    let item: LayoutItem?
    let attribute: NSLayoutConstraint.Attribute
    /// For the distance between two anchors: the one that is subtracted.
    let offset: AnchorOffset?

    private init(
        _ item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute, offset: AnchorOffset? = nil
    ) {
        self.item = item
        self.attribute = attribute
        self.offset = offset
    }

    init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(view.makeLayoutState().item, attribute)
    }

    init(_ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(guide.layoutItem, attribute)
    }

    /// The distance from one anchor to another.
    init(from start: AnchorPoint, to end: AnchorPoint) {
        self.init(end.item, end.attribute, offset: AnchorOffset(start))
    }

    /// - Precondition: The item is a view or a layout guide.
    init(checking item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        switch item {
        case nil: self = .none
        case let view as UIView: self.init(view, attribute)
        case let guide as UILayoutGuide: self.init(guide, attribute)
        default:
            fatalError(
                "NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
                    + ": Constraint items must each be a view or a layout guide.")
        }
    }

    static let none = AnchorPoint(nil, .notAnAttribute)

    /// The view in whose coordinates the item lies: itself, or the owner of a guide.
    var view: UIView? { item?.view }
}

/// The anchor that a distance is measured from. Distances are rare, so other constraints carry no
/// more than one empty reference for them.
@MainActor final class AnchorOffset {
    let start: AnchorPoint

    init(_ start: AnchorPoint) {
        self.start = start
    }
}
