public import Foundation

/// Recognizes two fingers that move apart or together: begins once they have moved enough, ends when
/// both are lifted.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far apart the fingers are, by how far they were when the gesture began.
    open var scale: CGFloat {
        get { fingers.pair?.scale ?? 1 }
        set {
            fingers.pair?.setScale(newValue)
            fingers.forgetVelocity()
        }
    }

    /// How fast the scale changes, a second.
    open var velocity: CGFloat { fingers.velocity }

    /// How much the fingers' distance changes before it is a pinch, in points.
    private static let hysteresis: CGFloat = 8

    private var fingers = TrackedFingerPair()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !ignoresBeyondPair(touches, event) else { return }
        fingers.begin(self.touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.move(self.touches, at: event.timestamp, value: \.scale) else { return }
        if state != .possible {
            state = .changed
        } else if abs(fingers.pair?.spread ?? 0) >= Self.hysteresis {
            fingers.pair?.setScale(1)
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        endedWithPair(touches)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        fingers = TrackedFingerPair()
    }
}
