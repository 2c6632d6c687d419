import Foundation

/// Finds the place of a popover beside what it belongs to, and of the arrow at its edge.
struct PopoverPlacement: Equatable {
    /// One of the four; empty for a popover without an arrow.
    let direction: UIPopoverArrowDirection
    /// Of the popover without its arrow, in the container.
    let body: CGRect
    /// The arrow's middle along the edge it is at, from the body's left or upper corner.
    let arrowOffset: CGFloat

    /// How far the arrow stands out, and how wide it is at its foot, in points.
    static let arrowHeight: CGFloat = 13
    static let arrowWidth: CGFloat = 30
    static let cornerRadius: CGFloat = 13

    /// - Parameters:
    ///   - size: What the content would like to have.
    ///   - source: What the popover belongs to, in the container.
    ///   - area: Where the popover may be.
    ///   - permitted: Where its arrow may point; empty for none.
    init(
        size: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection
    ) {
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let allowed = order.filter { permitted.contains($0) }
        let rooms = allowed.map { Self.room($0, source, area) }
        let fits = rooms.firstIndex {
            $0.width >= min(size.width, area.width) && $0.height >= min(size.height, area.height)
        }
        let best =
            fits
            ?? rooms.indices.max {
                Self.shown(size, in: rooms[$0]) < Self.shown(size, in: rooms[$1])
            }
        guard let best else {
            direction = []
            body = Self.moved(
                CGRect(
                    x: source.midX - size.width / 2, y: source.midY - size.height / 2,
                    width: min(size.width, area.width), height: min(size.height, area.height)),
                into: area)
            arrowOffset = 0
            return
        }
        direction = allowed[best]
        let least = 2 * Self.cornerRadius + Self.arrowWidth
        let room = rooms[best]
        let isVertical = direction == .up || direction == .down
        let width = max(
            least, min(size.width, isVertical ? area.width : min(room.width, area.width)))
        let height = max(
            least, min(size.height, isVertical ? min(room.height, area.height) : area.height))
        let gap = Self.arrowHeight
        var origin = CGPoint(x: source.midX - width / 2, y: source.midY - height / 2)
        if direction == .up { origin.y = source.maxY + gap }
        if direction == .down { origin.y = source.minY - gap - height }
        if direction == .left { origin.x = source.maxX + gap }
        if direction == .right { origin.x = source.minX - gap - width }
        body = Self.moved(
            CGRect(origin: origin, size: CGSize(width: width, height: height)), into: area)
        let wanted = isVertical ? source.midX - body.minX : source.midY - body.minY
        let length = isVertical ? body.width : body.height
        arrowOffset = min(max(wanted, least / 2), length - least / 2)
    }

    /// The room on the side that an arrow would point away from.
    private static func room(
        _ direction: UIPopoverArrowDirection, _ source: CGRect, _ area: CGRect
    ) -> CGSize {
        switch direction {
        case .up: CGSize(width: area.width, height: area.maxY - source.maxY - arrowHeight)
        case .down: CGSize(width: area.width, height: source.minY - area.minY - arrowHeight)
        case .left: CGSize(width: area.maxX - source.maxX - arrowHeight, height: area.height)
        default: CGSize(width: source.minX - area.minX - arrowHeight, height: area.height)
        }
    }

    private static func shown(_ size: CGSize, in room: CGSize) -> CGFloat {
        max(0, min(size.width, room.width)) * max(0, min(size.height, room.height))
    }

    private static func moved(_ frame: CGRect, into area: CGRect) -> CGRect {
        CGRect(
            x: max(area.minX, min(frame.minX, area.maxX - frame.width)).rounded(),
            y: max(area.minY, min(frame.minY, area.maxY - frame.height)).rounded(),
            width: frame.width, height: frame.height)
    }

    /// The body with the arrow.
    var frame: CGRect {
        let height = Self.arrowHeight
        var frame = body
        if direction == .up { frame.origin.y -= height }
        if direction == .left { frame.origin.x -= height }
        if direction == .up || direction == .down { frame.size.height += height }
        if direction == .left || direction == .right { frame.size.width += height }
        return frame
    }

    /// The body within `frame`.
    var bodyInFrame: CGRect {
        body.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }

    /// The arrow's tip within `frame`.
    var tip: CGPoint {
        switch direction {
        case .up: CGPoint(x: arrowOffset, y: 0)
        case .down: CGPoint(x: arrowOffset, y: frame.height)
        case .left: CGPoint(x: 0, y: arrowOffset)
        case .right: CGPoint(x: frame.width, y: arrowOffset)
        default: CGPoint(x: frame.width / 2, y: frame.height / 2)
        }
    }
}
