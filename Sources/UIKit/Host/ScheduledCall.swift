/// Names a call that a `FrameClock` was asked for, so that it can be cancelled.
package struct ScheduledCall: Hashable, Sendable {
    let number: Int
}
