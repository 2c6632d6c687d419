import Foundation
import Testing

@testable import UIKit

@Suite struct ScrollMachineryTests {
    // MARK: - Deceleration

    @Test func `the velocity falls by UIKit's rate with each millisecond`() {
        // https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
        let slowing = Deceleration(start: 0, velocity: 1000, rate: 0.998)
        #expect(abs(slowing.velocity(at: 0.001) - 998) < 0.001)
        #expect(abs(slowing.velocity(at: 1) - 1000 * pow(0.998, 1000)) < 0.001)
        #expect(abs(slowing.destination - 499.5) < 0.1)
    }

    @Test func `positions are the sum of the velocities, and end at the destination`() {
        let slowing = Deceleration(start: 10, velocity: -2000, rate: 0.99)
        var sum: CGFloat = 10
        for step in 0..<20_000 {
            sum += slowing.velocity(at: (Double(step) + 0.5) / 10_000) / 10_000
        }
        #expect(abs(slowing.position(at: 2) - sum) < 0.01)
        let duration = slowing.duration(to: 0.25)
        #expect(abs(abs(slowing.position(at: duration) - slowing.destination) - 0.25) < 0.001)
        #expect(slowing.time(at: 20) == nil)
        let passing = slowing.time(at: -100)
        #expect(passing.map { abs(slowing.position(at: $0) + 100) < 0.001 } == true)
    }

    // MARK: - Rubber band

    @Test func `content follows less and less beyond its end, never by the view's length`() {
        let band = RubberBand(range: 0...1000, length: 500)
        #expect(band.stretched(300) == 300)
        #expect(abs(band.stretched(-100) + (1 - 1 / (100 * 0.55 / 500 + 1)) * 500) < 0.001)
        #expect(band.stretched(1_000_000) < 1500)
        #expect(band.stretched(1100) > 1000)
    }

    @Test func `relaxing undoes stretching`() {
        let band = RubberBand(range: -20...700, length: 320)
        for place in stride(from: CGFloat(-900), through: 1600, by: 13) {
            #expect(abs(band.relaxed(band.stretched(place)) - place) < 0.001)
        }
    }

    // MARK: - Glides

    private func glide(
        from start: CGFloat, velocity: CGFloat, bounces: Bool = true, target: CGFloat? = nil
    ) -> AxisGlide {
        AxisGlide(
            from: start, velocity: velocity, in: 0...1000, rate: 0.998, bounces: bounces,
            target: target, pixel: 0.5)
    }

    @Test func `a glide within the content slows down`() {
        let glide = glide(from: 100, velocity: 1000)
        #expect(abs(glide.destination - 599.5) < 0.1)
        #expect(glide.position(at: 0) == 100)
        #expect(glide.position(at: 60) == glide.destination)
        #expect(glide.duration > 2 && glide.duration < 5)
    }

    @Test func `a glide over the end comes back to it, or stops where nothing bounces`() {
        let bouncing = glide(from: 900, velocity: 3000)
        let furthest = stride(from: 0, to: 3, by: 0.01).map { bouncing.position(at: $0) }.max() ?? 0
        #expect(furthest > 1010 && furthest < 1200)
        #expect(bouncing.destination == 1000)
        let stopping = glide(from: 900, velocity: 3000, bounces: false)
        #expect(stride(from: 0, to: 3, by: 0.01).allSatisfy { stopping.position(at: $0) <= 1000 })
        #expect(stopping.duration < 0.1)
    }

    @Test func `content beyond its end is pulled back, whatever its velocity`() {
        for velocity in [CGFloat(0), 500, -500] {
            let glide = glide(from: -80, velocity: velocity)
            #expect(glide.position(at: 0) == -80)
            #expect(glide.position(at: 10) >= 0)
        }
        #expect(glide(from: -80, velocity: 0).destination == 0)
    }

    @Test func `a chosen target is reached without overshooting`() {
        for (velocity, target) in [(CGFloat(1000), CGFloat(300)), (50, 700), (-400, 500), (0, 0)] {
            let glide = glide(from: 250, velocity: velocity, target: target)
            #expect(glide.destination == target)
            let path = stride(from: 0.2, to: 4, by: 0.02).map { glide.position(at: $0) }
            let side = target > 250 ? path.max() ?? 0 : -(path.min() ?? 0)
            #expect(side <= abs(target) + 0.001 || velocity * (target - 250) < 0)
            #expect(glide.duration < 4)
        }
    }

