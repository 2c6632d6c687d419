import Synchronization

/// A clock that stands still until a test moves it.
final class ManualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset = Duration.zero
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let continuation: AsyncStream<Void>.Continuation
    }

    private struct State {
        var now = Instant()
        var sleepers: [Sleeper] = []
    }

    private let state = Mutex(State())
    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        state.withLock {
            $0.sleepers.append(Sleeper(deadline: deadline, continuation: continuation))
        }
        for await _ in stream {}
        try Task.checkCancellation()
    }

    /// How long those who sleep have asked to, from now.
    var waits: [Duration] {
        state.withLock { state in state.sleepers.map { state.now.duration(to: $0.deadline) } }
    }

    /// Waits until somebody sleeps.
    func hasSleeper() async {
        while waits.isEmpty { await Task.yield() }
    }

    /// Moves the time, and wakes who has slept long enough.
    func advance(by duration: Duration) {
        let awake = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            defer { state.sleepers.removeAll { $0.deadline <= now } }
            return state.sleepers.filter { $0.deadline <= now }
        }
        for sleeper in awake { sleeper.continuation.finish() }
    }
}
