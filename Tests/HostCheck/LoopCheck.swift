import Foundation
import UIKit

/// Everything that can put work on the main thread, run by the main loop and by nothing else.
@MainActor
enum LoopCheck {
    private static var pending = 0
    private static var isAskingAgain = true

    static func run() {
        let loop = MainLoop.main
        expect("before waiting") { done in loop.performBeforeWaiting(done) }
        expect("before waiting, asked for in the same place") { done in
            loop.performBeforeWaiting { loop.performBeforeWaiting(done) }
        }
        expect("idle") { done in loop.performWhenIdle(done) }
        expect("dispatch") { done in DispatchQueue.main.async(execute: done) }
        expect("dispatch after") { done in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05, execute: done)
        }
        expect("dispatch from a thread") { done in
            Thread.detachNewThread { DispatchQueue.main.async(execute: done) }
        }
        expect("task") { done in Task { done() } }
        expect("task that slept") { done in
            Task {
                try await Task.sleep(for: .milliseconds(50))
                done()
            }
        }
        expect("task back from another executor") { done in
            Task {
                _ = await Task.detached { (0..<1000).reduce(0, +) }.value
                done()
            }
        }
        timers()
        exit(loop.run())
    }

    private static func timers() {
        expect("run loop block") { done in RunLoop.main.perform { MainActor.assumeIsolated(done) } }
        expect("timer") { done in after(0.05, done) }
        expect("timer added by a task") { done in Task { after(0.05, done) } }
        expect("timer added by a timer") { done in after(0.02) { after(0.02, done) } }
        expect("timer added by a clock's call") { done in
            GTKClock.shared.schedule(after: 0.02) { after(0.02, done) }
        }
        expect("timer that repeats") { done in
            var count = 0
            _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
                // A timer of the main loop calls on the main thread.
                nonisolated(unsafe) let timer = timer
                MainActor.assumeIsolated {
                    count += 1
                    if count == 3 {
                        timer.invalidate()
                        done()
                    }
                }
            }
        }
        expect("clock's deadline") { done in GTKClock.shared.schedule(after: 0.03, done) }
        expect("dispatch beside a call that always asks for itself") { done in
            askAgain()
            DispatchQueue.main.async {
                isAskingAgain = false
                done()
            }
        }
        expect("clock's frame without a window") { done in
            GTKClock.shared.onNextFrame { _ in done() }
        }
    }

    private static func askAgain() {
        guard isAskingAgain else { return }
        GTKClock.shared.schedule(after: 0) { askAgain() }
    }

    private static func after(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
            MainActor.assumeIsolated(body)
        }
    }

    /// The program ends with code 3 when everything expected has come.
    private static func expect(
        _ name: String, start: (@escaping @MainActor @Sendable () -> Void) -> Void
    ) {
        pending += 1
        start {
            dispatchPrecondition(condition: .onQueue(.main))
            report((Thread.isMainThread ? "main thread: " : "other thread: ") + name)
            pending -= 1
            if pending == 0 {
                MainLoop.main.stop(exitCode: 3)
            }
        }
    }
}
