import Foundation

/// Holds the cells of a section that scrolls by itself.
final class SectionScrollView: UIScrollView {
    /// The number of the section; a batch may change it.
    var section: Int
    private weak var collectionView: UICollectionView?
    private(set) var area = ScrollingArea(frame: .zero, contentSize: .zero)
    private let stops: SectionStops

    init(section: Int, in collectionView: UICollectionView) {
        self.section = section
        self.collectionView = collectionView
        stops = SectionStops()
        super.init(frame: .zero)
        stops.scrollView = self
        delegate = stops
        clipsToBounds = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        isDirectionalLockEnabled = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:): sections that scroll are made by their collection view")
    }

    /// Takes the place that the layout gives, where one reads from the right turned around.
    func take(_ area: ScrollingArea, isMirrored: Bool) {
        let leading = leadingOffset
        let isNew = self.area.frame == .zero
        self.isMirrored = isMirrored
        self.area = area
        if frame != area.frame { frame = area.frame }
        if contentSize != area.contentSize { contentSize = area.contentSize }
        alwaysBounceHorizontal = !area.isVertical
        alwaysBounceVertical = area.isVertical
        decelerationRate = area.stops.count == 0 ? .normal : .fast
        if isNew || leading != leadingOffset { setLeadingOffset(isNew ? start : leading) }
    }

    /// Where the section is scrolled to when it comes into sight, from where reading begins.
    var start: CGFloat = 0

    private(set) var isMirrored = false

    /// How far the section is scrolled from where reading begins, in points.
    var leadingOffset: CGFloat {
        if area.isVertical { return contentOffset.y }
        return isMirrored ? contentSize.width - bounds.width - contentOffset.x : contentOffset.x
    }

    func offset(forLeading leading: CGFloat) -> CGPoint {
        if area.isVertical { return CGPoint(x: 0, y: leading) }
        return CGPoint(
            x: isMirrored ? contentSize.width - bounds.width - leading : leading, y: 0)
    }

    private func setLeadingOffset(_ leading: CGFloat) {
        let offset = range.clamped(offset(forLeading: leading))
        if offset != contentOffset { contentOffset = offset }
    }

    /// A point of the collection view's content, as it is seen, in this view's content.
    func ownPoint(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x - area.frame.minX + contentOffset.x,
            y: point.y - area.frame.minY + contentOffset.y)
    }

    /// The collection view lays them out.
    override func subviewsDidChange() {}

    override var subviewsInReadingOrder: [UIView] {
        collectionView?.orderedForReading(subviews) ?? subviews
    }

    fileprivate func didScroll() {
        guard let collectionView, area.frame != .zero else { return }
        collectionView.scrollers.sectionDidScroll(self)
    }

    /// The stop at which a drag ends.
    fileprivate func stop(proposed: CGPoint, velocity: CGPoint) -> CGPoint? {
        guard area.stops.count > 0 else { return nil }
        func leading(_ point: CGPoint) -> CGFloat {
            if area.isVertical { return point.y }
            return isMirrored ? contentSize.width - bounds.width - point.x : point.x
        }
        let speed = area.isVertical ? velocity.y : isMirrored ? -velocity.x : velocity.x
        let wanted =
            area.stopsAtEach
            ? SectionStops.next(
                from: leadingOffset, speed: speed, start: stops.start, in: area.stops)
            : area.stops[area.stops.nearest(to: leading(proposed))]
        return range.clamped(offset(forLeading: wanted))
    }
}

/// Chooses where a section that scrolls by itself comes to rest.
private final class SectionStops: NSObject, UIScrollViewDelegate {
    weak var scrollView: SectionScrollView?
    /// Where the section was when the drag began, from where reading begins.
    private(set) var start: CGFloat = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        self.scrollView?.didScroll()
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        start = self.scrollView?.leadingOffset ?? 0
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let proposed = targetContentOffset.pointee
        if let stop = self.scrollView?.stop(proposed: proposed, velocity: velocity) {
            targetContentOffset.pointee = stop
        }
    }

    /// The stop beside the one where the drag began, if the finger was quick, or else the nearest.
    static func next(
        from offset: CGFloat, speed: CGFloat, start: CGFloat, in stops: ScrollingStops
    ) -> CGFloat {
        let first = stops.nearest(to: start)
        let quick: CGFloat = 0.2
        if speed > quick { return stops[min(first + 1, stops.count - 1)] }
        if speed < -quick { return stops[max(first - 1, 0)] }
        return stops[min(max(stops.nearest(to: offset), first - 1), first + 1)]
    }
}
