import Foundation

/// Something happened, told to a task that waits for it.
///
/// `@unchecked`: `lock` guards the rest.
final class Signal: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private var waiting: CheckedContinuation<Void, Never>?

    func send() {
        lock.lock()
        defer { lock.unlock() }
        guard let waiting else {
            count += 1
            return
        }
        self.waiting = nil
        waiting.resume()
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            lock.lock()
            defer { lock.unlock() }
            if count == 0 {
                waiting = continuation
            } else {
                count -= 1
                continuation.resume()
            }
        }
    }

    /// Forgets what was told so far.
    func clear() { lock.withLock { count = 0 } }
}
