/// Calls `body` with the object that C was given as context, unretained, when its callback was set.
///
/// GTK calls on the thread that runs the main loop, which is the main actor's; this is the one place
/// where that is asserted.
func withContext<Receiver: AnyObject, Result: Sendable>(
    _ context: UnsafeMutableRawPointer?, as type: Receiver.Type,
    otherwise fallback: Result, perform body: @MainActor (Receiver) -> Result
) -> Result {
    guard let context else { return fallback }
    // Used on this thread only, before this function returns.
    nonisolated(unsafe) let pointer = context
    return MainActor.assumeIsolated {
        body(Unmanaged<Receiver>.fromOpaque(pointer).takeUnretainedValue())
    }
}
