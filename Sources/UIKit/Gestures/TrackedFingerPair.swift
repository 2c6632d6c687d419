import Foundation

/// The two fingers of a gesture of two, and how fast what they change changes.
@MainActor struct TrackedFingerPair {
    var pair: FingerPair?
    private var lastTime: TimeInterval = 0
    private var tracker = VelocityTracker()

    /// Of the value that is followed, a second.
    var velocity: CGFloat { tracker.velocity(at: lastTime).dx }

    mutating func forgetVelocity() {
        tracker.removeAll()
    }

    /// Begins to follow two fingers, or goes on from two others.
    mutating func begin(_ touches: [UITouch]) {
        guard touches.count == 2 else { return }
        let (first, second) = (touches[0].windowLocation, touches[1].windowLocation)
        if pair == nil { pair = FingerPair(first, second) }
        pair?.rebase(to: first, second)
    }

    /// - Parameter value: What of the pair is followed.
    /// - Returns: Whether there are two fingers to follow.
    mutating func move(
        _ touches: [UITouch], at time: TimeInterval, value: KeyPath<FingerPair, CGFloat>
    ) -> Bool {
        guard touches.count == 2, pair != nil else { return false }
        pair?.move(to: touches[0].windowLocation, touches[1].windowLocation)
        lastTime = time
        tracker.add(CGPoint(x: pair?[keyPath: value] ?? 0, y: 0), at: time)
        return true
    }
}

extension UIGestureRecognizer {
    /// A third finger has no part in a gesture of two.
    ///
    /// - Returns: Whether the touches were ones too many.
    func ignoresBeyondPair(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
        guard numberOfTouches > 2 else { return false }
        for touch in touches { ignore(touch, for: event) }
        return true
    }

    /// A gesture of two ends when both fingers are lifted.
    func endedWithPair(_ touches: Set<UITouch>) {
        guard numberOfTouches - touches.count == 0 else { return }
        state = state == .possible && !isWaiting ? .failed : .ended
    }
}
