import Foundation

/// The time of day as people have it, who set it; the `FrameClock` is never set.
@MainActor package protocol WallClock: AnyObject {
    var now: Date { get }

    /// Calls `body` once: at a time, or as soon as somebody sets the clock. Takes the place of the call
    /// that waits.
    func callOnce(at date: Date, _ body: @escaping @MainActor () -> Void)
}

/// A time of day that stands still until it is told: for tests.
@MainActor package final class ManualWallClock: WallClock {
    package private(set) var now: Date
    private var waiting: (date: Date, body: @MainActor () -> Void)?

    package init(now: Date) {
        self.now = now
    }

    package func callOnce(at date: Date, _ body: @escaping @MainActor () -> Void) {
        waiting = (date, body)
    }

    /// Goes on; what is due on the way is called at its own time.
    package func advance(to end: Date) {
        while let (date, body) = waiting, date <= end {
            waiting = nil
            now = max(now, date)
            body()
        }
        now = end
    }

    /// Is set by somebody, forward or back.
    package func set(to date: Date) {
        now = date
        guard let (_, body) = waiting else { return }
        waiting = nil
        body()
    }
}
