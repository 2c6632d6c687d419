import Foundation

/// Where the bar of a scroll indicator is along its axis, and how long it is.
struct ScrollIndicatorGeometry: Equatable {
    /// In points, from the beginning of the track.
    let position: CGFloat
    let length: CGFloat

    private static let shortest: CGFloat = 36
    /// While content is pulled beyond its end.
    private static let shortestPulled: CGFloat = 8

    /// `nil` where there is nothing to scroll.
    ///
    /// - Parameters:
    ///   - offset: Of the content.
    ///   - range: Where content may rest.
    ///   - visible: The length of what is seen of the content.
    ///   - track: The length that there is for the bar.
    init?(offset: CGFloat, range: ClosedRange<CGFloat>, visible: CGFloat, track: CGFloat) {
        let way = range.upperBound - range.lowerBound
        guard visible > 0, track > 0, way > 0 || !range.contains(offset) else { return nil }
        let natural = max(min(Self.shortest, track), track * visible / (visible + way))
        let inside = offset.clamped(to: range)
        let pulled = abs(offset - inside)
        length = max(min(Self.shortestPulled, natural), natural - pulled)
        let room = track - length
        if pulled > 0 {
            position = offset < inside ? 0 : room
        } else {
            position = room * (inside - range.lowerBound) / way
        }
    }

    /// The offset for a bar at a position, as when the bar is dragged.
    static func offset(
        forPosition position: CGFloat, length: CGFloat, track: CGFloat, range: ClosedRange<CGFloat>
    ) -> CGFloat {
        let room = track - length
        guard room > 0 else { return range.lowerBound }
        let share = min(1, max(0, position / room))
        return range.lowerBound + share * (range.upperBound - range.lowerBound)
    }
}
