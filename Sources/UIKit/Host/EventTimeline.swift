package import Foundation

/// Puts the times of input events, which the display server counts in milliseconds from a moment of its
/// own and in 32 bits, on the frame clock's scale.
///
/// No event can arrive before it happened, so the smallest delay seen yet is taken for none.
package struct EventTimeline {
    private var offset: TimeInterval?

    package init() {}

    /// The frame clock's time, in seconds, of an event that says `milliseconds` and arrived at `now`.
    package mutating func time(
        ofEventAt milliseconds: UInt32, arrivedAt now: TimeInterval
    ) -> TimeInterval {
        guard milliseconds != 0 else { return now }
        let eventTime = TimeInterval(milliseconds) / 1000
        let delay = now - eventTime
        // Beyond a second it isn't a delay: the counter wrapped, or the server is another one.
        if let offset, delay > offset, delay - offset < 1 {
            return eventTime + offset
        }
        offset = delay
        return now
    }
}
