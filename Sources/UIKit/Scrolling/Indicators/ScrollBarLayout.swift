import Foundation

/// Where a scroll view's bars go: along its edges, inside of its insets.
@MainActor struct ScrollBarLayout {
    private let scrollView: UIScrollView
    private let isWide: Bool

    /// Between a bar and the edge, in points, as on iOS.
    private static let margin: CGFloat = 3

    init(_ scrollView: UIScrollView, isWide: Bool) {
        self.scrollView = scrollView
        self.isWide = isWide
    }

    private var thickness: CGFloat { isWide ? 8 : 3 }

    private func insets(_ axis: NSLayoutConstraint.Axis) -> UIEdgeInsets {
        let own =
            axis == .vertical
            ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
        guard scrollView.automaticallyAdjustsScrollIndicatorInsets else { return own }
        return own.adding(scrollView.safeAreaInsets)
    }

    /// The length that there is for a bar; where both show, they leave the corner to each other.
    func track(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let insets = insets(axis)
        let size = scrollView.bounds.size
        let whole =
            axis == .vertical
            ? size.height - insets.top - insets.bottom : size.width - insets.left - insets.right
        let other: NSLayoutConstraint.Axis = axis == .vertical ? .horizontal : .vertical
        return whole - 2 * Self.margin
            - (scrollView.hasRoom(on: other) ? thickness + Self.margin : 0)
    }

    func geometry(_ axis: NSLayoutConstraint.Axis) -> ScrollIndicatorGeometry? {
        let size = scrollView.bounds.size
        let inset = scrollView.adjustedContentInset
        let visible =
            axis == .vertical
            ? size.height - inset.top - inset.bottom : size.width - inset.left - inset.right
        return ScrollIndicatorGeometry(
            offset: scrollView.contentOffset[axis], range: scrollView.range[axis], visible: visible,
            track: track(axis))
    }

    /// In the scroll view's coordinates, which move with the content; on whole pixels.
    func frame(_ axis: NSLayoutConstraint.Axis, _ geometry: ScrollIndicatorGeometry) -> CGRect {
        let insets = insets(axis)
        let bounds = scrollView.bounds
        let grid = scrollView.grid
        let length = grid.nearest(geometry.length)
        let start = grid.nearest(geometry.position) + Self.margin
        guard axis == .vertical else {
            return CGRect(
                x: bounds.minX + insets.left + start,
                y: bounds.maxY - insets.bottom - Self.margin - thickness, width: length,
                height: thickness)
        }
        let isOnLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isOnLeft
                ? bounds.minX + insets.left + Self.margin
                : bounds.maxX - insets.right - Self.margin - thickness,
            y: bounds.minY + insets.top + start, width: thickness, height: length)
    }

    /// Whether a place is near an edge that has a bar.
    func isNearEdge(_ point: CGPoint, reach: CGFloat) -> Bool {
        let bounds = scrollView.bounds
        let isOnLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let aside = isOnLeft ? point.x - bounds.minX : bounds.maxX - point.x
        return (scrollView.hasRoom(on: .vertical) && aside < reach)
            || (scrollView.hasRoom(on: .horizontal) && bounds.maxY - point.y < reach)
    }
}
