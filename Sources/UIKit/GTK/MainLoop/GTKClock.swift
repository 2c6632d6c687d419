import CGtk
import CGtkWidgets
package import Foundation

/// The display's clock: frames come from the windows' GDK frame clocks while some call waits for one,
/// deadlines from one GLib source. When nothing waits, nothing ticks.
///
/// While no window is on the screen, frames come 60 times a second.
@MainActor
package final class GTKClock: FrameClock {
    package static let shared = GTKClock()

    private var calls = ScheduledCalls()
    private var windows: [WeakWindow] = []
    private var frameTime: TimeInterval?
    private var latestTime: TimeInterval = 0
    /// When to begin a frame that no window gives.
    private var windowlessFrameTime: TimeInterval?
    /// Lives as long as the process, as the clock does.
    private lazy var deadlineSource = uikit_deadline_source_attach(
        deadlineReached, Unmanaged.passUnretained(self).toOpaque(), "UIKit clock")

    private init() {}

    // MARK: Package

    package var now: TimeInterval {
        if let frameTime { return frameTime }
        // GDK's frame clock counts from the same moment, but a frame's time may lie a little ahead.
        latestTime = max(latestTime, TimeInterval(g_get_monotonic_time()) / 1_000_000)
        return latestTime
    }

    @discardableResult
    package func onNextFrame(
        _ body: @escaping @MainActor (TimeInterval) -> Void
    ) -> ScheduledCall {
        defer { requestFrame() }
        return calls.addForNextFrame(body)
    }

    @discardableResult
    package func schedule(
        at time: TimeInterval, _ body: @escaping @MainActor () -> Void
    ) -> ScheduledCall {
        defer { updateSource() }
        return calls.add(at: time, body)
    }

    package func cancel(_ call: ScheduledCall) {
        calls.cancel(call)
        updateSource()
    }

    // MARK: For windows

    var wantsFrame: Bool { calls.wantsFrame }

    func add(_ window: GTKWindow) {
        windows.append(WeakWindow(window: window))
    }

    /// The frames that the window was to give come from another one, or from none.
    func remove(_ window: GTKWindow) {
        windows.removeAll { $0.window == nil || $0.window === window }
        requestFrame()
    }

    /// Makes what is due, then what waits for a frame, then `draw`, all at the frame's time.
    func makeFrame(at time: TimeInterval, draw: () -> Void) {
        latestTime = max(latestTime, time)
        frameTime = latestTime
        windowlessFrameTime = nil
        runDeadlines()
        let last = calls.last
        while let body = calls.takeFrame(upTo: last) {
            body(latestTime)
        }
        draw()
        frameTime = nil
        requestFrame()
        updateSource()
    }

    // MARK: Private

    private struct WeakWindow {
        weak var window: GTKWindow?
    }

    private func requestFrame() {
        guard calls.wantsFrame else { return }
        if let window = windows.lazy.compactMap(\.window).first(where: \.isDrawing) {
            window.requestTick()
        } else if windowlessFrameTime == nil {
            windowlessFrameTime = now + 1 / 60
            updateSource()
        }
    }

    private func updateSource() {
        let next = [calls.nextDeadline, windowlessFrameTime].compactMap { $0 }.min()
        g_source_set_ready_time(deadlineSource, next.map(microseconds) ?? -1)
    }

    /// Rounded up, since the call must not come early; far away is as good as never.
    private func microseconds(_ time: TimeInterval) -> gint64 {
        gint64(min(max((time * 1_000_000).rounded(.up), 0), 1e18))
    }

    fileprivate func sourceIsDue() {
        if let time = windowlessFrameTime, time <= now {
            makeFrame(at: now) {}
        } else {
            runDeadlines()
            updateSource()
        }
    }

    /// What these calls ask for waits for the next turn, even if it is due: a call that asks for itself
    /// without a delay mustn't keep everything else from being called.
    private func runDeadlines() {
        let last = calls.last
        while let body = calls.takeDue(at: now, upTo: last) {
            body()
        }
    }
}

private func deadlineReached(context: UnsafeMutableRawPointer?) {
    withContext(context, as: GTKClock.self, otherwise: ()) { $0.sourceIsDue() }
}
