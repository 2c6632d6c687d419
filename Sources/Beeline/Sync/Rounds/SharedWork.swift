/// Work that several wait for. It goes on as long as one of them does, and is
/// cancelled when the last one is.
final class SharedWork<Value: Sendable>: Sendable {
    private struct State {
        var value: Value?
        var count = 0
        /// Those who have joined and not left, by their places; how they are
        /// woken, once they sleep.
        var waiting: [Int: CheckedContinuation<Void, Never>?] = [:]
        var isAbandoned = false
    }

    private let state = Guarded(State())
    private let task: Task<Value, Never>

    /// Begins it.
    init(_ work: @escaping @Sendable () async -> Value) {
        task = Task { await work() }
        Task { finish(await task.value) }
    }

    /// Takes a place among those who wait, to be used in ``value(_:)``.
    ///
    /// - Returns: Nil if all who waited were cancelled: then it is ending.
    func join() -> Int? {
        state.withLock { state in
            guard !state.isAbandoned else { return nil }
            state.count += 1
            state.waiting[state.count] = .some(nil)
            return state.count
        }
    }

    /// Waits for it.
    ///
    /// - Returns: What came of it; nil at once if this task is cancelled and
    ///   others still wait. The last one always waits for the end.
    func value(_ place: Int) async -> Value? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { sleep(place, $0) }
        } onCancel: {
            leave(place)
        }
        // Through the lock, as in `handedOver`.
        return state.withLock { $0.value }
    }

    /// Waits until it has ended, without a part in whether it goes on.
    func end() async {
        _ = await task.value
    }

    /// Whether all who waited were cancelled.
    var isAbandoned: Bool { state.withLock { $0.isAbandoned } }

    /// How many wait.
    var waiterCount: Int { state.withLock { $0.waiting.count } }

    // MARK: Private

    private func sleep(_ place: Int, _ continuation: CheckedContinuation<Void, Never>) {
        let sleeps = state.withLock { state in
            guard state.waiting[place] != nil else { return false }
            state.waiting[place] = continuation
            return true
        }
        if !sleeps { continuation.resume() }
    }

    private func leave(_ place: Int) {
        let (leaving, isAbandoned) = state.withLock {
            state -> (CheckedContinuation<Void, Never>?, Bool) in
            guard let leaving = state.waiting[place] else {
                return (nil, false)
            }
            guard state.waiting.count > 1 else {
                state.isAbandoned = true
                return (nil, true)
            }
            state.waiting[place] = nil
            return (leaving, false)
        }
        leaving?.resume()
        if isAbandoned { task.cancel() }
    }

    private func finish(_ value: Value) {
        let waiting = state.withLock { state in
            state.value = value
            defer { state.waiting = [:] }
            return state.waiting.values.compactMap { $0 }
        }
        for continuation in waiting { continuation.resume() }
    }
}
