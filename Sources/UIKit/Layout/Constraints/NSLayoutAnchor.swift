public import Foundation

/// An attribute of a view or layout guide, from which constraints are made.
///
/// The type parameter keeps apart what cannot be compared: a horizontal position, a vertical one
/// and a size.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let point: AnchorPoint

    init(_ point: AnchorPoint) {
        self.point = point
        super.init()
    }

    /// The view or guide.
    open var item: Any? { point.item?.object }

    open var name: String { point.attribute.name }

    /// Whether the constraints leave the anchor's item more than one place to be.
    open var hasAmbiguousLayout: Bool {
        point.view?.hasAmbiguousLayout ?? false
    }

    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let view = point.view else { return [] }
        let axis: NSLayoutConstraint.Axis =
            point.attribute.isVertical ? .vertical : .horizontal
        return view.constraintsAffectingLayout(for: axis)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .equal, anchor.point)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .greaterThanOrEqual, anchor.point)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .lessThanOrEqual, anchor.point)
    }

    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .equal, anchor.point, constant: c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .greaterThanOrEqual, anchor.point, constant: c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .lessThanOrEqual, anchor.point, constant: c)
    }

    /// - Precondition: Called on the main thread, as are `hash` and `description`.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return MainActor.assumeIsolated {
            point.item === other.point.item && point.attribute == other.point.attribute
                && point.offset === other.point.offset
        }
    }

    nonisolated open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            hasher.combine(point.item.map(ObjectIdentifier.init))
            hasher.combine(point.attribute)
            return hasher.finalize()
        }
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            "<\(className):\(LayoutNames.address(of: self)) "
                + "\"\(LayoutNames.name(of: point.item?.object)).\(name)\">"
        }
    }

    /// An anchor that a constraint gives back has no type of its own, but says what it is.
    private var className: String {
        if point.offset != nil { return "NSLayoutDimension" }
        return switch point.attribute.kind {
        case .horizontalPosition: "NSLayoutXAxisAnchor"
        case .verticalPosition: "NSLayoutYAxisAnchor"
        case .size, .none: "NSLayoutDimension"
        }
    }
}
