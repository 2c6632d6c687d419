public import Foundation

/// Recognizes two fingers that turn around each other: begins once they have turned enough, ends when
/// both are lifted.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// In radians, clockwise, since the gesture began.
    open var rotation: CGFloat {
        get { pair?.angle ?? 0 }
        set {
            pair?.setAngle(newValue)
            velocityTracker.removeAll()
        }
    }

    /// In radians a second.
    open var velocity: CGFloat { velocityTracker.velocity(at: lastTime).dx }

    /// How far the fingers turn before it is a rotation, in radians; five degrees.
    private static let hysteresis: CGFloat = .pi / 36

    private var pair: FingerPair?
    private var lastTime: TimeInterval = 0
    private var velocityTracker = VelocityTracker()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2 {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        pairUp()
    }

    private func pairUp() {
        guard touches.count == 2 else { return }
        let points = touches.map(\.windowLocation)
        if pair == nil { pair = FingerPair(points[0], points[1]) }
        pair?.rebase(to: points[0], points[1])
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let points = self.touches.map(\.windowLocation)
        guard points.count == 2 else { return }
        pair?.move(to: points[0], points[1])
        lastTime = event.timestamp
        velocityTracker.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
        if state != .possible {
            state = .changed
        } else if abs(rotation) >= Self.hysteresis {
            pair?.setAngle(0)
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches - touches.count == 0 else { return }
        state = state == .possible && !isWaiting ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        pair = nil
        velocityTracker.removeAll()
    }
}
