import Foundation

/// Calls a closure once a frame while it asks for more; a frame in which nothing moves is not asked
/// for.
@MainActor final class FrameLoop {
    private var call: (clock: any FrameClock, scheduled: ScheduledCall)?

    /// - Parameter body: Gets the frame's time; says whether it wants another frame.
    func start(
        _ clock: any FrameClock, _ body: @escaping @MainActor (TimeInterval) -> Bool
    ) {
        stop()
        request(clock, body)
    }

    func stop() {
        if let call { call.clock.cancel(call.scheduled) }
        call = nil
        run += 1
    }

    /// Counts the loops, since the body may stop the one that it is in, or begin another one.
    private var run = 0

    private func request(
        _ clock: any FrameClock, _ body: @escaping @MainActor (TimeInterval) -> Bool
    ) {
        let run = run
        let scheduled = clock.onNextFrame { [weak self] time in
            let wantsMore = body(time)
            guard let self, self.run == run else { return }
            call = nil
            if wantsMore { request(clock, body) }
        }
        call = (clock, scheduled)
    }

    isolated deinit {
        stop()
    }
}
