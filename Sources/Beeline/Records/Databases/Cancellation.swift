/// Whether somebody still wants what is being read.
final class Cancellation: Sendable {
    private let state = Guarded(false)

    /// Whether nobody does any more.
    var isCancelled: Bool { state.withLock { $0 } }

    func cancel() {
        state.withLock { $0 = true }
    }
}
