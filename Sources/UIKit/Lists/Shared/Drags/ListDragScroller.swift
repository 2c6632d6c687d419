import Foundation

/// Scrolls a list while a drag waits at one of its edges.
@MainActor final class ListDragScroller {
    private let frames = FrameLoop()
    private var lastTime: TimeInterval?

    /// How near to the edge it begins, in points, and how fast it is at most, in points a second.
    private static let edge: CGFloat = 44
    private static let speed: CGFloat = 600

    /// - Parameters:
    ///   - place: Of the drag, in the list's content; nil when it is gone.
    ///   - scrolled: Called after each step.
    func follow(
        _ list: UIScrollView, _ place: @escaping () -> CGPoint?, scrolled: @escaping () -> Void
    ) {
        guard lastTime == nil, let point = place(), Self.speed(at: point, in: list) != .zero else {
            return
        }
        lastTime = list.frameClock.now
        frames.start(list.frameClock) { [weak self, weak list] time in
            guard let self, let list, let last = lastTime, let point = place() else {
                self?.lastTime = nil
                return false
            }
            lastTime = time
            let speed = Self.speed(at: point, in: list)
            let passed = CGFloat(time - last)
            let old = list.contentOffset
            list.contentOffset = list.range.clamped(
                CGPoint(x: old.x + speed.dx * passed, y: old.y + speed.dy * passed))
            if list.contentOffset != old { scrolled() }
            if speed == .zero { lastTime = nil }
            return speed != .zero
        }
    }

    func stop() {
        frames.stop()
        lastTime = nil
    }

    private static func speed(at point: CGPoint, in list: UIScrollView) -> CGVector {
        let seen = list.bounds.inset(by: list.adjustedContentInset)
        func speed(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            if place < low + edge { return -min(1, (low + edge - place) / edge) * Self.speed }
            if place > high - edge { return min(1, (place - high + edge) / edge) * Self.speed }
            return 0
        }
        return CGVector(
            dx: list.hasRoom(on: .horizontal) ? speed(point.x, seen.minX, seen.maxX) : 0,
            dy: list.hasRoom(on: .vertical) ? speed(point.y, seen.minY, seen.maxY) : 0)
    }
}
