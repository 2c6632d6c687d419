package import Foundation

/// The one clock that frames, animations, gestures and scrolling read: the display's in a window, a
/// manual one in tests.
@MainActor
package protocol FrameClock: AnyObject {
    /// Seconds from an arbitrary moment. Never goes back. While a frame is made, the frame's time.
    var now: TimeInterval { get }

    /// Calls `body` once, with the frame's time, before the next frame is drawn. Calls come in the order
    /// in which they were asked for; one that is asked for during a frame comes in the one after.
    @discardableResult
    func onNextFrame(_ body: @escaping @MainActor (_ time: TimeInterval) -> Void) -> ScheduledCall

    /// Calls `body` once, as soon as `now` has reached `time`. Calls come in the order of their times,
    /// and equal ones in the order in which they were asked for. O(number of scheduled calls).
    @discardableResult
    func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ScheduledCall

    /// Takes back a call that hasn't come; nothing happens when it has. O(number of scheduled calls).
    func cancel(_ call: ScheduledCall)
}

extension FrameClock {
    /// Calls `body` once, `delay` seconds from now.
    @discardableResult
    package func schedule(
        after delay: TimeInterval, _ body: @escaping @MainActor () -> Void
    ) -> ScheduledCall {
        schedule(at: now + delay, body)
    }
}
