package import Foundation

/// A clock that stands still until it is told to go on: for tests, and for pictures without a screen.
///
/// While calls for frames wait, frames begin 60 times a second of its own time.
@MainActor
package final class ManualClock: FrameClock {
    package private(set) var now: TimeInterval
    private var calls = ScheduledCalls()
    /// Counted from time zero. A number, since sums of fractions would skip a frame now and then.
    private var lastFrame = 0
    private let framesPerSecond = 60.0

    package init(now: TimeInterval = 0) {
        self.now = now
    }

    /// Goes on by `duration` seconds. Everything that is due on the way is called in order and at its
    /// own time, also what such calls ask for; at one and the same time, deadlines come before frames.
    ///
    /// - Precondition: `duration` is finite and not negative.
    package func advance(by duration: TimeInterval) {
        stopUnless(
            duration >= 0 && duration.isFinite,
            "ManualClock.advance(by:): \(duration) is not a number of seconds to go on by")
        let end = now + duration
        while let time = nextTime, time <= end {
            now = max(now, time)
            if let deadline = calls.takeDue(at: now, upTo: calls.last) {
                deadline()
            } else {
                runFrame()
            }
        }
        now = end
    }

    @discardableResult
    package func onNextFrame(
        _ body: @escaping @MainActor (TimeInterval) -> Void
    ) -> ScheduledCall {
        if !calls.wantsFrame {
            // A sum of many steps may lie a little before the frame it is meant to have reached.
            lastFrame = max(lastFrame, Int((now * framesPerSecond + 1e-6).rounded(.down)))
        }
        return calls.addForNextFrame(body)
    }

    @discardableResult
    package func schedule(
        at time: TimeInterval, _ body: @escaping @MainActor () -> Void
    ) -> ScheduledCall {
        calls.add(at: time, body)
    }

    package func cancel(_ call: ScheduledCall) {
        calls.cancel(call)
    }

    // MARK: Private

    /// When the next call is, if nothing changes.
    private var nextTime: TimeInterval? {
        [calls.nextDeadline, calls.wantsFrame ? nextFrameTime : nil].compactMap { $0 }.min()
    }

    private var nextFrameTime: TimeInterval {
        Double(lastFrame + 1) / framesPerSecond
    }

    private func runFrame() {
        lastFrame += 1
        let last = calls.last
        while let body = calls.takeFrame(upTo: last) {
            body(now)
        }
    }
}
