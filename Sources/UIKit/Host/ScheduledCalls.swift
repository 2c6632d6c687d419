import Foundation

/// What a `FrameClock` still has to call.
@MainActor
struct ScheduledCalls {
    private var deadlines:
        [(call: ScheduledCall, time: TimeInterval, body: @MainActor () -> Void)] = []
    private var frames: [(call: ScheduledCall, body: @MainActor (TimeInterval) -> Void)] = []
    private var lastNumber = 0

    var wantsFrame: Bool { !frames.isEmpty }

    /// When the first of the deadlines is.
    var nextDeadline: TimeInterval? { deadlines.first?.time }

    mutating func add(
        at time: TimeInterval, _ body: @escaping @MainActor () -> Void
    ) -> ScheduledCall {
        let call = nextCall()
        let index = deadlines.firstIndex { $0.time > time } ?? deadlines.endIndex
        deadlines.insert((call, time, body), at: index)
        return call
    }

    mutating func addForNextFrame(
        _ body: @escaping @MainActor (TimeInterval) -> Void
    ) -> ScheduledCall {
        let call = nextCall()
        frames.append((call, body))
        return call
    }

    mutating func cancel(_ call: ScheduledCall) {
        deadlines.removeAll { $0.call == call }
        frames.removeAll { $0.call == call }
    }

    /// The call that was asked for last.
    var last: ScheduledCall { ScheduledCall(number: lastNumber) }

    /// Takes out the first call that is due at `time` and was asked for no later than `last`. One at a
    /// time, because it may cancel the others.
    mutating func takeDue(
        at time: TimeInterval, upTo last: ScheduledCall
    ) -> (@MainActor () -> Void)? {
        let index = deadlines.firstIndex { $0.call.number <= last.number }
        guard let index, deadlines[index].time <= time else { return nil }
        return deadlines.remove(at: index).body
    }

    /// Takes out the first call for a frame that was asked for no later than `last`.
    mutating func takeFrame(upTo last: ScheduledCall) -> (@MainActor (TimeInterval) -> Void)? {
        guard let first = frames.first, first.call.number <= last.number else { return nil }
        frames.removeFirst()
        return first.body
    }

    private mutating func nextCall() -> ScheduledCall {
        lastNumber += 1
        return ScheduledCall(number: lastNumber)
    }
}
