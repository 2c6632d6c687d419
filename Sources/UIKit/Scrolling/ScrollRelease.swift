import Foundation

/// What becomes of content that is let go with a velocity.
@MainActor struct ScrollRelease {
    private let scrollView: UIScrollView
    /// Of the content's offset, in points a second.
    private let velocity: CGPoint
    /// Where the content will come to rest, on whole pixels.
    let target: CGPoint
    /// Whether that is not where it would glide to by itself.
    private let isKeptFromGap: Bool

    init(_ scrollView: UIScrollView, velocity: CGPoint) {
        self.scrollView = scrollView
        self.velocity = velocity
        var target = CGPoint.zero
        for axis in NSLayoutConstraint.Axis.both {
            target[axis] = Self.target(scrollView, axis, velocity[axis])
        }
        let rest = scrollView.isPagingEnabled ? target.y : scrollView.restingOffset(near: target.y)
        isKeptFromGap = rest != target.y
        target.y = rest
        self.target = scrollView.grid.nearest(target)
    }

    private static func target(
        _ scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis, _ velocity: CGFloat
    ) -> CGFloat {
        let place = scrollView.contentOffset[axis]
        let range = scrollView.range[axis]
        guard scrollView.isPagingEnabled else {
            return Deceleration(
                start: place, velocity: velocity, rate: scrollView.decelerationRate.rawValue
            ).destination.clamped(to: range)
        }
        let size = scrollView.bounds.size
        return PagingTarget(range: range, page: axis == .horizontal ? size.width : size.height)
            .target(from: place, velocity: velocity)
    }

    /// How the content gets to where it is to rest, which the delegate may have changed.
    func glides(to chosen: CGPoint) -> (horizontal: AxisGlide, vertical: AxisGlide) {
        (glide(.horizontal, chosen), glide(.vertical, chosen))
    }

    private func glide(_ axis: NSLayoutConstraint.Axis, _ chosen: CGPoint) -> AxisGlide {
        let range = scrollView.range[axis]
        let isChosen =
            scrollView.isPagingEnabled || chosen[axis] != target[axis]
            || (axis == .vertical && isKeptFromGap)
        return AxisGlide(
            from: scrollView.contentOffset[axis], velocity: velocity[axis], in: range,
            rate: scrollView.decelerationRate.rawValue, bounces: scrollView.bounces,
            target: isChosen ? chosen[axis].clamped(to: range) : nil,
            pixel: scrollView.grid.pixel)
    }

    /// What is left of the velocity at the content's end moves the scroll view around.
    func passOn() {
        for axis in NSLayoutConstraint.Axis.both where velocity[axis] != 0 {
            let speed = velocity[axis]
            guard !scrollView.hasRoom(on: axis, for: speed),
                scrollView.range[axis].contains(scrollView.contentOffset[axis]),
                let outer = scrollView.scrollViewAround(along: axis, step: speed),
                !outer.isDragging
            else { continue }
            var outerVelocity = CGPoint.zero
            outerVelocity[axis] = speed
            let release = ScrollRelease(outer, velocity: outerVelocity)
            let (horizontal, vertical) = release.glides(to: release.target)
            outer.motion.glide(horizontal: horizontal, vertical: vertical)
        }
    }
}
