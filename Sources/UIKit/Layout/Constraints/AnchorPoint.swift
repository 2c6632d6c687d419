/// One side of a constraint: an attribute of a view or guide, or nothing.
@MainActor struct AnchorPoint {
    enum Kind {
        case none, view, guide
    }

    private(set) weak var item: AnyObject?
    let kind: Kind
    let attribute: NSLayoutConstraint.Attribute
    /// For the distance between two anchors: the one that is subtracted.
    let offset: AnchorOffset?

    private init(
        item: AnyObject?, kind: Kind, _ attribute: NSLayoutConstraint.Attribute,
        offset: AnchorOffset?
    ) {
        self.item = item
        self.kind = kind
        self.attribute = attribute
        self.offset = offset
    }

    init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(item: view, kind: .view, attribute, offset: nil)
    }

    init(_ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(item: guide, kind: .guide, attribute, offset: nil)
    }

    /// The distance from one anchor to another.
    init(from start: AnchorPoint, to end: AnchorPoint) {
        self.init(item: end.item, kind: end.kind, end.attribute, offset: AnchorOffset(start))
    }

    /// - Precondition: The item is a view or a layout guide.
    init(checking item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        switch item {
        case nil: self = .none
        case let view as UIView: self.init(view, attribute)
        case let guide as UILayoutGuide: self.init(guide, attribute)
        default:
            preconditionFailure(
                "NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
                    + ": Constraint items must each be a view or a layout guide.")
        }
    }

    static let none = AnchorPoint(item: nil, kind: .none, .notAnAttribute, offset: nil)

    /// The view in whose coordinates the item lies: itself, or the owner of a guide.
    var view: UIView? {
        guard let item else { return nil }
        switch kind {
        case .none: return nil
        case .view: return unsafeDowncast(item, to: UIView.self)
        case .guide: return unsafeDowncast(item, to: UILayoutGuide.self).owningView
        }
    }

    var guide: UILayoutGuide? {
        guard kind == .guide, let item else { return nil }
        return unsafeDowncast(item, to: UILayoutGuide.self)
    }
}

/// The anchor that a distance is measured from. Distances are rare, so other constraints carry no
/// more than one empty reference for them.
@MainActor final class AnchorOffset {
    let start: AnchorPoint

    init(_ start: AnchorPoint) {
        self.start = start
    }
}
