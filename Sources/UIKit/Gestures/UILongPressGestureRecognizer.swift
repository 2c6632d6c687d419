public import Foundation

/// Recognizes fingers that stay where they are: begins when they have stayed long enough, changes as
/// they move afterwards, ends when one is lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5

    open var numberOfTouchesRequired = 1

    /// How many taps come before the press.
    open var numberOfTapsRequired = 0

    /// How far a finger may move before the gesture begins, in points.
    open var allowableMovement: CGFloat = 10

    /// How long the next tap, or the press, may take to come, in seconds.
    private static let tapInterval: TimeInterval = 0.35

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var fingersUp = 0
    private var taps = 0
    private let timer = GestureTimer()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        guard state == .possible else { return }
        if numberOfTouches > numberOfTouchesRequired {
            state = .failed
        } else if numberOfTouches == numberOfTouchesRequired {
            fingersUp = 0
            startPress()
        }
    }

    private func startPress() {
        guard taps == numberOfTapsRequired else {
            timer.stop()
            return
        }
        guard minimumPressDuration > 0 else {
            state = .began
            return
        }
        timer.start(minimumPressDuration, in: view) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            let way = hypot(touch.windowLocation.x - start.x, touch.windowLocation.y - start.y)
            if way > allowableMovement { state = .failed }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, !isWaiting else {
            state = .ended
            return
        }
        fingersUp += touches.count
        guard taps < numberOfTapsRequired else {
            state = .failed
            return
        }
        guard fingersUp == numberOfTouchesRequired else { return }
        taps += 1
        starts = [:]
        timer.start(Self.tapInterval, in: view) { [weak self] in self?.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        timer.stop()
        starts = [:]
        fingersUp = 0
        taps = 0
    }

    override var keepsWaiting: Bool { state == .possible && taps > 0 && timer.isRunning }
}
