public import Foundation

/// Recognizes two fingers that move apart or together: begins once they have moved enough, ends when
/// both are lifted.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far apart the fingers are, by how far they were when the gesture began.
    open var scale: CGFloat {
        get { pair?.scale ?? 1 }
        set {
            pair?.setScale(newValue)
            velocityTracker.removeAll()
        }
    }

    /// How fast the scale changes, a second.
    open var velocity: CGFloat { velocityTracker.velocity(at: lastTime).dx }

    /// How much the fingers' distance changes before it is a pinch, in points.
    private static let hysteresis: CGFloat = 8

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
        velocityTracker.add(CGPoint(x: scale, y: 0), at: event.timestamp)
        if state != .possible {
            state = .changed
        } else if abs(pair?.spread ?? 0) >= Self.hysteresis {
            pair?.setScale(1)
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
