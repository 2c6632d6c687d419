import Foundation

/// A drag of a scroll view's content, by a finger or by two on a touchpad, from its beginning to
/// what follows when the content is let go.
@MainActor final class ScrollDragging {
    /// Who drags.
    enum Source {
        case finger, wheel
    }

    private unowned let scrollView: UIScrollView
    /// Who dragged last; of two at once the one that came later has the content.
    private(set) var source = Source.finger
    /// Where the content would be if it didn't resist beyond its end.
    private var place = CGPoint.zero
    private var lockedAxis: NSLayoutConstraint.Axis?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    func begin(_ source: Source) {
        self.source = source
        scrollView.motion.stop(reporting: false)
        place = CGPoint(
            x: band(.horizontal).relaxed(scrollView.contentOffset.x),
            y: band(.vertical).relaxed(scrollView.contentOffset.y))
        lockedAxis = nil
        guard !scrollView.isDragging else { return }
        scrollView.isDragging = true
        scrollView.indicators.show()
        scrollView.contentWillBeDragged()
        _ = try? scrollView.scrollDelegate?.scrollViewWillBeginDragging(scrollView)
    }

    /// A drag that begins clearly along one axis stays on it, where the scroll view wants that; one
    /// that begins in between is free.
    func lock(to way: CGVector) {
        guard scrollView.isDirectionalLockEnabled else { return }
        if abs(way.dx) > 2 * abs(way.dy) { lockedAxis = .horizontal }
        if abs(way.dy) > 2 * abs(way.dx) { lockedAxis = .vertical }
    }

    /// Takes the content along.
    ///
    /// - Parameter step: How far the content's offset is to change, in points.
    func move(_ source: Source, by step: CGVector) {
        guard scrollView.isDragging, self.source == source else { return }
        var offset = scrollView.contentOffset
        for axis in NSLayoutConstraint.Axis.both where follows(axis) {
            place[axis] += axis == .horizontal ? step.dx : step.dy
            giveExcessToScrollViewAround(axis)
            if !scrollView.bounces { place[axis] = place[axis].clamped(to: scrollView.range[axis]) }
            offset[axis] = band(axis).stretched(place[axis])
        }
        scrollView.moveContent(to: offset)
    }

    private func follows(_ axis: NSLayoutConstraint.Axis) -> Bool {
        scrollView.canDrag(along: axis) && (lockedAxis == nil || lockedAxis == axis)
    }

    private func band(_ axis: NSLayoutConstraint.Axis) -> RubberBand {
        RubberBand(
            range: scrollView.range[axis],
            length: axis == .horizontal ? scrollView.bounds.width : scrollView.bounds.height)
    }

    /// At the end of its own content a scroll view drags the one that it is in.
    private func giveExcessToScrollViewAround(_ axis: NSLayoutConstraint.Axis) {
        let inside = place[axis].clamped(to: scrollView.range[axis])
        let excess = place[axis] - inside
        guard excess != 0, let outer = scrollView.scrollViewAround(along: axis, step: excess)
        else { return }
        var offset = outer.contentOffset
        let wanted = offset[axis] + excess
        offset[axis] = wanted.clamped(to: outer.range[axis])
        place[axis] = inside + wanted - offset[axis]
        outer.moveContent(to: offset)
    }

    /// The content was put elsewhere by the program.
    func shift(by way: CGVector) {
        guard scrollView.isDragging else { return }
        place.x += way.dx
        place.y += way.dy
    }

    // MARK: - Letting go

    /// Content that was held on its way back from beyond its end, and isn't dragged, goes on back.
    func returnToContent() {
        guard !scrollView.isDragging, !scrollView.motion.isRunning else { return }
        let offset = scrollView.contentOffset
        guard scrollView.range.clamped(offset) != offset else { return }
        let release = ScrollRelease(scrollView, velocity: .zero)
        let (horizontal, vertical) = release.glides(to: release.target)
        scrollView.motion.glide(horizontal: horizontal, vertical: vertical)
    }

    /// - Parameter velocity: Of the content's offset, in points a second.
    func end(_ source: Source, velocity: CGVector) {
        guard scrollView.isDragging, self.source == source else { return }
        let speed = CGPoint(
            x: follows(.horizontal) ? velocity.dx : 0, y: follows(.vertical) ? velocity.dy : 0)
        scrollView.refreshControl?.scrollViewWasLetGo(scrollView)
        let release = ScrollRelease(scrollView, velocity: speed)
        var target = release.target
        if let delegate = scrollView.scrollDelegate {
            _ = try? delegate.scrollViewWillEndDragging(
                scrollView, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
                targetContentOffset: &target)
        }
        let (horizontal, vertical) = release.glides(to: target)
        let decelerates = max(horizontal.duration, vertical.duration) > 0
        scrollView.isDragging = false
        scrollView.isTracking = false
        _ = try? scrollView.scrollDelegate?.scrollViewDidEndDragging(
            scrollView, willDecelerate: decelerates)
        // The delegate may have sent the content elsewhere.
        guard !scrollView.motion.isRunning else { return }
        if decelerates {
            scrollView.motion.glide(horizontal: horizontal, vertical: vertical)
        } else {
            scrollView.indicators.hideSoon()
            scrollView.contentDidRest()
        }
        release.passOn()
    }
}

extension UIScrollView {
    /// The next scroll view around this one that has content to come in the direction of a step.
    func scrollViewAround(along axis: NSLayoutConstraint.Axis, step: CGFloat) -> UIScrollView? {
        var outer = enclosingScrollView
        while let candidate = outer {
            if candidate.isScrollEnabled, !candidate.isPagingEnabled,
                candidate.hasRoom(on: axis, for: step)
            {
                return candidate
            }
            outer = candidate.enclosingScrollView
        }
        return nil
    }
}
