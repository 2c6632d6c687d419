public import Foundation

/// A vertical position: an edge, the centre or a baseline of a view or layout guide.
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor down to the other one.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distanceFrom: point, to: otherAnchor.point)
    }

    /// Lets this anchor lie below the other one by a multiple of the standard spacing.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spacing(.equal, below: anchor, multiplier: multiplier)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spacing(.greaterThanOrEqual, below: anchor, multiplier: multiplier)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spacing(.lessThanOrEqual, below: anchor, multiplier: multiplier)
    }

    private func spacing(
        _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            point, relation, anchor.point, constant: multiplier * LayoutMetrics.systemSpacing)
    }
}
