import Foundation

/// Calls a closure once, later on the frame clock, unless it is stopped before.
@MainActor final class GestureTimer {
    private var call: (clock: any FrameClock, scheduled: ScheduledCall)?

    var isRunning: Bool { call != nil }

    /// Begins anew.
    ///
    /// - Parameters:
    ///   - delay: In seconds.
    ///   - view: Whose window's clock counts.
    func start(
        _ delay: TimeInterval, in view: UIView?, _ body: @escaping @MainActor () -> Void
    ) {
        stop()
        let clock = view?.frameClock ?? Platform.current.clock
        let scheduled = clock.schedule(after: delay) { [weak self] in
            self?.call = nil
            body()
        }
        call = (clock, scheduled)
    }

    func stop() {
        if let call { call.clock.cancel(call.scheduled) }
        call = nil
    }

    isolated deinit {
        stop()
    }
}
