public import Foundation

/// A horizontal position: an edge or the centre of a view or layout guide.
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to the right to the other one.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distanceFrom: point, to: otherAnchor.point)
    }

    /// Lets this anchor follow the other one by a multiple of the standard spacing.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spacing(.equal, after: anchor, multiplier: multiplier)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spacing(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spacing(.lessThanOrEqual, after: anchor, multiplier: multiplier)
    }

    private func spacing(
        _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            point, relation, anchor.point, constant: multiplier * LayoutMetrics.systemSpacing)
    }
}

/// Lengths that the system decides on.
enum LayoutMetrics {
    /// Between siblings, in points, as iOS has it.
    static let systemSpacing: CGFloat = 8
    /// The width that text is comfortable to read in, in points, at the default text size.
    static let readableWidth: CGFloat = 672
}
