public import Foundation

/// Recognizes two fingers that turn around each other: begins once they have turned enough, ends when
/// both are lifted.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// In radians, clockwise, since the gesture began.
    open var rotation: CGFloat {
        get { fingers.pair?.angle ?? 0 }
        set {
            fingers.pair?.setAngle(newValue)
            fingers.forgetVelocity()
        }
    }

    /// In radians a second.
    open var velocity: CGFloat { fingers.velocity }

    /// How far the fingers turn before it is a rotation, in radians; five degrees.
    private static let hysteresis: CGFloat = .pi / 36

    private var fingers = TrackedFingerPair()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !ignoresBeyondPair(touches, event) else { return }
        fingers.begin(self.touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.move(self.touches, at: event.timestamp, value: \.angle) else { return }
        if state != .possible {
            state = .changed
        } else if abs(rotation) >= Self.hysteresis {
            fingers.pair?.setAngle(0)
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
