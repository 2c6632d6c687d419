import Dispatch

/// Waits for the result of something that another thread does.
///
/// The result goes through a lock, though a continuation could carry it: the
/// thread sanitizer knows locks, and takes what a continuation carries for a
/// race.
///
/// - Parameter begin: Begins it. Gets what is to be called with the result,
///   once, on any thread.
nonisolated(nonsending) func handedOver<Value: Sendable>(
    _ begin: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
) async throws -> Value {
    let handover = Guarded<Result<Value, any Error>?>(nil)
    await withCheckedContinuation { continuation in
        begin { result in
            handover.withLock { $0 = result }
            continuation.resume()
        }
    }
    guard let result = handover.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
}

/// Waits on this thread for the result of something asynchronous, which must
/// not need this thread.
@available(*, noasync)
func waited<Value: Sendable>(
    for body: @escaping @Sendable () async throws -> Value
) throws -> Value {
    let handover = Guarded<Result<Value, any Error>?>(nil)
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        let result: Result<Value, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        handover.withLock { $0 = result }
        done.signal()
    }
    done.wait()
    guard let result = handover.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
}
