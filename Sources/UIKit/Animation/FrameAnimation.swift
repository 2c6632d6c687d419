import Foundation

/// Calls a closure once a frame with how far a movement has come.
@MainActor final class FrameAnimation {
    private let duration: TimeInterval
    private let update: @MainActor (CGFloat) -> Void
    private let completion: @MainActor () -> Void
    private var start: TimeInterval?
    private var call: ScheduledCall?
    private let clock: any FrameClock

    /// - Parameters:
    ///   - duration: In seconds.
    ///   - clock: The platform's, if it is left out.
    ///   - update: Gets the way covered, from 0 to 1, slow at the end.
    init(
        duration: TimeInterval, clock: (any FrameClock)? = nil,
        update: @escaping @MainActor (CGFloat) -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        self.duration = duration
        self.update = update
        self.completion = completion
        self.clock = clock ?? Platform.current.clock
        requestFrame()
    }

    func cancel() {
        if let call { clock.cancel(call) }
        call = nil
    }

    private func requestFrame() {
        call = clock.onNextFrame { [self] time in frame(at: time) }
    }

    private func frame(at time: TimeInterval) {
        let start = start ?? time
        self.start = start
        let share = min(1, max(0, (time - start) / duration))
        update(1 - pow(1 - share, 3))
        if share < 1 {
            requestFrame()
        } else {
            call = nil
            completion()
        }
    }
}
