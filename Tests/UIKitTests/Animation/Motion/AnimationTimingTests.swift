import Foundation
import Testing

@testable import UIKit

// The rules are those of https://developer.apple.com/documentation/quartzcore/camediatiming.

@Suite struct AnimationTimingTests {
    private func timing(_ change: (inout AnimationTiming) -> Void = { _ in }) -> AnimationTiming {
        var timing = AnimationTiming(beginTime: 10, duration: 2)
        change(&timing)
        return timing
    }

    @Test func `an animation runs from its beginning for its duration`() {
        let timing = timing()
        #expect(timing.phase(at: 9.9) == .before)
        #expect(timing.phase(at: 10) == .active)
        #expect(timing.phase(at: 11.9) == .active)
        #expect(timing.phase(at: 12) == .after)
        #expect(timing.runTime(at: 9) == 0)
        #expect(timing.runTime(at: 11.5) == 1.5)
        #expect(timing.runTime(at: 99) == 2)
    }

    @Test func `a repeated animation begins anew and ends at its end`() {
        let timing = timing { $0.repeatCount = 2.5 }
        #expect(timing.runTime(at: 12.5) == 0.5)
        #expect(timing.end == 15)
        #expect(timing.runTime(at: 15) == 1)
        #expect(self.timing { $0.repeatCount = 2 }.runTime(at: 14) == 2)
    }

    @Test func `an animation that turns back takes twice as long and ends where it began`() {
        let timing = timing { $0.autoreverses = true }
        #expect(timing.end == 14)
        #expect(timing.runTime(at: 13.5) == 0.5)
        #expect(timing.runTime(at: 14) == 0)
    }

    @Test func `a faster animation is over sooner`() {
        let timing = timing { $0.speed = 4 }
        #expect(timing.end == 10.5)
        #expect(timing.runTime(at: 10.25) == 1)
    }

    @Test func `an offset skips the beginning`() {
        let timing = timing { $0.timeOffset = 0.5 }
        #expect(timing.runTime(at: 10) == 0.5)
        #expect(timing.end == 11.5)
    }

    @Test func `an endless animation has no end, and a stopped one shows its offset`() {
        #expect(timing { $0.repeatCount = .infinity }.repeatsForever)
        let stopped = timing {
            $0.speed = 0
            $0.timeOffset = 0.75
        }
        #expect(stopped.phase(at: 1000) == .active)
        #expect(stopped.runTime(at: 1000) == 0.75)
    }

    @Test func `a time to repeat goes before a count`() {
        let timing = timing {
            $0.repeatCount = 10
            $0.repeatDuration = 3
        }
        #expect(timing.end == 13)
        #expect(timing.runTime(at: 13) == 1)
    }
}
