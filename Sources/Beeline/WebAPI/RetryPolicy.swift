/// How often a request is sent again, and after which pauses.
public struct RetryPolicy: Sendable {
    /// How often at the most, after the first time.
    public var retries = 2
    /// The pause before the first repetition; each following one is twice as
    /// long.
    public var firstPause = Duration.milliseconds(500)
    /// The longest pause. A server that asks for a longer one is not asked
    /// again here: the error says how long it wants to be left alone.
    public var longestPause = Duration.seconds(20)

    /// Two repetitions.
    public init() {}

    /// None.
    public static var never: RetryPolicy {
        var policy = RetryPolicy()
        policy.retries = 0
        return policy
    }

    /// The pause before a repetition; nil if there is none.
    ///
    /// - Parameters:
    ///   - attempt: 0 before the first repetition.
    ///   - error: Why it is repeated.
    ///   - jitter: From 0 to 1. Many clients that lost a server at the same
    ///     moment do not come back at the same moment.
    func pause(before attempt: Int, after error: WebError, jitter: Double) -> Duration? {
        guard attempt < retries, error.isPassing else { return nil }
        let exponential = firstPause * (1 << min(attempt, 20))
        let pause = min(exponential, longestPause) * (0.5 + jitter / 2)
        guard let wanted = error.retryAfter else { return pause }
        return wanted <= longestPause ? max(wanted, pause) : nil
    }
}
