import Foundation

/// Keeps an observation going. It ends with the token, or earlier by
/// ``end()``.
///
///     private var observation: ObservationToken?
///
///     observation = store.observe { [weak self] list, change in … }
///
/// A token may be dropped on any thread. On the main thread the handler is
/// released before `end()` returns and never called again; from another
/// thread that happens in the main thread's next turn.
public final class ObservationToken: Sendable {
    private let ending: Ending

    /// Makes a token for a source of one's own.
    ///
    /// - Parameter end: Called once, when the observation ends.
    public init(_ end: @escaping @MainActor @Sendable () -> Void) {
        ending = Ending(end)
    }

    deinit {
        ending.end()
    }

    /// Ends the observation. Calling it again does nothing.
    public func end() {
        ending.end()
    }

    /// The end of an observation, which happens once.
    ///
    /// `@unchecked`: `lock` guards the closure.
    private final class Ending: @unchecked Sendable {
        private let lock = NSLock()
        private var body: (@MainActor @Sendable () -> Void)?

        init(_ body: @escaping @MainActor @Sendable () -> Void) {
            self.body = body
        }

        /// An isolated `deinit` would need iOS 18.4.
        func end() {
            let body = lock.withLock {
                defer { self.body = nil }
                return self.body
            }
            guard let body else { return }
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { body() }
            } else {
                Task { @MainActor in body() }
            }
        }
    }
}
