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
