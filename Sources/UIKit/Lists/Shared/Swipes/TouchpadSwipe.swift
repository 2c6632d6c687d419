import Foundation

/// Two fingers on a touchpad that drag a row aside.
@MainActor final class TouchpadSwipe {
    private let list: any SwipedList
    private var travelled = CGPoint.zero
    private var isSure = false

    /// How far the fingers go before it is settled that they don't scroll, in points.
    private static let certainty: CGFloat = 12

    /// The swipe that a movement begins, if it goes to a side and there is a row that has something to
    /// show for it.
    ///
    /// - Parameters:
    ///   - location: In the window.
    ///   - delta: By which content under the fingers would be scrolled, in points.
    init?(at location: CGPoint, delta: CGVector, in window: UIWindow) {
        guard abs(delta.dx) > abs(delta.dy) else { return nil }
        let hit = window.hitTest(window.convert(location, from: nil), with: nil)
        var next = hit?.nearestScrollView
        while let scrollView = next {
            if let list = scrollView as? any SwipedList {
                let point = list.convert(location, from: nil)
                guard list.swipes.canBegin(at: point, way: -delta.dx) else { return nil }
                list.swipes.begin(at: point, way: -delta.dx)
                self.list = list
                return
            }
            if scrollView.hasRoom(on: .horizontal, for: delta.dx) { return nil }
            next = scrollView.enclosingScrollView
        }
        return nil
    }

    /// Follows the fingers; false where they scroll after all.
    func move(by delta: CGVector) -> Bool {
        travelled.x -= delta.dx
        travelled.y -= delta.dy
        if !isSure, abs(travelled.y) > abs(travelled.x) {
            list.swipes.close(animated: true)
            return false
        }
        isSure = isSure || abs(travelled.x) >= Self.certainty
        list.swipes.drag(by: travelled.x)
        return true
    }

    /// - Parameter velocity: By which content would go on, to the right, in points a second.
    func end(velocity: CGFloat) {
        list.swipes.end(velocity: -velocity)
    }
}
