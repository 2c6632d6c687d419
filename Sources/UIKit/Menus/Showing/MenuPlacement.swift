import Foundation

/// Finds the place of a menu beside what it belongs to, inside of the window.
struct MenuPlacement: Equatable {
    /// In the window, in points.
    let frame: CGRect
    /// The point of the anchor that the menu grows from.
    let origin: CGPoint

    /// Between the menu and what it belongs to, in points.
    static let gap: CGFloat = 8

    /// - Parameters:
    ///   - size: What the menu would like to take.
    ///   - anchor: What it belongs to, in the window.
    ///   - area: Where it may be.
    ///   - startsRight: Whether its leading edge is the right one.
    init(size: CGSize, anchor: CGRect, area: CGRect, startsRight: Bool) {
        let width = min(size.width, area.width)
        let below = area.maxY - anchor.maxY - Self.gap
        let above = anchor.minY - area.minY - Self.gap
        let isBelow = size.height <= below || below >= above
        let room = max(isBelow ? below : above, min(area.height, Self.smallestHeight))
        let height = min(size.height, room, area.height)
        var y = isBelow ? anchor.maxY + Self.gap : anchor.minY - Self.gap - height
        y = max(area.minY, min(y, area.maxY - height))
        // The edge of the anchor that is nearer to the window's is the menu's too.
        let middle = area.midX
        let alignsRight =
            anchor.midX == middle ? startsRight : anchor.midX > middle
        var x = alignsRight ? anchor.maxX - width : anchor.minX
        x = max(area.minX, min(x, area.maxX - width))
        frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
        origin = CGPoint(
            x: max(frame.minX, min(anchor.midX, frame.maxX)),
            y: isBelow ? frame.minY : frame.maxY)
    }

    /// Where there is no room on either side, the menu covers what it belongs to. In points.
    private static let smallestHeight: CGFloat = 160
}
