import Testing
import UIKit

@MainActor
struct ManualClockTests {
    private let clock = ManualClock()

    @Test func `time stands still until it is told to go on`() {
        #expect(clock.now == 0)
        clock.advance(by: 1.5)
        #expect(clock.now == 1.5)
    }

    @Test func `calls come in the order of their times, equal ones as they were asked for`() {
        var calls: [String] = []
        clock.schedule(at: 2) { calls.append("2 first") }
        clock.schedule(at: 1) { calls.append("1") }
        clock.schedule(at: 2) { calls.append("2 second") }
        clock.schedule(at: 4) { calls.append("4") }
        clock.advance(by: 3)
        #expect(calls == ["1", "2 first", "2 second"])
    }

    @Test func `a call sees its own time, and what it asks for comes on the same way`() {
        var times: [Double] = []
        clock.schedule(at: 1) {
            times.append(clock.now)
            clock.schedule(after: 0.5) { times.append(clock.now) }
            clock.schedule(after: 5) { times.append(clock.now) }
        }
        clock.advance(by: 2)
        #expect(times == [1, 1.5])
    }

    @Test
    func `a call for a time that has passed comes as soon as time goes on, without going back`() {
        clock.advance(by: 3)
        var times: [Double] = []
        clock.schedule(at: 1) { times.append(clock.now) }
        #expect(times == [])
        clock.advance(by: 0)
        #expect(times == [3])
    }

    @Test func `a cancelled call doesn't come, even when one of the same time cancels it`() {
        var calls: [String] = []
        let cancelled = CallList()
        let first = clock.schedule(at: 1) { calls.append("first") }
        clock.schedule(at: 2) { cancelled.calls.forEach(clock.cancel) }
        cancelled.calls.append(clock.schedule(at: 2) { calls.append("last") })
        clock.cancel(first)
        clock.advance(by: 3)
        #expect(calls == [])
    }

    @Test func `frames come 60 times a second while they are asked for`() {
        var times: [Double] = []
        func nextFrame() {
            clock.onNextFrame { time in
                times.append(time)
                nextFrame()
            }
        }
        nextFrame()
        clock.advance(by: 0.0625)
        #expect(times.map { ($0 * 60).rounded() / 60 } == times)
        #expect(times.map { Int(($0 * 60).rounded()) } == [1, 2, 3])
    }

    @Test func `a second of frames has sixty of them, in whatever steps it passes`() {
        for step in [1.0, 0.5, 0.1, 1.0 / 60, 1.0 / 64] {
            let clock = ManualClock()
            var count = 0
            func nextFrame() {
                clock.onNextFrame { _ in
                    count += 1
                    nextFrame()
                }
            }
            nextFrame()
            for _ in 0..<Int((1 / step).rounded()) {
                clock.advance(by: step)
            }
            clock.advance(by: 0.001)
            #expect(count == 60, "in steps of \(step) s")
        }
    }

    @Test func `calls for one frame come together and see one time`() {
        var times: [Double] = []
        clock.onNextFrame { times.append($0) }
        clock.onNextFrame { _ in times.append(clock.now) }
        clock.advance(by: 1.0 / 60)
        #expect(times == [1.0 / 60, 1.0 / 60])
    }

    @Test func `a frame's call can cancel a later one of the same frame`() {
        var calls: [String] = []
        let cancelled = CallList()
        clock.onNextFrame { _ in cancelled.calls.forEach(clock.cancel) }
        cancelled.calls.append(clock.onNextFrame { _ in calls.append("second") })
        clock.advance(by: 1)
        #expect(calls == [])
    }

    @Test func `time that doesn't go on properly is refused with the number`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await ManualClock().advance(by: -1)
        }
    }
}

/// Calls that are known only after the closure that needs them has been made.
@MainActor
private final class CallList {
    var calls: [ScheduledCall] = []
}
