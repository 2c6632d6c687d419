import Foundation

/// The page at which content stops, along one axis.
struct PagingTarget {
    /// Where content may rest.
    let range: ClosedRange<CGFloat>
    /// The length of a page: the view's own, in points.
    let page: CGFloat

    /// From which velocity on a flick turns the page, in points a second.
    private static let flick: CGFloat = 200

    /// The next page in the direction of a flick, or else the nearest one.
    ///
    /// - Parameter velocity: In points a second.
    func target(from place: CGFloat, velocity: CGFloat) -> CGFloat {
        guard page > 0 else { return place.clamped(to: range) }
        let position = (place - range.lowerBound) / page
        let number =
            switch velocity {
            case Self.flick...: (position + 0.001).rounded(.up)
            case ...(-Self.flick): (position - 0.001).rounded(.down)
            default: position.rounded()
            }
        return (range.lowerBound + number * page).clamped(to: range)
    }
}
