import Foundation

/// Recognizes one or more taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many quick taps it takes, one after the other in the same place.
    open var numberOfTapsRequired = 1
    /// With how many fingers at once; the mouse is one.
    open var numberOfTouchesRequired = 1

    /// How far a finger may move before a tap is none, in points.
    private static let tolerance: CGFloat = 10
    /// How far from one another the taps of several may lie, in points.
    private static let tapDistance: CGFloat = 45
    /// How long the next tap of several may take to come, in seconds.
    private static let interval: TimeInterval = 0.35

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var tapCount = 0
    private var lastTap: (time: TimeInterval, location: CGPoint) = (0, .zero)
    private var fingersUp = 0
    private let timer = GestureTimer()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        timer.stop()
        if !continuesTaps(touches, at: event.timestamp) { tapCount = 0 }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }

    private func continuesTaps(_ touches: Set<UITouch>, at time: TimeInterval) -> Bool {
        guard tapCount > 0, time - lastTap.time <= Self.interval else { return false }
        return touches.contains {
            hypot(
                $0.windowLocation.x - lastTap.location.x, $0.windowLocation.y - lastTap.location.y)
                <= Self.tapDistance
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            let distance = hypot(
                touch.windowLocation.x - start.x, touch.windowLocation.y - start.y)
            if distance > Self.tolerance { state = .failed }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersUp += touches.count
        guard fingersUp >= numberOfTouchesRequired else { return }
        fingersUp = 0
        tapCount += 1
        lastTap = (event.timestamp, touches.first?.windowLocation ?? .zero)
        if tapCount >= numberOfTapsRequired {
            state = .ended
        } else {
            timer.start(Self.interval, in: view) { [weak self] in self?.state = .failed }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        timer.stop()
        starts = [:]
        tapCount = 0
        fingersUp = 0
    }

    override var keepsWaiting: Bool {
        state == .possible && tapCount > 0 && tapCount < numberOfTapsRequired
    }
}
