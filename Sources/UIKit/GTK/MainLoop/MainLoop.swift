import CGtk
import CGtkWidgets
import Foundation

/// The loop that an app's main thread spends its life in. GLib drives it; Dispatch's main queue, the main
/// actor's jobs and `RunLoop.main` run in it too. It needs no display.
///
/// One limit: a `Timer`, or a block for `RunLoop.main`, that another thread adds is noticed only when
/// something else wakes the loop. From other threads use `DispatchQueue.main` or a main actor's task.
@MainActor
package final class MainLoop {
    package static let main = MainLoop()

    private var exitCode: Int32?
    private var isRunning = false
    private var isMainQueueAttached = false
    private var waiting: [@MainActor () -> Void] = []
    /// Lives as long as the process, as the loop does. It does nothing but wake the loop for a `Timer`.
    private lazy var timerSource = uikit_deadline_source_attach(
        runLoopTimerReached, Unmanaged.passUnretained(self).toOpaque(), "UIKit RunLoop.main")

    private init() {}

    // MARK: Package

    /// Runs until `stop(exitCode:)`.
    ///
    /// To be called from a synchronous `main`: in an asynchronous one the main actor is busy with the
    /// very call.
    ///
    /// - Returns: The code that `stop(exitCode:)` was given.
    /// - Precondition: It isn't running.
    package func run() -> Int32 {
        stopUnless(!isRunning, "MainLoop.run(): the loop is running already")
        isRunning = true
        attachMainQueue()
        while exitCode == nil {
            turn()
        }
        isRunning = false
        defer { exitCode = nil }
        return exitCode ?? 0
    }

    /// Ends `run()` after what is being called has returned. Before `run()`, it makes that return at once.
    package func stop(exitCode: Int32 = 0) {
        self.exitCode = exitCode
        g_main_context_wakeup(nil)
    }

    /// Calls `body` once, when this turn's events, jobs and timers have been called and before the loop
    /// waits for others. Calls come in the order in which they were asked for; one that is asked for
    /// during these comes in the next turn, which then follows without waiting.
    ///
    /// This is the place of a transaction: whoever marks something first asks for the call.
    package func performBeforeWaiting(_ body: @escaping @MainActor () -> Void) {
        waiting.append(body)
    }

    /// Calls `body` once, when nothing else is left to do.
    package func performWhenIdle(_ body: @escaping @MainActor () -> Void) {
        let call = Unmanaged.passRetained(IdleCall(body: body))
        g_idle_add_full(G_PRIORITY_LOW, idle, call.toOpaque(), nil)
    }

    // MARK: Private

    /// GLib keeps the source; one is enough.
    private func attachMainQueue() {
        guard !isMainQueueAttached else { return }
        isMainQueueAttached = true
        uikit_main_queue_source_attach()
    }

    private func turn() {
        let bodies = waiting
        waiting = []
        for body in bodies {
            body()
        }
        runTimers()
        guard exitCode == nil else { return }
        g_main_context_iteration(nil, waiting.isEmpty ? 1 : 0)
    }

    /// Fires the timers that are due, runs the blocks that wait, and sees to it that the next timer wakes
    /// GLib. Not called from a source's `prepare`, where GLib forbids what a timer may do.
    fileprivate func runTimers() {
        guard let next = RunLoop.main.limitDate(forMode: .default), next < .distantFuture else {
            g_source_set_ready_time(timerSource, -1)
            return
        }
        // Not before a millisecond has passed: a date that isn't quite reached mustn't make it spin.
        let delay = min(max(next.timeIntervalSinceNow, 0.001), 1e9)
        g_source_set_ready_time(
            timerSource, g_get_monotonic_time() + gint64((delay * 1_000_000).rounded(.up)))
    }
}

/// A closure on its way through C.
private final class IdleCall {
    let body: @MainActor () -> Void

    init(body: @escaping @MainActor () -> Void) {
        self.body = body
    }
}

/// GSourceFunc; takes over the reference to the `IdleCall`.
private func idle(context: gpointer?) -> gboolean {
    withContext(context, as: IdleCall.self, otherwise: ()) { $0.body() }
    if let context {
        Unmanaged<IdleCall>.fromOpaque(context).release()
    }
    return 0
}

private func runLoopTimerReached(context: UnsafeMutableRawPointer?) {
    withContext(context, as: MainLoop.self, otherwise: ()) { $0.runTimers() }
}
