import Foundation

/// Zooms the content of a scroll view: scales the view that the delegate names, and keeps what is
/// under the fingers there.
@MainActor final class ScrollZooming {
    private unowned let scrollView: UIScrollView
    private(set) var scale: CGFloat = 1
    private(set) var isPinching = false
    private(set) var isBouncing = false
    private var startScale: CGFloat = 1
    private var isApplying = false
    /// The offset before it was rounded, lest many small steps add up to a drift.
    private var exactOffset: CGPoint?
    private let frames = FrameLoop()
    private(set) lazy var recognizer = ScrollPinchGestureRecognizer(self, scrollView)

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    var isPossible: Bool { scrollView.minimumZoomScale < scrollView.maximumZoomScale }

    /// Whether the scale changes, so that the offset is not to be corrected in between.
    var isMoving: Bool { isPinching || isBouncing || isApplying }

    private var view: UIView? {
        (try? scrollView.scrollDelegate?.viewForZooming(in: scrollView)) ?? nil
    }

    private var limits: ClosedRange<CGFloat> {
        let least = scrollView.minimumZoomScale
        return least...max(least, scrollView.maximumZoomScale)
    }

    func limitsDidChange() {
        if isPossible, recognizer.view == nil { scrollView.addGestureRecognizer(recognizer) }
        if !isPossible, recognizer.view != nil { scrollView.removeGestureRecognizer(recognizer) }
    }

    // MARK: - By the program

    func setScale(_ scale: CGFloat, animated: Bool) {
        let bounds = scrollView.bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        zoom(
            to: scale.clamped(to: limits), showing: unscaled(middle), animated: animated)
    }

