import Synchronization

/// A clock that stands still until a test moves it, for what waits by Swift's `Clock`: retries, pages,
/// synchronization, and an app's own model.
///
///     let clock = TestClock()
///     let provider = StoredBooksProvider(store, communicator: broken, clock: clock)
///     provider.fetch()
///     await clock.sleeper()
///     clock.advance(by: .seconds(2))
///
/// What moves on the screen has another clock: `TestScreen.advance(by:)`. May be used on any thread.
public final class TestClock: Clock, Sendable {
    /// A moment, counted from when the clock was made.
    public struct Instant: InstantProtocol {
        /// How long after the beginning.
        public var offset = Duration.zero

        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        public func duration(to other: Instant) -> Duration { other.offset - offset }

        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let end: AsyncStream<Void>.Continuation
    }

    private struct State {
        var now = Instant()
        var sleepers: [Sleeper] = []
    }

    private let state = Mutex(State())

    /// Makes a clock at its beginning.
    public init() {}

    public var now: Instant { state.withLock { $0.now } }

    public var minimumResolution: Duration { .zero }

    /// Waits until the clock was moved to a moment; not at all if it is there already.
    ///
    /// - Throws: `CancellationError` soon after the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let (stream, end) = AsyncStream.makeStream(of: Void.self)
        let isOver = state.withLock { state in
            if deadline <= state.now { return true }
            state.sleepers.append(Sleeper(deadline: deadline, end: end))
            return false
        }
        if !isOver { for await _ in stream {} }
        try Task.checkCancellation()
    }

    /// How long those who wait still have to, in the order in which they began.
    public var waits: [Duration] {
        state.withLock { state in state.sleepers.map { state.now.duration(to: $0.deadline) } }
    }

    /// Returns once somebody waits.
    public func sleeper() async {
        while waits.isEmpty { await Task.yield() }
    }

    /// Moves the time on, and wakes those who have waited long enough.
    ///
    /// - Parameter duration: Not negative.
    public func advance(by duration: Duration) {
        let awake = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            defer { state.sleepers.removeAll { $0.deadline <= now } }
            return state.sleepers.filter { $0.deadline <= now }
        }
        for sleeper in awake { sleeper.end.finish() }
    }
}
