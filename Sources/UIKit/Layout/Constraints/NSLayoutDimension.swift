public import Foundation

/// A size: the width or height of a view or layout guide, or the distance between two anchors.
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    override init(_ point: AnchorPoint) {
        super.init(point)
    }

    init(distanceFrom start: AnchorPoint, to end: AnchorPoint) {
        super.init(AnchorPoint(from: start, to: end))
    }

    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .equal, .none, constant: c)
    }

    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .greaterThanOrEqual, .none, constant: c)
    }

    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .lessThanOrEqual, .none, constant: c)
    }

    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .equal, anchor.point, multiplier: m)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .greaterThanOrEqual, anchor.point, multiplier: m)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .lessThanOrEqual, anchor.point, multiplier: m)
    }

    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .equal, anchor.point, multiplier: m, constant: c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .greaterThanOrEqual, anchor.point, multiplier: m, constant: c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(point, .lessThanOrEqual, anchor.point, multiplier: m, constant: c)
    }
}