    /// - Parameter rect: In the zoomed view's own coordinates.
    func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, let view else { return }
        let size = scrollView.bounds.size
        let scale = min(size.width / rect.width, size.height / rect.height)
        let middle = CGPoint(
            x: rect.midX + view.frame.minX / self.scale, y: rect.midY + view.frame.minY / self.scale
        )
        zoom(to: scale.clamped(to: limits), showing: middle, animated: animated)
    }

    /// Zooms around a place in the scroll view's coordinates.
    func zoom(by factor: CGFloat, around place: CGPoint) {
        guard view != nil else { return }
        apply((scale * factor).clamped(to: limits), around: place)
        scrollView.moveContent(to: scrollView.range.clamped(scrollView.contentOffset))
    }

    /// - Parameter middle: What is to be in the middle, in the content's coordinates at a scale of 1.
    private func zoom(to target: CGFloat, showing middle: CGPoint, animated: Bool) {
        guard view != nil else { return }
        scrollView.motion.stop(reporting: true)
        if animated {
            animate(to: target, showing: middle) { [weak self] in self?.reportEnd() }
            return
        }
        apply(target, around: .zero)
        center(middle, clamped: true)
    }

    private func animate(
        to target: CGFloat, showing middle: CGPoint, completion: @escaping () -> Void
    ) {
        reportBeginning()
        isBouncing = true
        let bounds = scrollView.bounds
        let start = scrollView.frameClock.now
        let way = EasedMove(
            start: unscaled(CGPoint(x: bounds.midX, y: bounds.midY)), end: middle)
        let scales = EasedMove(start: CGPoint(x: scale, y: 0), end: CGPoint(x: target, y: 0))
        frames.start(scrollView.frameClock) { [weak self] time in
            guard let self else { return false }
            apply(scales.position(at: time - start).x, around: .zero)
            center(way.position(at: time - start), clamped: true)
            guard time - start >= scales.duration else { return true }
            isBouncing = false
            completion()
            return false
        }
    }

    private func center(_ middle: CGPoint, clamped: Bool) {
        let size = scrollView.bounds.size
        let offset = CGPoint(
            x: middle.x * scale - size.width / 2, y: middle.y * scale - size.height / 2)
        scrollView.moveContent(to: clamped ? scrollView.range.clamped(offset) : offset)
    }

    private func unscaled(_ place: CGPoint) -> CGPoint {
        CGPoint(x: place.x / scale, y: place.y / scale)
    }

    // MARK: - By fingers

    func pinchDidBegin() {
        frames.stop()
        scrollView.motion.stop(reporting: false)
        isPinching = true
        isBouncing = false
        startScale = scale
        reportBeginning()
    }

    func pinchDidChange(by factor: CGFloat, around place: CGPoint) {
        guard isPinching else { return }
        apply(resisted(startScale * factor), around: place)
    }

    /// Beyond its limits the scale follows less and less.
    private func resisted(_ wanted: CGFloat) -> CGFloat {
        let inside = wanted.clamped(to: limits)
        return scrollView.bouncesZoom ? inside * pow(wanted / inside, 0.3) : inside
    }

    func pinchDidEnd() {
        guard isPinching else { return }
        isPinching = false
        let target = scale.clamped(to: limits)
        let bounds = scrollView.bounds
        if target != scale {
            animateBack(to: target, CGPoint(x: bounds.midX, y: bounds.midY))
            return
        }
        if !scrollView.isDragging {
            scrollView.moveContent(to: scrollView.range.clamped(scrollView.contentOffset))
        }
        reportEnd()
    }

    private func animateBack(to target: CGFloat, _ middle: CGPoint) {
        isBouncing = true
        let start = scrollView.frameClock.now
        let scales = EasedMove(start: CGPoint(x: scale, y: 0), end: CGPoint(x: target, y: 0))
        let shown = unscaled(middle)
        frames.start(scrollView.frameClock) { [weak self] time in
            guard let self else { return false }
            apply(scales.position(at: time - start).x, around: .zero)
            center(shown, clamped: true)
            guard time - start >= scales.duration else { return true }
            isBouncing = false
            reportEnd()
            return false
        }
    }

    // MARK: - Applying

    /// Gives the view another scale; what is at a place of the scroll view stays there.
    private func apply(_ newScale: CGFloat, around place: CGPoint) {
        guard let view, newScale > 0, newScale != scale else { return }
        isApplying = true
        defer { isApplying = false }
        let ratio = newScale / scale
        let origin = view.frame.origin
        scale = newScale
        view.transform = CGAffineTransform(scaleX: newScale, y: newScale)
        moveCorner(of: view, to: origin)
        scrollView.contentSize = scrollView.contentSize.scaled(by: ratio)
        let start = unroundedOffset
        let next = CGPoint(
            x: start.x + (place.x - origin.x) * (ratio - 1),
            y: start.y + (place.y - origin.y) * (ratio - 1))
        exactOffset = next
        scrollView.contentOffset = next
        _ = try? scrollView.scrollDelegate?.scrollViewDidZoom(scrollView)
    }

    private var unroundedOffset: CGPoint {
        guard let exactOffset, scrollView.grid.nearest(exactOffset) == scrollView.contentOffset
        else { return scrollView.contentOffset }
        return exactOffset
    }

    private func moveCorner(of view: UIView, to origin: CGPoint) {
        let anchor = view.layer.anchorPoint
        view.center = CGPoint(
            x: origin.x + view.bounds.width * scale * anchor.x,
            y: origin.y + view.bounds.height * scale * anchor.y)
    }

    /// Constraints place the view as if it weren't scaled.
    func viewWasLaidOut() {
        guard scale != 1, let view, view.layoutState?.box?.kind == .flexible else { return }
        moveCorner(of: view, to: view.layoutFrame.origin)
    }

    // MARK: - Delegate

    private func reportBeginning() {
        _ = try? scrollView.scrollDelegate?.scrollViewWillBeginZooming(scrollView, with: view)
    }

    private func reportEnd() {
        scrollView.correctOffsetAtRest()
        _ = try? scrollView.scrollDelegate?.scrollViewDidEndZooming(
            scrollView, with: view, atScale: scale)
    }
}
