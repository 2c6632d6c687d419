import Dispatch
import Synchronization

/// Something that a test waits for, or lets go: closed until it is opened.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for wake in waiting { wake() }
    }

    /// Waits until it is open.
    func pass() async throws {
        for await _ in opening() {}
        try Task.checkCancellation()
    }

    /// Waits until it is open, even if nobody waits for this task any more.
    func passed() async {
        await Task { for await _ in opening() {} }.value
    }

    /// Keeps a thread until it is open.
    @available(*, noasync)
    func wait() {
        let semaphore = DispatchSemaphore(value: 0)
        whenOpen { semaphore.signal() }
        semaphore.wait()
    }

    private func opening() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        whenOpen { continuation.finish() }
        return stream
    }

    private func whenOpen(_ wake: @escaping @Sendable () -> Void) {
        let isOpen = state.withLock { state in
            if !state.isOpen { state.waiting.append(wake) }
            return state.isOpen
        }
        if isOpen { wake() }
    }
}