    @Test func `random glides are continuous, stay finite and end in the content`() {
        for round in 0..<FuzzPlan.rounds(standard: 2000) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            var random = SplitMix64(seed: seed)
            let start = CGFloat(random.below(1600)) - 300
            let velocity = CGFloat(random.below(12_000)) - 6000
            let target = random.below(3) == 0 ? CGFloat(random.below(1001)) : nil
            let glide = AxisGlide(
                from: start, velocity: velocity, in: 0...1000,
                rate: random.below(2) == 0 ? 0.998 : 0.99, bounces: random.below(4) != 0,
                target: target, pixel: 0.5)
            #expect((0...1000).contains(glide.destination), "FUZZ_SEED=\(seed)")
            #expect(glide.duration.isFinite && glide.duration < 8, "FUZZ_SEED=\(seed)")
            var last = glide.position(at: 0)
            for frame in 1...500 {
                let next = glide.position(at: Double(frame) / 60)
                // Nothing is faster than it was let go with, or than the spring from furthest away.
                let most = max(abs(velocity), 6000) / 60 + 1
                #expect(next.isFinite && abs(next - last) <= most, "FUZZ_SEED=\(seed)")
                last = next
            }
            #expect(last == glide.destination, "FUZZ_SEED=\(seed)")
        }
    }

    // MARK: - Pages

    @Test func `a flick turns one page, a slow drag goes to the nearest`() {
        let paging = PagingTarget(range: 0...1250, page: 300)
        #expect(paging.target(from: 310, velocity: 500) == 600)
        #expect(paging.target(from: 310, velocity: -500) == 300)
        #expect(paging.target(from: 290, velocity: -500) == 0)
        #expect(paging.target(from: 440, velocity: 0) == 300)
        #expect(paging.target(from: 460, velocity: 0) == 600)
        #expect(paging.target(from: 1240, velocity: 500) == 1250)
        #expect(paging.target(from: 1250, velocity: -500) == 1200)
        #expect(paging.target(from: -30, velocity: -500) == 0)
    }

    // MARK: - Indicators

    @Test func `a bar is as long as the share that is seen, and where that is`() throws {
        let bar = try #require(
            ScrollIndicatorGeometry(offset: 250, range: 0...500, visible: 500, track: 400))
        #expect(bar.length == 200)
        #expect(bar.position == 100)
        #expect(
            ScrollIndicatorGeometry.offset(
                forPosition: 100, length: 200, track: 400, range: 0...500) == 250)
        #expect(ScrollIndicatorGeometry(offset: 0, range: 0...0, visible: 500, track: 400) == nil)
    }

    @Test func `a bar stays long enough to grab, and shrinks when content is pulled`() throws {
        let long = try #require(
            ScrollIndicatorGeometry(offset: 0, range: 0...100_000, visible: 500, track: 400))
        #expect(long.length == 36)
        let pulled = try #require(
            ScrollIndicatorGeometry(offset: 560, range: 0...500, visible: 500, track: 400))
        #expect(pulled.length == 140)
        #expect(pulled.position == 260)
        let far = try #require(
            ScrollIndicatorGeometry(offset: -900, range: 0...500, visible: 500, track: 400))
        #expect(far.length == 8 && far.position == 0)
    }

    // MARK: - Pixels

    @Test func `places go to the nearest pixel, the same one each time`() {
        #expect(PixelGrid(scale: 2).nearest(-7.5) == -7.5)
        #expect(PixelGrid(scale: 1).nearest(-7.5) == -8)
        #expect(PixelGrid(scale: 1).nearest(PixelGrid(scale: 1).nearest(-7.5)) == -8)
        #expect(abs(PixelGrid(scale: 3).nearest(0.4) - 1.0 / 3) < 1e-9)
    }

    @Test func `velocities come from the last tenth of a second`() {
        var tracker = VelocityTracker()
        for step in 0...30 {
            tracker.add(CGPoint(x: Double(step * step), y: 0), at: Double(step) / 60)
        }
        let velocity = tracker.velocity(at: 0.5).dx
        #expect(velocity > 50 * 60 && velocity < 60 * 60)
        #expect(tracker.velocity(at: 0.7) == .zero)
    }
}
