public import Foundation

/// Recognizes one or more fingers that drag: begins once they have moved far enough, changes with
/// each move, ends when too few of them are left.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1

    /// Fingers beyond these are left out.
    open var maximumNumberOfTouches = Int.max

    /// How far fingers move before it is a drag, in points; UIKit's is about that.
    final var hysteresis: CGFloat = 10

    /// Where the middle of the fingers would be in the window if none had come or gone on the way.
    private var travelled = CGPoint.zero
    /// What `travelled` is counted from.
    private var origin = CGPoint.zero
    private var lastMiddle = CGPoint.zero
    private var velocityTracker = VelocityTracker()

    /// How far the fingers have moved since the gesture came into being, in a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        Self.convert(
            CGVector(dx: travelled.x - origin.x, dy: travelled.y - origin.y), to: view)
    }

    /// Counts the translation from other values; the velocity is zero until the fingers move on.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let inWindow = Self.convert(CGVector(dx: translation.x, dy: translation.y), from: view)
        origin = CGPoint(x: travelled.x - inWindow.x, y: travelled.y - inWindow.y)
        velocityTracker.removeAll()
    }

    /// How fast the fingers move, in points a second in a view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        Self.convert(velocityTracker.velocity(at: lastTime), to: view)
    }

    private var lastTime: TimeInterval = 0

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        if numberOfTouches == 1 {
            travelled = lastLocation
            origin = lastLocation
        }
        lastMiddle = lastLocation
        lastTime = event.timestamp
        velocityTracker.add(travelled, at: lastTime)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(at: event.timestamp)
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        if state == .possible {
            if hasMovedEnough { state = .began }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(at: event.timestamp)
        let left = numberOfTouches - touches.count
        guard left < minimumNumberOfTouches else { return }
        state = state == .possible && !isWaiting ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        velocityTracker.removeAll()
    }

    override func touchesDidLeave() {
        lastMiddle = lastLocation
    }

    /// Takes a step with the fingers.
    private func follow(at time: TimeInterval) {
        travelled.x += lastLocation.x - lastMiddle.x
        travelled.y += lastLocation.y - lastMiddle.y
        lastMiddle = lastLocation
        lastTime = time
        velocityTracker.add(travelled, at: time)
    }

    /// Whether the fingers have gone far enough for a drag.
    var hasMovedEnough: Bool {
        hypot(travelled.x - origin.x, travelled.y - origin.y) >= hysteresis
    }

    // MARK: - Coordinates

    /// A way in the window as one in a view, which may be turned and scaled.
    private static func convert(_ vector: CGVector, to view: UIView?) -> CGPoint {
        guard let view else { return CGPoint(x: vector.dx, y: vector.dy) }
        let start = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(CGPoint(x: vector.dx, y: vector.dy), from: nil)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    private static func convert(_ vector: CGVector, from view: UIView?) -> CGPoint {
        guard let view else { return CGPoint(x: vector.dx, y: vector.dy) }
        let start = view.convert(CGPoint.zero, to: nil)
        let end = view.convert(CGPoint(x: vector.dx, y: vector.dy), to: nil)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
